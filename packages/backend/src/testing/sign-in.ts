import { z } from "zod";
import type { TestBrowser } from "./browser.ts";

const csrfSchema = z.object({ csrfToken: z.string() });

/** Posts a form of `/api/auth` as the contract's clients do, with a CSRF token unless the fields contain one. */
export async function postAuth(
  browser: TestBrowser,
  action: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const csrfToken =
    fields["csrfToken"] ?? csrfSchema.parse(await (await browser.fetch("/api/auth/csrf")).json()).csrfToken;
  const response = await browser.fetch(`/api/auth/${action}`, {
    method: "POST",
    body: new URLSearchParams({ json: "true", ...fields, csrfToken }),
    headers,
  });
  const text = await response.text();
  const url = text.startsWith("{")
    ? z.object({ url: z.string().optional() }).parse(JSON.parse(text)).url
    : null;
  return {
    status: response.status,
    headers: response.headers,
    text,
    url: url ?? null,
    error: url == null ? null : new URL(url).searchParams.get("error"),
  };
}

/** Signs in with email and password. */
export const signInWith = (
  browser: TestBrowser,
  email: string,
  password: string,
  fields: Record<string, string> = {},
) => postAuth(browser, "callback/credentials", { email, password, ...fields });

const sessionSchema = z.union([
  z.object({
    user: z.object({ id: z.int(), email: z.string(), role: z.string() }).loose(),
    expires: z.string(),
    accessToken: z.string(),
  }),
  z.strictObject({}).transform(() => null),
]);

/** The session of the browser's cookie; null for none. */
export async function sessionOf(browser: TestBrowser) {
  const response = await browser.fetch("/api/auth/session");
  return sessionSchema.parse(await response.json());
}
