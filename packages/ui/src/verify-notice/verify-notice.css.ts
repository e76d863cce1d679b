import { vars } from "../theme/contract.css.ts";
import { centredColumn, roundMark } from "../theme/own-parts.ts";
import { style, styleVariants } from "../theme/style.ts";

export const notice = style({ ...centredColumn, gap: vars.space.s });

const mark = style({ ...roundMark, borderStartEndRadius: vars.radius.medium });

/** The mark above the heading, by the result of the link. */
export const marks = styleVariants({
  sent: [mark, { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft }],
  verified: [mark, { backgroundColor: vars.color.success.soft, color: vars.color.success.onSoft }],
  used: [mark, { backgroundColor: vars.color.warning.soft, color: vars.color.warning.onSoft }],
});

export const detail = style({ margin: 0, maxInlineSize: "32rem", color: vars.color.text.muted });
export const address = style({
  margin: 0,
  overflowWrap: "anywhere",
  fontWeight: vars.font.weight.medium,
});

export const again = style({
  inlineSize: "min(24rem, 100%)",
  marginBlockStart: vars.space.s,
  textAlign: "start",
});
