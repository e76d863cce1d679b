import { siteStyle, stacked, vars } from "@preforma/ui/theme";

export const top = siteStyle({ ...stacked("m"), paddingBlock: `${vars.space.l} ${vars.space.xxl}` });
