import { beforeAll, expect, test } from "vitest";
import { describeApi, type Operation } from "../testing/fuzz/operations.ts";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";

// Messages do not depend on the database.
const own = openBackend(sqlite.create);
let operations: Operation[];
let proofs: Record<string, string>[];
beforeAll(async () => {
  const people = [await own.addCustomer(), await own.addCustomer({ role: "staff" })];
  proofs = [{}, ...people.map(({ headers }) => ({ Authorization: headers.Authorization }))];
  ({ operations } = await describeApi(own.backend));
});

const json = { "Content-Type": "application/json" };
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** Requests that endpoints refuse for as many reasons as possible without knowing the endpoints. */
function requestsTo({ method, path, body, encoding }: Operation): [path: string, init: RequestInit][] {
  const at = (id: string) => path.replace(/\{\w+\}/g, id);
  if (!body) return ["1", "999999", "0", "x y"].map((id) => [at(encodeURIComponent(id)), { method }]);
  if (encoding === "form") return [[at("1"), { method, headers: form, body: "a=1" }]];
  const sent = (value: unknown, id = "1"): [string, RequestInit] => [
    at(id),
    { method, headers: json, body: JSON.stringify(value) },
  ];
  const example = (body.example ?? {}) as Record<string, unknown>;
  const garbled = Object.fromEntries(Object.keys(example).map((name) => [name, "\u0000"]));
  return [
    sent({}),
    sent([]),
    sent(garbled),
    sent(example),
    sent(example, "999999"),
    [at("1"), { method, headers: json, body: "{" }],
    [at("1"), { method, headers: { "Content-Type": "text/plain" }, body: "x" }],
  ];
}

/** Every `message` in an answer. */
function messagesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "message" && typeof inner === "string" ? [inner] : messagesIn(inner),
  );
}

test.each([
  ["ru", /\p{Script=Cyrillic}/u],
  ["ar", /\p{Script=Arabic}/u],
])("F2: all messages of endpoints for readers of %s are in that language", async (language, script) => {
  const said = new Map<string, string>();
  for (const operation of operations) {
    for (const [path, init] of requestsTo(operation)) {
      for (const proof of proofs) {
        const headers = {
          ...(init.headers as Record<string, string>),
          ...proof,
          "Accept-Language": language,
        };
        const { status, body } = await own.ask(path, { ...init, headers });
        const isRefusal = status >= 400;
        // The result of a read is data: people's own words.
        if (!isRefusal && operation.method === "GET") continue;
        const found = isRefusal ? messagesIn(body) : [Reflect.get(Object(body), "message")];
        for (const message of found)
          if (typeof message === "string")
            said.set(message, `${operation.method} ${operation.path}: ${status}`);
      }
    }
  }
  expect(said.size).toBeGreaterThan(20);
  const foreign = [...said].filter(([message]) => message !== "" && !script.test(message));
  expect(foreign).toEqual([]);
});
