import { vi } from "vitest";
import { type Fetch } from "../../http/index.ts";
import { createSessionStore, type SessionAttention, type SessionSignal, type SessionStore } from "./index.ts";

export const json = (data: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(data), { status, headers: { "content-type": "application/json", ...headers } });

export const person = { id: 7, name: "Ayşe", surname: "Yılmaz", email: "ayse@example.com", role: "customer" };
export const sessionOf = (accessToken = "t1") => ({
  user: person,
  expires: "2030-01-01T00:00:00.000Z",
  accessToken,
});

/** A posted form, as the server reads it. */
export interface Posted {
  path: string;
  fields: Record<string, string>;
  type: string | null;
}

/** An in-memory server of the contract. Every answer can be overridden. */
export function server() {
  const calls: string[] = [];
  const posted: Posted[] = [];
  const answers: Record<string, () => Response | Promise<Response>> = {
    session: () => json({}),
    csrf: () => json({ csrfToken: "c1" }),
    providers: () =>
      json({
        credentials: { id: "credentials", name: "E-mail", type: "credentials" },
        email: { id: "email", name: "Link", type: "email" },
        google: { id: "google", name: "Google", type: "oidc" },
      }),
    "callback/credentials": () => json({ url: "https://shop.example/account" }),
    "signin/email": () => json({ url: "https://shop.example/login?sent=email" }),
    "signin/google": () => json({ url: "https://accounts.example/o?x=1" }),
    signout: () => json({ url: "https://shop.example/" }),
    _log: () => json({}),
  };
  const fetch: Fetch = async (url, init) => {
    const path = url.replace(/^.*\/api\/auth\//, "");
    calls.push(`${init.method ?? "GET"} ${path}`);
    const headers = new Headers(init.headers);
    if (init.method === "POST") {
      const type = headers.get("content-type");
      const body = init.body as string;
      const fields =
        type === "application/json" ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
      posted.push({ path, fields: fields as Record<string, string>, type });
    }
    const answer = answers[path.split("?", 1)[0] ?? ""];
    if (!answer) throw new TypeError(`No such endpoint: ${path}`);
    return answer();
  };
  return {
    calls,
    posted,
    answers,
    fetch,
    looks: () => calls.filter((call) => call === "GET session").length,
  };
}

/** A manually triggered event source. */
export function hand() {
  const listeners = new Set<() => void>();
  return {
    listeners,
    happen: () => listeners.forEach((listener) => listener()),
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Tabs that receive each other's signals but not their own. */
export function tabs(count: number): SessionSignal[] {
  const heard = Array.from({ length: count }, hand);
  return heard.map((own, index) => ({
    listen: own.listen,
    send: () => heard.forEach((other, place) => place !== index && other.happen()),
  }));
}

export function setUp(more: { initial?: null; signal?: SessionSignal; attention?: SessionAttention } = {}) {
  const backend = server();
  const attention = hand();
  const [signal] = tabs(1);
  const store = createSessionStore({ fetch: backend.fetch, attention, signal, ...more });
  return { ...backend, attention, store };
}

export const settled = () => vi.advanceTimersByTimeAsync(0);

export function follow(store: SessionStore): string[] {
  const seen: string[] = [store.getSnapshot().status];
  store.subscribe(() => seen.push(store.getSnapshot().status));
  return seen;
}
