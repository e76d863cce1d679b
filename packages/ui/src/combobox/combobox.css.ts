import * as field from "../field/field.css.ts";
import { vars } from "../theme/contract.css.ts";
import { bareButton, bareList, brandSoft, centred, inlineRow, wrapping } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Uses the direction of its text, also for "34 İstanbul" in an Arabic page, aligned by the page's direction. */
export const input = style([
  field.input,
  { unicodeBidi: "plaintext", textAlign: ["-webkit-match-parent", "match-parent"] },
]);

export const button = style({
  ...centred,
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  marginInlineEnd: "-0.5rem",
  ...bareButton,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  "@media": {
    [media.hover]: { ":hover": { color: vars.color.text.default } },
    "(scripting: none)": { display: "none" },
  },
});

/** The chosen options of a field that takes several. */
export const chips = style({ ...wrapping, gap: vars.space.xs, ...bareList });

export const chip = style({
  ...inlineRow,
  minBlockSize: vars.size.control.small,
  maxInlineSize: "100%",
  paddingInlineStart: vars.space.s,
  borderRadius: vars.radius.pill,
  ...brandSoft,
  fontSize: vars.font.size.s,
  overflowWrap: "anywhere",
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

export const remove = style({
  ...centred,
  flexShrink: 0,
  inlineSize: vars.size.control.small,
  blockSize: vars.size.control.small,
  ...bareButton,
  borderRadius: vars.radius.pill,
  color: "inherit",
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.brand.softHover } },
    "(scripting: none)": { display: "none" },
  },
});
