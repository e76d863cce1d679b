import { bannerSize, besideBanner } from "../cookie-banner/banner-size.ts";
import { vars } from "../theme/contract.css.ts";
import { aboveBanner, focusRing, shoulder } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";
import { quickContactRoom } from "./button-room.ts";

const size = "3.5rem";
const room = `calc(var(${bannerSize}, 0px) + 5rem)`;

export const place = style({
  display: `var(${besideBanner}, block)`,
  position: "fixed",
  ...aboveBanner(vars.space.m),
  insetInlineEnd: vars.space.m,
  zIndex: vars.stack.header,
  "@media": {
    [media.print]: { display: "none" },
    // A window too low for both shows the page; the contact page has the same ways.
    "(max-height: 20rem)": { display: "none" },
  },
});

// What has the focus is scrolled clear of it, and the page ends before it: it covers nothing that cannot be moved.
globalStyle(`html:root:has(.${place})`, {
  vars: { [quickContactRoom]: `calc(${size} + ${vars.space.s})` },
  scrollPaddingBlockEnd: room,
  paddingBlockEnd: room,
  "@media": { [media.print]: { paddingBlockEnd: 0 } },
});

// Without script a sidebar or search that is open is no modal, which would lie above it: it gives way.
globalStyle(`html:has(dialog:target:not([data-modal])) .${place}`, { display: "none" });

export const button = style({
  display: "grid",
  placeItems: "center",
  inlineSize: size,
  blockSize: size,
  marginInlineStart: "auto",
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  boxShadow: vars.shadow.high,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { backgroundColor: vars.color.brand.hover },
    "&:focus-visible": { ...focusRing, outlineOffset: "3px" },
  },
});
export const whileClosed = style({ display: "contents" });
export const whileOpen = style({ display: "none" });
globalStyle(`details[open] > summary > .${whileClosed}`, { display: "none" });
globalStyle(`details[open] > summary > .${whileOpen}`, { display: "contents" });

export const panel = style({
  position: "absolute",
  insetBlockEnd: `calc(100% + ${vars.space.s})`,
  insetInlineEnd: 0,
  inlineSize: "max-content",
  maxInlineSize: `calc(100vi - 2 * ${vars.space.m})`,
  maxBlockSize: "60dvh",
  overflowY: "auto",
  margin: 0,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border.default}`,
  ...shoulder,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.high,
  listStyle: "none",
});

export const way = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: vars.size.control.large,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  color: vars.color.text.default,
  textDecoration: "none",
  selectors: {
    "&:hover": { backgroundColor: vars.color.surface.hover },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
  },
});
export const detail = style({
  display: "block",
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  overflowWrap: "anywhere",
});
