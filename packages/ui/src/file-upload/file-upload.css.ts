import { vars } from "../theme/contract.css.ts";
import { bareList, ellipsis, stacked, wrappingRow } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const zone = style({
  position: "relative",
  ...wrappingRow,
  justifyContent: "center",
  gap: vars.space.xs,
  minBlockSize: "5.5rem",
  padding: vars.space.m,
  border: `1.5px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.muted,
  textAlign: "center",
  transition: `background-color ${vars.motion.duration.fast}, border-color ${vars.motion.duration.fast}`,
  selectors: {
    "&:focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    "&[data-over]": { borderColor: vars.color.brand.solid, backgroundColor: vars.color.brand.soft },
    "&:has([aria-invalid='true'])": { borderColor: vars.color.danger.text },
  },
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
});

/** The invisible native field covers the zone: it opens the dialog, and receives drops and focus. */
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "default" } },
  "@media": { "(scripting: none)": { position: "static", opacity: 1, blockSize: "auto" } },
});
export const action = style({ color: vars.color.text.link, fontWeight: vars.font.weight.medium });

export const list = style({ display: "grid", gap: vars.space.xs, ...bareList });
export const file = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.s,
  paddingInlineStart: vars.space.s,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  minBlockSize: vars.size.control.large,
});
export const fileTexts = style({ display: "grid", minInlineSize: 0, paddingBlock: vars.space.xxs });
export const name = style(ellipsis);
export const size = style({ fontSize: vars.font.size.s, color: vars.color.text.muted });
export const progress = style({
  inlineSize: "100%",
  blockSize: "0.25rem",
  appearance: "none",
  border: 0,
  borderRadius: vars.radius.pill,
  overflow: "clip",
  backgroundColor: vars.color.surface.sunken,
  "::-webkit-progress-bar": { backgroundColor: vars.color.surface.sunken },
  "::-webkit-progress-value": { backgroundColor: vars.color.brand.solid },
  "::-moz-progress-bar": { backgroundColor: vars.color.brand.solid },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});

export const problems = style({ ...stacked("xxs"), ...bareList });
