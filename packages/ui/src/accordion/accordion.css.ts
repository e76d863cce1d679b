import { vars } from "../theme/contract.css.ts";
import { focusRing, plainHeading, row } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

export const accordion = style({ borderBlockStart: `1px solid ${vars.color.border.default}` });

export const item = style({ borderBlockEnd: `1px solid ${vars.color.border.default}` });

export const summary = style({
  ...row,
  justifyContent: "space-between",
  gap: vars.space.m,
  minBlockSize: vars.size.control.large,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xs,
  listStyle: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px", borderRadius: vars.radius.small },
  },
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
});

export const title = style({ ...plainHeading, fontSize: vars.font.size.m });

export const chevron = style({
  display: "inline-flex",
  flexShrink: 0,
  color: vars.color.text.muted,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": {
    [media.motion]: { transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
  },
});

export const content = style({ paddingInline: vars.space.xs, paddingBlockEnd: vars.space.l });

// Animates where the browser supports transitions to an intrinsic height.
globalStyle(`${item}::details-content`, {
  "@media": {
    [media.motion]: {
      blockSize: 0,
      overflow: "clip",
      interpolateSize: "allow-keywords",
      transition: `block-size ${vars.motion.duration.base} ${vars.motion.easing.out}, content-visibility ${vars.motion.duration.base} allow-discrete`,
    },
  },
});
globalStyle(`${item}[open]::details-content`, { "@media": { [media.motion]: { blockSize: "auto" } } });

// In print everything is expanded.
globalStyle(`${item}::details-content`, {
  "@media": { [media.print]: { blockSize: "auto", contentVisibility: "visible" } },
});
