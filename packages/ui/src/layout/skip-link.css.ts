import { vars } from "../theme/contract.css.ts";
import { visuallyHidden as hidden } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const skipLink = style({
  position: "fixed",
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.stack.toast,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  fontWeight: vars.font.weight.medium,
  textDecoration: "none",
  boxShadow: vars.shadow.high,
  selectors: { "&:not(:focus)": hidden },
});
