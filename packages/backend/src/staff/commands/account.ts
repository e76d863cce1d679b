import { buffer } from "node:stream/consumers";
import { locales, type Locale } from "@preforma/domain/locales";
import { passwordMessages } from "@preforma/domain/account";
import { pathTo } from "@preforma/domain/routes";
import { newPasswordFault } from "../../account/common-passwords/index.ts";
import { emailKeyOf } from "../../account/email-key.ts";
import { endSessionsOf, hashPassword } from "../../account/index.ts";
import { personalData } from "../../privacy/index.ts";
import { removeSecondFactor } from "../../account/second-factor/store.ts";
import { issueToken } from "../../account/single-use-tokens.ts";
import { commandNamed, emailAddress, notBlank, print } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { Option } from "@commander-js/extra-typings";
import { audit, siteOrigin, type StaffContext, type StaffSubject } from "../staff-command.ts";
import { named } from "../../account/block.ts";

/** How long the link to set the first password is valid, seconds. */
const linkSeconds = 24 * 60 * 60;

/** `pnpm staff account`: accounts of staff. Only this command creates them, and there is no default password. */
export const accountCommand: StaffSubject = (withContext) => {
  const account = commandNamed("account", "Who works here.");
  account
    .command("add")
    .description(
      "Adds somebody to the staff and prints a link, valid 24 h, under which they choose their password.",
    )
    .argument("<email>", "their e-mail address", emailAddress)
    .requiredOption("--name <name>", "their first name", notBlank)
    .requiredOption("--surname <surname>", "their surname", notBlank)
    .addOption(
      new Option("--language <code>", "language of mails to them")
        .choices(locales)
        .default("tr" satisfies Locale),
    )
    .option("--password-stdin", "read the password from standard input instead", false)
    .action((email, options) => withContext((context) => add(context, email, options)));
  account
    .command("promote")
    .description("Gives a customer whose e-mail address is confirmed the rights of staff.")
    .argument("<email>")
    .action((email) => withContext((context) => promote(context, email)));
  account
    .command("demote")
    .description("Makes a member of the staff a customer again and ends their sessions.")
    .argument("<email>")
    .action((email) => withContext((context) => demote(context, email)));
  account
    .command("remove")
    .description("Deletes an account of the staff with everything personal in it.")
    .argument("<email>")
    .action((email) => withContext((context) => remove(context, email)));
  account
    .command("reset-second-factor")
    .description(
      "Lets somebody who has lost their app and recovery codes sign in by password alone; they set it up again.",
    )
    .argument("<email>")
    .action((email) => withContext((context) => resetSecondFactor(context, email)));
  account
    .command("list")
    .description("Shows who belongs to the staff.")
    .action(() => withContext(list));
  return account;
};

interface AddOptions {
  name: string;
  surname: string;
  language: Locale;
  passwordStdin: boolean;
}

async function add({ db }: StaffContext, email: string, options: AddOptions): Promise<void> {
  const { name, surname, language } = options;
  const password = options.passwordStdin ? await passwordFromInput(email) : null;
  // Before the transaction: hashing is slow, and the database has one writer.
  const passwordHash = password === null ? null : await hashPassword(password);
  const origin = await siteOrigin(db);
  const token = await db.transaction().execute(async (transaction) => {
    const known = await named(transaction, { email }).select("role").executeTakeFirst();
    // An attacker may have registered that address to be promoted by mistake, so promoting is a separate verb.
    if (known)
      throw new RefusedError(
        known.role === "staff"
          ? `${email} already belongs to the staff.`
          : `${email} is a customer. \`pnpm staff account promote\` gives them the rights of staff.`,
      );
    const now = new Date().toISOString();
    const { id } = await transaction
      .insertInto("customers")
      .values({
        email,
        email_key: emailKeyOf(email),
        name,
        surname,
        password_hash: passwordHash,
        role: "staff",
        // The person who runs the command vouches for the address.
        email_verified_at: now,
        language_code: language,
        is_active: 1,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(transaction, "account.add", `customer/${id}`);
    return passwordHash === null
      ? issueToken(transaction, { purpose: "reset_password", customerId: id, email }, linkSeconds)
      : null;
  });
  print(`${email} belongs to the staff.`);
  if (token !== null)
    print(
      `Choose the password within 24 hours under\n${origin}${pathTo("resetPassword", language)}?token=${token}`,
    );
}

/** The first line of standard input, checked like every password. */
async function passwordFromInput(email: string): Promise<string> {
  const password = (await buffer(process.stdin)).toString("utf8").split(/\r?\n/, 1)[0] ?? "";
  const fault = await newPasswordFault(password, email);
  if (fault) throw new RefusedError(passwordMessages[fault].en);
  return password;
}

async function list({ db }: StaffContext): Promise<void> {
  const people = await db
    .selectFrom("customers")
    .leftJoin("sessions", "sessions.customer_id", "customers.id")
    .select(({ fn }) => [
      "customers.id",
      "customers.email",
      "customers.name",
      "customers.surname",
      "customers.password_hash",
      fn.max("sessions.last_seen_at").as("seen"),
    ])
    .where("customers.role", "=", "staff")
    .groupBy([
      "customers.id",
      "customers.email",
      "customers.name",
      "customers.surname",
      "customers.password_hash",
    ])
    .orderBy("customers.id")
    .execute();
  if (people.length === 0)
    return print("Nobody belongs to the staff yet; `pnpm staff account add` changes that.");
  for (const one of people) {
    // Ended sessions are deleted.
    const seen = one.seen === null ? "not signed in" : `last seen ${one.seen}`;
    const state = one.password_hash === null ? "no password yet" : seen;
    print(`${one.id}  ${one.email}  ${one.name} ${one.surname}  (${state})`);
  }
}

async function promote({ db }: StaffContext, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const person = await named(transaction, { email })
      .select(["id", "role", "email_verified_at"])
      .executeTakeFirst();
    if (!person) throw new RefusedError(`There is no account of ${email}.`);
    if (person.role === "staff") throw new RefusedError(`${email} already belongs to the staff.`);
    if (person.email_verified_at === null)
      throw new RefusedError(
        `${email} has not been confirmed: anyone who registered it may be somebody else.`,
      );
    await transaction
      .updateTable("customers")
      .set({ role: "staff", updated_at: new Date().toISOString() })
      .where("id", "=", person.id)
      .execute();
    await audit(transaction, "account.promote", `customer/${person.id}`);
  });
  print(`${email} belongs to the staff.`);
}

async function demote({ db }: StaffContext, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = await staffMember(transaction, email);
    await transaction
      .updateTable("customers")
      .set({ role: "customer", updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    await endSessionsOf(transaction, id);
    await audit(transaction, "account.demote", `customer/${id}`);
  });
  print(`${email} is a customer now.`);
}

async function remove({ db }: StaffContext, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const id = await staffMember(transaction, email);
    await personalData.erase(transaction, id);
    await audit(transaction, "account.remove", `customer/${id}`);
  });
  print(`The account of ${email} is gone.`);
}

/** For customers too: no one else can help them. */
async function resetSecondFactor({ db }: StaffContext, email: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const person = await named(transaction, { email }).select("id").executeTakeFirst();
    if (!person) throw new RefusedError(`There is no account of ${email}.`);
    if (!(await removeSecondFactor(transaction, person.id)))
      throw new RefusedError(`${email} has no second factor.`);
    await endSessionsOf(transaction, person.id);
    await audit(transaction, "account.reset_second_factor", `customer/${person.id}`);
  });
  print(`${email} signs in by password alone until they set the second factor up anew.`);
}

async function staffMember(db: StaffContext["db"], email: string): Promise<number> {
  const person = await named(db, { email }).select(["id", "role"]).executeTakeFirst();
  if (person?.role !== "staff") throw new RefusedError(`${email} does not belong to the staff.`);
  return person.id;
}
