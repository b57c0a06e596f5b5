import Foundation
import Support
import Testing

/// The page in a browser without a window, where the machine has one.
@Suite("Report in a browser")
struct ReportBrowserTests {
  static let browser = ["chromium", "chromium-browser", "google-chrome"].first { toolPath($0) != nil }
  static let hint: Comment = "neither chromium, chromium-browser nor google-chrome is installed"

  /// Measures the page in a frame of a width, and tells what it found as the page's own text.
  private static func probe(width: Int) -> String {
    """
    <!DOCTYPE html><html><body><pre id="found"></pre>
    <iframe id="page" src="report.html" style="width:\(width)px;height:900px;border:0"></iframe>
    <script>
    document.getElementById("page").onload = event => {
      const page = event.target.contentDocument;
      const all = [...page.querySelectorAll("h1, h2, h3, dd, svg, figcaption, summary, .records")];
      const isSeen = element => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0;
      };
      page.querySelectorAll("details").forEach(details => details.open = true);
      document.getElementById("found").textContent = JSON.stringify({
        seen: all.filter(isSeen).length, all: all.length,
        overflow: page.documentElement.scrollWidth - page.documentElement.clientWidth,
        tables: [...page.querySelectorAll("table")].every(isSeen),
      });
    };
    </script></body></html>
    """
  }

  @Test(
    "All of it is seen, nothing sticks out, and the browser has no complaint",
    .enabled(if: browser != nil, hint), arguments: [390, 1280])
  func layout(width: Int) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = Locations.samples.appendingPathComponent("strong-pounds.csv").path
    #expect(try runCommand(["report", sample, "--unit", "lb", "-o", "report.html"], in: folder).exitCode == 0)
    try Self.probe(width: width).write(
      to: folder.appendingPathComponent("probe.html"), atomically: true, encoding: .utf8)
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--allow-file-access-from-files",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr", "--virtual-time-budget=5000",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--dump-dom",
      folder.appendingPathComponent("probe.html").absoluteString,
    ]
    let run = try runTool(#require(Self.browser), options, in: folder)
    let found = try #require(run.text.firstMatch(of: /"seen":(\d+),"all":(\d+),"overflow":(-?\d+),"tables":(\w+)/))
    let all = try #require(Int(found.output.2))
    #expect(all > 30 && Int(found.output.1) == all && found.output.3 == "0" && found.output.4 == "true")
    // A refused style or script, or a fault of the page, is told on the console.
    #expect(!run.errors.contains("CONSOLE"))
  }
}
