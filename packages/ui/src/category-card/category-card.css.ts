import { style, styleVariants } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { fullWidth, plainHeading, shoulder, veiledTile } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";

/** A card with room for large text. */
const roomy = "(min-width: 13rem)";

const base = style({
  ...veiledTile,
  display: "flex",
  // On a phone a card is a row, with its picture beside the text.
  alignItems: "center",
  justifyContent: "space-between",
  blockSize: "100%",
  color: vars.color.tile.text,
  ...shoulder,
  "@media": {
    [media.phone]: { containerType: "inline-size", flexDirection: "column", alignItems: "stretch" },
    [media.motion]: { transition: `box-shadow ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
    [media.hover]: { ":hover": { boxShadow: vars.shadow.glow } },
    [media.forcedColors]: { border: "1px solid" },
  },
  selectors: {
    "&:has(a:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 3 },
  },
});

export const card = styleVariants({
  regular: [base],
  large: [base, { "@media": { [media.phone]: { minBlockSize: "26rem" } } }],
});

export const text = style({
  position: "relative",
  paddingInline: vars.space.m,
  "@media": { [media.phone]: { paddingBlockStart: vars.space.m } },
  "@container": {
    [roomy]: {
      paddingBlockStart: vars.space.l,
      paddingInlineStart: vars.space.l,
      // Room for the arrow beside the first line.
      paddingInlineEnd: `calc(${vars.space.m} + ${vars.size.icon.medium} + ${vars.space.xxs})`,
    },
  },
});

export const title = style({
  ...plainHeading,
  fontSize: vars.font.size.m,
  overflowWrap: "anywhere",
  hyphens: "auto",
  "@container": { [roomy]: { fontSize: vars.font.size.xl } },
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    insetBlockEnd: "-100vb",
    zIndex: vars.stack.raised,
  },
});

export const note = style({
  margin: 0,
  marginBlockStart: vars.space.xxs,
  color: vars.color.tile.textMuted,
  fontSize: vars.font.size.s,
});

export const arrow = style({
  position: "absolute",
  insetBlockStart: vars.space.l,
  insetInlineEnd: vars.space.m,
  display: "none",
  opacity: 0.6,
  "@container": { [roomy]: { display: "block" } },
  "@media": {
    [media.motion]: { transition: `translate ${vars.motion.duration.base} ${vars.motion.easing.out}` },
    [media.hover]: {
      selectors: {
        [`${base}:hover &`]: { translate: "4px 0", opacity: 1 },
        [`${base}:hover &:dir(rtl)`]: { translate: "-4px 0" },
      },
    },
  },
});

export const stage = style({
  display: "block",
  position: "relative",
  flex: "0 0 3rem",
  "@media": { [media.phone]: { flex: "none", marginBlockStart: vars.space.xs } },
});

export const image = style({
  ...fullWidth,
  // Crops the empty space above the article.
  aspectRatio: "1 / 1.16",
  objectFit: "cover",
  objectPosition: "50% 45%",
  "@media": {
    [media.motion]: { transition: `scale ${vars.motion.duration.slow} ${vars.motion.easing.out}` },
    [media.hover]: { selectors: { [`${base}:hover &`]: { scale: "1.03" } } },
  },
});
