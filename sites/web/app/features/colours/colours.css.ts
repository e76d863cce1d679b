import { media, parts, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  ...parts.stacked("l"),
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
});
export const header = siteStyle({ display: "grid", gap: vars.space.s });

export const tools = siteStyle({
  ...parts.wrapping,
  alignItems: "start",
  gap: vars.space.l,
  "@media": { [media.print]: { display: "none" } },
});
export const search = siteStyle({ ...parts.wrappingRow, gap: vars.space.s });
export const field = siteStyle({ flex: "1 1 16rem", maxInlineSize: "26rem" });
export const picking = siteStyle({ ...parts.wrapping, alignItems: "end", gap: vars.space.s });
export const groups = siteStyle({ ...parts.wrapping, gap: vars.space.xs, ...parts.bareList });
export const group = siteStyle({
  ...parts.inlineRow,
  gap: vars.space.xs,
  minBlockSize: "2.25rem",
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border.default}`,
  ...parts.pillLink,
  selectors: { "&:hover": { borderColor: vars.color.border.control }, "&:focus-visible": parts.focusRing },
});
export const dot = siteStyle({ inlineSize: "1rem", blockSize: "1rem", forcedColorAdjust: "none" });

export const section = siteStyle({ display: "grid", gap: vars.space.m, scrollMarginBlockStart: "7rem" });
export const said = siteStyle({ margin: 0 });

export const chosen = siteStyle({
  ...parts.shoulder,
  ...parts.stacked("l"),
  alignItems: "start",
  padding: vars.space.l,
  ...parts.raised,
  scrollMarginBlockStart: "7rem",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr)" } },
});
export const facts = siteStyle({ display: "grid", gap: vars.space.m, minInlineSize: 0 });
export const big = siteStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "8rem",
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  forcedColorAdjust: "none",
});
export const values = siteStyle({
  ...parts.stacked("m"),
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  margin: 0,
});
siteGlobalStyle(`${values} dt`, { fontSize: vars.font.size.s, color: vars.color.text.muted });
siteGlobalStyle(`${values} dd`, { margin: 0, fontWeight: vars.font.weight.medium });
export const copy = siteStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.xs, margin: 0 });

export const samples = siteStyle({
  ...parts.stacked("m"),
  // Stacked on a phone: the actions have words, not icons.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
  ...parts.bareList,
});
export const sample = siteStyle({ ...parts.stacked("s"), alignContent: "start", minInlineSize: 0 });
export const stage = siteStyle({
  ...parts.shoulder,
  position: "relative",
  overflow: "hidden",
  aspectRatio: "4 / 5",
  backgroundColor: vars.color.tile.ground,
});
export const picture = siteStyle({ ...parts.filling, objectFit: "cover" });
export const tinted = siteStyle({ position: "absolute", inset: 0 });
export const sampleTitle = siteStyle({ margin: 0, fontSize: vars.font.size.s, overflowWrap: "anywhere" });
