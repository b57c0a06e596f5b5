#if CARRYOVER_LIBFUZZER
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import FuzzTargets

  /// libFuzzer, which calls a function of C with each input.
  enum FuzzDriver {
    // It is set once, before the fuzzer runs, which calls from one thread.
    nonisolated(unsafe) private static var target: FuzzTarget?

    static func run(_ target: FuzzTarget, _ arguments: [String]) -> Int32 {
      unsafe Self.target = target
      var count = Int32(arguments.count + 1)
      // The fuzzer keeps them to its end, and so nobody frees them.
      var values = unsafe ([CommandLine.arguments[0]] + arguments).map { unsafe strdup($0) } + [nil]
      return unsafe values.withUnsafeMutableBufferPointer { buffer in
        var start = unsafe buffer.baseAddress
        return unsafe LLVMFuzzerRunDriver(&count, &start) { bytes, count in
          FuzzDriver.take(Array(unsafe UnsafeBufferPointer(start: bytes, count: count)))
          return 0
        }
      }
    }

    private static func take(_ bytes: [UInt8]) {
      guard let target = unsafe target else { return }
      do {
        try target.run(bytes)
      } catch {
        // libFuzzer keeps an input as a finding when the process dies of it; there is no other way to tell it.
        fatalError("\(error)")
      }
    }
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  private func LLVMFuzzerRunDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
