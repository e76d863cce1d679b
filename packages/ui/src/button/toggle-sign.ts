import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

/** A line drawing of one path in a square of 24 as a mask, with the line of `Icon`. */
export const lineMask = (path: string, { filled = false } = {}) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ` +
  `fill='${filled ? "red" : "none"}' stroke='red' stroke-width='1.75' stroke-linecap='round' ` +
  `stroke-linejoin='round'><path d='${path}'/></svg>")`;

/**
 * The sign of a toggle, before its words. It is in the style sheet and not in the page, where a list would hold it in
 * each of its cards.
 */
export const toggleSign = (mask: string, size: "small" | "medium") => ({
  "::before": {
    content: "",
    flexShrink: 0,
    inlineSize: vars.size.icon[size],
    blockSize: vars.size.icon[size],
    mask: `${mask} center / contain`,
    backgroundColor: "currentColor",
    forcedColorAdjust: "none" as const,
  },
  "@media": { [media.forcedColors]: { "::before": { backgroundColor: "ButtonText" } } },
});
