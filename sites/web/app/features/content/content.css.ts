import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

/** The content below the head of a page. */
export const body = siteStyle({ display: "grid", gap: vars.space.xl, paddingBlockEnd: vars.space.xxxl });

export const tags = siteStyle({ ...parts.wrapping, gap: vars.space.xs, ...parts.bareList });

export const tag = siteStyle({
  ...parts.inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.small,
  paddingInline: "0.875rem",
  border: `1px solid ${vars.color.border.strong}`,
  ...parts.pillLink,
  ":focus-visible": parts.focusRing,
  selectors: {
    "&[aria-current]": {
      borderColor: vars.color.brand.solid,
      backgroundColor: vars.color.brand.solid,
      color: vars.color.brand.onSolid,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:not([aria-current]):hover": { backgroundColor: vars.color.surface.hover } },
    },
    [media.forcedColors]: { selectors: { "&[aria-current]": { borderWidth: "3px" } } },
  },
});

export const count = siteStyle({ fontVariantNumeric: "tabular-nums", opacity: 0.75 });

/** For the few who read feeds: at the very end. */
export const feed = siteStyle({
  ...parts.inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.small,
  justifySelf: "start",
  ...parts.smallMuted,
  textDecoration: "none",
  ":focus-visible": parts.focusRing,
  ":hover": { color: vars.color.text.link, textDecoration: "underline" },
});

/** The breadcrumb above an article. */
export const way = siteStyle({ paddingBlock: `${vars.space.l} ${vars.space.xl}` });
export const article = siteStyle({ paddingBlockEnd: vars.space.xxxl });

/** Further links at the end of a page. */
export const onwards = siteStyle({
  ...parts.wrapping,
  gap: vars.space.s,
  margin: 0,
  paddingBlockStart: vars.space.m,
});
export const support = siteStyle({ display: "grid", gap: vars.space.m });

/** A part of a page with its own heading. */
export const part = siteStyle({ display: "grid", gap: vars.space.l });

/** The facts of a campaign above its text. */
export const terms = siteStyle({ ...parts.wrappingRow, gap: vars.space.m, margin: 0 });
export const coupon = siteStyle({ display: "inline-flex", alignItems: "center", gap: vars.space.s });
export const couponCode = siteStyle({ fontFamily: vars.font.family.mono, fontWeight: vars.font.weight.bold });

/** A text with its picture: beside it on wide windows, between head and body on others. */
export const split = siteStyle({
  ...parts.stacked("xl"),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.xxl,
    },
  },
});
export const splitText = siteStyle({
  ...parts.stacked("m"),
  "@media": { [media.desktop]: { gridColumn: 1 } },
});
export const splitCover = siteStyle({
  ...parts.shoulder,
  overflow: "hidden",
  backgroundColor: vars.color.tile.ground,
  "@media": {
    [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2", position: "sticky", insetBlockStart: "6rem" },
  },
});
export const splitImage = siteStyle({ ...parts.fullWidth, maxBlockSize: "32rem", objectFit: "contain" });

/** The products of a campaign, below its text. */
export const offered = siteStyle({ ...parts.stacked("l"), paddingBlock: vars.space.xxxl });

/** A form at the end of a page. */
export const form = siteStyle({
  ...parts.stacked("m"),
  paddingBlock: vars.space.xxl,
  scrollMarginBlockStart: "7rem",
});
