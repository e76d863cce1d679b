import { shoulder, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const head = siteStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
});

const grid = {
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(19rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
} as const;

const tile = {
  ...shoulder,
  display: "grid",
  gap: vars.space.s,
  alignContent: "start",
  padding: vars.space.l,
  backgroundColor: vars.color.surface.base,
  border: `1px solid ${vars.color.border.default}`,
} as const;

export const steps = siteStyle({ ...grid, marginBlockStart: vars.space.xl });
export const step = siteStyle(tile);
export const stepNumber = siteStyle({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.link,
  fontVariantNumeric: "tabular-nums",
});

export const promise = siteStyle({ display: "grid", gap: vars.space.m });
export const actions = siteStyle({ margin: 0 });

export const sectors = siteStyle(grid);
export const sector = siteStyle({ ...tile, justifyItems: "start", scrollMarginBlockStart: "7rem" });

export const cards = siteStyle(grid);
export const card = siteStyle(tile);
export const entries = siteStyle({ display: "grid", gap: vars.space.s, margin: 0 });
export const entryName = siteStyle({ fontSize: vars.font.size.s, color: vars.color.text.muted });
export const entryValue = siteStyle({ margin: 0 });
siteGlobalStyle(`${entryValue} a`, { color: vars.color.text.link });
