import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** A list may fill a page or a column, so its own width decides. */
const wide = "(min-width: 44rem)";

export const root = style({ display: "grid", gap: vars.space.m, containerType: "inline-size" });

export const list = style({
  ...parts.bareList,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  ":focus": { outline: "none" },
});
export const item = style({ borderBlockStart: `1px solid ${vars.color.border.default}` });

export const line = style({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr)",
  gridTemplateAreas: '"picture facts" "notices notices" "quantity quantity" "end end"',
  columnGap: vars.space.m,
  alignItems: "start",
  paddingBlock: vars.space.l,
  "@container": {
    [wide]: {
      // Fixed, so that the quantities and amounts of all lines align.
      gridTemplateColumns: "6.5rem minmax(0, 1fr) 12rem 9.5rem",
      gridTemplateAreas: '"picture facts quantity end" "picture notices notices notices"',
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.l,
    },
  },
});

export const stage = style({
  ...parts.shoulder,
  ...parts.veiledTile,
  gridArea: "picture",
  aspectRatio: "4 / 5",
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const picture = style({ ...parts.filling, objectFit: "contain" });
export const faded = style({ filter: "grayscale(1)", opacity: 0.6 });

export const facts = style({ gridArea: "facts", display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const title = style({ ...parts.plainHeading, textWrap: "pretty", overflowWrap: "anywhere" });
export const link = style({
  display: "inline-block",
  minBlockSize: "1.5rem",
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  ":focus-visible": parts.focusRing,
  "@media": {
    [media.hover]: { ":hover": { textDecoration: "underline", textUnderlineOffset: "0.18em" } },
  },
});

export const muted = style({ color: vars.color.text.muted });

export const small = style([
  muted,
  { margin: 0, fontSize: vars.font.size.s, lineHeight: 1.5, fontVariantNumeric: "tabular-nums" },
]);
export const code = style([
  muted,
  { margin: 0, fontSize: vars.font.size.xs, letterSpacing: "0.02em", overflowWrap: "anywhere" },
]);

const plainList = style(parts.bareList);
export const variants = style([
  plainList,
  { display: "flex", flexWrap: "wrap", columnGap: vars.space.m, rowGap: 2, fontSize: vars.font.size.s },
]);
export const variant = style({ display: "inline-flex", alignItems: "center", gap: "0.375rem" });
/** The colour is the content: forced colours must not take it away. */
export const dot = style({ inlineSize: "1rem", blockSize: "1rem", flexShrink: 0, forcedColorAdjust: "none" });

export const pack = style([
  plainList,
  small,
  { display: "flex", flexWrap: "wrap", columnGap: vars.space.m, rowGap: 2 },
]);
export const before = style({ textDecorationThickness: "1px" });

/** Rows have margins instead of a gap, so that an empty one takes no room. */
export const notices = style({
  gridArea: "notices",
  ...parts.stacked("xs"),
  marginBlockStart: vars.space.s,
  selectors: { "&:empty": { display: "none" } },
});
export const notice = style({ fontSize: vars.font.size.s });
export const noticeBody = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
});

export const quantity = style({
  gridArea: "quantity",
  ...parts.stacked("xs"),
  justifyItems: "start",
  marginBlockStart: vars.space.s,
  "@container": { [wide]: { marginBlockStart: 0, maxInlineSize: "13rem" } },
});
/** Shown without script only. */
export const update = style({ "@media": { "(scripting: enabled)": { display: "none" } } });

export const end = style({
  gridArea: "end",
  ...parts.wrappingRow,
  flexDirection: "row-reverse",
  justifyContent: "space-between",
  gap: vars.space.xs,
  minInlineSize: 0,
  marginBlockStart: vars.space.s,
  "@container": {
    [wide]: {
      flexDirection: "column",
      alignItems: "flex-end",
      justifyContent: "flex-start",
      marginBlockStart: 0,
    },
  },
});
export const amount = style({
  ...parts.row,
  gap: vars.space.xs,
  margin: 0,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.leading.snug,
});
export const waiting = style({ color: vars.color.text.muted });
/** Aligns its text with the content above. The margin is on the row's item: inside, it would narrow the text. */
export const remove = style({
  marginInlineStart: "-0.875rem",
  "@container": { [wide]: { marginInline: "0 -0.875rem" } },
});

export const removed = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  marginBlock: vars.space.s,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.medium,
  border: "1px solid transparent",
  backgroundColor: vars.color.surface.sunken,
  overflowWrap: "anywhere",
  ":focus-visible": parts.focusRing,
});
export const removedError = style({
  margin: 0,
  fontSize: vars.font.size.s,
  color: vars.color.danger.text,
});

/** Beside a checkout and on a phone the amount is below its label. */
const roomy = "(min-width: 26rem)";

export const summary = style([
  plainList,
  { display: "grid", gap: vars.space.m, containerType: "inline-size" },
]);
export const summaryLine = style({
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  gridTemplateAreas: '"picture facts" "picture amount"',
  gridTemplateRows: "auto 1fr",
  columnGap: vars.space.m,
  alignItems: "start",
  "@container": {
    [roomy]: {
      gridTemplateColumns: "3.5rem minmax(0, 1fr) auto",
      gridTemplateAreas: '"picture facts amount"',
      gridTemplateRows: "auto",
    },
  },
});
export const summaryAmount = style({
  gridArea: "amount",
  ...parts.plainHeading,
  marginBlockStart: vars.space.xxs,
  fontVariantNumeric: "tabular-nums",
  "@container": { [roomy]: { marginBlockStart: 0, textAlign: "end" } },
});
