import { toggleSign } from "../button/toggle-sign.ts";
import { labelledToggle, toggle } from "../button/toggle.css.ts";
import { lineMask } from "../icon/line-mask.ts";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const form = style({ position: "relative", display: "inline-flex", margin: 0 });

/** As the drawing `Heart`. */
const heart =
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5";

const own = style({
  selectors: {
    "&[aria-busy='true']": { cursor: "progress" },
    // Filled for a favourite: a shape, not a colour alone.
    "&[aria-pressed='true']::before": { maskImage: lineMask(heart, { filled: true }) },
  },
  "@media": { [media.print]: { display: "none" } },
});

export const button = style([toggle, own, toggleSign(lineMask(heart), "medium")]);
export const labelled = style([labelledToggle, own, toggleSign(lineMask(heart), "small")]);

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
