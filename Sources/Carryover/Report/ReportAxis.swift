import TrainingModel

/// The area of a chart, 360 by 190, and where values lie in it.
struct ReportAxis {
  static let width = 360.0
  static let height = 190.0
  private static let left = 44.0
  private static let right = 352.0
  private static let top = 10.0
  private static let bottom = 168.0

  private let low: Double
  private let high: Double
  private let step: Double

  /// An axis from a round number to a round number.
  ///
  /// - Parameter fromZero: Whether it begins at zero, as it must for bars.
  init(_ values: [Double], fromZero: Bool) {
    let most = max(values.max() ?? 0, 0)
    let least = fromZero ? 0 : min(values.min() ?? 0, most)
    // A line that hardly moves is not to look like a mountain.
    step = Self.roundStep(max(most - least, most * 0.1, 1e-6) / 4)
    low = (least / step).rounded(.down) * step
    high = max((most / step).rounded(.up) * step, low + step)
  }

  /// 1, 2 or 5 times a power of ten, at least as large.
  private static func roundStep(_ number: Double) -> Double {
    var power = 1e-6
    while power * 10 <= number, power < 1e18 { power *= 10 }
    return power * ([1.0, 2, 5].first { $0 * power >= number } ?? 10)
  }

  /// How far down a value lies.
  func y(_ value: Double) -> Double {
    Self.bottom - (value - low) / (high - low) * (Self.bottom - Self.top)
  }

  /// How far right a share of the whole lies, 0 to 1.
  func x(_ share: Double) -> Double { Self.left + share * (Self.right - Self.left) }

  /// Lines across with their values.
  var lines: Markup {
    let count = min(max(Int(((high - low) / step).rounded()), 1), 10)
    let lines = (0...count).map { index -> Markup in
      let value = low + Double(index) * step
      let y = y(value)
      return """
        <path class="grid" d="M\(Self.left) \(y)H\(Self.right)" />\
        <text class="end" x="\(Self.left - 5)" y="\(y + 3.5)">\(Self.short(value))</text>

        """
    }
    return lines.joined()
  }

  /// What begins and what ends below the area.
  func ends(_ first: String, _ last: String) -> Markup {
    """
    <text x="\(Self.left)" y="\(Self.height - 6)">\(first)</text>\
    <text class="end" x="\(Self.right)" y="\(Self.height - 6)">\(last)</text>

    """
  }

  /// `950`, `12.5k`, `3M`.
  private static func short(_ value: Double) -> String {
    if value >= 1e6 { return FigureText.number(value / 1e6, decimals: 2) + "M" }
    if value >= 1e4 { return FigureText.number(value / 1e3, decimals: 1) + "k" }
    return FigureText.number(value, decimals: 1)
  }
}
