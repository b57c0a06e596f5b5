import Foundation

/// Whether the tests, and with them the command, were built with a sanitizer, which takes several times the memory.
let isSanitized: Bool = {
  guard let program = unsafe dlopen(nil, RTLD_NOW) else { return false }
  return unsafe dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
}()
