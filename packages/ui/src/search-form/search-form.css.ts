import { vars } from "../theme/contract.css.ts";
import { focusRing, smallMuted, visuallyHidden } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

// What helps with the search hangs from it.
export const search = style({ display: "block", position: "relative", minInlineSize: 0 });

export const label = style(visuallyHidden);

const formBase = style({ position: "relative", display: "flex", alignItems: "center", margin: 0 });
export const form = styleVariants({ inline: [formBase], large: [formBase] });

const inputBase = style({
  boxSizing: "border-box",
  inlineSize: "100%",
  minInlineSize: 0,
  margin: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.default,
  font: "inherit",
  textOverflow: "ellipsis",
  appearance: "none",
  selectors: {
    "&::placeholder": { color: vars.color.text.muted, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
    "&:focus-visible": { ...focusRing, outlineOffset: "-1px", borderColor: vars.color.focus },
  },
  "@media": {
    [media.motion]: {
      transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
    },
  },
});

export const input = styleVariants({
  inline: [
    inputBase,
    {
      minBlockSize: vars.size.control.medium,
      paddingInlineStart: vars.space.m,
      paddingInlineEnd: vars.size.control.medium,
      fontSize: vars.font.size.s,
    },
  ],
  large: [
    inputBase,
    {
      minBlockSize: "3.5rem",
      paddingInlineStart: vars.space.l,
      paddingInlineEnd: "3.75rem",
      // Under 16 px iOS zooms the page in on focus.
      fontSize: vars.font.size.m,
    },
  ],
});

const submitBase = style({
  position: "absolute",
  display: "inline-grid",
  placeItems: "center",
  margin: 0,
  padding: 0,
  border: "none",
  borderRadius: vars.radius.pill,
  backgroundColor: "transparent",
  color: vars.color.text.muted,
  cursor: "pointer",
  selectors: { "&:focus-visible": { ...focusRing, outlineOffset: "-3px" } },
});

export const submit = styleVariants({
  inline: [
    submitBase,
    {
      insetInlineEnd: 0,
      inlineSize: vars.size.control.medium,
      blockSize: vars.size.control.medium,
      "@media": { [media.hover]: { ":hover": { color: vars.color.text.link } } },
    },
  ],
  large: [
    submitBase,
    {
      insetInlineEnd: "0.375rem",
      inlineSize: vars.size.control.medium,
      blockSize: vars.size.control.medium,
      backgroundColor: vars.color.brand.solid,
      color: vars.color.brand.onSolid,
      "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.brand.hover } } },
    },
  ],
});

export const hint = style({
  margin: 0,
  marginBlockStart: vars.space.s,
  paddingInline: vars.space.l,
  ...smallMuted,
});
