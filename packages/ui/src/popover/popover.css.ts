import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/** A raised panel beside its trigger. The library says how much room there is. */
export const surface = style({
  zIndex: vars.stack.overlay,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.xs})`,
  maxBlockSize: "min(28rem, 80dvb, var(--radix-popper-available-height, 100dvb))",
  overflowY: "auto",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
      "@starting-style": { opacity: 0 },
    },
  },
});

/** The native panel before the library has come: at its button where the browser anchors by style. */
const native = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  marginBlock: vars.space.xxs,
  positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
  selectors: { "&:popover-open": { display: "block" } },
});

export const nativePlacement = styleVariants({
  "bottom-start": [native, { positionArea: "self-block-end span-self-inline-end" }],
  bottom: [native, { positionArea: "self-block-end" }],
  "bottom-end": [native, { positionArea: "self-block-end span-self-inline-start" }],
  "top-start": [native, { positionArea: "self-block-start span-self-inline-end" }],
  top: [native, { positionArea: "self-block-start" }],
  "top-end": [native, { positionArea: "self-block-start span-self-inline-start" }],
  start: [native, { positionArea: "self-inline-start" }],
  end: [native, { positionArea: "self-inline-end" }],
});

export const panel = style({
  inlineSize: "max-content",
  maxInlineSize: `min(24rem, calc(100vw - 2 * ${vars.space.xs}), var(--radix-popper-available-width, 100vw))`,
  padding: vars.space.m,
  selectors: { "&:focus-visible": focusRing },
});

export const arrow = style({ fill: vars.color.border.default });
