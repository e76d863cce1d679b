import { style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { bareList, brandSoft, focusRing, inlineRow, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";

export const list = style({ ...wrappingRow, gap: vars.space.xs, ...bareList });

export const chip = style({
  ...inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.small,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.pill,
  ...brandSoft,
  fontSize: vars.font.size.s,
  textDecoration: "none",
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.brand.softHover } },
    [media.forcedColors]: { border: "1px solid" },
  },
  ":focus-visible": focusRing,
});

export const clear = style({
  ...inlineRow,
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space.xs,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  textUnderlineOffset: "0.2em",
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, borderRadius: vars.radius.small },
});
