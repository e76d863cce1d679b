import { vars } from "../theme/contract.css.ts";
import { row, smallMuted } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

/** Without script the button could do nothing. */
export const toggle = style({
  marginInlineEnd: "-0.625rem",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const note = style({
  ...row,
  gap: vars.space.xxs,
  marginBlockStart: "0.375rem",
  ...smallMuted,
  lineHeight: vars.font.leading.snug,
  selectors: { "&:empty": { display: "none" } },
});
export const warning = style({ color: vars.color.warning.text });
export const accepted = style({ color: vars.color.success.text });
