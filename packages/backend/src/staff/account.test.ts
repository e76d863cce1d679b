import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { runProcess } from "../testing/run-program.ts";
import { sessionOf, signInWith } from "../testing/sign-in.ts";
import { runCommand } from "../testing/staff-command.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { accountCommand } from "./commands/account.ts";

// Starting a process takes at least half a second.
vi.setConfig({ testTimeout: 30_000 });

const password = "mavi kapak 38 şişe";

describe.each(mainStoreKinds)("pnpm staff account on $name", ({ create }) => {
  const own = openBackend(create);

  /** As a separate process, as people run it. */
  const staff = (words: string[], input = "") =>
    runProcess(
      join(import.meta.dirname, "command.ts"),
      words,
      {
        DATA_DIR: own.store.dataDir,
        DATABASE_URL: own.store.databaseUrl ?? "",
        PUBLIC_ORIGIN: "https://www.example.com",
      },
      input,
    );

  /** Runs the words after `account` without starting a process, for many calls in a row. */
  async function directly(words: string[], input = "") {
    const standardInput = vi.spyOn(process, "stdin", "get");
    standardInput.mockReturnValue(Readable.from([input]) as typeof process.stdin);
    try {
      return await runCommand(accountCommand, own.db, ...words);
    } finally {
      standardInput.mockRestore();
    }
  }

  test("prints its help", { tags: ["full"] }, async () => {
    expect(await staff([])).toMatchObject({ code: 0, out: expect.stringContaining("account") });
    expect((await staff(["account", "--help"])).out).toContain("add [options] <email>");
    expect(await staff(["nonsense"])).toMatchObject({
      code: 1,
      error: expect.stringContaining("unknown command 'nonsense'"),
    });
    expect((await directly(["promote"])).refused).toContain("missing required argument 'email'");
  });

  test("adds a person with a password from standard input, who can then sign in", async () => {
    const added = await staff(
      ["account", "add", "Mine@example.com", "--name", "Deniz", "--surname", "Kaya", "--password-stdin"],
      `${password}\n`,
    );
    expect(added).toMatchObject({ code: 0, error: "" });
    expect(added.out).not.toContain(password);
    expect((await directly(["list"])).out).toMatch(/Mine@example\.com .*\(not signed in\)/);
    const browser = own.browser();
    expect(await signInWith(browser, "mine@example.com", password)).toMatchObject({ status: 200 });
    expect((await sessionOf(browser))?.user.role).toBe("staff");
    expect((await directly(["list"])).out).toMatch(/\d+ {2}Mine@example\.com {2}Deniz Kaya/);

    expect((await directly(["demote", "MINE@example.com"])).refused).toBeNull();
    expect(await sessionOf(browser)).toBeNull();
    expect(await signInWith(browser, "mine@example.com", password)).toMatchObject({ status: 200 });
    expect((await sessionOf(browser))?.user.role).toBe("customer");
    expect((await directly(["demote", "mine@example.com"])).refused).toContain("does not belong");
  });

  test("prints a link for choosing the password, and stores no password", async () => {
    vi.stubEnv("PUBLIC_ORIGIN", "https://www.example.com");
    const words = ["add", "new@example.com", "--name", "Ece", "--surname", "Su", "--language", "en"];
    const added = await directly(words);
    vi.unstubAllEnvs();
    expect(added.out).toMatch(/https:\/\/www\.example\.com\/en\/reset-password\?token=[\w-]{43}\n$/);
    const row = await own.db
      .selectFrom("single_use_tokens")
      .innerJoin("customers", "customers.id", "single_use_tokens.customer_id")
      .select(["purpose", "expires_at", "password_hash", "role"])
      .where("email_key", "=", "new@example.com")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ purpose: "reset_password", password_hash: null, role: "staff" });
    expect((Date.parse(row.expires_at) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    const browser = own.browser();
    for (const guess of ["", "new@example.com", "null", "admin"])
      expect(await signInWith(browser, "new@example.com", guess)).toMatchObject({ status: 401 });
  });

  test.each(["www.example.com", "localhost:3000"])("refuses %s as PUBLIC_ORIGIN", async (origin) => {
    vi.stubEnv("PUBLIC_ORIGIN", origin);
    const words = ["add", "linkless@example.com", "--name", "Ece", "--surname", "Su"];
    expect((await directly(words).finally(() => vi.unstubAllEnvs())).refused).toContain(
      "PUBLIC_ORIGIN must be",
    );
  });

  const weak = ["add", "weak@example.com", "--name", "A", "--surname", "B", "--password-stdin"];

  test.each([
    ["password123", "easily guessed"],
    ["weak@example.com", "must not be your e-mail"],
  ])("refuses the password %s", async (given, reason) => {
    expect((await directly(weak, given)).refused).toContain(reason);
    expect((await directly(["list"])).out).not.toContain("weak@example.com");
  });

  test("exits with an error and the reason if it refuses", async () => {
    const refused = await staff(["account", ...weak], "short");
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining("at least 10") });
  });

  test("does not promote anyone by mistake", async () => {
    const words = ["--name", "A", "--surname", "B"];
    const { email } = await own.addCustomer();
    expect((await directly(["add", email, ...words])).refused).toContain("promote");
    // The first person who registers an address may not be its owner.
    const unproven = await own.addCustomer({ emailVerified: false });
    expect((await directly(["promote", unproven.email])).refused).toContain("not been confirmed");
    expect((await directly(["promote", email])).refused).toBeNull();
    expect((await directly(["promote", email])).refused).toContain("already");
    expect((await directly(["list"])).out).toContain(email);
    expect((await directly(["remove", email])).refused).toBeNull();
    expect((await directly(["list"])).out).not.toContain(email);
    expect((await directly(["remove", unproven.email])).refused).toContain("does not belong");
    expect((await directly(["promote", "nobody@example.com"])).refused).toContain("no account");
    expect((await directly(["add", "no address", ...words])).refused).toContain("no e-mail address");
    expect((await directly(["add", "a@example.com"])).refused).toContain("--name <name>");
    expect((await directly(["add", "a@example.com", ...words, "--language", "xx"])).refused).toContain("xx");
    expect((await directly(["promote", "a@example.com", "b@example.com"])).refused).toContain(
      "too many arguments",
    );
    expect((await directly(["list", "--what"])).refused).toContain("--what");
  });

  test("records its actions", async () => {
    const actions = await own.recordOf("account.%");
    expect(actions.map(({ action }) => action)).toEqual([
      "account.add",
      "account.demote",
      "account.add",
      "account.promote",
      "account.remove",
    ]);
  });
});
