import * as menu from "../details-menu/details-menu.css.ts";
import { vars } from "../theme/contract.css.ts";
import { bareList, centred, focusRing, inlineRow, row, smallMuted, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";
import { stickyTop } from "./sticky-top.ts";

const headerBase = style({
  position: "relative",
  zIndex: vars.stack.header,
  color: vars.color.text.default,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  selectors: {
    // The background is a separate layer: a filter on the header itself would trap fixed children.
    "&::before": {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: -1,
      backgroundColor: vars.color.surface.base,
    },
  },
  "@media": { [media.print]: { display: "none" } },
});

const fixed = style({
  "@media": {
    // In very low windows (400 % zoom) a fixed header would leave too little to read.
    "screen and (min-height: 25em)": { position: "sticky", insetBlockStart: 0 },
  },
  "@supports": {
    "(backdrop-filter: blur(1px))": {
      "@media": {
        "(prefers-reduced-transparency: no-preference)": {
          selectors: {
            "&::before": {
              backgroundColor: `color-mix(in oklab, ${vars.color.surface.base} 86%, transparent)`,
              backdropFilter: "blur(16px) saturate(1.4)",
            },
          },
        },
      },
    },
  },
});
export const header = styleVariants({ flowing: [headerBase], fixed: [headerBase, fixed] });
// Sticky elements stay below it.
globalStyle(`body:has(.${fixed})`, {
  "@media": { "screen and (min-height: 25em)": { vars: { [stickyTop]: "4rem" } } },
});

export const inner = style({
  ...wrappingRow,
  columnGap: vars.space.xxs,
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.gutter})`,
  minBlockSize: "4rem",
  marginInline: "auto",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.gutter,
  "@media": {
    [media.desktop]: { columnGap: vars.space.s, minBlockSize: "4.5rem" },
    [media.wide]: { columnGap: vars.space.l },
  },
});

export const home = style({
  ...inlineRow,
  minBlockSize: vars.size.control.medium,
  borderRadius: vars.radius.small,
  color: vars.color.brand.solid,
  textDecoration: "none",
  selectors: { "&:focus-visible": focusRing },
});
// An explicit height: an SVG may have only an aspect ratio, and so no intrinsic size.
globalStyle(`${home} img`, { blockSize: "2.5rem", inlineSize: "auto", objectFit: "contain" });

export const navigation = style({
  display: "none",
  "@media": { [media.desktop]: { display: "block" } },
});

export const bar = style({ ...wrappingRow, gap: "2px", ...bareList });

export const barLink = style([menu.button, { textDecoration: "none" }]);

/** The current entry, marked with the accent colour, which is used only once. */
export const here = style({
  position: "relative",
  selectors: {
    "&::after": {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "-0.25rem",
      blockSize: "2px",
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.accent.mark,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&::after": { backgroundColor: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});

/** Search and tools stay together: if the row is too narrow, both wrap. */
export const end = style({
  ...row,
  flex: "1 1 auto",
  justifyContent: "flex-end",
  columnGap: vars.space.xs,
  minInlineSize: 0,
  "@media": { [media.desktop]: { flexBasis: "14rem" } },
});

export const wideSearch = style({
  display: "none",
  "@media": {
    [media.desktop]: { display: "block", flex: "1 1 auto", minInlineSize: 0, maxInlineSize: "22rem" },
  },
});

export const tools = style({
  ...row,
  flexShrink: 0,
  // Aligns the icons, not their hover background, with the page's edge.
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

/** Tools that are hidden on wide windows. */
export const narrowTools = style([tools, { "@media": { [media.desktop]: { display: "none" } } }]);

export const tool = style([
  menu.button,
  {
    position: "relative",
    justifyContent: "center",
    inlineSize: vars.size.control.medium,
    paddingInline: 0,
    borderRadius: vars.radius.pill,
    textDecoration: "none",
  },
]);

export const narrowTool = style([tool, { "@media": { [media.desktop]: { display: "none" } } }]);
export const wideTool = style({ display: "none", "@media": { [media.desktop]: { display: "block" } } });

// Between 992 and 1280 px every pixel of the row counts.
globalStyle(`${bar} > li > details > summary, ${bar} > li > a`, {
  "@media": { [`${media.desktop} and (max-width: 79.99em)`]: { paddingInline: vars.space.xs } },
});

/** On the narrowest phones five tools share the row with the logo. */
globalStyle(`${inner} > ${narrowTool}, ${tools} > :not(dialog), ${tools} summary`, {
  "@media": { [media.narrowest]: { inlineSize: "2.375rem" } },
});
globalStyle(`${inner} > ${narrowTool}`, { marginInlineStart: `calc(-1 * ${vars.space.s})` });

export const badge = style({
  position: "absolute",
  insetBlockStart: "0.25rem",
  insetInlineEnd: "0.125rem",
  ...centred,
  boxSizing: "border-box",
  minInlineSize: "1.125rem",
  blockSize: "1.125rem",
  paddingInline: "0.25rem",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontSize: "0.6875rem",
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  outline: "1px solid transparent",
});
/** Three characters in little more room than two, so that the icon stays visible. */
export const fullBadge = style([badge, { paddingInline: "0.125rem", letterSpacing: "-0.02em" }]);

export const overlaySearch = style({
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: "40rem",
  marginInline: "auto",
  paddingBlock: vars.space.l,
  paddingInline: vars.space.m,
});

export const browse = style({ paddingBlockStart: vars.space.xl });
// The search results replace it.
globalStyle(`${overlaySearch}:has([data-search-panel]:not([data-search-panel="idle"])) ${browse}`, {
  display: "none",
});

export const browseTitle = style({
  marginBlockEnd: vars.space.xs,
  paddingInline: vars.space.s,
  ...smallMuted,
  fontWeight: vars.font.weight.regular,
});
