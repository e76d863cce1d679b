import { toggleSign } from "../button/toggle-sign.ts";
import { labelledToggle, toggle } from "../button/toggle.css.ts";
import { vars } from "../theme/contract.css.ts";
import { bareList, ellipsis, focusRing, wrappingRow } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

export const form = style({ position: "relative", display: "inline-flex" });

const own = style({
  "@media": { [media.print]: { display: "none" } },
  selectors: {
    // The ring shows the state in forced colours, and to people who cannot distinguish the colours.
    "&[aria-pressed='true']": { outline: "2px solid currentColor", outlineOffset: -4 },
    "&[aria-pressed='true']:focus-visible": focusRing,
  },
});

export const button = style([toggle, own, toggleSign("compareArrows", "medium")]);
export const labelled = style([labelledToggle, own, toggleSign("compareArrows", "small")]);

/** Overlays the content below the button. No wider than half a narrow window, because the card clips it. */
export const link = style({
  position: "absolute",
  insetBlockStart: "100%",
  inlineSize: "max-content",
  maxInlineSize: "min(12rem, 38vw)",
  selectors: {
    // The icon-only button is in a card's corner: the link extends into the card.
    [`${button} + &`]: { insetInlineEnd: 0 },
    "&:not(:focus)": { clipPath: "inset(50%)" },
  },
});

/** In a lower window, such as one at a zoom of 400 %, the bar would cover most of the page. It is at the end of it then. */
const highEnough = "(min-height: 18em)";
const fixed = `screen and ${highEnough}`;

export const bar = style({
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.stack.header,
  ...wrappingRow,
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: `max(${vars.space.gutter}, (100vw - ${vars.size.page}) / 2)`,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.base,
  boxShadow: "0 -8px 24px rgb(0 0 0 / 12%)",
  "@media": { [fixed]: { position: "fixed" }, [media.print]: { display: "none" } },
});

// The page ends above the bar.
globalStyle(`body:has(.${bar})`, {
  "@media": {
    // On a phone it takes three lines.
    [fixed]: { paddingBlockEnd: "9rem" },
    [`${media.desktop} and ${highEnough}`]: { paddingBlockEnd: "6rem" },
  },
});

export const words = style({ display: "grid", gap: "2px" });
export const count = style({ fontWeight: vars.font.weight.medium });
export const note = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  selectors: { "&:empty": { display: "none" } },
});
export const full = style([note, { color: vars.color.danger.text }]);

/** On a phone the count is enough; the comparison lists the products. */
export const list = style({
  display: "none",
  flexWrap: "wrap",
  flex: "1 1 20rem",
  gap: vars.space.xs,
  ...bareList,
  "@media": { [media.desktop]: { display: "flex" } },
});

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "14rem",
  minBlockSize: "2rem",
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  backgroundColor: "transparent",
  color: vars.color.text.default,
  font: "inherit",
  fontSize: vars.font.size.s,
  cursor: "pointer",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [media.hover]: { ":hover": { borderColor: vars.color.border.control } } },
});
export const title = style(ellipsis);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  marginInlineStart: "auto",
});
