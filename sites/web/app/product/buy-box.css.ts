import { siteStyle, vars } from "@preforma/ui/theme";

export const box = siteStyle({ display: "grid", gap: vars.space.m });

export const fields = siteStyle({
  display: "grid",
  gap: vars.space.m,
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
});

export const quantity = siteStyle({ display: "grid", gap: vars.space.xs, justifyItems: "start" });

/** The width of the field above it. */
export const pack = siteStyle({ display: "block", inlineSize: "100%" });

export const row = siteStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s });
