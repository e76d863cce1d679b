"use client";

import { CircleAlert } from "../drawings/index.ts";
import { useId, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useMessages } from "../provider/provider.tsx";
import { useRegisterFieldName } from "./field-names.tsx";
import * as css from "./field-texts.css.ts";

/** The texts of a field. */
export interface FieldTexts {
  /** Names the field, above the control. */
  label: ReactNode;
  /** What to enter, where the label alone is not clear. */
  hint?: ReactNode;
  /** What is wrong and how to correct it. Present means invalid. */
  error?: ReactNode;
  /** Marks a field that may stay empty; most fields are required. @default false */
  optional?: boolean;
}

/** The attributes that tie the texts to the control. `describedBy` holds the ids of further texts on the page. */
export function useFieldIds({ hint, error }: FieldTexts, givenId?: string, describedBy?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const notes = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(" ");
  return {
    id,
    control: {
      id,
      "aria-describedby": notes || undefined,
      "aria-invalid": error ? (true as const) : undefined,
    },
  };
}

/** Label above, hint and error below, so that they do not separate the label from the input. */
export function LabelledField({
  id,
  label,
  optional,
  hint,
  error,
  labelId,
  children,
}: FieldTexts & { id: string; labelId?: string; children: ReactNode }) {
  useRegisterFieldName(id, label);
  return (
    <div className={css.field}>
      <label id={labelId} className={css.label} htmlFor={id}>
        {label} <Optional when={optional} />
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The mark of a field that may stay empty. */
export function Optional({ when }: { readonly when: boolean | undefined }) {
  const messages = useMessages("field");
  return when ? <span className={css.optional}>({messages.optional})</span> : null;
}

/** Hint and error, with the ids that `useFieldIds` refers to. */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldTexts, "hint" | "error"> & { readonly id: string }) {
  const messages = useMessages("field");
  return (
    <>
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={css.error}>
          <Icon icon={CircleAlert} size="small" />
          <span>
            <VisuallyHidden>{messages.error} </VisuallyHidden>
            {error}
          </span>
        </div>
      )}
    </>
  );
}
