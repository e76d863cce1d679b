import { bareList } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";

export const grid = style({
  display: "grid",
  // Two columns even on the narrowest phone; wider ones as the row has room.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, calc(50% - 0.5rem)), 1fr))",
  columnGap: vars.space.m,
  rowGap: vars.space.xl,
  ...bareList,
  "@media": {
    [media.desktop]: { columnGap: vars.space.l, rowGap: vars.space.xxl },
    [media.print]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", rowGap: vars.space.m },
  },
});

export const cell = style({
  minInlineSize: 0,
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const placeholder = style({ aspectRatio: "4 / 5", marginBlockEnd: vars.space.s });
