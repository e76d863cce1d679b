import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";
import { starPath } from "./star-drawing.ts";

// `<` and `>` may be in such a URL as they are, and are shorter than their escapes.
const drawing =
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='red' ` +
  `stroke-width='1.75' stroke-linejoin='round'><path d='${starPath}'/></svg>")`;

const display = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs, lineHeight: 1 });
export const size = styleVariants({
  small: [display, { fontSize: "1rem" }],
  medium: [display, { fontSize: "1.25rem" }],
  large: [display, { fontSize: "1.75rem" }],
});

/** A drawing, since its parts have their measures as attributes: style attributes are not allowed everywhere. */
export const stars = style({
  flexShrink: 0,
  inlineSize: "5em",
  blockSize: "1em",
  mask: `${drawing} 0 0 / 1em`,
  // What is cut out as stars; like other marks, those given hold against the page in every scheme.
  backgroundColor: vars.color.border.strong,
  fill: vars.color.accent.mark,
  // Stars fill in the reading direction; a drawing knows none.
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", backgroundColor: "GrayText", fill: "CanvasText" },
  },
});

export const words = style({ fontSize: vars.font.size.s, lineHeight: vars.font.leading.snug });
export const muted = style([words, { color: vars.color.text.muted }]);
