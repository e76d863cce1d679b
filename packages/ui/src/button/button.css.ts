import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { brandSoft, inlineRow, plainHeading } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const button = style({
  position: "relative",
  ...inlineRow,
  justifyContent: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  ...plainHeading,
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  backgroundColor: "transparent",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  transition: `${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  transitionProperty: "background-color, border-color, color, box-shadow",
  ":focus-visible": { outlineOffset: "3px" },
  selectors: {
    "&:disabled, &[aria-disabled='true']": { cursor: "default" },
    "&:disabled": { opacity: 0.5 },
  },
  "@media": {
    [media.forcedColors]: {
      borderColor: "ButtonBorder",
      selectors: { "&:disabled": { opacity: 1, color: "GrayText", borderColor: "GrayText" } },
    },
  },
});

export const size = styleVariants({
  small: { minBlockSize: vars.size.control.small, paddingInline: "0.875rem", fontSize: vars.font.size.s },
  medium: {
    minBlockSize: vars.size.control.medium,
    paddingInline: "1.25rem",
    paddingBlock: "0.375rem",
    fontSize: vars.font.size.m,
  },
  large: {
    minBlockSize: vars.size.control.large,
    paddingInline: "1.75rem",
    paddingBlock: "0.5rem",
    fontSize: vars.font.size.l,
  },
});

const enabledHover = "&:hover:not(:disabled, [aria-disabled='true'])";
const enabledActive = "&:active:not(:disabled, [aria-disabled='true'])";

export const variant = styleVariants({
  solid: {
    backgroundColor: vars.color.brand.solid,
    color: vars.color.brand.onSolid,
    "@media": {
      [media.hover]: {
        selectors: {
          [enabledHover]: { backgroundColor: vars.color.brand.hover, boxShadow: vars.shadow.glow },
        },
      },
    },
    selectors: { [enabledActive]: { backgroundColor: vars.color.brand.active } },
  },
  accent: {
    backgroundColor: vars.color.accent.solid,
    color: vars.color.accent.onSolid,
    "@media": {
      [media.hover]: { selectors: { [enabledHover]: { backgroundColor: vars.color.accent.hover } } },
    },
  },
  soft: {
    ...brandSoft,
    "@media": {
      [media.hover]: { selectors: { [enabledHover]: { backgroundColor: vars.color.brand.softHover } } },
    },
    selectors: { [enabledActive]: { backgroundColor: vars.color.brand.softHover } },
  },
  outline: {
    borderColor: vars.color.border.control,
    color: vars.color.text.default,
    "@media": {
      [media.hover]: {
        selectors: {
          [enabledHover]: { borderColor: vars.color.text.default, backgroundColor: vars.color.surface.hover },
        },
      },
    },
  },
  quiet: {
    color: vars.color.text.link,
    "@media": {
      [media.hover]: { selectors: { [enabledHover]: { backgroundColor: vars.color.surface.hover } } },
    },
  },
  danger: {
    backgroundColor: vars.color.danger.solid,
    color: vars.color.danger.onSolid,
    "@media": { [media.hover]: { selectors: { [enabledHover]: { boxShadow: vars.shadow.medium } } } },
  },
});

export const wide = style({ inlineSize: "100%" });

const icon = { flexShrink: 0, maxInlineSize: "none", paddingInline: 0 } as const;
export const square = styleVariants({
  small: { ...icon, inlineSize: vars.size.control.small },
  medium: { ...icon, inlineSize: vars.size.control.medium },
  large: { ...icon, inlineSize: vars.size.control.large },
});

/** The hidden label still takes its room while the button is loading, so that nothing shifts, and names the button. */
export const label = style({ ...inlineRow, gap: vars.space.xs, minInlineSize: 0 });
export const waiting = style({ opacity: 0 });

const turn = keyframes({ to: { rotate: "1turn" } });

export const spinner = style({
  position: "absolute",
  inlineSize: "1.25em",
  blockSize: "1.25em",
  border: "2px solid currentColor",
  borderBlockStartColor: "transparent",
  // Forced colours would make the ring a full circle.
  forcedColorAdjust: "none",
  borderRadius: "50%",
  "@media": { [media.motion]: { animation: `${turn} 0.9s linear infinite` } },
});
