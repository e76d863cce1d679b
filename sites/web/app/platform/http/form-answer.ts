import type { FormState } from "@preforma/ui/form";

/** Query parameter that names the form of a page. */
export const formParameter = "form";

/** The result of a page's action for a form. */
export interface FormAnswer {
  /** Which of the page's forms was posted. */
  form: string;
  state: FormState;
  /** Data for the page, in keys that the form defines. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

/** A form's redirect, as sent to a script. */
export interface FormRedirect {
  redirect: string;
  /** The whole document has to be requested: the session has changed. */
  reload: boolean;
  /** It leads to sign-in, as the session was missing and nothing was done; the message until the page is left. */
  refused?: string;
}

/** Whether a script has sent a form: it gets the result as JSON, without a page around it. */
export const wantsJson = ({ headers }: Request): boolean =>
  headers.get("accept")?.startsWith("application/json") ?? false;

/** Reads the answer to a script; null where it is not an action's. */
export function readAnswer(body: unknown): FormAnswer | FormRedirect | null {
  if (typeof body !== "object" || body === null) return null;
  if ("redirect" in body && typeof body.redirect === "string") return body as FormRedirect;
  return "form" in body && "state" in body ? (body as FormAnswer) : null;
}
