import { errorMessages, type MessageCode } from "@preforma/domain/errors";
import { ApiError, type SafeAnswer } from "@preforma/domain/http";
import {
  fieldErrors,
  fieldMessage,
  sortInSentOrder,
  valuesOf,
  type FieldError,
} from "@preforma/domain/validation";
import type { FormOutcome, FormSchema } from "@preforma/ui/form";
import { messagesFor } from "@preforma/ui/messages";
import { data, redirect, type ActionFunctionArgs } from "react-router";
import { leadToSignIn, visitOf, type Visit } from "../loading/visit.server.ts";
import { siteContext } from "../http/site-context.ts";
import { formParameter, type FormAnswer } from "../http/form-answer.ts";
import { failureSentence, type FormFailures } from "./failure-sentence.ts";

/** The fields of a form, after validation. */
export interface SentForm {
  /**
   * As the form sends it: one text or file per name, a list where a name repeats. For the API, which validates it with
   * the same schema.
   */
  values: Record<string, unknown>;
  /** One field as text; empty where it is missing. */
  text: (name: string) => string;
  data: FormData;
  /** The same for every retry of the same form, where a script has sent it: for `idempotency-key`. */
  key: string | undefined;
}

/** The result of a form: the API's answer as it is, a sentence, or a redirect. */
export type SentOutcome =
  | SafeAnswer<unknown>
  | (FormOutcome & Pick<FormAnswer, "detail">)
  | {
      /** A path of this site. */
      redirect: string;
      /** Set where the session has changed: the browser requests the whole document. */
      reload?: boolean;
    };

/** One form of a page, on the server. */
export interface PageForm {
  /** The domain's schema, which also validates in the browser. */
  schema?: FormSchema;
  /** Changes the values before validation; drops irrelevant fields, for example. */
  prepare?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** The message above the errors where a required field is empty. @default the request to correct the marked fields */
  incomplete?: MessageCode;
  /** The message for success, instead of the API's. @default the API's message */
  sent?: MessageCode;
  /** The message for failures for which the API sends none. @default the message for any failure */
  failures?: FormFailures;
  /** Fields that are never sent back, in addition to `password`. */
  secrets?: readonly string[];
  /** Only for signed-in customers; others are redirected to sign-in. */
  customersOnly?: boolean;
  /** Sends the values with the visitor's own clients. */
  send: (sent: SentForm, visit: Visit) => Promise<SentOutcome>;
}

/**
 * The `action` of a page with forms. Each form is posted to `?form=<name>`; without the parameter the first form is
 * meant. Without script the page is rendered again with the form's result and every value except secrets; a script gets
 * the same as JSON.
 */
export function pageAction(forms: Readonly<Record<string, PageForm>>) {
  return async (args: ActionFunctionArgs) => {
    const visit = visitOf(args);
    const name = visit.url.searchParams.get(formParameter) ?? Object.keys(forms)[0] ?? "";
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!form) throw data(null, { status: 404 });
    if (form.customersOnly) await visit.requireSession(withoutForm(visit.url));
    const filled = await args.request.formData().catch(() => {
      throw data(null, { status: 400 });
    });
    const values = form.prepare?.(valuesOf(filled)) ?? valuesOf(filled);

    const respond = ({ detail, ...outcome }: FormOutcome & Pick<FormAnswer, "detail">, status: number) => {
      const given = textsOf(values, ["password", ...(form.secrets ?? [])]);
      const state = outcome.ok ? { outcome } : { outcome, values: given };
      return data<FormAnswer>({ form: name, state, ...(detail ? { detail } : {}) }, { status });
    };

    const checked = form.schema?.safeParse(values);
    if (checked && !checked.success) {
      const errors = sortInSentOrder(filled, fieldErrors(checked.error.issues, visit.locale));
      return respond({ ok: false, message: complaintOf(errors, form, visit), errors }, 400);
    }
    const key = args.request.headers.get("idempotency-key") || undefined;
    const sent: SentForm = { values, text: (field) => textOf(values, field), data: filled, key };
    const came = await form.send(sent, visit).catch((failure: unknown): SentOutcome => {
      // A redirect, a 404, or an aborted request.
      if (!(failure instanceof Error) || args.request.signal.aborted) throw failure;
      if (failure instanceof ApiError && failure.code === "UNAUTHORISED")
        leadToSignIn(withoutForm(visit.url), "SessionExpired");
      args.context.get(siteContext).report(failure, `The form ${name} could not be sent`);
      return broken;
    });
    if ("redirect" in came)
      throw redirect(came.redirect, {
        status: 303,
        ...(came.reload ? { headers: { "x-reload": "1" } } : {}),
      });
    if (!("success" in came)) return respond(came, came.ok ? 200 : 400);
    if (came.success) {
      const message = form.sent === undefined ? came.message : errorMessages[visit.locale][form.sent];
      return respond({ ok: true, message }, 200);
    }
    if (came.code === "UNAUTHORISED") leadToSignIn(withoutForm(visit.url), "SessionExpired");
    const detail = { status: came.status };
    const message = failureSentence(came, form.failures, visit.locale);
    return respond(
      { ok: false, message, errors: sortInSentOrder(filled, errorsIn(came.data)), detail },
      came.status,
    );
  };
}

/** The result of a form with a missing field. */
export const missing = (field: string, { locale }: Pick<Visit, "locale">): SentOutcome => ({
  ok: false,
  message: messagesFor(locale).form.check,
  errors: [{ field, message: fieldMessage("required", locale) }],
});

/** The result of a fault of the site itself: values stay, and the form can be sent again. */
const broken: SentOutcome = { success: false, status: 500, code: "DEFAULT", data: null, message: "" };

/** The page to return to after sign-in: without the form's name, as the posted values are lost by then. */
function withoutForm(url: URL): URL {
  const page = new URL(url);
  page.searchParams.delete(formParameter);
  return page;
}

function complaintOf(errors: readonly FieldError[], { incomplete }: PageForm, { locale }: Visit): string {
  const required = fieldMessage("required", locale);
  return incomplete !== undefined && errors.some(({ message }) => message === required)
    ? errorMessages[locale][incomplete]
    : messagesFor(locale).form.check;
}

/** The fields that an API refusal names. */
export function errorsIn(refused: unknown): FieldError[] {
  const errors = typeof refused === "object" && refused !== null ? Reflect.get(refused, "errors") : [];
  return Array.isArray(errors)
    ? errors.filter(
        (error): error is FieldError =>
          typeof error?.field === "string" && typeof error?.message === "string",
      )
    : [];
}

/** One field as text; empty where it is missing or not a text. */
function textOf(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** The values that can be sent back to the form: texts, without secrets. */
function textsOf(
  values: Readonly<Record<string, unknown>>,
  secrets: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !secrets.includes(entry[0]),
    ),
  );
}
