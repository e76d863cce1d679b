import { parts, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const part = siteStyle({ display: "grid", gap: vars.space.m });

export const form = siteStyle([
  parts.shoulder,
  { ...parts.stacked("s"), padding: vars.space.m, border: `1px solid ${vars.color.border.default}` },
]);
export const title = siteStyle({ margin: 0, fontWeight: vars.font.weight.medium });
export const row = siteStyle({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space.s });
siteGlobalStyle(`${row} > :first-child`, { flex: "1 1 14rem" });
export const note = siteStyle({ display: "grid", gap: vars.space.xxs, ...parts.smallMuted });
siteGlobalStyle(`${note} p`, { margin: 0 });
