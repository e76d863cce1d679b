import { media, parts, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const layout = siteStyle({
  ...parts.stacked("l"),
  alignItems: "start",
  "@media": { [media.desktop]: { gridTemplateColumns: "17rem minmax(0, 1fr)", gap: vars.space.xl } },
});

/** An empty list without filters: there is no panel beside it. */
export const alone = siteStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const side = siteStyle({
  minInlineSize: 0,
  "@media": { [media.print]: { display: "none" } },
});

/**
 * On a phone the filters are collapsed, in the server's page already. On a desktop they are beside the list whether the
 * disclosure is open or not; a browser that does not support that shows the disclosure and its button.
 */
export const fold = siteStyle({
  "@supports": {
    "selector(::details-content)": {
      "@media": {
        [media.desktop]: {
          selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
        },
      },
    },
  },
});

export const foldSummary = siteStyle({
  ...parts.row,
  gap: vars.space.s,
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.font.weight.medium,
  cursor: "pointer",
  selectors: { "&:focus-visible": parts.focusRing },
  "@supports": { "selector(::details-content)": { "@media": { [media.desktop]: { display: "none" } } } },
});

export const foldTitle = siteStyle({ ...parts.inlineRow, flexGrow: 1, gap: vars.space.xs });

/** The disclosure's arrow: points down, and up while the filters are open. */
export const foldSign = siteStyle({
  display: "inline-flex",
  color: vars.color.text.muted,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": {
    [media.motion]: { transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
  },
});

export const foldCount = siteStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: "1.5rem",
  blockSize: "1.5rem",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  fontSize: vars.font.size.xs,
});

export const foldBody = siteStyle({
  ...parts.stacked("m"),
  paddingBlockStart: vars.space.m,
  "@media": { [media.desktop]: { paddingBlockStart: 0 } },
});

export const categories = siteStyle({
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const categoriesTitle = siteStyle({
  margin: 0,
  paddingBlock: vars.space.s,
  fontWeight: vars.font.weight.medium,
});

export const categoryLinks = siteStyle({ display: "grid", margin: 0, padding: 0, listStyle: "none" });

export const categoryLink = siteStyle({
  ...parts.row,
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlock: vars.space.xxs,
  minBlockSize: "2rem",
  color: vars.color.text.default,
  textDecoration: "none",
  borderRadius: vars.radius.small,
  selectors: {
    "&:hover": { color: vars.color.text.link, textDecoration: "underline" },
    '&[aria-current="true"]': { fontWeight: vars.font.weight.medium, color: vars.color.text.link },
    "&:focus-visible": parts.focusRing,
  },
});

export const count = siteStyle({ ...parts.smallMuted, fontVariantNumeric: "tabular-nums" });

export const results = siteStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });

export const bar = siteStyle({ ...parts.wrappingRow, justifyContent: "space-between", gap: vars.space.s });

export const total = siteStyle({ margin: 0, fontWeight: vars.font.weight.medium });

/** The switch between one card per product and one per family; beside the count. */
export const grouping = siteStyle({
  marginInlineEnd: "auto",
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.small,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  ":focus-visible": parts.focusRing,
  "@media": { [media.print]: { display: "none" } },
});

/** The count of an empty list: only for screen readers, as the visible heading below has it. */
export const unseen = siteStyle(parts.visuallyHidden);

export const sort = siteStyle({
  ...parts.wrappingRow,
  gap: vars.space.s,
  "@media": { [media.print]: { display: "none" } },
});

export const sortLabel = siteStyle({ ...parts.wrappingRow, gap: vars.space.s, ...parts.smallMuted });

const control = {
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space.s,
  ...parts.fieldBox,
  font: "inherit",
  selectors: { "&:focus-visible": parts.focusRing },
} as const;

export const select = siteStyle({ ...control, maxInlineSize: "100%" });
export const sortApply = siteStyle({ ...control, cursor: "pointer" });

export const nothing = siteStyle({ paddingBlock: vars.space.xl });
export const suggestion = siteStyle({ fontSize: vars.font.size.xl });
export const suggestedCategories = siteStyle({
  ...parts.wrapping,
  justifyContent: "center",
  gap: `${vars.space.xs} ${vars.space.m}`,
  ...parts.bareList,
});

siteGlobalStyle(`${nothing} a, ${suggestion} a`, { overflowWrap: "anywhere" });
