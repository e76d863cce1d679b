import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const form = style({ position: "relative", display: "inline-flex", margin: 0 });

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  minInlineSize: vars.size.control.medium,
  minBlockSize: vars.size.control.medium,
  padding: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.default,
  font: "inherit",
  fontSize: vars.font.size.s,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": focusRing,
    "&[aria-pressed='true']": { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft },
    "&[aria-busy='true']": { cursor: "progress" },
  },
  "@media": {
    [media.hover]: { ":hover": { borderColor: vars.color.border.control } },
    [media.print]: { display: "none" },
  },
});

export const labelled = style([button, { paddingInline: vars.space.m }]);

/** Filled for a favourite: a shape, not a colour alone. */
export const filled = style({ fill: "currentColor" });

export const note = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  zIndex: vars.stack.raised,
  inlineSize: "max-content",
  maxInlineSize: "14rem",
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.danger.soft,
  color: vars.color.danger.onSoft,
  fontSize: vars.font.size.xs,
  selectors: { "&:empty": { display: "none" } },
});
