import { vars } from "../theme/contract.css.ts";
import { bareFieldset, column } from "../theme/own-parts.ts";
import { style } from "../theme/style.ts";

export const field = style({ ...column, gap: "0.375rem", ...bareFieldset });

/** Shared by all texts around a field. */
export const text = style({ fontSize: vars.font.size.s, lineHeight: vars.font.leading.snug });

export const label = style([text, { fontWeight: vars.font.weight.medium, padding: 0 }]);

export const optional = style({ fontWeight: vars.font.weight.regular, color: vars.color.text.muted });

export const hint = style([text, { color: vars.color.text.muted }]);

export const error = style([text, { display: "flex", gap: vars.space.xxs, color: vars.color.danger.text }]);
