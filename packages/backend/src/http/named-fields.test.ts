import { expect, test } from "vitest";
import { describeApi, type Schema } from "../testing/fuzz/operations.ts";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";

// HTTP-level refusals are the same on every database, so SQLite is enough.
const own = openBackend(sqlite.create);
const staff = own.sharedCustomer({ role: "staff" });
const customer = own.sharedCustomer();

test("a value of the wrong type is refused by every endpoint, and its field named", async () => {
  const description = await describeApi(own.backend);
  const missed: string[] = [];
  let checked = 0;
  for (const { method, path, parameters, body } of description.operations) {
    // Sign-in redirects every link and accepts forms, in which everything is text: see the next test.
    if (path.startsWith("/api/auth/")) continue;
    const { headers } = path.includes("/admin/") ? staff : customer;
    const filled = path.replace(/\{\w+\}/g, "1");
    const expectNamed = async (field: string, search: string, json: unknown): Promise<void> => {
      checked++;
      const answer = await own.ask(`${filled}${search}`, {
        method,
        headers: {
          ...headers,
          "Idempotency-Key": "wrong-type-0123456789",
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        },
        body: json === undefined ? undefined : JSON.stringify(json),
      });
      const { errors = [] } = (answer.body.data ?? {}) as { errors?: { field: string }[] };
      if (answer.status !== 400 || !errors.some((error) => error.field.split(".")[0] === field))
        missed.push(`${method} ${path} ${field}: ${answer.status} ${JSON.stringify(answer.body.data)}`);
    };
    const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
    for (const { name: field, schema } of parameters.filter((parameter) => parameter.in === "query")) {
      if (schema.type === "string" && !schema.enum && schema.pattern === undefined) continue;
      const others = required
        .filter((parameter) => parameter.name !== field)
        .map((parameter) => `${parameter.name}=${encodeURIComponent(String(parameter.schema.example))}`);
      await expectNamed(
        field,
        `?${[...others, `${field}=~wrong~`].join("&")}`,
        body ? exampleOf(body) : undefined,
      );
    }
    if (!body) continue;
    const resolved = body.$ref
      ? { ...description.schemas[body.$ref.split("/").at(-1) ?? ""], ...body }
      : body;
    for (const field of Object.keys(resolved.properties ?? {}))
      await expectNamed(field, "", { ...exampleOf(resolved), [field]: { not: ["this"] } });
  }
  expect(missed).toEqual([]);
  expect(checked).toBeGreaterThan(20);
});

test("sign-in refuses a form whose token is not text, and names the error in the redirect URL", async () => {
  const { operations } = await describeApi(own.backend);
  const refused: string[] = [];
  for (const { method, path, body } of operations) {
    if (!path.startsWith("/api/auth/") || body?.properties?.["csrfToken"] === undefined) continue;
    const answer = await own.ask(path.replace("{provider}", "credentials"), {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...exampleOf(body), csrfToken: { not: ["this"] }, json: true }),
    });
    expect(answer.status, path).toBe(400);
    const { url } = answer.body as { url?: string };
    // The contract's clients expect an empty object when they request a session.
    if (path.endsWith("/session")) expect(answer.text).toBe("{}");
    else expect(new URL(url ?? "").searchParams.get("error"), path).toBe("MissingCSRF");
    refused.push(`${method} ${path}`);
  }
  expect(refused.toSorted()).toEqual([
    "POST /api/auth/callback/{provider}",
    "POST /api/auth/session",
    "POST /api/auth/signin/{provider}",
    "POST /api/auth/signout",
  ]);
});

function exampleOf(schema: Schema): Record<string, unknown> {
  return (schema.example ?? {}) as Record<string, unknown>;
}
