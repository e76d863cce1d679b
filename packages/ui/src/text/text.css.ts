import { vars } from "../theme/contract.css.ts";
import { row, smallMuted } from "../theme/fragments.ts";
import { style, styleVariants } from "../theme/style.ts";

const tight = `calc(${vars.font.tracking.tight} * 1em)`;

export const heading = style({
  textWrap: "balance",
  // On a phone or with large text, one word can be longer than a line.
  "@media": { "(max-width: 30rem)": { hyphens: "auto", hyphenateLimitChars: "10 4 4" } },
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.default,
});

export const headingSize = styleVariants({
  hero: { fontSize: vars.font.size.hero, lineHeight: vars.font.leading.tight, letterSpacing: tight },
  display: { fontSize: vars.font.size.display, lineHeight: vars.font.leading.tight, letterSpacing: tight },
  xxl: {
    fontSize: vars.font.size.xxl,
    lineHeight: vars.font.leading.snug,
    letterSpacing: `calc(${vars.font.tracking.tight} * 0.6em)`,
  },
  xl: { fontSize: vars.font.size.xl, lineHeight: vars.font.leading.snug },
  l: { fontSize: vars.font.size.l, lineHeight: vars.font.leading.snug },
  m: { fontSize: vars.font.size.m, lineHeight: vars.font.leading.snug },
});

export const text = style({ textWrap: "pretty" });

export const textSize = styleVariants({
  xs: { fontSize: vars.font.size.xs, lineHeight: 1.5 },
  s: { fontSize: vars.font.size.s, lineHeight: 1.5 },
  m: { fontSize: vars.font.size.m, lineHeight: vars.font.leading.base },
  l: { fontSize: vars.font.size.l, lineHeight: vars.font.leading.base },
  xl: { fontSize: vars.font.size.xl, lineHeight: 1.5 },
});

export const tone = styleVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  inherit: { color: "inherit" },
  success: { color: vars.color.success.text },
  warning: { color: vars.color.warning.text },
  danger: { color: vars.color.danger.text },
});

export const weight = styleVariants({
  regular: { fontWeight: vars.font.weight.regular },
  medium: { fontWeight: vars.font.weight.medium },
  bold: { fontWeight: vars.font.weight.bold },
});

/** Limits the length of lines for comfortable reading. */
export const measure = style({ maxInlineSize: vars.size.text });

export const eyebrow = style({
  ...row,
  gap: vars.space.xs,
  ...smallMuted,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  // A small drop in the accent colour. Its corner follows the reading direction.
  "::before": {
    content: "",
    flexShrink: 0,
    inlineSize: "0.625rem",
    blockSize: "0.625rem",
    borderRadius: "50%",
    borderStartStartRadius: 0,
    backgroundColor: vars.color.accent.mark,
    forcedColorAdjust: "none",
  },
});
