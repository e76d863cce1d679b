import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

const base = style({
  ...parts.shoulder,
  position: "relative",
  display: "flex",
  minInlineSize: 0,
  overflow: "hidden",
  blockSize: "100%",
  ...parts.raised,
  "@media": {
    [media.motion]: {
      transition: `box-shadow ${vars.motion.duration.base} ${vars.motion.easing.standard}`,
    },
    [media.hover]: {
      selectors: {
        "&:has(a:hover)": { boxShadow: vars.shadow.medium, borderColor: vars.color.border.strong },
      },
    },
  },
  selectors: {
    "&:has(a:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

export const card = styleVariants({
  tile: [base, { flexDirection: "column" }],
  row: [
    base,
    { flexDirection: "column", "@media": { [media.phone]: { flexDirection: "row", alignItems: "stretch" } } },
  ],
});

/** The ground of the studio's pictures, and the veil that lies on them in the dark. */
const ground = style({ ...parts.veiledTile, flexShrink: 0 });

export const cover = styleVariants({
  tile: [ground, { aspectRatio: "16 / 10" }],
  row: [
    ground,
    {
      aspectRatio: "16 / 10",
      "@media": { [media.phone]: { inlineSize: "34%", aspectRatio: "auto", minBlockSize: "11rem" } },
    },
  ],
});

/** The whole article on its ground, which goes on beyond the picture. */
export const image = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "contain" });

/** In place of a picture. */
export const drawn = style({
  ...parts.centred,
  inlineSize: "100%",
  blockSize: "100%",
  ...parts.brandSoft,
});

export const body = style({
  ...parts.column,
  gap: vars.space.xs,
  flexGrow: 1,
  minInlineSize: 0,
  padding: vars.space.l,
});

export const title = style({
  ...parts.subheading,
  textWrap: "balance",
  hyphens: "auto",
  overflowWrap: "anywhere",
});

export const summary = style({
  margin: 0,
  color: vars.color.text.muted,
  lineHeight: vars.font.leading.base,
  textWrap: "pretty",
});

/** Without a picture the first words say more. */
export const plainSummary = style([summary, { fontSize: vars.font.size.m }]);

const dot = "3px";
const beforeDot = `calc(${vars.space.s} + ${dot})`;

export const facts = style({
  ...parts.wrappingRow,
  // Room for a dot between two facts. At the start of a line it lies outside.
  columnGap: `calc(2 * ${vars.space.s} + ${dot})`,
  overflowX: "clip",
  rowGap: vars.space.xxs,
  margin: 0,
  ...parts.smallMuted,
});

export const kind = style({
  marginInlineEnd: `calc(-1 * ${beforeDot})`,
  paddingBlock: "0.125rem",
  paddingInline: "0.625rem",
  borderRadius: vars.radius.pill,
  border: "1px solid transparent",
  ...parts.brandSoft,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
});

/** A dot is between two facts, never at the start of a line. */
export const fact = style({
  position: "relative",
  selectors: {
    "& + &::before": {
      content: "",
      position: "absolute",
      insetBlockStart: `calc(50% - ${dot} / 2)`,
      insetInlineStart: `calc(-1 * ${beforeDot})`,
      inlineSize: dot,
      blockSize: dot,
      borderRadius: "50%",
      backgroundColor: "currentColor",
    },
  },
});

export const tags = style({
  ...parts.wrapping,
  gap: vars.space.xxs,
  margin: 0,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.xs,
  paddingInline: 0,
  listStyle: "none",
});
