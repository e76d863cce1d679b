import { useId, type ComponentPropsWithRef } from "react";
import * as css from "./colour-swatches.css.ts";
import { classList } from "../theme/class-list.ts";

export interface ColourPickerProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  /** What the colour is for. */
  label: string;
}

/** The native colour picker under its label; its value is, for example, `#1d6fae`. */
export function ColourPicker({ label, id: givenId, className, ...input }: ColourPickerProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={css.pick}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} type="color" className={classList(css.picker, className)} />
    </div>
  );
}
