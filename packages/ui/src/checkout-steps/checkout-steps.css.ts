import * as stepper from "../stepper/stepper.css.ts";
import { vars } from "../theme/contract.css.ts";
import { visuallyHidden, wrapping } from "../theme/fragments.ts";
import { globalStyle, style } from "../theme/style.ts";

/** As wide as its stepper, so that both change their layout at the same width. */
export const root = style({ containerType: "inline-size", display: "grid", gap: vars.space.xs });

export const position = style({
  ...wrapping,
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  margin: 0,
  lineHeight: vars.font.leading.snug,
  "@container": { [stepper.roomy]: { display: "none" } },
});

export const here = style({ fontWeight: vars.font.weight.medium });
export const next = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });

// The line above names the step: here its name is for screen readers, and each step takes an equal share.
globalStyle(`.${root} .${stepper.step}[data-state="current"] .${stepper.text}`, {
  "@container": { [stepper.cramped]: visuallyHidden },
});
globalStyle(`.${root} .${stepper.step}[data-state="current"]`, {
  "@container": { [stepper.cramped]: { flex: "1 1 2rem", maxInlineSize: "none" } },
});
