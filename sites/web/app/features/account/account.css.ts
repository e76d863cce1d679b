import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

export const narrow = siteStyle({
  maxInlineSize: "32rem",
  paddingBlock: `${vars.space.xl} ${vars.space.xxxl}`,
});

export const account = siteStyle({
  ...parts.stacked("l"),
  alignItems: "start",
  paddingBlock: `${vars.space.l} ${vars.space.xxxl}`,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gap: vars.space.xxl },
  },
});

export const content = siteStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });

/** Forms and texts are limited to one column; cards and lists take the full width. */
export const column = siteStyle({ maxInlineSize: "44rem" });
