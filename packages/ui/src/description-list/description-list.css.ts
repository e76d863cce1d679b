import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

const base = style({ display: "grid", margin: 0 });

export const list = styleVariants({
  rows: [base, {}],
  stacked: [base, { gap: vars.space.m }],
  columns: [
    base,
    { gap: vars.space.l, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))" },
  ],
});

const group = style({ minInlineSize: 0 });

const rowItem = style({
  display: "grid",
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  ":first-child": { borderBlockStart: 0 },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(8rem, 2fr) 3fr" } },
});

export const item = styleVariants({
  rows: [group, rowItem],
  stacked: [group, { display: "grid", gap: vars.space.xxs }],
  columns: [group, { display: "grid", gap: vars.space.xxs, alignContent: "start" }],
});

export const term = style({ color: vars.color.text.muted, fontSize: vars.font.size.s });

export const details = style({
  margin: 0,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});

// Further values of a name align with the first, not with the name.
globalStyle(`${rowItem} > dd`, { "@media": { [media.phone]: { gridColumn: 2 } } });
