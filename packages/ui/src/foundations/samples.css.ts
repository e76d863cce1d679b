import { vars } from "../theme/contract.css.ts";
import { inlineRow, raised, row } from "../theme/fragments.ts";
import { siteStyle as style } from "../theme/layered.ts";

export const code = style({
  paddingInline: "0.35em",
  paddingBlock: "0.1em",
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
  fontFamily: vars.font.family.mono,
  fontSize: "0.9em",
  overflowWrap: "anywhere",
});

/** A name that would be another one if it were broken. */
export const name = style([code, { whiteSpace: "nowrap" }]);
/** A value, which may only be broken between its parts. */
export const value = style([code, { overflowWrap: "normal" }]);

/** A line of text that has no width: it aligns an element without text with the text of its row. */
const level = { content: "\u200b" } as const;

export const token = style({
  ...inlineRow,
  gap: vars.space.xs,
  "::before": { ...level, marginInlineEnd: `calc(-1 * ${vars.space.xs})` },
});

/** The sample of a token; what is longer ends with it, so that the names stay whole. */
export const sample = style({
  ...row,
  minInlineSize: "5rem",
  maxInlineSize: "22rem",
  "::before": level,
});

export const swatch = style({
  flexShrink: 0,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: "none",
});

/** Space between a table and what is above and below it. */
export const sheet = style({ marginBlock: vars.space.m });

/** Two colours of a pair, as text on its ground. */
export const pair = style({
  flexShrink: 0,
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
  forcedColorAdjust: "none",
});

/** A sample of a length. */
export const bar = style({
  display: "block",
  maxInlineSize: "14rem",
  blockSize: "0.75rem",
  backgroundColor: vars.color.brand.solid,
  forcedColorAdjust: "none",
});

/** A sample of a corner or a shadow. */
export const tile = style({
  display: "block",
  inlineSize: "5rem",
  blockSize: "3rem",
  margin: vars.space.xs,
  ...raised,
});

/** A sample of a movement. */
export const mover = style({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.solid,
  transitionProperty: "translate",
  transitionTimingFunction: vars.motion.easing.out,
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  selectors: {
    "&:is(:hover, :focus-visible)": { translate: "3rem 0" },
    "&:dir(rtl):is(:hover, :focus-visible)": { translate: "-3rem 0" },
  },
});
