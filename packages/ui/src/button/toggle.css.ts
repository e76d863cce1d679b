import { vars } from "../theme/contract.css.ts";
import { inlineRow, plainLink, raised } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** A light round toggle button on pictures and in bars: a heart, a comparison. */
export const toggle = style({
  ...inlineRow,
  justifyContent: "center",
  gap: vars.space.xs,
  minInlineSize: vars.size.control.medium,
  minBlockSize: vars.size.control.medium,
  padding: 0,
  ...raised,
  borderRadius: vars.radius.pill,
  ...plainLink,
  fontSize: vars.font.size.s,
  cursor: "pointer",
  selectors: {
    "&[aria-pressed='true']": { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft },
  },
  "@media": { [media.hover]: { ":hover": { borderColor: vars.color.border.control } } },
});

/** With a label beside its icon. */
export const labelledToggle = style([toggle, { paddingInline: vars.space.m }]);
