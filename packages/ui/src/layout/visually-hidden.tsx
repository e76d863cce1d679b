import type { ComponentPropsWithRef } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./visually-hidden.css.ts";

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<"span">) {
  return <span {...rest} className={classList(css.visuallyHidden, className)} />;
}
