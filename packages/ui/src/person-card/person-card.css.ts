import { vars } from "../theme/contract.css.ts";
import { brandSoft, centred, sheet, stacked, subheading } from "../theme/own-parts.ts";
import { style, styleVariants } from "../theme/style.ts";

export const card = style({ ...sheet, ...stacked("m") });

export const head = style({ display: "flex", alignItems: "center", gap: vars.space.m });

const frame = style({
  flexShrink: 0,
  inlineSize: "4.5rem",
  blockSize: "4.5rem",
  borderRadius: "50%",
  // The drop: one corner stays square and turns with the direction of reading.
  borderEndStartRadius: vars.radius.small,
  overflow: "hidden",
});

export const face = styleVariants({
  portrait: [frame, { display: "block", objectFit: "cover", backgroundColor: vars.color.surface.sunken }],
  monogram: [
    frame,
    {
      ...centred,
      ...brandSoft,
      border: "1px solid transparent",
      fontSize: vars.font.size.xl,
      fontWeight: vars.font.weight.medium,
    },
  ],
});

export const names = style({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const name = style({ ...subheading, overflowWrap: "anywhere" });

export const role = style({ margin: 0, color: vars.color.text.muted });
export const summary = style({ margin: 0, fontWeight: vars.font.weight.medium, textWrap: "pretty" });
