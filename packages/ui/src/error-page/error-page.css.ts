import { vars } from "../theme/contract.css.ts";
import { bareList, focusRing, inlineRow, plainLink, smallMuted, wrapping } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const page = style({ display: "grid", gap: vars.space.m, paddingBlock: vars.space.xxl });

export const actions = style({ ...wrapping, gap: vars.space.s, marginBlock: `${vars.space.s} 0` });
export const search = style({ maxInlineSize: "40rem" });
export const request = style({
  fontFamily: vars.font.family.mono,
  overflowWrap: "anywhere",
  userSelect: "all",
});

export const groups = style({ marginBlock: `${vars.space.l} ${vars.space.m}` });
export const groupLinks = style({ ...wrapping, gap: vars.space.s, ...bareList });
export const group = style({
  ...inlineRow,
  gap: vars.space.s,
  minBlockSize: vars.size.control.large,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.base,
  ...plainLink,
  selectors: {
    "&:hover": { borderColor: vars.color.brand.solid, color: vars.color.text.link },
    "&:focus-visible": focusRing,
  },
});
export const groupCount = style({ ...smallMuted, fontVariantNumeric: "tabular-nums" });
