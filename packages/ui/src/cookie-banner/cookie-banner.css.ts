import { vars } from "../theme/contract.css.ts";
import { bannerAnchor, focusRing, inlineRow, stacked } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";
import { bannerSize, besideBanner } from "./banner-size.ts";

/** Windows in which the banner takes the greater part of the height. */
const lowWindow = "(max-height: 36rem)";

/** With its settings open the banner takes up to so much of the window. */
const max = "85dvh";

export const banner = style({
  position: "fixed",
  anchorName: bannerAnchor,
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.stack.overlay,
  maxBlockSize: max,
  overflowY: "auto",
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  selectors: {
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
    // A decision closes it; the link to the settings opens it again, with and without JavaScript.
    "&[hidden], &[data-closed]:not(:target)": { display: "none" },
  },
  "@media": { [media.print]: { display: "none" } },
});

// The page's last line can be scrolled clear of the banner: there is as much room as that takes in the longest language.
// The root has no rule with `:has()` where there are scripts: its style would be computed for each new element.
const asked = `.${banner}:not([hidden], [data-closed])`;
globalStyle(`body:has(${asked})`, {
  vars: { [bannerSize]: "22rem" },
  "@media": { [media.desktop]: { vars: { [bannerSize]: "12rem" } } },
});
// So can the focused element; JavaScript measures the banner for it.
globalStyle(`:root:has(${asked})`, {
  "@media": { "(scripting: none)": { scrollPaddingBlockEnd: "22rem" } },
});
// Without a banner the room at the page's end belongs to others: the bar of the comparison.
globalStyle(`body:has(${asked}, .${banner}:target:not([hidden]))`, {
  paddingBlockEnd: `var(${bannerSize}, 0px)`,
  "@media": {
    // On phones the banner leaves half a window: what floats there would cover the page's buttons, or the header.
    [`not ${media.phone}, ${lowWindow}`]: { vars: { [besideBanner]: "none" } },
    [media.print]: { paddingBlockEnd: 0 },
  },
});

globalStyle(`body:has(${asked} details[open])`, {
  "@media": { screen: { paddingBlockEnd: max } },
});

export const form = style({
  ...stacked("m"),
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.gutter})`,
  marginInline: "auto",
  paddingBlock: vars.space.m,
  paddingInline: vars.space.gutter,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "1fr auto", columnGap: vars.space.xl, alignItems: "start" },
  },
});

export const title = style({ margin: 0, fontSize: vars.font.size.l, fontWeight: vars.font.weight.medium });
export const text = style({
  maxInlineSize: vars.size.text,
  marginBlock: vars.space.xxs,
  fontSize: vars.font.size.s,
});

const quiet = style({
  ...inlineRow,
  minBlockSize: "2rem",
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
});
export const link = quiet;
/** Within the sentence: as high as its line. */
export const policy = style([quiet, { display: "inline", minBlockSize: 0 }]);
/** In a footer: the look of the links beside it, with room for a finger. */
export const reopen = style([quiet, { color: "inherit", fontSize: "inherit", minBlockSize: "2.75rem" }]);

export const choices = style({
  ...stacked("s"),
  // Two beside each other at most: four are never three and one.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(max(16rem, 40%), 100%), 1fr))",
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: 0,
  border: 0,
  fontSize: vars.font.size.s,
});
export const name = style({ display: "block", fontWeight: vars.font.weight.medium });
export const what = style({ display: "block", color: vars.color.text.muted });

/** Side by side and equally wide: neither answer is the easier one. */
export const actions = style({ ...stacked("s"), gridTemplateColumns: "1fr 1fr" });

export const button = style({
  minBlockSize: vars.size.control.medium,
  // Little at the sides: at 360 px both answers stay on one line in every language.
  padding: vars.space.xs,
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  font: "inherit",
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  cursor: "pointer",
  "@media": { [media.phone]: { paddingInline: vars.space.l } },
  selectors: { "&:hover": { backgroundColor: vars.color.brand.hover }, "&:focus-visible": focusRing },
});
