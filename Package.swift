// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "carryover",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Carryover", targets: ["Carryover"]),
    .executable(name: "carryover", targets: ["CarryoverCommand"]),
    .executable(name: "carryover-bench", targets: ["CarryoverBenchmarks"]),
    .executable(name: "carryover-fuzz", targets: ["CarryoverFuzz"]),
  ],
  targets: [
    .target(name: "TrainingModel", swiftSettings: settings),
    .target(name: "TextStreams", swiftSettings: settings),
    .target(
      name: "CarryoverResources",
      path: "Resources",
      exclude: [
        "carryover.schema.json", "carryover-lines.schema.json", "spotter.schema.json", "brados.schema.json",
        "workout-logger.schema.json",
        "gym-app.schema.json",
      ],
      resources: [
        .embedInCode("strong-headers.txt"), .embedInCode("bodyweight-exercises.txt"), .embedInCode("exercises.txt"),
        .embedInCode("month-names.txt"),
        .embedInCode("notes-words.txt"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Carryover",
      dependencies: ["TrainingModel", "TextStreams", "CarryoverResources"],
      swiftSettings: settings
    ),
    .executableTarget(name: "CarryoverCommand", dependencies: ["Carryover", "TextStreams"], swiftSettings: settings),
    .target(name: "GeneratedExports", dependencies: ["TextStreams"], swiftSettings: settings),
    // The command is no part of the benchmark, which runs it as it stands beside it.
    .executableTarget(
      name: "CarryoverBenchmarks", dependencies: ["Carryover", "TextStreams", "GeneratedExports", "CarryoverCommand"],
      exclude: ["peers.py", "peer_programs.py"], swiftSettings: settings),
    .target(name: "FuzzTargets", dependencies: ["Carryover", "TextStreams"], swiftSettings: settings),
    .executableTarget(name: "CarryoverFuzz", dependencies: ["FuzzTargets"], swiftSettings: settings),
    .target(
      name: "ImportExample", dependencies: ["Carryover"], path: "Samples/ImportExample", swiftSettings: settings),
    .target(
      name: "ShareExample", dependencies: ["Carryover"], path: "Samples/ShareExample", swiftSettings: settings),
    .target(
      name: "Support", dependencies: ["Carryover", "TextStreams"], path: "Tests/Support", swiftSettings: settings),
    .testTarget(name: "TrainingModelTests", dependencies: ["TrainingModel", "Support"], swiftSettings: settings),
    .testTarget(name: "TextStreamsTests", dependencies: ["TextStreams", "Support"], swiftSettings: settings),
    .testTarget(
      name: "CarryoverTests",
      dependencies: ["Carryover", "FuzzTargets", "GeneratedExports", "ImportExample", "ShareExample", "Support"],
      exclude: ["Hardening/Findings", "Notes/Logs"], swiftSettings: settings),
    .testTarget(
      name: "CommandTests",
      dependencies: ["Carryover", "CarryoverCommand", "CarryoverBenchmarks", "GeneratedExports", "Support"],
      exclude: ["Cases", "Gallery", "Stories"], swiftSettings: settings),
  ]
)
