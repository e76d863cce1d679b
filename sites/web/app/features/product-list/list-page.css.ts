import { siteStyle, stacked, vars } from "@preforma/ui/theme";

export const page = siteStyle({ ...stacked("l"), paddingBlock: `${vars.space.l} ${vars.space.section}` });

export const header = siteStyle({ display: "grid", gap: vars.space.s });
