import { isCustomerGroup } from "@preforma/domain/shop";
import {
  blockCustomer,
  customerState,
  signOutCustomer,
  unblockCustomer,
  type BlockOutcome,
  setCustomerGroup,
} from "../../account/block.ts";
import { eraseCustomer } from "../../account/erasure.ts";
import { commandNamed, print } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { personalData } from "../../privacy/index.ts";
import type { StaffContext, StaffSubject } from "../staff-command.ts";

/** `pnpm staff customers`: blocks, unblocks and erases people, and sets their price group. */
export const customersCommand: StaffSubject = (withContext) => {
  const customers = commandNamed(
    "customers",
    "Locks customers out, lets them in again, erases them, and says whose prices they get.",
  );
  customers
    .command("show")
    .description("Shows whether somebody has an account, is blocked, and is signed in.")
    .argument("<email>")
    .action((email) => withContext((context) => show(context, email)));
  for (const { name, description, ...change } of changes)
    customers
      .command(name)
      .description(description)
      .argument("<email>")
      .action((email) =>
        withContext(async ({ db }) =>
          report(email, await change.run(db, { email }, { customerId: null }), change),
        ),
      );
  customers
    .command("group")
    .description("Gives a customer the prices of a group, or everybody's without one.")
    .argument("<email>")
    .argument("[group]", "such as dealers, as `products prices --group` names it")
    .action((email, group) => withContext((context) => setGroup(context, email, group ?? null)));
  customers
    .command("erase")
    .description(
      "Deletes an account for good, as its owner may demand, and mails them that it is done; orders stay as long as the law requires.",
    )
    .argument("<email>")
    .action((email) => withContext((context) => erase(context, email)));
  return customers;
};

async function erase({ db }: StaffContext, email: string): Promise<void> {
  const outcome = await eraseCustomer(db, { personalData }, { email });
  if (outcome === "unknown") throw new RefusedError(`There is no account of ${email}.`);
  if (outcome === "staff")
    throw new RefusedError(
      `${email} belongs to the staff: \`pnpm staff account remove\` erases the account.`,
    );
  print(`The account of ${email} has been erased.`);
}

async function setGroup({ db }: StaffContext, email: string, group: string | null): Promise<void> {
  if (group !== null && !isCustomerGroup(group))
    throw new RefusedError("A group has small letters, digits and hyphens, at most 40: dealers, export-2.");
  if (!(await setCustomerGroup(db, { email }, group, { customerId: null })))
    throw new RefusedError(`There is no account of ${email}.`);
  print(`${email} gets ${group === null ? "the prices of everybody" : `the prices of ${group}`}.`);
}

interface Change {
  name: string;
  description: string;
  run: typeof blockCustomer;
  done: string;
  already: string;
}

const changes: readonly Change[] = [
  {
    name: "block",
    description: "Ends their sessions and refuses new ones.",
    run: blockCustomer,
    done: "is blocked and signed out",
    already: "is blocked already",
  },
  {
    name: "unblock",
    description: "Lets them sign in again.",
    run: unblockCustomer,
    done: "can sign in again",
    already: "is not blocked",
  },
  {
    name: "sign-out",
    description: "Ends their sessions; they may sign in again.",
    run: signOutCustomer,
    done: "is signed out everywhere",
    already: "is signed out",
  },
];

function report(
  email: string,
  outcome: BlockOutcome,
  { done, already }: Pick<Change, "done" | "already">,
): void {
  if (outcome === "unknown") throw new RefusedError(`There is no account of ${email}.`);
  if (outcome === "staff")
    throw new RefusedError(`${email} belongs to the staff: \`pnpm staff account demote\` comes first.`);
  print(`${email} ${outcome === "done" ? done : already}.`);
}

async function show({ db }: StaffContext, email: string): Promise<void> {
  const found = await customerState(db, { email });
  if (!found) throw new RefusedError(`There is no account of ${email}.`);
  const states = [
    found.role,
    found.is_blocked ? "blocked" : "not blocked",
    found.email_verified_at === null ? "address not confirmed" : "address confirmed",
    found.sessions === 1 ? "1 session" : `${found.sessions} sessions`,
    ...(found.customer_group === null ? [] : [`group ${found.customer_group}`]),
    `since ${found.created_at}`,
  ];
  print(`${found.id}  ${found.email}  ${found.name} ${found.surname}  (${states.join(", ")})`);
}
