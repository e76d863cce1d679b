import type { Page } from "playwright";

/** Makes a page use the site's typeface where it was painted without it (ADR 19), as later pages of a visit do. */
export async function showTypeface(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { dataset } = document.documentElement;
    if ("typeface" in dataset) return;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const own = rules.filter((rule) => rule instanceof CSSFontFaceRule && /url\(/.test(rule.cssText));
    for (const { style } of own as CSSFontFaceRule[]) {
      const descriptor = (name: string) => style.getPropertyValue(name);
      const face = new FontFace(descriptor("font-family").replace(/"/g, ""), descriptor("src"), {
        weight: descriptor("font-weight"),
        unicodeRange: descriptor("unicode-range"),
        display: "block",
      });
      document.fonts.add(face);
    }
    dataset["typeface"] = "";
    // Forces layout, so that the page requests the fonts it needs.
    if (document.body.offsetHeight > 0) await document.fonts.ready;
  });
}

/** For each typeface of the page's title, whether it came from a file of the site. */
export async function typefacesOf(page: Page): Promise<boolean[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main h1" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.map(({ isCustomFont }) => isCustomFont);
}
