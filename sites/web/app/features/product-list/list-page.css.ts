import { siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  display: "grid",
  gap: vars.space.l,
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
});

export const header = siteStyle({ display: "grid", gap: vars.space.s });
