import { viewports } from "./tokens.ts";

/** In `em`, which follows the reader's text size: with text at 200 % a window has the form of one half as wide. */
const em = (px: number): string => `${px / 16}em`;

/** Media queries by their meaning, for `"@media"` in styles. Mobile first: no query is the narrow window. */
export const media = {
  /** The smallest phones held upright, and what larger text or zoom leaves of others. */
  narrowest: "(max-width: 24.99rem)",
  /** Wider than a phone held upright. */
  phone: `screen and (min-width: ${em(viewports.phone)})`,
  /** The desktop layout: header with mega menu, facets beside the list. */
  desktop: `screen and (min-width: ${em(viewports.desktop)})`,
  /** Room for four product tiles and more. */
  wide: `screen and (min-width: ${em(viewports.wide)})`,
  /** A pointer that can rest over a thing; on touch screens hover styles stay after a tap. */
  hover: "(hover: hover)",
  motion: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
  print: "print",
} as const;
