import * as argon2 from "@node-rs/argon2";
import { afterAll, expect, test, vi } from "vitest";

const verify = vi.fn<typeof argon2.verify>(argon2.verify);
vi.doMock("@node-rs/argon2", () => ({ ...argon2, verify }));
// Loaded again, because test files of a process share modules; reset afterwards, so that no other file gets the mock.
vi.resetModules();
const { hashPassword, verifyPassword } = await import("./passwords.ts");
afterAll(() => {
  vi.doUnmock("@node-rs/argon2");
  vi.resetModules();
});

const password = "mavi kapak 38 şişe";
/** `$argon2id$v=19$m=19456,t=2,p=1`: the parameters that determine the cost. */
const parametersOf = (hash: unknown): string => String(hash).split("$").slice(0, 4).join("$");

test("a password matches its hash, however the keyboard composes it", async () => {
  const hash = await hashPassword(password);
  expect(await verifyPassword(hash, password)).toBe(true);
  expect(await verifyPassword(hash, password.normalize("NFD"))).toBe(true);
  expect(await verifyPassword(hash, `${password} `)).toBe(false);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(await verifyPassword("no hash", password)).toBe(false);
});

test("unknown people and people without a password cost the same work", async () => {
  verify.mockClear();
  const hash = await hashPassword(password);
  expect(parametersOf(hash)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(await verifyPassword(hash, "wrong word")).toBe(false);
  expect(await verifyPassword(null, "wrong word")).toBe(false);
  const [real, nobody] = verify.mock.calls.map(([against]) => parametersOf(against));
  expect(verify).toHaveBeenCalledTimes(2);
  expect(nobody).toBe(real);
});
