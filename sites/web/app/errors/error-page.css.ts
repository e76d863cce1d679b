import { focusRing, siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
});

export const actions = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  marginBlockStart: vars.space.s,
});
export const retry = siteStyle({ alignSelf: "center", color: vars.color.text.link });
export const search = siteStyle({ maxInlineSize: "40rem" });
export const groups = siteStyle({ marginBlock: `${vars.space.l} ${vars.space.m}` });

export const groupLinks = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const group = siteStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.control.large,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.default,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: vars.color.brand.solid, color: vars.color.text.link },
    "&:focus-visible": focusRing,
  },
});
export const groupCount = siteStyle({
  fontSize: vars.font.size.s,
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
});
