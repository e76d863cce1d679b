import * as menu from "../details-menu/details-menu.css.ts";
import { vars } from "../theme/contract.css.ts";
import { brandSoft } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const button = style([
  menu.button,
  {
    justifyContent: "center",
    inlineSize: vars.size.control.medium,
    paddingBlock: 0,
    paddingInline: 0,
    border: "none",
    borderRadius: vars.radius.pill,
    backgroundColor: "transparent",
    font: "inherit",
    selectors: {
      // Open: either the library's menu or the native panel next to the button.
      '&[aria-expanded="true"], &:has(+ :popover-open)': { backgroundColor: vars.color.surface.hover },
    },
  },
]);

/** Long names and addresses wrap. */
export const content = style({ maxInlineSize: "min(22rem, 90vw)" });

export const initials = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  borderRadius: vars.radius.pill,
  ...brandSoft,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  // Forced colours drop the background: a line shows the shape.
  outline: "1px solid transparent",
});

export const who = style({
  display: "grid",
  marginBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const name = style({
  color: vars.color.text.default,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.medium,
  overflowWrap: "anywhere",
});

export const email = style({ overflowWrap: "anywhere" });
