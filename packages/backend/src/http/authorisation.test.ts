import { beforeAll, expect, test } from "vitest";
import { describeApi, type Operation } from "../testing/fuzz/operations.ts";
import { openBackend } from "../testing/open-backend.ts";
import { sqlite } from "../testing/stores.ts";

// Permissions are checked before the database is queried, so SQLite is enough. Each subject has its own test that one
// customer cannot reach the data of another.
const own = openBackend(sqlite.create);
const customer = own.sharedCustomer();
let operations: Operation[];
beforeAll(async () => {
  ({ operations } = await describeApi(own.backend));
});

const isAdmin = ({ path }: Operation): boolean => path.startsWith("/api/v1/admin/");

async function statusOf({ method, path, body, encoding }: Operation, headers: Record<string, string>) {
  const type = encoding === "form" ? "application/x-www-form-urlencoded" : "application/json";
  const { status } = await own.ask(path.replace(/\{\w+\}/g, "1"), {
    method,
    headers: { ...headers, ...(body ? { "Content-Type": type } : {}) },
    body: body ? JSON.stringify(body.example ?? {}) : undefined,
  });
  return `${method} ${path}: ${status}`;
}

test("operations documented as needing a token refuse visitors and invalid tokens", async () => {
  const closed = operations.filter((operation) => operation.needsToken);
  expect(closed.length).toBeGreaterThan(20);
  const expected = closed.map(({ method, path }) => `${method} ${path}: 401`);
  expect(await Promise.all(closed.map((operation) => statusOf(operation, {})))).toEqual(expected);
  const worthless = { Authorization: `Bearer ${"x".repeat(43)}` };
  expect(await Promise.all(closed.map((operation) => statusOf(operation, worthless)))).toEqual(expected);
});

test("staff operations are documented as needing a token, and refuse customers", async () => {
  const staffOnly = operations.filter(isAdmin);
  expect(staffOnly.length).toBeGreaterThan(10);
  expect(staffOnly.filter((operation) => !operation.needsToken)).toEqual([]);
  expect(await Promise.all(staffOnly.map((operation) => statusOf(operation, customer.headers)))).toEqual(
    staffOnly.map(({ method, path }) => `${method} ${path}: 403`),
  );
});
