import { vars } from "../theme/contract.css.ts";
import { globalStyle, style } from "../theme/style.ts";
import { input } from "./field.css.ts";

export const beside = style({
  display: "flex",
  flexShrink: 0,
  maxInlineSize: "60%",
  color: vars.color.text.muted,
});

export const area = style([input, { resize: "vertical", minBlockSize: "6rem" }]);

globalStyle(`.${input}::-webkit-search-cancel-button`, { appearance: "none" });
