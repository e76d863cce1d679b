import * as stepper from "../stepper/stepper.css.ts";
import { vars } from "../theme/contract.css.ts";
import { visuallyHidden } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

const narrow = `not ${media.phone}`;

export const root = style({ display: "grid", gap: vars.space.xs });

export const position = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  margin: 0,
  lineHeight: vars.font.leading.snug,
  "@media": { [media.phone]: { display: "none" } },
});

export const here = style({ fontWeight: vars.font.weight.medium });
export const next = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });

// The line above names the step: here its name is for screen readers, and each step takes an equal share.
globalStyle(`.${root} .${stepper.step}[data-state="current"] .${stepper.text}`, {
  "@media": { [narrow]: visuallyHidden },
});
globalStyle(`.${root} .${stepper.step}[data-state="current"]`, {
  "@media": { [narrow]: { flex: "1 1 2rem", maxInlineSize: "none" } },
});
