import { visuallyHiddenText } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const visuallyHidden = style(visuallyHiddenText);
