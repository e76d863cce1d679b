import { vars } from "../theme/contract.css.ts";
import { brandSoft, focusRing, inlineRow, raised, visuallyHidden } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

export const frame = style({
  maxInlineSize: "100%",
  overflow: "auto",
  ...raised,
  borderRadius: vars.radius.large,
  ":focus-visible": focusRing,
});

export const table = style({
  inlineSize: "100%",
  // Collapsed borders of sticky cells would scroll away with the table.
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
});

export const caption = styleVariants({
  shown: {
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    textAlign: "start",
    fontSize: vars.font.size.m,
    fontWeight: vars.font.weight.medium,
  },
  hidden: visuallyHidden,
});

const cell = style({
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  textAlign: "start",
  verticalAlign: "baseline",
});

export const density = styleVariants({
  comfortable: { paddingBlock: vars.space.s },
  compact: { paddingBlock: vars.space.xxs },
});

export const align = styleVariants({
  start: [cell, {}],
  end: [cell, { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }],
});

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.stack.raised,
  backgroundColor: vars.color.surface.sunken,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
});

export const rowHead = style({
  position: "sticky",
  insetInlineStart: 0,
  backgroundColor: vars.color.surface.base,
  fontWeight: vars.font.weight.medium,
});

export const row = style({});

globalStyle(`${row}:hover > *`, {
  "@media": { [media.hover]: { backgroundColor: vars.color.surface.hover } },
});

// Also without script, when only the check box has the state.
globalStyle(`${row}:has(> td > [data-row]:checked) > *`, { ...brandSoft });

/** The column of check boxes: no wider than they are. */
export const select = style({ inlineSize: 0, paddingInlineEnd: 0, verticalAlign: "top" });

// Centred on the row's first line without making it taller.
globalStyle(`${select} > input`, { marginBlock: "-0.125rem" });

/** It does nothing without script. */
export const selectAll = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const sort = style({
  ...inlineRow,
  gap: vars.space.xxs,
  minBlockSize: "1.5rem",
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: "none",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  ":focus-visible": focusRing,
});

export const empty = style({
  padding: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  textAlign: "center",
  color: vars.color.text.muted,
});
