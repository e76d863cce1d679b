import { vars } from "../theme/contract.css.ts";
import { shoulder } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { siteGlobalStyle as globalStyle, siteStyle as style } from "../theme/layered.ts";

export const page = style({
  color: vars.color.text.default,
  fontFamily: vars.font.family.base,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.leading.base,
});

// Storybook's own paragraph margins come with its type; here the library's do.
globalStyle(`:where(${page}) :where(p, h1, h2, h3, h4, dl)`, { marginBlockStart: 0 });

export const head = style({ display: "grid", gap: vars.space.s, marginBlockEnd: vars.space.xl });

export const lead = style({
  margin: 0,
  maxInlineSize: vars.size.text,
  fontSize: vars.font.size.l,
  lineHeight: vars.font.leading.base,
  color: vars.color.text.muted,
  textWrap: "pretty",
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  alignItems: "center",
  fontSize: vars.font.size.s,
  color: vars.color.text.muted,
});

export const section = style({ marginBlockStart: vars.space.xxl });

export const heading = style({ marginBlockEnd: vars.space.m, scrollMarginBlockStart: vars.space.l });
export const subheading = style({ marginBlock: `${vars.space.l} ${vars.space.s}` });

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

export const intro = style({ marginBlockEnd: vars.space.m });

export const after = style({ marginBlockStart: vars.space.s });

export const required = style({ display: "block" });
export const prop = style({ display: "grid", gap: vars.space.xxs });
/** A type, which may be long, below what it is the type of. */
export const type = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  overflowWrap: "anywhere",
});

export const columns = style({
  display: "grid",
  gap: vars.space.l,
  "@media": { [media.phone]: { gridTemplateColumns: "1fr 1fr" } },
});

export const box = style({
  ...shoulder,
  padding: vars.space.l,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.base,
});

export const good = style({ borderBlockStart: `3px solid ${vars.color.success.text}` });
export const bad = style({ borderBlockStart: `3px solid ${vars.color.danger.text}` });

export const sign = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.medium,
});
export const goodSign = style({ color: vars.color.success.text });
export const badSign = style({ color: vars.color.danger.text });

export const advice = style({ display: "grid", gap: vars.space.xs, marginBlockEnd: vars.space.xl });
export const because = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.s });

export const list = style({
  display: "grid",
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: "1.25em",
  maxInlineSize: vars.size.text,
});

export const parts = style({
  display: "grid",
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "part",
  maxInlineSize: vars.size.text,
});

export const part = style({
  display: "grid",
  gridTemplateColumns: "1.75rem minmax(0, 1fr)",
  gap: vars.space.s,
  counterIncrement: "part",
  "::before": {
    content: "counter(part)",
    display: "grid",
    placeItems: "center",
    inlineSize: "1.75rem",
    blockSize: "1.75rem",
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.brand.soft,
    color: vars.color.brand.onSoft,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: "tabular-nums",
  },
});

export const key = style({
  display: "inline-block",
  paddingInline: "0.5em",
  marginInlineEnd: vars.space.xxs,
  border: `1px solid ${vars.color.border.control}`,
  borderBlockEndWidth: "2px",
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.base,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.s,
  whiteSpace: "nowrap",
});

/** A line of text that has no width: what has none of its own stands level with the text of its row. */
const level = { content: "\u200b" } as const;

export const token = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  "::before": { ...level, marginInlineEnd: `calc(-1 * ${vars.space.xs})` },
});

/** The sample of a token; what is longer ends with it, so that the names stay whole. */
export const sample = style({
  display: "flex",
  alignItems: "center",
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

/** Like the frame of a story. */
export const trial = style({
  marginBlock: `${vars.space.l} ${vars.space.m}`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.page,
});

/** A story of the page that is not the first: its own frame, name and words. */
export const story = style({ marginBlockEnd: vars.space.xl });

export const rules = style({
  marginBlockStart: vars.space.xs,
  fontSize: vars.font.size.s,
  color: vars.color.text.muted,
});
globalStyle(`${rules} summary`, { cursor: "pointer" });

/** Keeps a table off what stands above and below it. */
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
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.base,
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
