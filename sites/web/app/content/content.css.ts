import { focusRing, media, shoulder, siteStyle, vars } from "@preforma/ui/theme";

/** What follows the head of a page. */
export const body = siteStyle({ display: "grid", gap: vars.space.xl, paddingBlockEnd: vars.space.xxxl });

/** Above a list: what narrows it, and the feed. */
export const bar = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
});

export const tags = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const tag = siteStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.small,
  paddingInline: "0.875rem",
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text.default,
  fontSize: vars.font.size.s,
  textDecoration: "none",
  ":focus-visible": focusRing,
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

export const feed = siteStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.small,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  ":focus-visible": focusRing,
});

/** The way above an article. */
export const way = siteStyle({ paddingBlock: `${vars.space.l} ${vars.space.xl}` });
export const article = siteStyle({ paddingBlockEnd: vars.space.xxxl });

/** Ways to go on at the end of a page. */
export const onwards = siteStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.s, margin: 0 });
export const support = siteStyle({ display: "grid", gap: vars.space.m });

/** A part of a page with a heading of its own. */
export const part = siteStyle({ display: "grid", gap: vars.space.l });

/** The facts of a campaign above its text. */
export const terms = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.m,
  margin: 0,
});
export const coupon = siteStyle({ display: "inline-flex", alignItems: "center", gap: vars.space.s });
export const couponCode = siteStyle({ fontFamily: vars.font.family.mono, fontWeight: vars.font.weight.bold });
export const column = siteStyle({ display: "grid", gap: vars.space.xl, maxInlineSize: vars.size.text });
export const cover = siteStyle({
  ...shoulder,
  display: "block",
  inlineSize: "100%",
  maxBlockSize: "26rem",
  objectFit: "contain",
  backgroundColor: vars.color.surface.sunken,
});

/** A form at the end of a page. */
export const form = siteStyle({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  scrollMarginBlockStart: "7rem",
});
