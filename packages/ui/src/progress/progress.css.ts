import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

export const progress = style({ display: "grid", gap: vars.space.xs });

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s,
  fontSize: vars.font.size.s,
});

export const value = style({ color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" });

export const bar = style({
  appearance: "none",
  display: "block",
  inlineSize: "100%",
  blockSize: "0.5rem",
  border: "none",
  borderRadius: vars.radius.pill,
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText", forcedColorAdjust: "none" } },
});

// Each engine has its own name for the two parts, and drops a rule with a name that it does not know.
globalStyle(`${bar}::-webkit-progress-bar`, { backgroundColor: "transparent" });
for (const part of ["::-webkit-progress-value", "::-moz-progress-bar"])
  globalStyle(`${bar}${part}`, {
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.brand.solid,
    "@media": {
      [media.motion]: { transition: `inline-size ${vars.motion.duration.base} ${vars.motion.easing.out}` },
      [media.forcedColors]: { backgroundColor: "Highlight" },
    },
  });

const pass = keyframes({ from: { backgroundPositionX: "150%" }, to: { backgroundPositionX: "-50%" } });

/** How far it is, is not known: a light wanders along. */
globalStyle(`${bar}:indeterminate`, {
  backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.brand.solid}, transparent)`,
  backgroundSize: "50% 100%",
  backgroundRepeat: "no-repeat",
  backgroundPositionX: "50%",
  "@media": {
    [media.motion]: { animation: `${pass} 1.4s linear infinite` },
    [media.forcedColors]: { backgroundImage: "linear-gradient(Highlight, Highlight)" },
  },
});
// It wanders the way one reads.
globalStyle(`${bar}:indeterminate:dir(rtl)`, { animationDirection: "reverse" });
globalStyle(`${bar}:indeterminate::-moz-progress-bar`, { backgroundColor: "transparent" });
