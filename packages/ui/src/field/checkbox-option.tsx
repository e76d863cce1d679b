import type { ComponentPropsWithRef, ReactNode } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./choice.css.ts";

export interface CheckboxOptionProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  /** What the box stands for, shown beside it. */
  label: ReactNode;
}

/** The box of a `Checkbox` and its label, without hint and error. */
export function CheckboxOption({ label, className, ...rest }: CheckboxOptionProps) {
  return (
    <label className={css.option}>
      <input {...rest} type="checkbox" className={classList(css.checkbox, className)} />
      <span className={css.optionText}>{label}</span>
    </label>
  );
}
