import { vars } from "../theme/contract.css.ts";
import { bannerAnchor, focusRing, inlineRow, stacked } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";
import { bannerSize, besideBanner } from "./banner-size.ts";

/** Windows in which the banner takes most of the height. */
const lowWindow = "(max-height: 36rem)";

/** The banner's max height with open settings. */
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

// The page's end can be scrolled clear of the banner in its longest language. With script, the root has no `:has()`
// rule, because its style would be recalculated for each new element.
const asked = `.${banner}:not([hidden], [data-closed])`;
globalStyle(`body:has(${asked})`, {
  vars: { [bannerSize]: "22rem" },
  "@media": { [media.desktop]: { vars: { [bannerSize]: "12rem" } } },
});
// So can the focused element; with JavaScript, the measured height is used instead.
globalStyle(`:root:has(${asked})`, {
  "@media": { "(scripting: none)": { scrollPaddingBlockEnd: "22rem" } },
});
// Without a banner, other elements such as the compare bar set the padding at the page's end.
globalStyle(`body:has(${asked}, .${banner}:target:not([hidden]))`, {
  paddingBlockEnd: `var(${bannerSize}, 0px)`,
  "@media": {
    // On phones the banner leaves half a window, where floating elements would cover the page's buttons or the header.
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
/** Inline in a sentence, without extra height. */
export const policy = style([quiet, { display: "inline", minBlockSize: 0 }]);
/** In a footer: styled like the other links, with a touch target. */
export const reopen = style([quiet, { color: "inherit", fontSize: "inherit", minBlockSize: "2.75rem" }]);

export const choices = style({
  ...stacked("s"),
  // Two columns at most, so that four are never three and one.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(max(16rem, 40%), 100%), 1fr))",
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: 0,
  border: 0,
  fontSize: vars.font.size.s,
});
export const name = style({ display: "block", fontWeight: vars.font.weight.medium });
export const what = style({ display: "block", color: vars.color.text.muted });

/** Side by side and equally wide, so that neither answer is favoured. */
export const actions = style({ ...stacked("s"), gridTemplateColumns: "1fr 1fr" });

export const button = style({
  minBlockSize: vars.size.control.medium,
  // Narrow padding: at 360 px both answers fit on one line in every language.
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
