import { siteStyle, vars } from "@preforma/ui/theme";

export const notes = siteStyle({ margin: 0, paddingInlineStart: vars.space.m });

/** A code is read as one word, with any hyphens. */
export const code = siteStyle({ whiteSpace: "nowrap" });
