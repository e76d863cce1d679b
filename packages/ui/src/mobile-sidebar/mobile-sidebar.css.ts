import { vars } from "../theme/contract.css.ts";
import { brandSoft, focusRing, plainLink, row, smallMuted } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

export const section = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

/** In line with the words of the entries. */
export const tools = style([section, { paddingInline: `calc(2 * ${vars.space.s})` }]);

export const list = style({ display: "grid", gap: "2px", margin: 0, padding: 0, listStyle: "none" });

const entry = style({
  ...row,
  justifyContent: "space-between",
  gap: vars.space.s,
  boxSizing: "border-box",
  inlineSize: "100%",
  minBlockSize: "3rem",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  ...plainLink,
  lineHeight: vars.font.leading.snug,
  overflowWrap: "anywhere",
  selectors: {
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
    '&[aria-current="page"]': { ...brandSoft, fontWeight: vars.font.weight.medium },
  },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: "1px solid Highlight", outlineOffset: "-1px" } },
    },
  },
});

export const link = style([entry, { fontWeight: vars.font.weight.medium }]);

export const quietLink = style([
  entry,
  { minBlockSize: vars.size.control.medium, color: vars.color.text.link, fontSize: vars.font.size.s },
]);

export const branch = style([
  entry,
  {
    fontWeight: vars.font.weight.medium,
    cursor: "pointer",
    listStyle: "none",
    userSelect: "none",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
  },
]);

export const chevron = style({
  display: "inline-flex",
  flexShrink: 0,
  color: vars.color.text.muted,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  "@media": {
    [media.motion]: { transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
  },
});

// Each level steps in from a fine line, so that one sees where one is three levels down.
export const nested = style([
  list,
  {
    marginInlineStart: vars.space.s,
    paddingInlineStart: vars.space.xs,
    paddingBlockEnd: vars.space.xs,
    borderInlineStart: `1px solid ${vars.color.border.default}`,
  },
]);

// Weight tells the levels apart: only the first is strong.
globalStyle(`${nested} ${link}, ${nested} ${branch}`, { fontWeight: vars.font.weight.regular });

export const moreList = style([list, { gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))" }]);

export const heading = style({
  margin: 0,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  ...smallMuted,
  fontWeight: vars.font.weight.regular,
});

export const languages = style([list, { gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))" }]);

export const contact = style({
  display: "grid",
  gap: "2px",
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
});

export const contactLink = style([entry, { justifyContent: "flex-start", color: vars.color.text.link }]);
