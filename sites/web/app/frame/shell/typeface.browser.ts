let shown = false;

/** Whether a file of the typeface came after the page was painted. */
function isLate(): boolean {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  return performance
    .getEntriesByType("resource")
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.name.endsWith(".woff2") &&
        entry.responseEnd > painted,
    );
}

/**
 * Shows the site's typeface where it came too late for the first page (ADR 19). A browser that has painted without the
 * faces of the style sheet never uses them on that page; the same faces as new ones it does.
 */
export function showTypeface(): void {
  if (shown || !isLate()) return;
  shown = true;
  // Sheets of other origins, which extensions add, may not be read.
  const own = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
  for (const rule of own.flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const descriptor = (name: string) => rule.style.getPropertyValue(name);
    const source = descriptor("src");
    if (!source.includes("url(")) continue;
    const face = new FontFace(descriptor("font-family").replaceAll('"', ""), source, {
      weight: descriptor("font-weight"),
      unicodeRange: descriptor("unicode-range"),
      display: "swap",
    });
    document.fonts.add(face);
  }
}
