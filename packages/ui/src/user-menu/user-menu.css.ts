import * as menu from "../details-menu/details-menu.css.ts";
import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

export const button = style([
  menu.button,
  {
    justifyContent: "center",
    inlineSize: vars.size.control.medium,
    paddingInline: 0,
    borderRadius: vars.radius.pill,
  },
]);

export const initials = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  // Forced colours drop the ground: a line keeps the shape.
  outline: "1px solid transparent",
});

export const who = style({
  display: "grid",
  margin: 0,
  marginBlockEnd: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const name = style({ fontWeight: vars.font.weight.medium, overflowWrap: "anywhere" });

export const email = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  overflowWrap: "anywhere",
});

export const signOut = style([
  menu.link,
  { border: "none", backgroundColor: "transparent", font: "inherit", textAlign: "start", cursor: "pointer" },
]);
