"use client";

import type { FieldError } from "@preforma/domain/validation";
import { withColon } from "@preforma/domain/text";
import { CircleAlert } from "../drawings/index.ts";
import { useFieldName } from "../field/field-names.tsx";
import { Icon } from "../icon/icon.tsx";
import { fieldIdOf } from "./form-context.ts";
import * as css from "./form.css.ts";
import { useLocale } from "../provider/provider.tsx";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** The form's id, from which the ids of its fields are derived. */
  formId: string;
  /** What happened and what to do. */
  title: string;
  /** What is wrong, one line per field, each a link to it. */
  errors: readonly FieldError[];
}

/** The errors of a form, above it, each linked to its field. Takes the focus when it appears. */
export function ErrorSummary({ formId, title, errors, className, ...rest }: ErrorSummaryProps) {
  return (
    <div role="alert" tabIndex={-1} {...rest} className={classList(css.summary, className)}>
      <p className={css.summaryTitle}>
        <Icon icon={CircleAlert} />
        <span>{title}</span>
      </p>
      {errors.length > 0 && (
        <ul className={css.summaryList}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldIdOf(formId, field)}`} className={css.summaryLink} onClick={toField}>
                <FieldName id={fieldIdOf(formId, field)} />
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The field's label: read from the document or, during server rendering, registered by the field itself. */
function FieldName({ id }: { readonly id: string }) {
  const { locale } = useLocale();
  const serverName = useFieldName(id);
  const label = typeof document === "undefined" ? serverName : labelOf(id);
  const colon = `${withColon("", locale)} `;
  return label ? (
    <span>
      {label}
      {colon}
    </span>
  ) : null;
}

function labelOf(id: string): string | undefined {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control.labels?.[0]?.firstChild?.textContent?.trim()
    : undefined;
}

/** The link alone would only scroll; its visitor wants to type. */
function toField(event: React.MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
