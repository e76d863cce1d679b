import { answerFacts } from "./pages.ts";
import type { Fact, Recording } from "./recording.ts";
import type { RecordedCustomer } from "./site.ts";

/** The part of the OpenAPI document that is read. */
interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  example?: unknown;
  schema?: { example?: unknown; default?: unknown };
}
interface ApiDocument {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
}

/** Sign-in endpoints that clients of the contract call; a wrong password records a refusal. */
const authCalls: readonly { method: string; path: string; fields?: Record<string, string> }[] = [
  { method: "GET", path: "session" },
  { method: "GET", path: "csrf" },
  { method: "GET", path: "providers" },
  { method: "GET", path: "signin" },
  { method: "GET", path: "error" },
  { method: "GET", path: "verify-request" },
  {
    method: "POST",
    path: "callback/credentials",
    fields: { email: "nobody@example.com", password: "wrong" },
  },
  { method: "POST", path: "signin/email", fields: { email: "not an address" } },
  { method: "POST", path: "signout" },
  { method: "POST", path: "_log", fields: { level: "error", code: "X", message: "x" } },
];

/**
 * Records the answers of every GET in the API's description, as a visitor and as a customer, and of the auth endpoints.
 */
export async function recordContract(
  origin: string,
  customer: RecordedCustomer,
  recording: Recording,
): Promise<void> {
  const description = (await (await fetch(`${origin}/api/openapi.json`)).json()) as ApiDocument;
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ kind: "operation", text: `${method.toUpperCase()} ${path}` })),
  );
  recording.set("contract operations", operations);
  for (const [path, { get }] of Object.entries(description.paths)) {
    if (!get || path.startsWith("/api/auth/")) continue;
    const address = addressOf(path, get.parameters ?? [], customer);
    for (const who of ["visitor", "customer"]) {
      const headers: Record<string, string> = { "accept-language": "en" };
      if (who === "customer") headers["authorization"] = customer.authorization;
      await record(recording, `GET ${path} ${who}`, `${origin}${address}`, { headers });
    }
  }
  for (const { method, path, fields } of authCalls)
    for (const who of ["visitor", "customer"]) {
      // Signing out would end the session for the calls after it.
      const cookie = who === "customer" && path !== "signout" ? customer.cookie : "";
      const csrf = method === "POST" ? await csrfFor(origin, cookie) : null;
      await record(recording, `${method} /api/auth/${path} ${who}`, `${origin}/api/auth/${path}`, {
        method,
        headers: { cookie: csrf?.cookie ?? cookie },
        ...(csrf ? { body: new URLSearchParams({ json: "true", csrfToken: csrf.token, ...fields }) } : {}),
      });
    }
}

/** The token of a sign-in form, and its cookies. */
async function csrfFor(origin: string, cookie: string): Promise<{ token: string; cookie: string }> {
  const response = await fetch(`${origin}/api/auth/csrf`, { headers: { cookie } });
  const { csrfToken: token } = (await response.json()) as { csrfToken: string };
  const set = response.headers.getSetCookie().map((one) => one.split(";", 1)[0] ?? "");
  return { token, cookie: [cookie, ...set].filter(Boolean).join("; ") };
}

function addressOf(path: string, parameters: readonly Parameter[], customer: RecordedCustomer): string {
  const query = new URLSearchParams();
  let made = path;
  for (const { name, in: place, required, example, schema } of parameters) {
    const given = example ?? schema?.example ?? schema?.default;
    const value = name === "number" ? customer.order : given;
    if (place === "path") made = made.replace(`{${name}}`, encodeURIComponent(textOf(value ?? 1)));
    else if (place === "query" && (required || example !== undefined || schema?.example !== undefined))
      query.set(name, textOf(value ?? 1));
  }
  return query.size > 0 ? `${made}?${query}` : made;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

async function record(recording: Recording, name: string, url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { redirect: "manual", ...init });
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const body = isJson ? await response.text() : "";
  if (!isJson) await response.body?.cancel();
  const { pathname, search } = new URL(url);
  recording.set(`contract ${name}`, [
    { kind: "address", text: `${pathname}${search}` },
    ...answerFacts(response),
    ...jsonFacts(body),
  ]);
}

/** An answer's JSON line by line; random values are masked. */
function jsonFacts(body: string): Fact[] {
  if (body === "") return [];
  const hidden = new Set(["csrfToken", "accessToken", "requestId", "request_id"]);
  const text = JSON.stringify(
    JSON.parse(body),
    (name, value: unknown) => (hidden.has(name) ? "{token}" : value),
    1,
  );
  return text.split("\n").map((line) => ({ kind: "answer", text: line }));
}
