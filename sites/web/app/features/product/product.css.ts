import { pictureName } from "../../platform/page/picture-name.ts";
import { media, parts, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  ...parts.stacked("l"),
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
  // Print contains pictures, facts, tables and the breadcrumb.
  "@media": { [media.print]: { gap: vars.space.s, paddingBlock: `${vars.space.m} 0` } },
});

/** Only useful on a screen: links to other pages, colours, forms and buttons. */
export const onScreen = siteStyle({
  display: "contents",
  "@media": { [media.print]: { display: "none" } },
});

/** Beside the stock: the lead time for more. */
export const more = siteStyle({ display: "block", ...parts.smallMuted });

/** Picture and drawing side by side: only in print. */
export const sheet = siteStyle({
  display: "none",
  "@media": {
    [media.print]: {
      ...parts.stacked("m"),
      gridTemplateColumns: "1fr 1fr",
      alignItems: "center",
      breakInside: "avoid",
    },
  },
});
export const sheetPicture = siteStyle({
  inlineSize: "100%",
  blockSize: "6.5cm",
  objectFit: "contain",
});

export const top = siteStyle({
  ...parts.stacked("xl"),
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)", gap: vars.space.xxl },
  },
});

export const gallery = siteStyle({
  minInlineSize: 0,
  "@media": {
    [media.motion]: { viewTransitionName: pictureName },
    [media.print]: { display: "none" },
    [media.desktop]: { position: "sticky", insetBlockStart: "6rem" },
  },
});

export const drawing = siteStyle({
  ...parts.shoulder,
  ...parts.filling,
  objectFit: "contain",
  backgroundColor: "#fff",
  padding: vars.space.m,
});

/** Replaces a picture, with a caption; smaller, since it shows less. */
export const schematic = siteStyle({
  ...parts.row,
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space.s,
  blockSize: "100%",
  margin: 0,
  padding: vars.space.m,
  backgroundImage: `linear-gradient(${vars.color.brand.soft}, ${vars.color.surface.sunken})`,
  color: vars.color.text.default,
  fontSize: vars.font.size.s,
  textAlign: "center",
  textWrap: "balance",
});

export const schematicPicture = siteStyle({
  // The whole figure has the background.
  backgroundImage: "none",
  minBlockSize: 0,
  blockSize: "75%",
});

export const summary = siteStyle({
  ...parts.stacked("l"),
  minInlineSize: 0,
  "@media": { [media.print]: { gap: vars.space.s } },
});
export const header = siteStyle({ display: "grid", gap: vars.space.s });

export const facts = siteStyle({ ...parts.wrappingRow, gap: vars.space.xs, ...parts.bareList });
export const fact = siteStyle({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.s,
});

export const key = siteStyle({
  ...parts.stacked("m"),
  gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
  margin: 0,
  paddingBlock: vars.space.m,
  borderBlock: `1px solid ${vars.color.border.default}`,
  "@media": { [media.print]: { paddingBlock: vars.space.xs } },
});
siteGlobalStyle(`${key} dt`, { fontSize: vars.font.size.s, color: vars.color.text.muted });
siteGlobalStyle(`${key} dd`, { margin: 0, fontWeight: vars.font.weight.medium });

export const amount = siteStyle({ fontSize: vars.font.size.xl, fontVariantNumeric: "tabular-nums" });
export const per = siteStyle({
  ...parts.smallMuted,
  display: "block",
  fontWeight: vars.font.weight.regular,
});

/** Beside the price of the smallest order: a small table. */
export const priceList = siteStyle({ maxInlineSize: "26rem" });
siteGlobalStyle(`${priceList} caption`, { fontSize: vars.font.size.m });
siteGlobalStyle(`${priceList} :is(th, td)`, { paddingBlock: vars.space.xxs, fontSize: vars.font.size.s });
// Prices are short: the quantities get the rest of the line.
siteGlobalStyle(`${priceList} th`, { inlineSize: "auto" });
siteGlobalStyle(`${priceList} td`, { textAlign: "end" });

/** Buttons to request, save and compare. */
export const actions = siteStyle({
  ...parts.wrappingRow,
  gap: vars.space.s,
  margin: 0,
  "@media": { [media.print]: { display: "none" } },
});

export const sectionHead = siteStyle({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.s,
});

export const reviews = siteStyle({
  ...parts.stacked("xl"),
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)" } },
});
export const reviewList = siteStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });

export const section = siteStyle({
  ...parts.stacked("l"),
  marginBlockStart: vars.space.xl,
  "@media": { [media.print]: { gap: vars.space.s, marginBlockStart: 0 } },
});
export const specs = siteStyle({
  "@media": { [media.print]: { gridTemplateColumns: "1fr 1fr", gap: vars.space.m } },
  ...parts.stacked("xl"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(26rem, 100%), 1fr))",
  alignItems: "start",
});
export const logistics = siteStyle({
  ...parts.stacked("m"),
  scrollMarginBlockStart: "6rem",
  "@media": { [media.print]: { display: "none" } },
});
export const loadForm = siteStyle({
  ...parts.wrapping,
  alignItems: "end",
  gap: vars.space.s,
  "@media": { [media.print]: { display: "none" } },
});

export const documents = siteStyle({
  ...parts.stacked("xs"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))",
  ...parts.bareList,
});
siteGlobalStyle(`${documents} a`, { color: vars.color.text.link });

// One sheet holds all tables.
siteGlobalStyle(`${specs} :is(th, td)`, {
  "@media": { [media.print]: { paddingBlock: "1.5pt", fontSize: "8.5pt" } },
});
siteGlobalStyle(`${page} :is(h1, h2, caption)`, { "@media": { [media.print]: { fontSize: "12pt" } } });
