import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/** At the lower end of the window, on the side where lines end. */
export const region = style({
  position: "fixed",
  inset: "auto",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.stack.toast,
  flexDirection: "column",
  inlineSize: "min(26rem, 100%)",
  margin: 0,
  padding: 0,
  border: "none",
  overflow: "visible",
  backgroundColor: "transparent",
  color: vars.color.text.default,
  // Kept in the accessibility tree while empty: live regions must be there before they speak.
  display: "flex",
  selectors: { "&:not(:popover-open)": { pointerEvents: "none" } },
});

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  selectors: {
    "&:not(:empty)": { padding: vars.space.m },
    "&:not(:empty) + &:not(:empty)": {
      paddingBlockStart: 0,
      marginBlockStart: `calc(${vars.space.xs} - ${vars.space.m})`,
    },
  },
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.control.large,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.high,
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.out}, translate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
      "@starting-style": { opacity: 0, translate: "0 0.75rem" },
    },
  },
});

export const tone = styleVariants({
  success: {},
  info: {},
  error: { borderColor: vars.color.danger.text },
});

export const mark = styleVariants({
  success: { flexShrink: 0, color: vars.color.success.text },
  info: { flexShrink: 0, color: vars.color.text.muted },
  error: { flexShrink: 0, color: vars.color.danger.text },
});

export const text = style({ flexGrow: 1, margin: 0, lineHeight: vars.font.leading.snug });

const control = style({
  flexShrink: 0,
  minBlockSize: vars.size.control.small,
  border: "none",
  borderRadius: vars.radius.medium,
  backgroundColor: "transparent",
  cursor: "pointer",
  ":focus-visible": focusRing,
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
});

export const action = style([
  control,
  { paddingInline: vars.space.s, color: vars.color.text.link, fontWeight: vars.font.weight.medium },
]);

export const dismiss = style([
  control,
  {
    display: "inline-grid",
    placeItems: "center",
    inlineSize: vars.size.control.small,
    padding: 0,
    color: vars.color.text.muted,
  },
]);
