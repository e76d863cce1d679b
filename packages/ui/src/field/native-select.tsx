"use client";

import { ChevronDown } from "../drawings/index.ts";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { classList } from "../theme/class-list.ts";
import { LabelledField, useFieldIds, type FieldTexts } from "./field-frame.tsx";
import { frame } from "./field.css.ts";
import * as css from "./native-select.css.ts";

export interface NativeSelectProps extends FieldTexts, ComponentPropsWithRef<"select"> {}

/** A choice from a short list, with `<option>` children: the system's own list, good on every device. */
export function NativeSelect({
  label,
  hint,
  error,
  optional,
  id: givenId,
  className,
  ...rest
}: NativeSelectProps) {
  const texts = { label, hint, error, optional };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  return (
    <LabelledField id={id} {...texts}>
      <span className={frame}>
        <select required={!optional} {...rest} {...control} className={classList(css.select, className)} />
        <Icon icon={ChevronDown} className={css.chevron} />
      </span>
    </LabelledField>
  );
}
