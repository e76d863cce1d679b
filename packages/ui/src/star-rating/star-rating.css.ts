import { vars } from "../theme/contract.css.ts";
import { visuallyHidden } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/** A star with slightly rounded points, drawn in a square of 24. */
const drawing = (fill: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='${fill}' ` +
  "stroke='%23000' stroke-width='1.75' stroke-linejoin='round' " +
  `d='m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z'/%3E%3C/svg%3E")`;
const solid = drawing("%23000");
/** A star that can be chosen must be seen as well as any other control; full grey would look chosen. */
const outlined = drawing("none");

const star = {
  maskImage: solid,
  maskRepeat: "repeat-x",
  maskSize: "1em 1em",
} as const;

/** Colours of stars that are given and of those that are not: both hold against the page in every scheme. */
const given = vars.color.accent.mark;
const missing = vars.color.border.strong;

export const display = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  lineHeight: 1,
});
export const size = styleVariants({
  small: { fontSize: "1rem" },
  medium: { fontSize: "1.25rem" },
  large: { fontSize: "1.75rem" },
});

export const stars = style({
  ...star,
  display: "block",
  flexShrink: 0,
  inlineSize: "5em",
  blockSize: "1em",
  backgroundColor: missing,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", backgroundColor: "GrayText" } },
});

const full = style({
  display: "block",
  blockSize: "100%",
  backgroundColor: given,
  "@media": { [media.forcedColors]: { backgroundColor: "CanvasText" } },
});

/** How far the stars are filled, by half stars; classes, since style attributes are not allowed everywhere. */
export const filled = styleVariants(
  Object.fromEntries(
    Array.from({ length: 11 }, (_, halves) => [halves, [full, { inlineSize: `${halves * 10}%` }]]),
  ),
);

export const words = style({ fontSize: vars.font.size.s, lineHeight: vars.font.leading.snug });
export const muted = style({ color: vars.color.text.muted });

export const legend = style({ padding: 0 });
export const choices = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: vars.space.s,
});
export const row = style({ display: "flex", marginInlineStart: "-0.375rem" });

/** Room for a finger around each star. */
export const choice = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  blockSize: "2.75rem",
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  selectors: {
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    "&:has(:disabled)": { cursor: "default" },
  },
});

export const radio = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

const on = { backgroundColor: given, maskImage: solid } as const;
const off = { backgroundColor: vars.color.border.control, maskImage: outlined } as const;
const onForced = { backgroundColor: "CanvasText" } as const;

/** Full up to the chosen star; while a mouse rests on one, up to that. No script: the labels tell by themselves. */
export const choiceStar = style({
  ...star,
  inlineSize: "1em",
  blockSize: "1em",
  fontSize: "1.875rem",
  ...off,
  selectors: {
    "label:has(:checked) > &, label:has(~ label > :checked) > &": on,
  },
  "@media": {
    [media.hover]: {
      selectors: {
        [`${row}:hover:not(:has(:disabled)) label > &`]: off,
        [`${row}:hover:not(:has(:disabled)) label:hover > &, ${row}:hover:not(:has(:disabled)) label:has(~ label:hover) > &`]:
          on,
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      backgroundColor: "ButtonText",
      selectors: {
        "label:has(:checked) > &, label:has(~ label > :checked) > &": onForced,
        [`${row}:hover label:hover > &, ${row}:hover label:has(~ label:hover) > &`]: onForced,
      },
    },
  },
});

export const sentence = style(visuallyHidden);

/** The mark that other fields draw as an icon, without the icons' script. */
export const errorMark = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  borderRadius: "50%",
  border: "1.5px solid currentColor",
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  "::before": { content: "!" },
});
