import { style, styleVariants } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { inlineRow } from "../theme/fragments.ts";

export const badge = style({
  ...inlineRow,
  gap: vars.space.xxs,
  paddingBlock: "0.1875rem",
  paddingInline: "0.625rem",
  borderRadius: vars.radius.pill,
  // Visible only in forced colours, where backgrounds are removed.
  border: "1px solid transparent",
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  // On one line, unless that is wider than the container, as in large text.
  flexShrink: 0,
  maxInlineSize: "100%",
});

export const tone = styleVariants({
  neutral: { backgroundColor: vars.color.surface.hover, color: vars.color.text.default },
  outline: { borderColor: vars.color.border.strong, color: vars.color.text.muted },
  brand: { backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft },
  accent: { backgroundColor: vars.color.accent.solid, color: vars.color.accent.onSolid },
  success: { backgroundColor: vars.color.success.soft, color: vars.color.success.onSoft },
  warning: { backgroundColor: vars.color.warning.soft, color: vars.color.warning.onSoft },
  danger: { backgroundColor: vars.color.danger.soft, color: vars.color.danger.onSoft },
});
