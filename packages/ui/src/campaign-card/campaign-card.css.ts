import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const card = style({
  ...parts.shoulder,
  ...parts.column,
  minInlineSize: 0,
  overflow: "hidden",
  blockSize: "100%",
  ...parts.raised,
});

/** Picture and text form the link; the coupon below has its own button. */
export const main = style({
  position: "relative",
  ...parts.column,
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

export const cover = style({ ...parts.veiledTile, aspectRatio: "16 / 9" });
export const image = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "contain" });
export const body = style({ ...parts.stacked("xs"), alignContent: "start", padding: vars.space.l });

export const facts = style({
  ...parts.wrappingRow,
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  margin: 0,
  ...parts.smallMuted,
});

export const title = style({ ...parts.subheading, textWrap: "balance" });

export const summary = style({ margin: 0, color: vars.color.text.muted, textWrap: "pretty" });

export const coupon = style({
  ...parts.wrappingRow,
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
