import type { FormState } from "@preforma/ui/form";

/** Query parameter that names the form of a page. */
export const formParameter = "form";

/** What a page's action says of a form. */
export interface FormAnswer {
  /** Which of the page's forms it was. */
  form: string;
  state: FormState;
  /** What the page has to know beside it, by the form's own words. */
  detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Where a form redirects to, as told to a script. */
export interface FormRedirect {
  redirect: string;
  /** The whole document has to be asked for: the session has changed. */
  reload: boolean;
  /** It leads to sign-in, as nothing was done for want of a session; what to say until the page is left. */
  refused?: string;
}

/** Whether a script has sent a form: it gets the result as JSON, without a page around it. */
export const wantsJson = ({ headers }: Request): boolean =>
  headers.get("accept")?.startsWith("application/json") ?? false;

/** Reads what came back to a script; null where it is nothing that an action says. */
export function readAnswer(body: unknown): FormAnswer | FormRedirect | null {
  if (typeof body !== "object" || body === null) return null;
  if ("redirect" in body && typeof body.redirect === "string") return body as FormRedirect;
  return "form" in body && "state" in body ? (body as FormAnswer) : null;
}
