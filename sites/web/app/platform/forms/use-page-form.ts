import { requestTimeoutMs } from "@preforma/domain/http";
import { matchPath, localeOf } from "@preforma/domain/routes";
import type { FormOutcome, FormProps, FormState } from "@preforma/ui/form";
import { useActionData, useLocation, useNavigate, useRevalidator } from "react-router";
import type { SavedForm, UnsentForm } from "../offline/save-form.browser.ts";
import { isForVisitor } from "../pages/page-table.ts";
import { formParameter, readAnswer, type FormAnswer, type FormRedirect } from "../http/form-answer.ts";

/** What a form component of the library is given. */
export interface PageFormProps {
  action: string;
  send: NonNullable<FormProps["send"]>;
  state: FormState | undefined;
}

/** The same with what the page has to know beside it, where it was posted without script. */
export interface PageFormState {
  props: PageFormProps;
  detail: FormAnswer["detail"];
}

/** Where a form is posted, and what it is beside the page's only one. */
export interface PageFormOptions {
  /** The page whose action takes it; the present one unless given. */
  path?: string;
  /** Parameters of the address that go along, such as the token of a link; others are dropped. */
  keep?: readonly string[];
  /** Further parameters of the address. */
  query?: Readonly<Record<string, string>>;
  /** What the form is, where it may wait for a connection: it selects its texts in `exchange_features`. */
  waitsAs?: string;
  /** Told what the action said to a script, before the form is. */
  onAnswer?: (answer: FormAnswer) => void;
}

/**
 * Ties a form of the library to the action of a page, with and without script: spread it over `ContactForm` and its
 * like. `name` is the form's in {@link pageAction}. Where the action redirects the browser goes there; else the
 * page's data are requested again.
 */
export function usePageForm(name: string, options?: PageFormOptions): PageFormProps {
  return usePageFormState(name, options).props;
}

/** Saves a form without an answer until there is a connection; null where nothing can be saved. */
async function saveUnsent(form: UnsentForm): Promise<SavedForm | null> {
  try {
    const { saveForm } = await import("../offline/save-form.browser.ts");
    return await saveForm(form);
  } catch {
    // A private window, a full disk, or code that was not fetched while it could be.
    return null;
  }
}

/** {@link usePageForm} for pages that look at an action's `detail` too. */
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
    const said = await post(action, data, key).catch(async (failure: unknown) => {
      // Nothing has answered: `fetch` rejects with nothing else.
      if (!(failure instanceof TypeError)) throw failure;
      const kept =
        waitsAs === undefined ? null : await saveUnsent({ kind: waitsAs, action, data, key, draft });
      if (kept === null) throw failure;
      return kept;
    });
    if ("settled" in said) return { ok: true, waiting: true, settled: said.settled };
    if ("state" in said) {
      onAnswer?.(said);
      const { outcome } = said.state;
      if (!outcome) throw new Error(`The form ${name} got no outcome.`);
      const page = matchPath(pathname);
      if (outcome.ok && page && isForVisitor(page.name)) void revalidate();
      return outcome;
    }
    const here = matchPath(said.redirect);
    if (said.reload || !here || here.locale !== localeOf(pathname)) location.assign(said.redirect);
    else await navigate(said.redirect);
    return { ok: true };
  };
  const own = answer?.form === name && path === undefined ? answer : undefined;
  return { props: { action, send, state: own?.state }, detail: own?.detail };
}

/** Files may need longer than an answer: at least that many bytes are carried in a second. */
const slowestUpload = 50_000;

/**
 * Posts a form from a script. Rejects where no answer of an action comes back, with a `TimeoutError` where it does
 * not come in time; nothing is lost by that. Where the session has ended, the browser goes to sign-in, which leads
 * back to the page that is open; nothing was done, and the answer is a refusal.
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
    const said = readAnswer(await response.json());
    if (said === null) throw new Error(`${action} answered ${response.status} without an outcome.`);
    if (!("redirect" in said) || said.refused === undefined) return said;
    location.assign(leadingBackHere(said.redirect));
    // A dialog that closed now would step back in the history, and lead the browser elsewhere.
    await cameBack();
    return { form: "", state: { outcome: { ok: false, message: said.refused } } };
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves if the page is shown once more as it was left. */
const cameBack = () =>
  new Promise<void>((resolve) => {
    addEventListener("pageshow", () => resolve(), { once: true });
  });

/** The way to sign-in with the page that is open as its end: a dialog's form is posted to another. */
function leadingBackHere(signIn: string): string {
  const url = new URL(signIn, location.origin);
  const here = new URL(location.href);
  here.searchParams.delete(formParameter);
  url.searchParams.set("callbackUrl", `${here.pathname}${here.search}`);
  return `${url.pathname}${url.search}`;
}
