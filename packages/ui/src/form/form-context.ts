"use client";

import { createContext, use, type ReactNode } from "react";

/** What fields know about the form around them. */
export interface FormContextValue {
  /** Start of the fields' ids. */
  id: string;
  /** The error of a field, if any. */
  errorOf: (name: string) => string | undefined;
  /** The value sent before, if the server returned the form. */
  valueOf: (name: string) => string | undefined;
  isSending: boolean;
}

const outside: FormContextValue = {
  id: "",
  errorOf: () => undefined,
  valueOf: () => undefined,
  isSending: false,
};

/** Set by `Form`. */
export const FormContext = createContext<FormContextValue>(outside);

/** The form's state for a custom field or button; outside a form there are no errors and no values. */
export const useForm = (): FormContextValue => use(FormContext);

/** Id of a field's control, to which the error summary links. */
export const fieldIdOf = (formId: string, name: string): string => `${formId}-${name.replaceAll(".", "-")}`;

/** A field's state in its form: the id to which the error summary links, the error, and the value sent before. */
export function useFormField(name: string, error?: ReactNode) {
  const form = useForm();
  return { id: fieldIdOf(form.id, name), name, error: error ?? form.errorOf(name), sent: form.valueOf(name) };
}
