import { vars } from "../theme/contract.css.ts";
import { row } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const search = style({
  ...row,
  gap: vars.space.xs,
  paddingInline: vars.space.m,
  minBlockSize: vars.size.control.medium,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  color: vars.color.text.muted,
  selectors: {
    "&:focus-within": {
      boxShadow: `inset 0 -2px ${vars.color.focus}`,
      borderBlockEndColor: vars.color.focus,
    },
  },
});

export const searchInput = style({
  flexGrow: 1,
  minInlineSize: 0,
  border: 0,
  backgroundColor: "transparent",
  color: vars.color.text.default,
  font: "inherit",
  outline: "none",
  "::placeholder": { color: vars.color.text.muted, opacity: 1 },
});

export const dialCode = style({
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const iso = style([dialCode, { minInlineSize: "1.75rem", fontSize: vars.font.size.s }]);
