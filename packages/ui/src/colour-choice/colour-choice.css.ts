import { vars } from "../theme/contract.css.ts";
import { bareFieldset, centred, focusRing, visuallyHidden } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const fieldset = style({
  ...bareFieldset,
  // A live preview needs JavaScript; without it the variants below link to real articles.
  "@media": { "(scripting: none)": { display: "none" } },
});

export const legend = style({
  display: "flex",
  gap: vars.space.xs,
  alignItems: "baseline",
  padding: 0,
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.medium,
});

export const chosen = style({ color: vars.color.text.muted, fontWeight: vars.font.weight.regular });

export const swatches = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xxs });

export const option = style({
  position: "relative",
  ...centred,
  inlineSize: 44,
  blockSize: 44,
  borderRadius: "50%",
  cursor: "pointer",
  border: "2px solid transparent",
  selectors: {
    "&:has(:checked)": { borderColor: vars.color.brand.solid },
    "&:has(:focus-visible)": focusRing,
  },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: { selectors: { "&:has(:checked)": { borderColor: "Highlight" } } },
  },
});

export const radio = style(visuallyHidden);

/** Colours are the content here: forced colours must not remove them. */
export const swatch = style({ inlineSize: 32, blockSize: 32, forcedColorAdjust: "none" });

export const name = style(visuallyHidden);
