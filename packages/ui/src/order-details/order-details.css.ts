import { vars } from "../theme/contract.css.ts";
import { stacked, wrapping, wrappingRow } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

/** On a separate page or beside the account's menu: its own width decides. */
const wide = "(min-width: 52rem)";

export const root = style({
  ...stacked("l"),
  gridTemplateColumns: "minmax(0, 1fr)",
  containerType: "inline-size",
  // Takes the focus of a button that is gone.
  ":focus": { outline: "none" },
});

export const head = style({ ...wrappingRow, columnGap: vars.space.s, rowGap: vars.space.xs });
export const number = style({ fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });

export const actions = style({
  ...wrapping,
  gap: vars.space.s,
  selectors: { "&:empty": { display: "none" } },
  "@media": { print: { display: "none" } },
});
export const error = style({ flexBasis: "100%" });

export const columns = style({
  ...stacked("xl"),
  alignItems: "start",
  marginBlockStart: vars.space.s,
  "@container": {
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) 23rem", columnGap: vars.space.xxl },
  },
});
export const main = style({ display: "grid", gap: vars.space.xl, minInlineSize: 0 });
export const side = style({ display: "grid", gap: vars.space.xl, minInlineSize: 0 });
export const card = style({ gap: vars.space.l });

export const part = style({ display: "grid", gap: vars.space.m, alignContent: "start", minInlineSize: 0 });
export const addresses = style({
  ...stacked("xl"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
});
export const text = style({ margin: 0, textWrap: "pretty" });
/** The customer's own words, whose direction is their own; they begin at the reader's side. */
export const note = style({
  margin: 0,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  textAlign: ["match-parent", "-webkit-match-parent"],
});
export const copied = style({ display: "flex", alignItems: "center", gap: vars.space.xxs });
