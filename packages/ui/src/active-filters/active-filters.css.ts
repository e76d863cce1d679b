import { style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { bareList, focusRing, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";

export const list = style({
  ...wrappingRow,
  gap: vars.space.xs,
  ...bareList,
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.small,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
  fontSize: vars.font.size.s,
  textDecoration: "none",
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.brand.softHover } },
    [media.forcedColors]: { border: "1px solid" },
  },
  ":focus-visible": focusRing,
});

export const clear = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space.xs,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  textUnderlineOffset: "0.2em",
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, borderRadius: vars.radius.small },
});
