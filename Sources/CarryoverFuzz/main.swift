import FuzzTargets

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

var arguments = Array(CommandLine.arguments.dropFirst())
let first = arguments.isEmpty ? "--help" : arguments.removeFirst()
if first == "--help" {
  print(FuzzCommand.help)
} else if first == "seeds", arguments.count == 2 {
  try FuzzCommand.writeSeeds(samples: arguments[0], folder: arguments[1])
} else if let target = FuzzTarget.named(first) {
  exit(FuzzCommand.run(target, arguments))
} else {
  FuzzCommand.complain("carryover-fuzz: there is no target \"\(first)\"\n")
  exit(2)
}
