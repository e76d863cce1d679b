import { vars } from "../theme/contract.css.ts";
import { brandSoft } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

const avatarBase = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  ...brandSoft,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1,
  userSelect: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
const of = (size: string, fontSize: string) =>
  [avatarBase, { inlineSize: size, blockSize: size, fontSize }] as const;

export const avatar = styleVariants({
  small: of("2rem", vars.font.size.xs),
  medium: of("2.75rem", vars.font.size.m),
  large: of("4.5rem", vars.font.size.xxl),
});

const layer = { gridArea: "1 / 1" } as const;
export const initials = style(layer);
export const picture = style({ ...layer, inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
