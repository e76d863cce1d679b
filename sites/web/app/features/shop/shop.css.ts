import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  ...parts.stacked("l"),
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
});

export const single = siteStyle({ minInlineSize: 0 });

/** The form, with the cost beside it. */
export const columns = siteStyle({
  ...parts.stacked("xl"),
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", gap: vars.space.xxl },
  },
});

export const main = siteStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });
export const part = siteStyle({ display: "grid", gap: vars.space.m, minInlineSize: 0 });
export const column = siteStyle({ ...parts.stacked("l"), maxInlineSize: "44rem", minInlineSize: 0 });
export const pair = siteStyle({
  ...parts.stacked("l"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
});

export const plain = siteStyle({ margin: 0 });
/** A centred link below the content. */
export const onward = siteStyle({ margin: 0, textAlign: "center" });

export const head = siteStyle({
  ...parts.wrapping,
  gap: vars.space.s,
  alignItems: "baseline",
  justifyContent: "space-between",
});

export const links = siteStyle({
  ...parts.wrapping,
  columnGap: vars.space.l,
  rowGap: vars.space.s,
  ...parts.bareList,
});
