import * as menu from "../details-menu/details-menu.css.ts";
import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

export const button = style([
  menu.button,
  { gap: vars.space.xs, fontSize: "inherit", fontWeight: "inherit" },
]);

export const mark = style({ display: "inline-flex", marginInlineStart: "auto" });
