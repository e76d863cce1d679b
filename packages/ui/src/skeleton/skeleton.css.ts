import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { shoulder } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

const pass = keyframes({ from: { backgroundPositionX: "150%" }, to: { backgroundPositionX: "-50%" } });

/** Light passes through, as behind a translucent wall. */
export const skeleton = style({
  display: "block",
  backgroundColor: vars.color.skeleton,
  borderRadius: vars.radius.small,
  "@media": {
    [media.motion]: {
      backgroundImage: `linear-gradient(100deg, transparent 35%, ${vars.color.skeletonShine} 50%, transparent 65%)`,
      backgroundSize: "200% 100%",
      animation: `${pass} 1.8s linear infinite`,
    },
    [media.forcedColors]: { border: "1px solid GrayText" },
  },
});

export const shape = styleVariants({
  text: { blockSize: "0.75em", marginBlock: "0.4em", inlineSize: "100%" },
  shortText: { blockSize: "0.75em", marginBlock: "0.4em", inlineSize: "60%" },
  title: { blockSize: vars.font.size.xxl, inlineSize: "min(22rem, 80%)" },
  tile: { ...shoulder, aspectRatio: "1" },
  control: { blockSize: vars.size.control.medium, inlineSize: "9rem", borderRadius: vars.radius.pill },
  circle: { blockSize: vars.size.control.medium, inlineSize: vars.size.control.medium, borderRadius: "50%" },
});
