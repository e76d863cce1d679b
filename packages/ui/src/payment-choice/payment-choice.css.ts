import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

export const text = style({ margin: 0, fontSize: vars.font.size.s, lineHeight: 1.5, textWrap: "pretty" });

export const secure = style([text, { display: "flex", alignItems: "flex-start", gap: vars.space.s }]);
