import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/** As `anchor` asks. What hangs by the panel's own direction does so in a part that runs against the document's too. */
const anchored = "(position-area: self-block-end)";

/** A panel in the top layer beside its anchor. */
export const floating = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.xs})`,
  maxBlockSize: "min(28rem, 80dvb)",
  overflowY: "auto",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  "@supports": {
    [anchored]: {
      marginBlock: vars.space.xxs,
      positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    },
  },
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
      "@starting-style": { opacity: 0 },
    },
  },
});

export const placement = styleVariants({
  "bottom-start": { "@supports": { [anchored]: { positionArea: "self-block-end span-self-inline-end" } } },
  "bottom-end": { "@supports": { [anchored]: { positionArea: "self-block-end span-self-inline-start" } } },
  "top-start": { "@supports": { [anchored]: { positionArea: "self-block-start span-self-inline-end" } } },
  "top-end": { "@supports": { [anchored]: { positionArea: "self-block-start span-self-inline-start" } } },
});

export const panel = style({
  inlineSize: "max-content",
  maxInlineSize: `min(24rem, calc(100vw - 2 * ${vars.space.xs}))`,
  padding: vars.space.m,
  selectors: { "&:focus-visible": focusRing },
});
