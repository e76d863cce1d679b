import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { style } from "../theme/style.ts";

export const card = style({ ...parts.sheet, ...parts.stacked("s") });

export const title = style({ ...parts.subheading, textWrap: "balance" });

export const facts = style({
  ...parts.wrapping,
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  ...parts.bareList,
  ...parts.smallMuted,
});

export const fact = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xxs });
export const summary = style({ margin: 0, textWrap: "pretty" });

export const requirementsTitle = style({
  margin: 0,
  marginBlockStart: vars.space.xs,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

export const requirements = style({
  ...parts.stacked("xxs"),
  margin: 0,
  paddingInlineStart: "1.25em",
  ...parts.smallMuted,
});

export const foot = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});

export const dates = style({ display: "grid", color: vars.color.text.muted, fontSize: vars.font.size.s });
