import { siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const form = siteStyle({ display: "grid", gap: vars.space.s });
export const row = siteStyle({
  display: "grid",
  gap: vars.space.s,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "end",
  justifyItems: "start",
});
export const note = siteStyle({ color: vars.color.text.muted, fontSize: vars.font.size.s });
siteGlobalStyle(`${note} p`, { margin: 0 });
