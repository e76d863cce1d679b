import { vars } from "../theme/contract.css.ts";
import { focusRing, row, wrapping } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

/** The button is beside the frame, with any text below it; in a narrow column it goes underneath. */
export const form = style({ ...wrapping, alignItems: "flex-start", columnGap: vars.space.xs });
export const code = style({ flexGrow: 1, flexBasis: "12rem", minInlineSize: 0 });
export const codeInput = style({ textTransform: "uppercase", "::placeholder": { textTransform: "none" } });
/** Aligns with the frame: the height of the label and its gap. On a wrapper, because the button has its own margin. */
export const submit = style({
  marginBlockStart: `calc(${vars.font.size.s} * ${vars.font.leading.snug} + 0.375rem)`,
});

export const applied = style({
  ...row,
  gap: vars.space.s,
  paddingInlineStart: vars.space.m,
  minBlockSize: vars.size.control.large,
  borderRadius: vars.radius.medium,
  border: "1px solid transparent",
  backgroundColor: vars.color.success.soft,
  color: vars.color.success.onSoft,
});
export const appliedTexts = style({
  display: "grid",
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.small,
  selectors: { "&:focus-visible": focusRing },
});
export const appliedCode = style({
  fontWeight: vars.font.weight.medium,
  overflowWrap: "anywhere",
});
export const note = style({ fontSize: vars.font.size.s });
export const remove = style({ color: "inherit" });
