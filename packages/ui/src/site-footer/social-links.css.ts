import { vars } from "../theme/contract.css.ts";
import { bareList, focusRing, inlineRow, wrapping } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const list = style({
  ...wrapping,
  gap: vars.space.xxs,
  ...bareList,
  marginInlineStart: "-0.625rem",
});

const mark = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  borderRadius: vars.radius.pill,
  color: "inherit",
});

const name = style({
  ...inlineRow,
  minBlockSize: vars.size.control.medium,
  paddingInline: "0.625rem",
  borderRadius: vars.radius.small,
  color: "inherit",
  lineHeight: vars.font.leading.snug,
  textDecoration: "none",
});

const onInk = {
  ":focus-visible": { outline: `2px solid ${vars.color.text.onInk}`, outlineOffset: "-2px" },
  "@media": { [media.hover]: { ":hover": { color: vars.color.text.onInk } } },
} as const;
const onPage = {
  ":focus-visible": focusRing,
  "@media": { [media.hover]: { ":hover": { color: vars.color.text.link } } },
} as const;

/** A link with a mark only. */
export const link = styleVariants({ ink: [mark, onInk], page: [mark, onPage] });
/** A link to a network without a mark: its name. */
export const namedLink = styleVariants({ ink: [name, onInk], page: [name, onPage] });
