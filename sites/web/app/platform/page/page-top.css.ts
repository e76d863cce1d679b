import { siteStyle, vars } from "@preforma/ui/theme";

export const top = siteStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
});
