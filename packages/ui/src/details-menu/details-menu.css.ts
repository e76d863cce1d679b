import { vars } from "../theme/contract.css.ts";
import { brandSoft, focusRing, inlineRow, plainLink, row } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

export const menu = styleVariants({
  button: { position: "relative" },
  // The panel is positioned relative to the header.
  header: {},
});

/** The quiet button of menus in bars. */
export const button = style({
  ...inlineRow,
  gap: vars.space.xxs,
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  listStyle: "none",
  userSelect: "none",
  color: vars.color.text.default,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": focusRing,
    "details[open] > &": { backgroundColor: vars.color.surface.hover },
  },
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
});

/** The visible content that stands for the label. */
export const shown = style({ display: "inline-flex", alignItems: "center", gap: "inherit" });

export const chevron = style({
  display: "inline-flex",
  color: vars.color.text.muted,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": {
    [media.motion]: { transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
  },
});

const surface = style({
  position: "absolute",
  zIndex: vars.stack.menu,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  border: `1px solid ${vars.color.border.default}`,
  boxShadow: vars.shadow.high,
});

const hanging = style([
  surface,
  {
    insetBlockStart: `calc(100% + ${vars.space.xxs})`,
    inlineSize: "max-content",
    minInlineSize: "min(12rem, 90vw)",
    maxInlineSize: "min(22rem, 90vw)",
    padding: vars.space.xs,
    borderRadius: vars.radius.large,
  },
]);

export const panel = styleVariants({
  start: [hanging, { insetInlineStart: 0 }],
  end: [hanging, { insetInlineEnd: 0 }],
});

export const headerPanel = style([
  surface,
  {
    insetBlockStart: "100%",
    insetInline: 0,
    borderInline: "none",
    borderEndStartRadius: vars.radius.shoulder,
    borderEndEndRadius: vars.radius.shoulder,
    overflow: "clip",
  },
]);

/** Links in a panel. */
export const list = style({ display: "grid", gap: "2px", margin: 0, padding: 0, listStyle: "none" });

export const link = style({
  ...row,
  gap: vars.space.xs,
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  ...plainLink,
  selectors: {
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
    '&[aria-current]:not([aria-current="false"])': { ...brandSoft, fontWeight: vars.font.weight.medium },
  },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]:not([aria-current="false"])': {
          outline: "1px solid Highlight",
          outlineOffset: "-1px",
        },
      },
    },
  },
});

// A short transition, in browsers that can animate the content of <details>.
globalStyle(`${menu.button}[open] > :not(summary), ${menu.header}[open] > :not(summary)`, {
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.base} ${vars.motion.easing.out}, translate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
      "@starting-style": { opacity: 0, translate: "0 -6px" },
    },
  },
});
