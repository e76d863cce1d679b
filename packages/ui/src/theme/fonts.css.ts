import { globalFontFace } from "@vanilla-extract/css";
import { fontFiles } from "./font-files.ts";

// Never as data: in the style sheet: every page would carry the scripts that it does not show.
for (const { name, unicodeRange } of fontFiles) {
  globalFontFace("Preforma Rubik", {
    src: `url("../../fonts/rubik-${name}.woff2?no-inline") format("woff2")`,
    fontWeight: "400 700",
    fontStyle: "normal",
    fontDisplay: "swap",
    unicodeRange,
  });
}

/**
 * What stands until the family has come, each cut to its measure so that no line moves when it does: the typefaces of
 * Windows and Apple, of Android, and of Linux. How much wider the family is was measured in Chromium over the site's
 * own texts in the five languages without Arabic, of which Latin ones count; at 1,000 px its ascent is 935, its descent 250.
 */
const fallbacks = [
  {
    regular: { names: ["Arial", "Liberation Sans", "Helvetica"], narrower: 1.04 },
    bold: { names: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"], narrower: 1.034 },
  },
  {
    regular: { names: ["Roboto", "Roboto Regular"], narrower: 1.048 },
    bold: { names: ["Roboto Bold"], narrower: 1.1 },
  },
  {
    regular: { names: ["Open Sans", "Open Sans Regular"], narrower: 0.995 },
    bold: { names: ["Open Sans Bold"], narrower: 0.992 },
  },
];
for (const { regular, bold } of fallbacks)
  for (const [fontWeight, { names, narrower }] of [
    ["400 500", regular],
    ["600 700", bold],
  ] as const)
    globalFontFace("Preforma Fallback", {
      src: names.map((name) => `local("${name}")`).join(", "),
      unicodeRange: "U+0-5FF, U+2000-2BFF",
      fontWeight,
      sizeAdjust: `${(narrower * 100).toFixed(1)}%`,
      ascentOverride: `${(93.5 / narrower).toFixed(2)}%`,
      descentOverride: `${(25 / narrower).toFixed(2)}%`,
      lineGapOverride: "0%",
    });
globalFontFace("Preforma Fallback Arabic", {
  src: 'local("Segoe UI"), local("Geeza Pro"), local("Noto Sans Arabic"), local("Tahoma")',
  unicodeRange: "U+600-6FF",
  ascentOverride: "93.5%",
  descentOverride: "25%",
  lineGapOverride: "0%",
});
