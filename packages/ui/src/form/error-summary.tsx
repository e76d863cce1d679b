"use client";

import type { FieldError } from "@preforma/domain/validation";
import { CircleAlert } from "lucide-react";
import type { Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import { fieldIdOf } from "./form-context.ts";
import * as css from "./form.css.ts";

export interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>;
  /** The form's id, from which those of its fields are made. */
  formId: string;
  /** What happened and what to do. */
  title: string;
  errors: readonly FieldError[];
}

/** What is wrong with a form, above it: each complaint leads to its field. Takes the focus when it appears. */
export function ErrorSummary({ ref, formId, title, errors }: ErrorSummaryProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={css.summary}>
      <p className={css.summaryTitle}>
        <Icon icon={CircleAlert} />
        <span>{title}</span>
      </p>
      {errors.length > 0 && (
        <ul className={css.summaryList}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldIdOf(formId, field)}`} className={css.summaryLink} onClick={toField}>
                <FieldName formId={formId} field={field} />
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The label that stands above the field, once there is a document to read it from. */
function FieldName({ formId, field }: { readonly formId: string; readonly field: string }) {
  if (typeof document === "undefined") return null;
  const control = document.getElementById(fieldIdOf(formId, field));
  const label =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
      ? control.labels?.[0]?.firstChild?.textContent?.trim()
      : undefined;
  return label ? <span>{label}: </span> : null;
}

/** Following the link would only scroll; whoever follows it wants to type. */
function toField(event: React.MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
