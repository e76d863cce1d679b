import type { ComponentPropsWithRef } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./badge.css.ts";

export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** `accent` stands out: at most one per tile. @default "neutral" */
  tone?: keyof typeof css.tone;
}

/**
 * One or two words about an item: new, in stock, food contact. The words carry the meaning; the colour supports it.
 */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return <span {...rest} className={classList(css.badge, css.tone[tone], className)} />;
}
