import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const spinner = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

const turn = keyframes({ to: { rotate: "1turn" } });
const ringBase = style({
  flexShrink: 0,
  borderRadius: "50%",
  borderStyle: "solid",
  borderColor: "currentColor",
  borderBlockStartColor: "transparent",
  // Forced colours would close the ring.
  forcedColorAdjust: "none",
  "@media": {
    [media.motion]: { animation: `${turn} 0.9s linear infinite` },
    [media.forcedColors]: { borderColor: "CanvasText", borderBlockStartColor: "transparent" },
  },
});
const ringOf = (size: string, width: string) =>
  [ringBase, { inlineSize: size, blockSize: size, borderWidth: width }] as const;

export const ring = styleVariants({
  small: ringOf("1.25rem", "2px"),
  medium: ringOf("2rem", "3px"),
  large: ringOf("3rem", "4px"),
});
