import { media, parts, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

/** The table has rows where its columns fit; else each article is a small card. */
const wide = "(min-width: 46rem)";

export const section = siteStyle({
  ...parts.stacked("m"),
  marginBlockStart: vars.space.xl,
  containerType: "inline-size",
  scrollMarginBlockStart: "6rem",
  "@media": { [media.print]: { display: "none" } },
});

export const form = siteStyle({ display: "grid", gap: vars.space.m, paddingBlockStart: vars.space.s });

export const table = siteStyle({
  display: "block",
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  "@container": { [wide]: { display: "table" } },
});
export const head = siteStyle([parts.visuallyHidden]);
export const body = siteStyle({
  display: "block",
  "@container": { [wide]: { display: "table-row-group" } },
});
export const row = siteStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) 9.5rem",
  gridTemplateAreas: '"code code price" "size neck pieces" "colour colour pieces" "stock stock pieces"',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  "@container": { [wide]: { display: "table-row" } },
});

const cell = siteStyle({
  padding: 0,
  textAlign: "start",
  verticalAlign: "middle",
  fontWeight: vars.font.weight.regular,
  selectors: { "&:empty": { display: "none" } },
  "@container": {
    [wide]: {
      paddingBlock: vars.space.xs,
      paddingInline: `0 ${vars.space.m}`,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
      selectors: { "&:empty": { display: "table-cell" } },
    },
  },
});
export const code = siteStyle([
  cell,
  { gridArea: "code", fontWeight: vars.font.weight.medium, whiteSpace: "nowrap" },
]);
export const size = siteStyle([cell, { gridArea: "size" }]);
export const neck = siteStyle([cell, { gridArea: "neck" }]);
export const colour = siteStyle([cell, { gridArea: "colour" }]);
export const price = siteStyle([
  cell,
  {
    gridArea: "price",
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    "@container": { [wide]: { whiteSpace: "nowrap" } },
  },
]);
export const stock = siteStyle([cell, { gridArea: "stock", color: vars.color.text.muted }]);
export const pieces = siteStyle([
  cell,
  {
    gridArea: "pieces",
    alignSelf: "start",
    "@container": { [wide]: { paddingInlineEnd: 0, inlineSize: "15rem" } },
  },
]);

// The head is visible where the columns are.
siteGlobalStyle(head, {
  "@container": {
    [wide]: {
      position: "static",
      display: "table-header-group",
      inlineSize: "auto",
      blockSize: "auto",
      clipPath: "none",
      overflow: "visible",
    },
  },
});
siteGlobalStyle(`${head} th`, {
  "@container": {
    [wide]: {
      paddingBlock: vars.space.xs,
      paddingInline: `0 ${vars.space.m}`,
      textAlign: "start",
      fontWeight: vars.font.weight.medium,
      color: vars.color.text.muted,
      whiteSpace: "nowrap",
    },
  },
});
siteGlobalStyle(`${head} th:nth-last-of-type(3)`, { "@container": { [wide]: { textAlign: "end" } } });

export const link = siteStyle({
  color: "inherit",
  borderRadius: vars.radius.small,
  ":focus-visible": parts.focusRing,
  selectors: { "&[aria-current]": { textDecoration: "none" } },
});

/** The colour is the content: forced colours must not take it away. */
export const dot = siteStyle({
  display: "inline-block",
  inlineSize: "1rem",
  blockSize: "1rem",
  marginInlineEnd: vars.space.xs,
  verticalAlign: "-0.15em",
  borderRadius: "50%",
  backgroundColor: "currentColor",
  boxShadow: "inset 0 0 0 1px rgb(128 128 128 / 60%)",
  forcedColorAdjust: "none",
});

export const input = siteStyle({
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  ...parts.fieldBox,
  font: "inherit",
  fontSize: vars.font.size.m,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
  ":focus-visible": parts.focusRing,
  selectors: {
    "&[aria-invalid]": { borderColor: vars.color.danger.text, borderWidth: 2 },
    "&::placeholder": { color: vars.color.text.muted },
  },
});
export const hint = siteStyle({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});
/** Below a field, clear of its focus ring. */
export const fieldHint = siteStyle([hint, { marginBlockStart: vars.space.xxs }]);
/** The price of larger quantities; it wraps where columns are narrow. */
export const lowest = siteStyle([hint, { whiteSpace: "normal" }]);
export const error = siteStyle({
  display: "block",
  marginBlockStart: vars.space.xxs,
  color: vars.color.danger.text,
  fontSize: vars.font.size.s,
});

export const foot = siteStyle({ ...parts.wrappingRow, gap: vars.space.m });
export const status = siteStyle({ margin: 0, ...parts.smallMuted });
