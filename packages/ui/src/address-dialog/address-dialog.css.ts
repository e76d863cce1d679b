import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { row } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Takes about the form's room, so that the dialog does not jump when the address comes. */
export const loading = style({
  ...row,
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space.m,
  minBlockSize: "min(32rem, 60vh)",
  color: vars.color.text.muted,
});

const turn = keyframes({ to: { rotate: "1turn" } });

/** Without motion it does not turn, and the sentence beside it says so. */
export const spinning = style({
  "@media": { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});
