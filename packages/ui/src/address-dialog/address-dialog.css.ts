import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { row } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** About as high as the form, so that the dialog does not jump when the address is loaded. */
export const loading = style({
  ...row,
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: "min(32rem, 60vh)",
  color: vars.color.text.muted,
});

const turn = keyframes({ to: { rotate: "1turn" } });

/** With reduced motion it does not spin; the text beside it shows the state. */
export const spinning = style({
  "@media": { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});
