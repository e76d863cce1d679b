import { viewports } from "./tokens.ts";

/** In `em`, which follows the reader's text size: at 200 %, a window gets the layout of one half as wide. */
const em = (px: number): string => `${px / 16}em`;

/** Named media queries for `"@media"` in styles. Mobile first: narrow windows need no query. */
export const media = {
  /** The smallest phones in portrait, and others with larger text or zoom. */
  narrowest: "(max-width: 24.99rem)",
  /** Wider than a phone in portrait. */
  phone: `screen and (min-width: ${em(viewports.phone)})`,
  /** The desktop layout: header with mega menu, facets beside the list. */
  desktop: `screen and (min-width: ${em(viewports.desktop)})`,
  /** Room for four or more product tiles. */
  wide: `screen and (min-width: ${em(viewports.wide)})`,
  /** A pointer that can hover; on touch screens hover styles stay after a tap. */
  hover: "(hover: hover)",
  motion: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;
