import { classList } from "../theme/class-list.ts";
import { vars } from "../theme/contract.css.ts";
import { globalStyle, style } from "../theme/style.ts";
import { input } from "./field.css.ts";

const selectOwn = style({ appearance: "none", cursor: "pointer" });
export const select = classList(input, selectOwn);

// The opened list takes its colours from here.
globalStyle(`.${selectOwn} option`, {
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
});

/** Over the frame's end; the click falls through to the select below. */
export const chevron = style({
  pointerEvents: "none",
  color: vars.color.text.muted,
  marginInlineStart: "-1.75rem",
});
