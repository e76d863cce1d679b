import { style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";

export const card = style({
  position: "relative",
  ...parts.column,
  gap: vars.space.xs,
  blockSize: "100%",
  color: vars.color.text.default,
});

/** The light table: two broad shoulders and a narrow foot. */
export const stage = style({
  ...parts.veiledTile,
  display: "block",
  // More room than between the lines below.
  marginBlockEnd: `calc(${vars.space.s} - ${vars.space.xs})`,
  aspectRatio: "4 / 5",
  ...parts.shoulder,
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

export const image = style({
  ...parts.filling,
  // Whole, with any proportions: with its sides cut off it shows another product.
  objectFit: "contain",
  "@media": {
    [media.motion]: {
      transition: `scale ${vars.motion.duration.slow} ${vars.motion.easing.out}`,
    },
    [media.hover]: { selectors: { [`${card}:hover &`]: { scale: "1.035" } } },
  },
});

export const title = style({
  ...parts.plainHeading,
  fontSize: vars.font.size.m,
  textWrap: "pretty",
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  // The whole card is the link's target.
  "::after": { content: "", position: "absolute", inset: 0, zIndex: vars.stack.raised },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 3,
      borderRadius: vars.radius.medium,
    },
  },
  "@media": {
    [media.hover]: {
      selectors: { [`${card}:hover &`]: { textDecoration: "underline", textUnderlineOffset: "0.18em" } },
    },
  },
});

export const facts = style({ margin: 0, ...parts.smallMuted, hyphens: "auto" });

export const code = style({
  ...parts.wrappingRow,
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  margin: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  letterSpacing: "0.02em",
});

export const foot = style({
  ...parts.wrapping,
  alignItems: "baseline",
  columnGap: vars.space.s,
  rowGap: 2,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.xxs,
});

export const price = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.s });
export const amount = style({
  color: vars.color.text.default,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
export const note = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.xs });

/** On a separate line: visitors look for it in every card at the same place. */
export const availability = style([note, { flexBasis: "100%" }]);

/** Above the link, which covers the whole card. */
export const actions = style({
  position: "absolute",
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  zIndex: vars.stack.raised,
  ...parts.stacked("xxs"),
  margin: 0,
  "@media": { [media.print]: { display: "none" } },
});
