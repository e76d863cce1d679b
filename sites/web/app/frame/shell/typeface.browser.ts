/** Whether all of these files were loaded before the page was painted. */
function isShown(files: readonly string[]): boolean {
  // A page in the background has not been painted yet.
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return files.every((file) =>
    entries.some(({ name, responseEnd }) => name.endsWith(file) && responseEnd <= painted),
  );
}

/** The rules of the typeface in the page's style sheets. */
function faceRules(): CSSFontFaceRule[] {
  // Sheets of other origins, which extensions add, may not be read.
  const own = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
  return own
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue("src").includes("url("));
}

/**
 * Loads the typeface where the page was painted without it, and returns a function that shows it. A browser that has
 * painted without the faces of the style sheet never uses them on that page, but it does use the same faces when they
 * are added as new ones.
 *
 * @param files The files that the page's language needs. Words in other scripts load theirs on demand.
 */
export async function loadTypeface(files: readonly string[]): Promise<() => void> {
  if (isShown(files)) return () => undefined;
  const faces = faceRules().map(({ style }) => {
    const source = style.getPropertyValue("src");
    const face = new FontFace(style.getPropertyValue("font-family").replaceAll('"', ""), source, {
      weight: style.getPropertyValue("font-weight"),
      unicodeRange: style.getPropertyValue("unicode-range"),
      display: "swap",
    });
    return { face, isNeeded: files.some((file) => source.includes(file)) };
  });
  await Promise.all(faces.filter(({ isNeeded }) => isNeeded).map(({ face }) => face.load()));
  return () => {
    for (const { face } of faces) document.fonts.add(face);
    document.documentElement.dataset["typeface"] = "";
  };
}
