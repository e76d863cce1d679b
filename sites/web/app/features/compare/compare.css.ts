import { media, siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  display: "grid",
  gap: vars.space.l,
  // The table is wider than the window; its frame scrolls.
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
});
export const header = siteStyle({ display: "grid", gap: vars.space.s });
export const steps = siteStyle({
  display: "grid",
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: vars.space.l,
  textAlign: "start",
});
export const add = siteStyle({
  display: "grid",
  gap: vars.space.m,
  marginBlockStart: vars.space.l,
  scrollMarginBlockStart: "7rem",
  "@media": { [media.print]: { display: "none" } },
});
export const search = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
});
export const field = siteStyle({ flex: "1 1 16rem", maxInlineSize: "28rem" });
