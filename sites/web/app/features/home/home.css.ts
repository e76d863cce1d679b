import { media as query, parts, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const hero = siteStyle({
  position: "relative",
  overflow: "clip",
  // Light from the side of the pictures.
  backgroundImage: `radial-gradient(80rem 40rem at 85% 10%, ${vars.color.brand.soft}, transparent 70%)`,
});

export const heroInner = siteStyle({
  ...parts.stacked("xl"),
  alignItems: "center",
  paddingBlock: vars.space.xl,
  "@media": {
    [query.phone]: { paddingBlock: vars.space.xxl },
    [query.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)", gap: vars.space.xxl },
  },
});

export const heroText = siteStyle({ display: "grid", gap: vars.space.m, justifyItems: "start" });
export const actions = siteStyle({
  ...parts.wrapping,
  gap: vars.space.s,
  margin: 0,
  marginBlockStart: vars.space.s,
});

/** One tall tile and two beside it, their shoulders towards the light. */
export const stage = siteStyle({
  ...parts.stacked("s"),
  gridTemplateColumns: "minmax(0, 1.62fr) minmax(0, 1fr)",
});

export const heroTile = siteStyle({
  ...parts.shoulder,
  overflow: "hidden",
  minBlockSize: 0,
  backgroundColor: vars.color.tile.ground,
  boxShadow: vars.shadow.glow,
  selectors: { "&:first-child": { gridRow: "span 2" } },
});

export const heroImage = siteStyle({ ...parts.filling, objectFit: "cover" });

export const sectionHead = siteStyle({
  ...parts.stacked("xs"),
  justifyItems: "start",
  marginBlockEnd: vars.space.l,
  "@media": { [query.phone]: { marginBlockEnd: vars.space.xl } },
});
export const more = siteStyle({ marginBlockStart: vars.space.xs });

export const categories = siteStyle({
  ...parts.stacked("xxs"),
  "@media": {
    [query.phone]: {
      gap: vars.space.m,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr))",
    },
  },
  ...parts.bareList,
});

/** A row that scrolls where it is wider than the window. */
const scrollingRow = {
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(9.5rem, 1fr)",
  overflowX: "auto",
  scrollSnapType: "inline mandatory",
  padding: vars.space.xxs,
} as const;

/** On a phone the featured products are such a row. */
export const featured = siteStyle({
  "@media": {
    // The edge of a third one is visible.
    [`not ${query.phone}`]: { ...scrollingRow, gridTemplateColumns: "none", gridAutoColumns: "43%" },
  },
});
siteGlobalStyle(`${featured} > li`, { scrollSnapAlign: "start" });

/** The industries. */
export const tiles = siteStyle({
  ...scrollingRow,
  ...parts.stacked("m"),
  margin: 0,
  listStyle: "none",
  // Paper does not scroll.
  "@media": { [query.print]: { gridAutoColumns: "minmax(0, 1fr)" } },
});

export const tile = siteStyle({ scrollSnapAlign: "start" });

export const tileLink = siteStyle({
  ...parts.stacked("s"),
  color: vars.color.text.default,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": parts.focusRing },
});

export const tileImage = siteStyle({
  ...parts.shoulder,
  ...parts.fullWidth,
  // As tall as its neighbours, for photographs of any proportions.
  aspectRatio: "4 / 5",
  objectFit: "contain",
  backgroundColor: vars.color.tile.ground,
});
export const tileTitle = siteStyle({ fontSize: vars.font.size.s });

export const figures = siteStyle({
  ...parts.stacked("l"),
  // A column is never narrower than its value, which does not wrap.
  gridTemplateColumns: "1fr 1fr",
  margin: 0,
  marginBlockStart: vars.space.l,
  "@media": {
    [query.phone]: { gridTemplateColumns: "none", gridAutoColumns: "1fr", gridAutoFlow: "column" },
  },
});

export const figure = siteStyle({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  paddingBlockStart: vars.space.m,
  borderBlockStart: `2px solid ${vars.color.accent.mark}`,
});
export const figureName = siteStyle({ color: vars.color.text.muted });
export const figureValue = siteStyle({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

/** News, with a campaign beside them. */
export const current = siteStyle({
  ...parts.stacked("xl"),
  alignItems: "start",
  "@media": { [query.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});
export const newsPart = siteStyle({ display: "grid", gap: vars.space.m, justifyItems: "start" });

export const news = siteStyle({ display: "grid", inlineSize: "100%", ...parts.bareList });
export const newsItem = siteStyle({
  ...parts.stacked("xxs"),
  justifyItems: "start",
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const newsDate = siteStyle({ color: vars.color.text.muted, fontSize: vars.font.size.s });

export const campaign = siteStyle({
  ...parts.shoulder,
  ...parts.stacked("s"),
  justifyItems: "start",
  padding: vars.space.l,
  backgroundColor: vars.color.brand.soft,
});

export const certificates = siteStyle({
  ...parts.wrappingRow,
  gap: vars.space.m,
  marginBlockStart: vars.space.l,
  "@media": { [query.phone]: { marginBlockStart: vars.space.xl } },
});
export const standards = siteStyle({ ...parts.wrapping, gap: vars.space.xs, ...parts.bareList });
export const standard = siteStyle({
  ...parts.inlineRow,
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.base,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: vars.color.brand.solid, color: vars.color.text.link },
    "&:focus-visible": parts.focusRing,
  },
});
