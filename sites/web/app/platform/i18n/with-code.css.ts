import { siteStyle } from "@preforma/ui/theme";

export const code = siteStyle({ whiteSpace: "nowrap" });
