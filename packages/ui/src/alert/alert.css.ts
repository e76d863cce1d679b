import { vars } from "../theme/contract.css.ts";
import { bareButton, focusRing, inlineRow, shoulder } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

const box = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  columnGap: vars.space.s,
  alignItems: "baseline",
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  // Visible in forced colours, where backgrounds are removed.
  border: "1px solid transparent",
  ...shoulder,
});

export const alert = styleVariants({
  info: [box, { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft }],
  success: [box, { backgroundColor: vars.color.success.soft, color: vars.color.success.onSoft }],
  warning: [box, { backgroundColor: vars.color.warning.soft, color: vars.color.warning.onSoft }],
  danger: [box, { backgroundColor: vars.color.danger.soft, color: vars.color.danger.onSoft }],
});

/** With a line of text that is empty, so that it is level with the first wherever that begins. */
export const sign = style({ ...inlineRow, "::before": { content: "\u200b" } });

export const title = style({ margin: 0, fontWeight: vars.font.weight.medium });
export const content = style({ minInlineSize: 0 });

export const dismiss = style({
  display: "inline-grid",
  placeItems: "center",
  alignSelf: "start",
  inlineSize: vars.size.control.small,
  blockSize: vars.size.control.small,
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  padding: 0,
  ...bareButton,
  borderRadius: vars.radius.pill,
  color: "inherit",
  ":focus-visible": focusRing,
  "@media": { [media.hover]: { ":hover": { outline: "1px solid currentColor" } } },
});
