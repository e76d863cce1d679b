import { siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
});

export const actions = siteStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s, marginBlockStart: vars.space.s });
export const retry = siteStyle({ alignSelf: "center", color: vars.color.text.link });
export const search = siteStyle({ maxInlineSize: "40rem" });
export const groups = siteStyle({ marginBlock: `${vars.space.l} ${vars.space.m}` });
