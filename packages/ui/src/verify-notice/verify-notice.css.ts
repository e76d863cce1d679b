import { vars } from "../theme/contract.css.ts";
import { centred, row } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const notice = style({
  ...row,
  flexDirection: "column",
  gap: vars.space.s,
  textAlign: "center",
});

const mark = style({
  ...centred,
  inlineSize: "4rem",
  blockSize: "4rem",
  borderRadius: vars.radius.pill,
  borderStartEndRadius: vars.radius.medium,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

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
