import { addCustomer } from "../../../../packages/backend/src/testing/customers.ts";
import { aVisitor, type Target } from "./promise.ts";

/** The password of everyone in these attacks. */
export const password = "mavi kapak yedi bulut";

/** A signed-in person. */
export interface Person {
  id: number;
  email: string;
  /** A first name that no one else has. */
  name: string;
  /** The `Cookie` header of their browser. */
  cookie: string;
  /** The header that proves to the API who they are. */
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

/** Signs in by the form of the page; the `Cookie` header of the browser from then on, or nothing. */
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
