import { createVar } from "@vanilla-extract/css";
import { compareBarSize } from "../compare-bar/bar-size.ts";
import { bannerSize } from "../cookie-banner/banner-size.ts";
import { vars } from "../theme/contract.css.ts";
import { bannerAnchor, bareList, inlineRow, shoulder, stacked, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Other elements at the window's end: the cookie banner, and the compare bar. */
const banner = createVar();
const compareBar = `var(${compareBarSize}, 0px)`;

export const notice = style({
  ...shoulder,
  vars: { [banner]: `var(${bannerSize}, 0px)` },
  position: "fixed",
  insetBlockEnd: `calc(max(${banner}, ${compareBar}) + ${vars.space.m})`,
  insetInlineStart: vars.space.m,
  zIndex: vars.stack.header,
  ...stacked("s"),
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "start",
  boxSizing: "border-box",
  // The quick contact tab is at the other edge.
  inlineSize: `calc(100% - ${vars.space.m} - ${vars.space.l})`,
  maxBlockSize: `min(60dvh, calc(100dvh - ${compareBar} - 2 * ${vars.space.m}))`,
  overflowY: "auto",
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  border: `1px solid ${vars.color.border.strong}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  "@supports": { "(anchor-name: --a)": { vars: { [banner]: `anchor(${bannerAnchor} top, 0px)` } } },
  "@media": {
    [media.phone]: {
      inlineSize: `min(32rem, calc(100% - ${vars.space.m} - ${vars.space.xxl}))`,
    },
    [media.print]: { display: "none" },
  },
});

/** One line high, so that it aligns with the first line of text. */
export const sign = style({
  ...inlineRow,
  blockSize: `calc(1em * ${vars.font.leading.base})`,
  color: vars.color.text.muted,
});

export const content = style({ minInlineSize: 0 });

export const text = style({
  margin: 0,
  selectors: { "& + &": { marginBlockStart: vars.space.xs } },
});

export const list = style({ ...stacked("xs"), ...bareList, marginBlockStart: vars.space.xs });

export const item = style({ ...wrappingRow, justifyContent: "space-between", gap: vars.space.xs });

export const when = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });
