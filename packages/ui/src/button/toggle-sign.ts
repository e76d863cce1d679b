import { vars } from "../theme/contract.css.ts";
import { markMask, type Mark } from "../theme/marks.ts";
import { media } from "../theme/media.ts";

/**
 * The icon of a toggle, before its text. It is in the style sheet, because in the page a list would repeat it in each
 * card.
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
