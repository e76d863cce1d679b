"use client";

import { createContext, use, type ReactNode } from "react";

/** What fields know about the form around them. */
export interface FormContextValue {
  /** Start of the fields' ids. */
  id: string;
  /** The complaint about a field, if there is one. */
  errorOf: (name: string) => string | undefined;
  /** What was sent before, where the server gave the form back. */
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

/** What a custom field or button needs to know about its form; outside a form nothing is wrong and nothing was sent. */
export const useForm = (): FormContextValue => use(FormContext);

/** Id of a field's control, to which the summary of errors links. */
export const fieldIdOf = (formId: string, name: string): string => `${formId}-${name.replaceAll(".", "-")}`;

/** What its form says of a field: the id to which the summary of errors links, the complaint, and what was sent before. */
export function useFormField(name: string, error?: ReactNode) {
  const form = useForm();
  return { id: fieldIdOf(form.id, name), name, error: error ?? form.errorOf(name), sent: form.valueOf(name) };
}
