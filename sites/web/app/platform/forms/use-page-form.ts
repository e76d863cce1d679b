import { requestTimeoutMs } from "@preforma/domain/http";
import { matchPath, localeOf } from "@preforma/domain/routes";
import type { FormOutcome, FormProps, FormState } from "@preforma/ui/form";
import { useActionData, useLocation, useNavigate, useRevalidator } from "react-router";
import type { SavedForm, UnsentForm } from "../offline/save-form.browser.ts";
import { isForVisitor } from "../pages/page-table.ts";
import { formParameter, readAnswer, type FormAnswer, type FormRedirect } from "../http/form-answer.ts";

/** The props of a form component of the library. */
export interface PageFormProps {
  action: string;
  send: NonNullable<FormProps["send"]>;
  state: FormState | undefined;
}

/** The props, and the action's detail for the page where the form was posted without script. */
export interface PageFormState {
  props: PageFormProps;
  detail: FormAnswer["detail"];
}

/** Where a form is posted, where it is not the page's only form. */
export interface PageFormOptions {
  /** The page whose action takes it. @default the current page */
  path?: string;
  /** Query parameters that are preserved, such as the token of a link; others are dropped. */
  keep?: readonly string[];
  /** Further query parameters. */
  query?: Readonly<Record<string, string>>;
  /** The kind of the form, where it may wait for a connection: it selects its texts in `exchange_features`. */
  waitsAs?: string;
  /** Receives the action's answer to a script, before the form does. */
  onAnswer?: (answer: FormAnswer) => void;
}

/**
 * Connects a form of the library to the action of a page, with and without script: spread the result over
 * `ContactForm`, for example. `name` is the form's in {@link pageAction}. Follows the action's redirect, or revalidates
 * the page's data.
 */
export function usePageForm(name: string, options?: PageFormOptions): PageFormProps {
  return usePageFormState(name, options).props;
}

/** Saves an unanswered form until there is a connection; null where it cannot be saved. */
async function saveUnsent(form: UnsentForm): Promise<SavedForm | null> {
  try {
    const { saveForm } = await import("../offline/save-form.browser.ts");
    return await saveForm(form);
  } catch {
    // A private window, a full disk, or code that could not be fetched.
    return null;
  }
}

/** {@link usePageForm} for pages that also read an action's `detail`. */
export function usePageFormState(
  name: string,
  { path, keep = [], query: more = {}, waitsAs, onAnswer }: PageFormOptions = {},
): PageFormState {
  const answer = useActionData<FormAnswer | undefined>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const target = path ?? pathname;
  const given = new URLSearchParams(search);
  const query = new URLSearchParams([
    [formParameter, name],
    ...Object.entries(more),
    ...keep.flatMap((parameter) => {
      const value = given.get(parameter);
      return value === null ? [] : [[parameter, value] as [string, string]];
    }),
  ]);
  const action = `${target}?${query}`;

  const send = async (data: FormData, key: string, draft?: string): Promise<FormOutcome> => {
    const answer = await post(action, data, key).catch(async (failure: unknown) => {
      // No response: `fetch` rejects with nothing else.
      if (!(failure instanceof TypeError)) throw failure;
      const saved =
        waitsAs === undefined ? null : await saveUnsent({ kind: waitsAs, action, data, key, draft });
      if (saved === null) throw failure;
      return saved;
    });
    if ("settled" in answer) return { ok: true, waiting: true, settled: answer.settled };
    if ("state" in answer) {
      onAnswer?.(answer);
      const { outcome } = answer.state;
      if (!outcome) throw new Error(`The form ${name} got no outcome.`);
      const page = matchPath(pathname);
      if (outcome.ok && page && isForVisitor(page.name)) void revalidate();
      return outcome;
    }
    const here = matchPath(answer.redirect);
    if (answer.reload || !here || here.locale !== localeOf(pathname)) location.assign(answer.redirect);
    else await navigate(answer.redirect);
    return { ok: true };
  };
  const own = answer?.form === name && path === undefined ? answer : undefined;
  return { props: { action, send, state: own?.state }, detail: own?.detail };
}

/** Uploads may need longer than a response does: this is the slowest rate assumed, bytes per second. */
const slowestUpload = 50_000;

/**
 * Posts a form from a script. Rejects where no answer of an action arrives, with a `TimeoutError` where it is late; no
 * values are lost. Where the session has ended, the browser goes to sign-in, which leads back to the open page; nothing
 * was done, and the answer is a refusal.
 */
export async function post(action: string, data: FormData, key: string): Promise<FormAnswer | FormRedirect> {
  const files = [...data.values()].filter((value) => typeof value !== "string");
  const limit = new AbortController();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const timer = setTimeout(
    () => limit.abort(new DOMException(`${action} did not answer in time.`, "TimeoutError")),
    requestTimeoutMs + (bytes / slowestUpload) * 1000,
  );
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { accept: "application/json", "idempotency-key": key },
      body: files.length > 0 ? data : new URLSearchParams([...data] as [string, string][]),
      signal: limit.signal,
    });
    const answer = readAnswer(await response.json());
    if (answer === null) throw new Error(`${action} answered ${response.status} without an outcome.`);
    if (!("redirect" in answer) || answer.refused === undefined) return answer;
    location.assign(leadingBackHere(answer.redirect));
    // A dialog that closed now would go back in the history, and cancel the navigation.
    await cameBack();
    return { form: "", state: { outcome: { ok: false, message: answer.refused } } };
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves if the page is restored from the back/forward cache. */
const cameBack = () =>
  new Promise<void>((resolve) => {
    addEventListener("pageshow", () => resolve(), { once: true });
  });

/** The path to sign-in with the open page as return path: a dialog's form is posted to a different page. */
function leadingBackHere(signIn: string): string {
  const url = new URL(signIn, location.origin);
  const here = new URL(location.href);
  here.searchParams.delete(formParameter);
  url.searchParams.set("callbackUrl", `${here.pathname}${here.search}`);
  return `${url.pathname}${url.search}`;
}
