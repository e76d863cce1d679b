import { vars } from "../theme/contract.css.ts";
import { wrappingRow } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const list = style({ display: "flex", flexDirection: "column", gap: vars.space.l });

/** A permanent live region, so that messages are announced; out of the flow while empty, to take no room or gap. */
export const said = style({ selectors: { "&:empty": { position: "absolute" } } });

export const deleted = style({
  ...wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.medium,
  border: "1px solid transparent",
  backgroundColor: vars.color.surface.sunken,
});

export const failed = style([deleted, { color: vars.color.danger.text }]);
