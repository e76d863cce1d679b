import { parts, siteStyle, vars } from "@preforma/ui/theme";

export const top = siteStyle({ ...parts.stacked("m"), paddingBlock: `${vars.space.l} ${vars.space.xxl}` });
