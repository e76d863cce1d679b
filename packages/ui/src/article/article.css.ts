import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { style } from "../theme/style.ts";

const oneColumn = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const article = style({ ...oneColumn, gap: vars.space.xl });

export const column = style({
  ...oneColumn,
  gap: vars.space.l,
  inlineSize: "100%",
  maxInlineSize: vars.size.text,
  marginInline: "auto",
});

export const lead = style({
  margin: 0,
  fontSize: vars.font.size.l,
  lineHeight: vars.font.leading.base,
  color: vars.color.text.muted,
  textWrap: "pretty",
});

export const bar = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const share = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xxs });

export const tags = style({ ...parts.wrapping, gap: vars.space.xs, ...parts.bareList });

/** Tall enough for a finger. */
export const tag = style(parts.tagLink);

export const cover = style({
  ...parts.veiledTile,
  aspectRatio: "16 / 9",
  maxBlockSize: "30rem",
  inlineSize: "100%",
  borderRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.shoulder,
});

export const image = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "contain" });

export const related = style({
  ...parts.stacked("l"),
  paddingBlockStart: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
