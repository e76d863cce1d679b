import { toggleSign } from "../button/toggle-sign.ts";
import { labelledToggle, toggle } from "../button/toggle.css.ts";
import { vars } from "../theme/contract.css.ts";
import { markPosition } from "../theme/marks.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const form = style({ position: "relative", display: "inline-flex", margin: 0 });

const own = style({
  selectors: {
    "&[aria-busy='true']": { cursor: "progress" },
    // Filled for a favourite: a shape, not a colour alone.
    "&[aria-pressed='true']::before": { maskPosition: markPosition("heartFilled") },
  },
  "@media": { [media.print]: { display: "none" } },
});

export const button = style([toggle, own, toggleSign("heart", "medium")]);
export const labelled = style([labelledToggle, own, toggleSign("heart", "small")]);

export const note = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  zIndex: vars.stack.raised,
  inlineSize: "max-content",
  maxInlineSize: "14rem",
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.danger.soft,
  color: vars.color.danger.onSoft,
  fontSize: vars.font.size.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
});
