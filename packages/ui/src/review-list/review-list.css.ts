import { vars } from "../theme/contract.css.ts";
import { bareList, stacked, wrappingRow } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const list = style(bareList);

export const review = style({
  ...stacked("xs"),
  paddingBlock: vars.space.l,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  selectors: { "li:first-child > &": { paddingBlockStart: 0 }, "li:last-child > &": { borderBlockEnd: 0 } },
});

export const head = style({
  ...wrappingRow,
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
});
export const name = style({ fontWeight: vars.font.weight.medium });
export const date = style({ color: vars.color.text.muted, fontSize: vars.font.size.s });

/** Keeps line breaks; long words wrap. */
export const content = style({
  margin: 0,
  maxInlineSize: vars.size.text,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
export const withoutText = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.s });

export const empty = style({ display: "grid", gap: vars.space.xs, justifyItems: "start" });
export const emptyTitle = style({
  margin: 0,
  fontWeight: vars.font.weight.medium,
  fontSize: vars.font.size.l,
});
export const emptyText = style({ margin: 0, color: vars.color.text.muted });
