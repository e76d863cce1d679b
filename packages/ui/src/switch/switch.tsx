"use client";

import { useRef, type ComponentPropsWithRef } from "react";
import { FieldNotes, useFieldIds, type FieldTexts } from "../field/field-frame.tsx";
import * as field from "../field/field-texts.css.ts";
import { useEarlyInputs } from "../field/use-early.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./switch.css.ts";

export interface SwitchProps
  extends Omit<FieldTexts, "optional">, Omit<ComponentPropsWithRef<"input">, "type" | "role"> {
  /** The position of the switch in its line. @default "start" */
  side?: "start" | "end";
  /** Called after each change. */
  onCheckedChange?: (checked: boolean) => void;
}

/**
 * Turns something on or off immediately. It is a native checkbox, so that it works in a form before and without script.
 * Use a `Checkbox` for an option that takes effect only when a form is sent.
 */
export function Switch({
  label,
  hint,
  error,
  id: givenId,
  side = "start",
  className,
  ref,
  onCheckedChange,
  onChange,
  ...rest
}: SwitchProps) {
  const { id, control } = useFieldIds({ label, hint, error }, givenId, rest["aria-describedby"]);
  const input = useRef<HTMLInputElement>(null);
  useEarlyInputs(input, ({ checked }) => onCheckedChange?.(checked));
  return (
    <div className={field.field}>
      <label className={classList(css.row, side === "end" && css.atEnd)}>
        <input
          {...rest}
          {...control}
          ref={useBothRefs(input, ref)}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says natively whether it is checked
          role="switch"
          className={classList(css.input, className)}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span className={css.text}>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
