import type { ComponentPropsWithRef } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./badge.css.ts";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** `accent` is the one loud tone: at most one on a tile. @default "neutral" */
  tone?: keyof typeof css.tone;
}

/**
 * One or two words about an item: new, in stock, food contact. The words carry the meaning; the colour supports it.
 */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span {...rest} className={classList(css.badge, css.tone[tone], className)} />;
}
