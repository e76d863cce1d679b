import { describe, expect, it } from "vitest";
import { issueToken } from "../account/single-use-tokens.ts";
import { type TestCustomer } from "../testing/customers.ts";
import { sessionOf, signInWith } from "../testing/sign-in.ts";
import { runCommand } from "../testing/staff-command.ts";
import { openBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { auditCommand } from "./commands/audit.ts";
import { customersCommand } from "./commands/customers.ts";

const password = "mavi kapak 38 şişe";

describe.each(mainStoreKinds)("customers whom staff block on $name", ({ create }) => {
  const own = openBackend(create);
  const member = own.sharedCustomer({ role: "staff" });

  const staff = (...words: string[]) => runCommand(customersCommand, own.db, ...words);
  const statusOf = async (customer: TestCustomer) => (await own.get("account", customer.headers)).status;

  it("S20: a blocked customer is signed out everywhere and cannot come back until unblocked", async () => {
    const customer = await own.addCustomer({ password });
    const token = await issueToken(
      own.db,
      { purpose: "reset_password", customerId: customer.id, email: customer.email },
      3600,
    );
    expect((await staff("show", customer.email)).out).toContain(", 1 session, ");
    const browser = own.browser();
    await signInWith(browser, customer.email, password);
    expect(await sessionOf(browser)).not.toBeNull();
    expect((await staff("show", customer.email)).out).toContain(", 2 sessions, ");

    expect((await staff("block", customer.email)).out).toContain("is blocked and signed out");
    expect(await statusOf(customer)).toBe(401);
    expect(await sessionOf(browser)).toBeNull();
    await signInWith(browser, customer.email, password);
    expect(await sessionOf(browser)).toBeNull();
    const reset = await own.send("POST", "account/reset-password", {
      token,
      password: `${password} 2`,
    });
    expect(reset.status).toBe(404);
    expect((await staff("show", customer.email)).out).toContain("customer, blocked");

    expect((await staff("unblock", customer.email)).out).toContain("can sign in again");
    await signInWith(browser, customer.email, password);
    expect(await sessionOf(browser)).not.toBeNull();
  });

  it("erases a customer on request, even a blocked one, but no staff", async () => {
    const customer = await own.addCustomer();
    await staff("block", customer.email);
    expect((await staff("erase", customer.email.toUpperCase())).out).toContain("has been erased");
    expect(await statusOf(customer)).toBe(401);
    expect((await staff("erase", customer.email)).refused).toContain("There is no account");
    expect((await staff("erase", member.email)).refused).toContain("pnpm staff account remove");
    const mails = await own.mailsAbout(`customer/${customer.id}`);
    expect(mails.map(({ recipient }) => recipient)).toEqual([customer.email]);
    const record = await runCommand(
      auditCommand,
      own.db,
      "list",
      "--since",
      new Date(Date.now() - 1000).toISOString().slice(0, 10),
      "--subject",
      `customer/${customer.id}`,
    );
    expect(record.out.split("\n").map((line) => line.split("  ").slice(1, 4))).toEqual([
      ["customer.erase", `customer/${customer.id}`, "by no account"],
      ["customer.block", `customer/${customer.id}`, "by no account"],
      [],
      [],
    ]);
  });

  it("S20: the API blocks, signs out and unblocks, and records each action", async () => {
    const customer = await own.addCustomer();
    const act = (id: number, action: string) =>
      own.send("POST", `admin/customers/${id}/${action}`, undefined, member.headers);
    expect((await act(customer.id, "sign-out")).data).toMatchObject({ is_blocked: false, sessions: 0 });
    expect(await statusOf(customer)).toBe(401);
    expect((await act(customer.id, "block")).data).toMatchObject({ is_blocked: true });
    const found = await own.get(
      `admin/customers?email=${encodeURIComponent(customer.email)}`,
      member.headers,
    );
    expect(found.data).toMatchObject({ id: customer.id, is_blocked: true });
    expect((await act(customer.id, "unblock")).data).toMatchObject({ is_blocked: false });
    expect((await act(member.id, "block")).status).toBe(409);
    expect((await act(999_999, "block")).status).toBe(404);
    const record = await own.recordAbout(`customer/${customer.id}`);
    const listed = await runCommand(
      auditCommand,
      own.db,
      "list",
      "--subject",
      `customer/${customer.id}`,
      "--limit",
      "1",
    );
    expect(listed.out).toMatch(
      new RegExp(
        `^\\S+Z  customer\\.unblock  customer/${customer.id}  by customer/${member.id} ${member.email}  .*\\n1 of 3\\.\\n$`,
      ),
    );
    const later = await runCommand(auditCommand, own.db, "list", "--since", "2999-01-01");
    expect(later.out).toBe("There is no such entry.\n");
    expect((await runCommand(auditCommand, own.db, "list", "--since", "2027-02-30")).refused).toContain(
      "2027-01-31",
    );
    expect(record.map(({ action, customer_id }) => [action, customer_id])).toEqual([
      ["customer.sign_out", member.id],
      ["customer.block", member.id],
      ["customer.unblock", member.id],
    ]);
  });

  it("S20: the audit log contains the origin of sign-ins and refusals (403)", async () => {
    const customer = await own.addCustomer({ password });
    const address = "203.0.113.7";
    await own.ask("/api/v1/admin/settings", { headers: customer.headers }, address);
    const [refused] = await own.recordOf("refused");
    expect(refused).toMatchObject({
      customer_id: customer.id,
      subject: "GET /api/v1/admin/settings",
      client_address: address,
    });
    const browser = own.browser(address);
    await signInWith(browser, customer.email, "wrong");
    await signInWith(browser, customer.email, password);
    const signIns = await own.recordOf("sign_in%");
    expect(signIns.slice(-2).map((entry) => [entry.action, entry.client_address])).toEqual([
      ["sign_in_failed", address],
      ["sign_in", address],
    ]);
  });

  it("S20: at most 20 refusals per minute and account are recorded", async () => {
    const customer = await own.addCustomer();
    for (let count = 0; count < 30; count++)
      await own.ask("/api/v1/admin/settings", { headers: customer.headers });
    const entries = await own.recordOf("refused");
    expect(entries.filter((entry) => entry.customer_id === customer.id)).toHaveLength(20);
  });
});
