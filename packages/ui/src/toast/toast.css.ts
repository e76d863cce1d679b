import { vars } from "../theme/contract.css.ts";
import { centred, column, focusRing, row, stacked, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/** Takes no room: its content is positioned relative to the window. */
export const place = style({ display: "contents" });

/** At the lower end of the window, on the side where lines end. */
export const region = style({
  position: "fixed",
  insetBlock: "auto 0",
  insetInline: "auto 0",
  flexDirection: "column",
  inlineSize: "min(26rem, 100%)",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "visible",
  background: "none",
  color: vars.color.text.default,
  // Stays in the accessibility tree while empty: live regions must exist before they announce.
  display: "flex",
  selectors: { "&:not(:popover-open)": { pointerEvents: "none" } },
});

/** For when their region could not be loaded; they are not in the top layer then. */
export const plain = style({
  position: "fixed",
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: vars.stack.toast,
  ...stacked("xs"),
  inlineSize: "min(26rem, 100%)",
  padding: vars.space.m,
});

export const list = style({
  ...column,
  gap: vars.space.xs,
  selectors: {
    "&:not(:empty)": { padding: vars.space.m },
    "&:not(:empty) ~ &:not(:empty)": {
      paddingBlockStart: 0,
      marginBlockStart: `calc(${vars.space.xs} - ${vars.space.m})`,
    },
  },
});

/** How many older messages there are; below the newest message. */
export const more = style({
  alignSelf: "end",
  paddingInline: vars.space.m,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
});

export const toast = style({
  ...row,
  gap: vars.space.s,
  minBlockSize: vars.size.control.large,
  padding: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.high,
  ":focus-visible": focusRing,
  "@media": {
    [media.motion]: {
      transition: `${vars.motion.duration.base} ${vars.motion.easing.out}`,
      transitionProperty: "opacity, translate",
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
  success: { color: vars.color.success.text },
  info: { color: vars.color.text.muted },
  error: { color: vars.color.danger.text },
});

/** The text and its action: side by side, or stacked where the text would become too narrow. */
export const content = style({
  ...wrappingRow,
  flexGrow: 1,
  columnGap: vars.space.s,
  minInlineSize: 0,
});

export const text = style({ flex: "1 1 9rem", lineHeight: vars.font.leading.snug });

const control = style({
  flexShrink: 0,
  minBlockSize: vars.size.control.small,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  cursor: "pointer",
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
});

export const action = style([
  control,
  { paddingInline: vars.space.s, color: vars.color.text.link, fontWeight: vars.font.weight.medium },
]);

export const dismiss = style([
  control,
  {
    ...centred,
    inlineSize: vars.size.control.small,
    padding: 0,
    color: vars.color.text.muted,
  },
]);
