import { vars } from "../theme/contract.css.ts";
import { shoulder, tileVeil, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const card = style({
  ...shoulder,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflow: "hidden",
  blockSize: "100%",
  backgroundColor: vars.color.surface.base,
  border: `1px solid ${vars.color.border.default}`,
});

/** Picture and text together are the link; the coupon below has its own button. */
export const main = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  "@media": {
    [media.hover]: { selectors: { "&:has(a:hover)": { backgroundColor: vars.color.surface.hover } } },
  },
  selectors: {
    "&:has(a:focus-visible)": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-4px",
      borderRadius: vars.radius.medium,
    },
  },
});

export const cover = style({
  position: "relative",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  backgroundColor: vars.color.tile.ground,
  "::after": tileVeil,
});
export const image = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "contain" });
export const body = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
  padding: vars.space.l,
});

export const facts = style({
  ...wrappingRow,
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  textWrap: "balance",
});

export const summary = style({ margin: 0, color: vars.color.text.muted, textWrap: "pretty" });

export const coupon = style({
  ...wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.xs,
  marginInline: vars.space.l,
  marginBlockEnd: vars.space.l,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.medium,
});

export const code = style({ display: "grid", fontSize: vars.font.size.s, color: vars.color.text.muted });

export const codeText = style({
  color: vars.color.text.default,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.medium,
});
