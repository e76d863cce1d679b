import { onlyGross, onlyNet } from "../price/price-view.ts";
import { vars } from "../theme/contract.css.ts";
import { column, inlineRow, shoulder, smallMuted, wrapping, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const summary = style({
  ...shoulder,
  ...column,
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.l,
  backgroundColor: vars.color.surface.sunken,
  border: "1px solid transparent",
});

/** Room for the summary to stay beside a longer column. */
const stickyWindow = `${media.desktop} and (min-height: 40em)`;

export const sticky = style({
  "@media": {
    [stickyWindow]: {
      position: "sticky",
      // Below the header, which is sticky too.
      insetBlockStart: "6rem",
      alignSelf: "start",
      maxBlockSize: "calc(100dvb - 7rem)",
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
  },
});

/**
 * The lines of an order shrink if the window is lower than the summary, so that the total stays visible. At least two
 * are visible; if there is no room for them, the summary scrolls as a whole.
 */
export const lines = style({
  minInlineSize: 0,
  "@media": {
    [stickyWindow]: {
      selectors: {
        [`${sticky} > &`]: {
          flexShrink: 1,
          minBlockSize: "10rem",
          overflowY: "auto",
          overscrollBehavior: "contain",
        },
      },
    },
  },
});

export const rows = style({ display: "grid", gap: vars.space.xs, margin: 0 });
/** Legible but muted, because it is outdated. */
export const updating = style({ color: vars.color.text.muted });

export const row = style({
  ...wrapping,
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.s,
});
export const gross = style(onlyGross);
export const net = style(onlyNet);
export const netRow = style([row, onlyNet]);
/** The tax that is part of the total. */
export const vatWithin = style([
  row,
  { color: vars.color.text.muted, fontSize: vars.font.size.s },
  onlyGross,
]);
/**
 * What an amount is for takes more lines in a narrow summary, so that the amount stays beside it. Only where the text
 * is so large that no word has room there does the amount go below.
 */
export const label = style({ flex: "1 1 6rem", minInlineSize: 0, textWrap: "balance" });
export const value = style({
  margin: 0,
  marginInlineStart: "auto",
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});
export const saving = style({ color: vars.color.success.text });
export const open = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });

export const coupon = style([label, { ...wrappingRow, columnGap: vars.space.xs, rowGap: vars.space.xxs }]);
export const code = style({
  ...inlineRow,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  border: "1px solid transparent",
  selectors: { "&:has(button)": { paddingInlineEnd: 0 } },
  backgroundColor: vars.color.success.soft,
  color: vars.color.success.onSoft,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  overflowWrap: "anywhere",
});
export const remove = style({ display: "inline-flex", alignItems: "center" });
/** No higher than the line, and yet large enough to be hit. */
export const removeButton = style({
  flexShrink: 0,
  inlineSize: "1.5rem",
  minInlineSize: "1.5rem",
  minBlockSize: "1.5rem",
  color: "inherit",
});

export const notice = style({ fontSize: vars.font.size.s });
export const noticeBody = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.xs,
});
export const noticeCode = style({ fontWeight: vars.font.weight.medium });

export const total = style({
  marginBlockStart: vars.space.xs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  fontWeight: vars.font.weight.medium,
});
export const totalValue = style([
  value,
  { fontSize: vars.font.size.xl, fontWeight: vars.font.weight.bold, lineHeight: vars.font.leading.snug },
]);
export const vatNote = style({ ...smallMuted, fontWeight: vars.font.weight.regular });

export const actions = style({ display: "grid", gap: vars.space.xs });
export const note = style({ ...smallMuted, lineHeight: 1.5, textWrap: "pretty" });
