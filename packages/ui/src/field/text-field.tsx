"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";
import { classList } from "../theme/class-list.ts";
import { LabelledField, useFieldIds, type FieldTexts } from "./field-frame.tsx";
import { frame, input } from "./field.css.ts";
import * as css from "./text-field.css.ts";

export interface TextFieldProps extends FieldTexts, ComponentPropsWithRef<"input"> {
  /** Before the text within the frame: an icon, a sign. */
  before?: ReactNode;
  /** After the text within the frame: a unit, a button. */
  after?: ReactNode;
}

/** One line of text. The native input: it works in a form before and without script. */
export function TextField({
  label,
  hint,
  error,
  optional,
  before,
  after,
  id: givenId,
  className,
  ...rest
}: TextFieldProps) {
  const texts = { label, hint, error, optional };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  return (
    <LabelledField id={id} {...texts}>
      <span className={frame}>
        {before && <span className={css.beside}>{before}</span>}
        <input
          required={!optional}
          type="text"
          {...rest}
          {...control}
          className={classList(input, className)}
        />
        {after && <span className={css.beside}>{after}</span>}
      </span>
    </LabelledField>
  );
}

export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<"textarea"> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, id: givenId, className, ...rest }: TextAreaProps) {
  const texts = { label, hint, error, optional };
  const { id, control } = useFieldIds(texts, givenId, rest["aria-describedby"]);
  return (
    <LabelledField id={id} {...texts}>
      <span className={frame}>
        <textarea
          required={!optional}
          rows={4}
          {...rest}
          {...control}
          className={classList(css.area, className)}
        />
      </span>
    </LabelledField>
  );
}
