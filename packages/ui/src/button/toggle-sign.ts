import { vars } from "../theme/contract.css.ts";
import { markMask, type Mark } from "../theme/marks.ts";
import { media } from "../theme/media.ts";

/**
 * The sign of a toggle, before its words. It is in the style sheet and not in the page, where a list would hold it in
 * each of its cards.
 */
export const toggleSign = (mark: Mark, size: "small" | "medium") => ({
  "::before": {
    content: "",
    flexShrink: 0,
    inlineSize: vars.size.icon[size],
    blockSize: vars.size.icon[size],
    mask: markMask(mark),
    backgroundColor: "currentColor",
    forcedColorAdjust: "none" as const,
  },
  "@media": { [media.forcedColors]: { "::before": { backgroundColor: "ButtonText" } } },
});
