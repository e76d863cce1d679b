import { addCustomer } from "../../../../packages/backend/src/testing/customers.ts";
import { aVisitor, type Target } from "./promise.ts";

/** The password of everyone in these attacks. */
export const password = "mavi kapak yedi bulut";

/** A signed-in person. */
export interface Person {
  id: number;
  email: string;
  /** A unique first name. */
  name: string;
  /** The `Cookie` header of their browser. */
  cookie: string;
  /** The bearer token for the API. */
  authorization: string;
}

/** Makes a customer of the site's store, and signs them in. */
export async function signedIn(target: Target): Promise<Person> {
  const name = `Gizem${crypto.randomUUID().replaceAll("-", "")}`;
  const { id, email, headers } = await addCustomer(
    { ...target, dispose: () => Promise.resolve() },
    { email: `${name}@example.com`.toLowerCase(), name, password },
  );
  const cookie = await signIn(target.url, email);
  if (cookie === "") throw new Error("A customer could not sign in.");
  return { id, email, name, cookie, authorization: headers.Authorization };
}

/** Signs in with the page's form; returns the browser's `Cookie` header, or an empty text. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/login?form=password`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, accept: "text/html", "x-forwarded-for": aVisitor() },
    body: new URLSearchParams({ email, password }),
  });
  await answer.arrayBuffer();
  const set = answer.status === 303 ? answer.headers.getSetCookie() : [];
  return set.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}
