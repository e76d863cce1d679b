import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/** A path in a 24 by 24 view box, encoded for a string in a style sheet. */
const path = (d: string) => `%3Cpath d='${d}'/%3E`;
const drawn = (shapes: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E${shapes}%3C/svg%3E")`;

/** In the style sheet, because the footer is on every page and the marks would add 400 bytes to each. */
const glyphs = {
  facebook: drawn(
    path(
      "M13.5 20v-7h2.6l.5-3h-3.1V8.3c0-1 .4-1.6 1.7-1.6h1.5V4.1A17 17 0 0 0 14.5 4c-2.5 0-4.1 1.5-4.1 4v2H7.8v3h2.6v7z",
    ),
  ),
  instagram: drawn(
    "%3Cg fill='none' stroke='%23000' stroke-width='1.75'%3E%3Crect x='4.5' y='4.5' width='15' height='15' rx='4.25'/%3E" +
      "%3Ccircle cx='12' cy='12' r='3.5'/%3E%3C/g%3E%3Ccircle cx='16.4' cy='7.6' r='.6'/%3E",
  ),
  x: drawn(
    path(
      "M5 5h3.9l3.6 5 4.3-5h1.9l-5.3 6.2L19 19h-3.9l-3.9-5.4L6.6 19H4.7l5.6-6.6zm2.7 1.4 8.1 11.2h.9L8.6 6.4z",
    ),
  ),
  linkedin: drawn(
    path(
      "M5 9.5h2.9V19H5zM6.45 5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4M9.8 9.5h2.8v1.3c.5-.9 1.5-1.5 2.9-1.5 2.6 0 3.5 1.6 3.5 4.2V19h-2.9v-4.9c0-1.4-.4-2.2-1.6-2.2s-1.8.9-1.8 2.2V19H9.8z",
    ),
  ),
  youtube: drawn(
    path(
      "M20.6 8.2a2.2 2.2 0 0 0-1.5-1.6C17.7 6.2 12 6.2 12 6.2s-5.7 0-7.1.4a2.2 2.2 0 0 0-1.5 1.6A23 23 0 0 0 3 12c0 1.3.1 2.6.4 3.8a2.2 2.2 0 0 0 1.5 1.6c1.4.4 7.1.4 7.1.4s5.7 0 7.1-.4a2.2 2.2 0 0 0 1.5-1.6c.3-1.2.4-2.5.4-3.8s-.1-2.6-.4-3.8M10.2 14.7V9.3l4.7 2.7z",
    ),
  ),
};

/** In the text's colour, also with forced colours and in print, which both drop backgrounds. */
const glyph = style({
  "::before": {
    content: "",
    inlineSize: "24px",
    blockSize: "24px",
    backgroundColor: "currentColor",
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  },
  "@media": { [media.forcedColors]: { "::before": { backgroundColor: "LinkText" } } },
});

/** A network's mark in its link. Decorative: the link has its own name. */
export const mark = styleVariants({
  facebook: [glyph, { "::before": { mask: glyphs.facebook } }],
  instagram: [glyph, { "::before": { mask: glyphs.instagram } }],
  x: [glyph, { "::before": { mask: glyphs.x } }],
  linkedin: [glyph, { "::before": { mask: glyphs.linkedin } }],
  youtube: [glyph, { "::before": { mask: glyphs.youtube } }],
});
