import { siteStyle, vars } from "@preforma/ui/theme";

export const top = siteStyle({
  paddingBlock: vars.space.m,
  paddingInline: vars.space.gutter,
});
