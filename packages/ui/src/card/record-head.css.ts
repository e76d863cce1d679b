import { vars } from "../theme/contract.css.ts";
import { subheading, wrapping } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

/** The head of a card for a record, such as an order or a request: its title at the start, its state at the end. */
export const head = style({
  ...wrapping,
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.xs,
  // Clears the large corner.
  paddingInlineEnd: vars.space.xs,
});
export const texts = style({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });
export const title = style({ ...subheading });
