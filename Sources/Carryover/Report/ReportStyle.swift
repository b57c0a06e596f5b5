/// How the page looks: on paper, on a phone, by day and by night.
enum ReportStyle {
  static let sheet: Markup = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --panel: #f3f5f7; --text: #1a1d21; --quiet: #565d66; --line: #d5dae0; --link: #0a5fa8;
      --day: #e4e8ec; --l1: #4c9c7e; --l2: #2f8464; --l3: #17694a; --l4: #084a31; --mark: #17694a; --best: #b3470e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #15181c; --panel: #1f242a; --text: #e9ecef; --quiet: #a8b0b9; --line: #363d46; --link: #7fbef5;
        --day: #2a3038; --l1: #3f8f72; --l2: #56b08e; --l3: #78d0ae; --l4: #adf0d3; --mark: #78d0ae; --best: #ffae7a;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere;
    }
    h1 { margin: 0.5rem 0 0; font-size: 1.75rem; line-height: 1.2; }
    h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
    h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
    p { margin: 0.25rem 0 0.75rem; color: var(--quiet); }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
    nav a { display: inline-block; padding: 0.35rem 0; }
    .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0.75rem; margin: 0; }
    .tiles div { display: flex; flex-direction: column; padding: 0.75rem; border-radius: 0.5rem; background: var(--panel); }
    .tiles dt { order: 2; color: var(--quiet); font-size: 0.875rem; }
    .tiles dd { margin: 0; font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 0.5rem 1.5rem; }
    .pair > * { min-width: 0; }
    figure { margin: 0; }
    figcaption { font-weight: 600; }
    svg { display: block; width: 100%; height: auto; max-width: 34rem; }
    svg text { fill: var(--quiet); font-size: 10px; }
    svg .end { text-anchor: end; }
    .grid { stroke: var(--line); stroke-width: 1; fill: none; }
    .days { stroke: var(--day); stroke-width: 11; stroke-dasharray: 11 2; fill: none; }
    .bar { fill: var(--mark); }
    .line { stroke: var(--mark); stroke-width: 2; stroke-linejoin: round; fill: none; }
    .dot { fill: var(--mark); }
    .best { fill: var(--best); }
    .l1 { fill: var(--l1); }
    .l2 { fill: var(--l2); }
    .l3 { fill: var(--l3); }
    .l4 { fill: var(--l4); }
    table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9375rem; }
    caption { padding: 0.25rem 0; text-align: left; color: var(--quiet); }
    th, td { padding: 0.35rem 0.5rem 0.35rem 0; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
    th:first-child { text-align: left; }
    td:last-child, th:last-child { padding-right: 0; }
    tbody th { font-weight: 400; }
    .records th, .records td { text-align: left; }
    .records td:last-child { white-space: nowrap; }
    .records .group { padding-top: 1rem; font-weight: 600; }
    .wide { overflow-x: auto; }
    details { margin: 0.5rem 0; }
    summary { padding: 0.35rem 0; color: var(--link); cursor: pointer; }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 0.75rem; font-size: 0.875rem; }
    @media print {
      :root {
        --page: #ffffff; --panel: #ffffff; --text: #000000; --quiet: #444444; --line: #bbbbbb; --day: #e4e8ec;
        --l1: #4c9c7e; --l2: #2f8464; --l3: #17694a; --l4: #084a31; --mark: #17694a; --best: #b3470e;
      }
      body { max-width: none; padding: 0; font-size: 10pt; }
      nav, details:not([open]) { display: none; }
      svg, rect, path { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      figure, article, tr, .tiles div { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .tiles div { border: 1px solid var(--line); }
    }
    """
}
