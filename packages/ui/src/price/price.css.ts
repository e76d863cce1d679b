import { vars } from "../theme/contract.css.ts";
import { brandSoft, smallMuted } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { onlyGross, onlyNet } from "./price-view.ts";

export const gross = style(onlyGross);
export const net = style(onlyNet);

export const note = style({ ...smallMuted, fontWeight: vars.font.weight.regular, whiteSpace: "nowrap" });

export const choice = style({
  display: "inline-flex",
  gap: 2,
  margin: 0,
  padding: 2,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  "@media": { [media.print]: { display: "none" } },
});

export const options = style({ display: "contents" });

export const option = style({
  minBlockSize: "1.75rem",
  margin: 0,
  paddingInline: "0.75rem",
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  backgroundColor: "transparent",
  color: vars.color.text.default,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  cursor: "pointer",
  selectors: {
    '&[aria-pressed="true"]': { ...brandSoft, fontWeight: vars.font.weight.medium },
  },
  "@media": {
    [media.hover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { backgroundColor: vars.color.surface.hover } },
    },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: "Highlight" } } },
  },
});
