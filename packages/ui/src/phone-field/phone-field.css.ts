import { vars } from "../theme/contract.css.ts";
import { row, smallMuted } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { atlasColumns, flagHeight, flagWidth } from "./flag.logic.ts";

/** For the whole frame: the dial code and the number after it. */
export const number = style({ fontVariantNumeric: "tabular-nums" });

export const trigger = style({
  ...row,
  alignSelf: "stretch",
  flexShrink: 0,
  gap: vars.space.xs,
  marginInlineStart: "-0.875rem",
  paddingInline: "0.875rem 0.625rem",
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  borderStartStartRadius: vars.radius.medium,
  borderEndStartRadius: vars.radius.medium,
  background: "none",
  ":enabled": { cursor: "pointer" },
  ":disabled": { color: vars.color.text.muted },
  ":focus-visible": { outlineOffset: "-4px" },
  "@media": {
    [media.hover]: { selectors: { "&:enabled:hover": { backgroundColor: vars.color.surface.hover } } },
    // It could not open anything; visitors type the number with its dial code.
    "(scripting: none)": { display: "none" },
  },
});

/** The country's letters, until its dial code is loaded. */
export const lettersAlone = style({ fontSize: vars.font.size.s });

export const code = style({
  ...smallMuted,
  // On a narrow phone the number needs the room; flag and dial code also show the country.
  "@media": { "(max-width: 25rem)": { display: "none" } },
});

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
    // Never inlined: it is fetched when the first flag is rendered, not with the styles.
    backgroundImage: `url("../../flags/flags.avif?no-inline")`,
    backgroundSize: `${atlasColumns * flagWidth}px auto`,
  },
]);

/** The only flag in the initial page; drawn by us to the measures of the law (Türk Bayrağı Kanunu). */
const turkish =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 24'><path fill='white' " +
  "d='M17.1 8.8a6 6 0 1 0 0 6.4 4.8 4.8 0 1 1 0-6.4M15.9 12l5.43 1.76-3.36-4.61v5.7l3.36-4.61'/></svg>";

export const turkishFlag = style([flagBox, { background: `#e30a17 url("data:image/svg+xml,${turkish}")` }]);

/** Reserves the place of a flag that is not loaded yet. */
export const noFlag = style([flagBox, { backgroundColor: vars.color.surface.hover }]);
