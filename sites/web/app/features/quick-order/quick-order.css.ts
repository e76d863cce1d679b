import { siteStyle, vars } from "@preforma/ui/theme";

export const notes = siteStyle({ margin: 0, paddingInlineStart: vars.space.m });

/** A code does not wrap, even at hyphens. */
export const code = siteStyle({ whiteSpace: "nowrap" });
