import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/**
 * Two stars with slightly rounded points, each drawn in a square of 24: a full one, and its outline under it. One
 * drawing for both, since it is the heaviest part of these styles.
 */
const drawing =
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 48' stroke='%23000' ` +
  `stroke-width='1.75' stroke-linejoin='round'%3E%3Cpath id='a' d='m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 ` +
  `1-5.9L3.5 9.7l5.9-.8z'/%3E%3Cuse href='%23a' y='24' fill='none'/%3E%3C/svg%3E")`;

/** Colour of stars that are given; like that of the others it holds against the page in every scheme. */
export const given = vars.color.accent.mark;
/** Which of the two stars is seen. */
export const full = { maskPosition: "0 0" } as const;
export const outlined = { maskPosition: "0 -1em" } as const;

/** What is cut out as stars; its own background is their colour, also in forced colours. */
export const cut = {
  blockSize: "1em",
  mask: `${drawing} 0 0 / 1em`,
  forcedColorAdjust: "none",
} as const;

const display = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs, lineHeight: 1 });
export const size = styleVariants({
  small: [display, { fontSize: "1rem" }],
  medium: [display, { fontSize: "1.25rem" }],
  large: [display, { fontSize: "1.75rem" }],
});

/** A drawing, since its parts have their measures as attributes: style attributes are not allowed everywhere. */
export const stars = style({
  ...cut,
  flexShrink: 0,
  inlineSize: "5em",
  backgroundColor: vars.color.border.strong,
  fill: given,
  // Stars fill in the reading direction; a drawing knows none.
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
  "@media": {
    [media.forcedColors]: { backgroundColor: "GrayText", fill: "CanvasText" },
  },
});

export const words = style({ fontSize: vars.font.size.s, lineHeight: vars.font.leading.snug });
export const muted = style([words, { color: vars.color.text.muted }]);
