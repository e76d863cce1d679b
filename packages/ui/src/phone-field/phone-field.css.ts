import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { atlasColumns, flagHeight, flagWidth } from "./flag.logic.ts";

export const trigger = style({
  display: "flex",
  alignItems: "center",
  alignSelf: "stretch",
  flexShrink: 0,
  gap: vars.space.xs,
  marginInlineStart: "-0.875rem",
  paddingInline: "0.875rem 0.625rem",
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  borderStartStartRadius: vars.radius.medium,
  borderEndStartRadius: vars.radius.medium,
  backgroundColor: "transparent",
  color: "inherit",
  font: "inherit",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-4px" },
  selectors: { "&:disabled": { cursor: "default", color: vars.color.text.muted } },
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:disabled)": { backgroundColor: vars.color.surface.hover } } },
    // Nothing would open; a whole number can be typed.
    "(scripting: none)": { display: "none" },
  },
});

export const code = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });

const flagBox = style({
  flexShrink: 0,
  inlineSize: `${flagWidth}px`,
  blockSize: `${flagHeight}px`,
  borderRadius: "2px",
  // White flags need an edge.
  boxShadow: `inset 0 0 0 1px rgb(0 0 0 / 0.12)`,
  forcedColorAdjust: "none",
});

export const flag = style([
  flagBox,
  {
    // Never as data: it is fetched when the first of these is drawn, and not with the styles.
    backgroundImage: `url("../../flags/flags.avif?no-inline")`,
    backgroundSize: `${atlasColumns * flagWidth}px auto`,
  },
]);

/** The one flag that stands in the page from the beginning; ours, after the law's measures (Türk Bayrağı Kanunu). */
const turkish =
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 24'%3E%3Cpath fill='%23e30a17' d='M0 0h36v24H0z'/%3E" +
  "%3Ccircle cx='12' cy='12' r='6' fill='%23fff'/%3E%3Ccircle cx='13.5' cy='12' r='4.8' fill='%23e30a17'/%3E" +
  "%3Cpath fill='%23fff' d='m15.9 12 5.43 1.76-3.36-4.61v5.7l3.36-4.61z'/%3E%3C/svg%3E";

export const turkishFlag = style([flagBox, { backgroundImage: `url("data:image/svg+xml,${turkish}")` }]);

/** Keeps the place of a flag that has not come yet. */
export const noFlag = style([flagBox, { backgroundColor: vars.color.surface.hover }]);

export const number = style({ fontVariantNumeric: "tabular-nums" });

export const whole = style({
  display: "none",
  "@media": { "(scripting: none)": { display: "block" } },
  fontSize: vars.font.size.s,
  color: vars.color.text.muted,
});
