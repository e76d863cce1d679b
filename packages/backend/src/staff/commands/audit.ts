import { commandNamed, day, notBlank, print, wholeNumber } from "../../command-line/commands.ts";
import type { StaffContext, StaffSubject } from "../staff-command.ts";
import { countOf } from "../../database/count.ts";

/** Default number of listed entries. */
const listed = 50;

/** `pnpm staff audit`: sign-ins and actions of staff. */
export const auditCommand: StaffSubject = (withContext) => {
  const audit = commandNamed("audit", "Who signed in and what staff did.");
  audit
    .command("list")
    .description("Shows what is on record, the newest first, with the time in UTC.")
    .option("--since <date>", "only from this day (UTC) on, such as 2027-01-31", day)
    .option("--subject <subject>", "only what was done to this, such as customer/12", notBlank)
    .option("--limit <number>", "at most so many entries", wholeNumber, listed)
    .action((filter) => withContext((context) => list(context, filter)));
  return audit;
};

interface Filter {
  since?: string | undefined;
  subject?: string | undefined;
  limit: number;
}

async function list({ db }: StaffContext, { since, subject, limit }: Filter): Promise<void> {
  let entries = db.selectFrom("audit_log");
  if (since !== undefined) entries = entries.where("at", ">=", since);
  if (subject !== undefined) entries = entries.where("subject", "=", subject);
  const total = await countOf(entries);
  if (total === 0) return print("There is no such entry.");
  const rows = await entries
    .leftJoin("customers", "customers.id", "audit_log.customer_id")
    .selectAll("audit_log")
    .select("customers.email")
    .orderBy("audit_log.id", "desc")
    .limit(limit)
    .execute();
  for (const row of rows)
    print(
      [
        row.at,
        row.action,
        row.subject ?? "–",
        actorOf(row),
        ...(row.client_address === null ? [] : [`from ${row.client_address}`]),
        ...(row.request_id === null ? [] : [`request ${row.request_id}`]),
      ].join("  "),
    );
  print(`${rows.length} of ${total}.`);
}

/** Commands and failed sign-ins have no account; an erased person is only a number. */
function actorOf({ customer_id, email }: { customer_id: number | null; email: string | null }): string {
  if (customer_id === null) return "by no account";
  return `by customer/${customer_id}${email === null ? "" : ` ${email}`}`;
}
