#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Carryover

/// Today by the clock on the wall, for telling which sessions lie in the future.
func today() -> CivilDate? {
  var seconds = time(nil)
  var parts = unsafe tm()
  guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
  return unsafe CivilDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
}
