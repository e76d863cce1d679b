import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createSessionStore, type SessionStore } from "./index.ts";
import { useSession } from "./react.ts";

const session = {
  user: { id: 7, name: "Ayşe", surname: "Yılmaz", email: "ayse@example.com", role: "customer" },
  expires: "2030-01-01T00:00:00.000Z",
};

function Greeting({ store }: { store: SessionStore }) {
  const state = useSession(store);
  return createElement("p", null, `${state.status} ${state.session?.user.name ?? ""}`);
}

const rendered = (store: SessionStore): string => renderToString(createElement(Greeting, { store }));

it("renders on the server what hydration begins with, whatever the store has learnt since", async () => {
  const store = createSessionStore({ fetch: () => Promise.resolve(Response.json(session)) });
  expect(rendered(store)).toBe("<p>loading </p>");
  await store.read();
  expect(store.getSnapshot().status).toBe("authenticated");
  expect(rendered(store)).toBe("<p>loading </p>");
});

it("renders the session that a page for one visitor was given", () => {
  expect(rendered(createSessionStore({ initial: session }))).toBe("<p>authenticated Ayşe</p>");
  expect(rendered(createSessionStore({ initial: null }))).toBe("<p>unauthenticated </p>");
});
