import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

/** A rule for the dark scheme, set by the visitor's system or by the page (`data-scheme`). */
const inTheDark = (rule: StyleRule): StyleRule => ({
  selectors: { '[data-scheme="dark"] &': rule },
  "@media": {
    "(prefers-color-scheme: dark)": { selectors: { ':root:not([data-scheme="light"]) &': rule } },
  },
});

export const logo = style({ display: "inline-flex" });

/** The logo's colours were chosen for a light background. */
export const plate = style(
  inTheDark({
    padding: vars.space.xxs,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.tile.ground,
  }),
);

export const onLight = style(inTheDark({ display: "none" }));

export const onDark = style([
  { display: "none" },
  {
    selectors: { '[data-scheme="dark"] &': { display: "block" } },
    "@media": {
      "(prefers-color-scheme: dark)": {
        selectors: { ':root:not([data-scheme="light"]) &': { display: "block" } },
      },
    },
  },
]);
