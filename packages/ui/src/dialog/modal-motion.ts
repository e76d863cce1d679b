import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { globalStyle } from "../theme/style.ts";

/** Where a modal slides or fades in from, and out to. For style sheets. */
export function awayWhenClosed(selector: string, away: { translate?: string; opacity?: number }): void {
  const time = `${vars.motion.duration.slow} ${vars.motion.easing.out}`;
  globalStyle(`${selector}[data-state="open"]`, {
    "@media": { [media.motion]: { animation: `${keyframes({ from: away })} ${time}` } },
  });
  globalStyle(`${selector}[data-state="closed"]`, {
    "@media": { [media.motion]: { animation: `${keyframes({ to: away })} ${time} forwards` } },
  });
}
