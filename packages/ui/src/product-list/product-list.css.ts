import * as card from "../product-card/product-card.css.ts";
import { vars } from "../theme/contract.css.ts";
import { bareList, stacked, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

/** Room for price and buttons beside the words, by the list's own width: it may be beside facets. */
const roomy = "(min-width: 36rem)";

export const list = style({
  ...bareList,
  containerType: "inline-size",
  // One line above, between and below the rows.
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

export const item = style({
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const row = style([
  card.card,
  {
    display: "grid",
    gridTemplateColumns: "5rem minmax(0, 1fr)",
    alignItems: "start",
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    "@container": {
      [roomy]: {
        gridTemplateColumns: "7rem minmax(0, 1fr) minmax(0, 13rem)",
        columnGap: vars.space.l,
      },
    },
  },
]);

/** Beside all the words, however many lines they take. */
export const stage = style([card.stage, { gridRow: "1 / span 2", marginBlockEnd: 0 }]);
export const placeholder = style({ aspectRatio: "4 / 5", gridRow: "1 / span 2" });
export const { image, link } = card;
export const title = style([card.title, { textWrap: "balance" }]);

export const words = style({ display: "grid", gap: vars.space.xs, alignContent: "start", minInlineSize: 0 });

export const end = style({
  ...stacked("s"),
  justifyItems: "start",
  gridColumn: 2,
  "@container": { [roomy]: { gridColumn: 3, gridRow: "1 / span 2" } },
});

// Prices of all rows are below one another, on the line of the titles; their conditions are below each.
globalStyle(`${end} > ${card.foot}`, { paddingBlockStart: 0 });
globalStyle(`${end} ${card.price}`, { flexBasis: "100%", lineHeight: vars.font.leading.snug });

/** Above the link, which covers the whole row. */
export const actions = style({
  position: "relative",
  zIndex: vars.stack.raised,
  ...wrappingRow,
  gap: vars.space.xs,
  "@media": { [media.print]: { display: "none" } },
});
