import { vars } from "../theme/contract.css.ts";
import { column, wrapping, wrappingRow } from "../theme/fragments.ts";
import { globalStyle, style } from "../theme/style.ts";

export const card = style({ display: "flex", flexDirection: "column", gap: vars.space.s, blockSize: "100%" });

export const head = style({ ...wrappingRow, justifyContent: "space-between", gap: vars.space.xs });

export const address = style({
  ...column,
  // Lines of either direction start at the page's inline start.
  alignItems: "flex-start",
  gap: vars.space.xxs,
  fontStyle: "normal",
  overflowWrap: "anywhere",
});

// So do wrapped lines.
globalStyle(`${address} > bdi`, { textAlign: ["match-parent", "-webkit-match-parent"] });

/** An address with the invoice details below, spaced as its surroundings. */
export const lines = style({ display: "flex", flexDirection: "column", gap: "inherit" });

export const muted = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });
export const name = style({ fontWeight: vars.font.weight.medium });

/** At the card's foot, below any amount of content. */
export const actions = style({
  ...wrapping,
  gap: vars.space.xs,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.s,
});
