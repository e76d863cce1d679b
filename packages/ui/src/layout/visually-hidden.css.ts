import { visuallyHidden as hidden } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const visuallyHidden = style(hidden);
