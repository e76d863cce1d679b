import * as argon2 from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn<typeof argon2.verify>(real.verify) };
});

const password = "mavi kapak 38 şişe";
/** `$argon2id$v=19$m=19456,t=2,p=1`: all that the work depends on. */
const parametersOf = (hash: unknown): string => String(hash).split("$").slice(0, 4).join("$");

test("a password fits its own hash, however the keyboard composes it", async () => {
  const hash = await hashPassword(password);
  expect(await verifyPassword(hash, password)).toBe(true);
  expect(await verifyPassword(hash, password.normalize("NFD"))).toBe(true);
  expect(await verifyPassword(hash, `${password} `)).toBe(false);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(await verifyPassword("no hash", password)).toBe(false);
});

test("whoever does not exist, or has no password, costs the same work", async () => {
  const verify = vi.mocked(argon2.verify).mockClear();
  const hash = await hashPassword(password);
  expect(parametersOf(hash)).toBe("$argon2id$v=19$m=19456,t=2,p=1");
  expect(await verifyPassword(hash, "wrong word")).toBe(false);
  expect(await verifyPassword(null, "wrong word")).toBe(false);
  const [real, nobody] = verify.mock.calls.map(([against]) => parametersOf(against));
  expect(verify).toHaveBeenCalledTimes(2);
  expect(nobody).toBe(real);
});
