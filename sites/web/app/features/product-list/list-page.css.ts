import { parts, siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  ...parts.stacked("l"),
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
});

export const header = siteStyle({ display: "grid", gap: vars.space.s });
