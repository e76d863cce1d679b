import { useId, type ComponentPropsWithRef } from "react";
import * as css from "./colour-swatches.css.ts";

export interface ColourPickerProps extends Omit<ComponentPropsWithRef<"input">, "type" | "id" | "className"> {
  /** What the colour is for. */
  label: string;
}

/** The system's own picker of a colour under its label; its value is such as `#1d6fae`. */
export function ColourPicker({ label, ...input }: ColourPickerProps) {
  const id = useId();
  return (
    <div className={css.pick}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} type="color" className={css.picker} />
    </div>
  );
}
