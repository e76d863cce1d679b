import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const logo = style({ display: "inline-flex", alignItems: "center", gap: "0.5rem", color: "inherit" });

export const mark = style({ display: "block", flexShrink: 0, inlineSize: "2rem", blockSize: "2rem" });

// The only line in the accent colour.
export const preform = style({
  stroke: vars.color.accent.mark,
  "@media": { "(forced-colors: active)": { stroke: "currentColor" } },
});

export const word = style({
  fontSize: "1.375rem",
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  letterSpacing: "-0.02em",
  // Below 22.5 em there is no room for it beside five buttons; the link still has its name.
  "@media": {
    [media.narrowest]: { fontSize: "1.1875rem" },
    "(max-width: 22.4em)": { display: "none" },
  },
});
