import { vars } from "../theme/contract.css.ts";
import {
  bareList,
  raised,
  shoulder,
  smallMuted,
  stacked,
  subheading,
  wrapping,
  wrappingRow,
} from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const card = style({
  ...shoulder,
  ...stacked("s"),
  alignContent: "start",
  minInlineSize: 0,
  padding: vars.space.l,
  ...raised,
});

export const title = style({ ...subheading, textWrap: "balance" });

export const facts = style({
  ...wrapping,
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  ...bareList,
  ...smallMuted,
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
  ...stacked("xxs"),
  margin: 0,
  paddingInlineStart: "1.25em",
  ...smallMuted,
});

export const foot = style({
  ...wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});

export const dates = style({ display: "grid", color: vars.color.text.muted, fontSize: vars.font.size.s });
