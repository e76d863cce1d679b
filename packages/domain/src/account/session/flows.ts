import { browserNavigation, type SessionNavigation } from "./environment.ts";
import { readSession, type Session } from "./session.ts";
import type { FormAnswer, SignInProvider } from "./endpoints.ts";
import type { SessionStore } from "./store.ts";

/** The result of a sign-in that did not leave the page. */
export interface SignInResult {
  ok: boolean;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** The error name for `signInErrorMessage`; null without an error. */
  error: string | null;
  /** Where to go next; null after an error. */
  url: string | null;
  /** Seconds until the next try is allowed, when the server states them. */
  retryAfter: number | null;
}

/** The options of a sign-in. */
export interface SignInOptions {
  /** Where to go afterwards. @default the current page */
  callbackUrl?: string;
  /** With false, signing in by password or mail never leaves the page. */
  redirect?: boolean;
  /** The provider's credentials: `email` and `password`, or `email`. */
  credentials?: Readonly<Record<string, string>>;
  /** Added to the URL of a provider's page, such as `login_hint`. */
  authorization?: Readonly<Record<string, string>>;
}

/** The options of a sign-out. */
export interface SignOutOptions {
  callbackUrl?: string;
  /** With false the page stays, and the session is read again instead. */
  redirect?: boolean;
}

/** The error name when there was no answer. */
const noAnswer = (cause: unknown): string =>
  cause instanceof Error && cause.name === "TimeoutError" ? "TIMEOUT" : "NETWORK_ERROR";

function errorIn(url: string | null): string | null {
  if (url === null) return null;
  try {
    return new URL(url, "http://relative.invalid").searchParams.get("error");
  } catch {
    return null;
  }
}

/**
 * Signs in. When the providers cannot be loaded, the browser goes to the auth error page; when the provider is unknown
 * or missing, to the sign-in page with the callback URL. By password or mail, a refusal is returned, so that the form
 * preserves its input; on success the browser goes to the callback URL. Any other provider leads to its own page.
 *
 * Returns null when the browser is leaving for another page. Never throws.
 */
export async function signIn(
  store: SessionStore,
  providerId: string | null,
  options: SignInOptions = {},
  navigation: SessionNavigation = browserNavigation(),
): Promise<SignInResult | null> {
  const { endpoints } = store;
  const callbackUrl = options.callbackUrl ?? navigation.href();
  let providers: Readonly<Record<string, SignInProvider>>;
  try {
    providers = await endpoints.providers();
  } catch {
    navigation.go(`${endpoints.base}/error`);
    return null;
  }
  const provider = providerId !== null && Object.hasOwn(providers, providerId) ? providers[providerId] : null;
  if (!provider || providerId === null) {
    navigation.go(`${endpoints.base}/signin?${new URLSearchParams({ callbackUrl })}`);
    return null;
  }

  const isByPassword = provider.type === "credentials";
  const staysHere = isByPassword || provider.type === "email";
  const path = `${isByPassword ? "callback" : "signin"}/${encodeURIComponent(providerId)}`;
  const query = options.authorization ? `?${new URLSearchParams(options.authorization)}` : "";
  let answer: FormAnswer;
  try {
    answer = await endpoints.post(path + query, { ...options.credentials, callbackUrl });
  } catch (cause) {
    return { ok: false, status: 0, error: noAnswer(cause), url: null, retryAfter: null };
  }

  const error = errorIn(answer.url) ?? (answer.ok ? null : "Default");
  if (error !== null && (staysHere || answer.url === null))
    return { ok: false, status: answer.status, error, url: null, retryAfter: answer.retryAfter };
  if (isByPassword) {
    store.announce();
    if (options.redirect === false) await store.refetch();
  }
  const url = answer.url ?? callbackUrl;
  if (staysHere && options.redirect === false)
    return { ok: true, status: answer.status, error: null, url, retryAfter: null };
  navigation.go(url);
  return null;
}

/**
 * Signs out, here and in the other tabs, and goes to the callback URL. Returns false, and changes nothing, when the
 * server failed: a user who is still signed in must not believe otherwise.
 */
export async function signOut(
  store: SessionStore,
  options: SignOutOptions = {},
  navigation: SessionNavigation = browserNavigation(),
): Promise<boolean> {
  const callbackUrl = options.callbackUrl ?? navigation.href();
  let answer: FormAnswer;
  try {
    answer = await store.endpoints.post("signout", { callbackUrl });
  } catch {
    return false;
  }
  if (!answer.ok) return false;
  store.accept(null);
  if (options.redirect !== false) navigation.go(answer.url ?? callbackUrl);
  return true;
}

/**
 * Makes the server create the session again, for example after a change of the profile, and notifies the other tabs. On
 * failure the session stays unchanged.
 */
export async function updateSession(store: SessionStore, data: unknown = {}): Promise<Session | null> {
  try {
    const session = readSession(await store.endpoints.updateSession(data));
    store.accept(session);
    return session;
  } catch {
    return store.getSnapshot().session;
  }
}
