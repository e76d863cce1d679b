import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

const grid = {
  ...parts.stacked("m"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(19rem, 100%), 1fr))",
  ...parts.bareList,
} as const;

const tile = {
  ...parts.shoulder,
  ...parts.stacked("s"),
  alignContent: "start",
  padding: vars.space.l,
  ...parts.raised,
} as const;

export const steps = siteStyle({ ...grid, marginBlockStart: vars.space.xl });
export const step = siteStyle(tile);
export const stepNumber = siteStyle({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.link,
  fontVariantNumeric: "tabular-nums",
});

/** A title, with its content beside it on wide windows. */
export const titled = siteStyle({
  ...parts.stacked("l"),
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", columnGap: vars.space.xxl },
  },
});
export const promise = siteStyle({ display: "grid", gap: vars.space.m });
export const actions = siteStyle({ margin: 0 });

export const sectorRows = siteStyle({ display: "grid", gap: vars.space.xxl, ...parts.bareList });
/** An industry: its requirements, and the customers in it. */
export const sectorRow = siteStyle({
  ...parts.stacked("l"),
  scrollMarginBlockStart: "7rem",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: vars.space.xxl },
  },
});
export const sectorText = siteStyle({ ...parts.stacked("s"), alignContent: "start", justifyItems: "start" });

export const cards = siteStyle(grid);
export const card = siteStyle([tile, { "@media": { [media.print]: { breakInside: "avoid" } } }]);
export const moreCard = siteStyle({ ...parts.stacked("s"), alignContent: "start", blockSize: "100%" });
export const standards = siteStyle({
  ...parts.wrapping,
  gap: vars.space.s,
  marginBlock: vars.space.l,
  padding: 0,
  listStyle: "none",
});

export const positions = siteStyle({ display: "grid", gap: vars.space.m, ...parts.bareList });
/** A form at the end of a page. */
export const formPart = siteStyle({
  ...parts.stacked("m"),
  paddingBlockEnd: vars.space.xxxl,
  scrollMarginBlockStart: "7rem",
});

export const position = siteStyle({
  ...parts.stacked("xl"),
  // Wide tables scroll within their frame.
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${vars.space.l} ${vars.space.xxxl}`,
});
export const positionHead = siteStyle({ display: "grid", gap: vars.space.m });
export const positionBody = siteStyle({
  ...parts.stacked("xl"),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", columnGap: vars.space.xxxl },
  },
});
/** The cards beside a text. */
export const asideCards = siteStyle({ display: "grid", gap: vars.space.l });
export const siblings = siteStyle({ display: "grid", gap: vars.space.s, ...parts.bareList });
export const positionText = siteStyle({ ...parts.stacked("xl"), gridTemplateColumns: "minmax(0, 1fr)" });
export const application = siteStyle({
  ...parts.stacked("m"),
  maxInlineSize: vars.size.text,
  scrollMarginBlockStart: "7rem",
});

/**
 * Form and contact details, side by side where there is room; the details are as tall as the form and the content below
 * it.
 */
export const contact = siteStyle({
  ...parts.stacked("l"),
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.xl,
    },
  },
});
export const formCard = siteStyle([card, { gap: vars.space.l, scrollMarginBlockStart: "7rem" }]);
export const ways = siteStyle({
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2" } },
});
export const contactMore = siteStyle({
  ...grid,
  gap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
});
export const hours = siteStyle({ display: "grid", gap: vars.space.s });
/** As high as the longest text of any language at 360 px. */
export const openState = siteStyle({ display: "grid", gap: vars.space.xs, minBlockSize: "4.25rem" });
/** The same with the hours on another clock. */
export const openStateElsewhere = siteStyle([openState, { alignContent: "start", minBlockSize: "7rem" }]);
export const openLine = siteStyle({ ...parts.wrappingRow, gap: vars.space.s, margin: 0 });
export const mapTitle = siteStyle({ marginBlockEnd: vars.space.l });
export const maps = siteStyle({
  ...parts.stacked("l"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(24rem, 100%), 1fr))",
});
/** A text, with the action at its end on wide windows. */
export const banner = siteStyle({
  ...parts.stacked("m"),
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
  },
});
export const bannerWords = siteStyle({ display: "grid", gap: vars.space.m });
