import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  color: vars.color.text.muted,
});

/** In a narrow window only the way one step up remains, which is what a thumb wants. */
export const item = style({
  display: "none",
  alignItems: "center",
  columnGap: vars.space.xs,
  minInlineSize: 0,
  selectors: { "&:nth-last-child(2)": { display: "flex" }, "&:only-child": { display: "flex" } },
  "@media": { [media.phone]: { display: "flex" } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control.small,
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  "@media": {
    [media.hover]: {
      ":hover": { color: vars.color.text.link, textDecoration: "underline", textUnderlineOffset: "0.22em" },
    },
  },
});

export const current = style({
  color: vars.color.text.default,
  maxInlineSize: "40ch",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const separator = style({
  color: vars.color.border.control,
  display: "none",
  "@media": { [media.phone]: { display: "inline-block" } },
});

export const back = style({ "@media": { [media.phone]: { display: "none" } } });
