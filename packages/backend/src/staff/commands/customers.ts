import {
  blockCustomer,
  customerState,
  signOutCustomer,
  unblockCustomer,
  type BlockOutcome,
} from "../../account/block.ts";
import { commandNamed, RefusedError, say } from "../../command-line/index.ts";
import type { StaffContext, StaffSubject } from "../staff-command.ts";

/** `pnpm staff customers`: keeps people out, and lets them in again. */
export const customersCommand: StaffSubject = (withContext) => {
  const customers = commandNamed("customers", "Locks customers out and lets them in again.");
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
  return customers;
};

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
  say(`${email} ${outcome === "done" ? done : already}.`);
}

async function show({ db }: StaffContext, email: string): Promise<void> {
  const found = await customerState(db, { email });
  if (!found) throw new RefusedError(`There is no account of ${email}.`);
  const states = [
    found.role,
    found.is_blocked ? "blocked" : "not blocked",
    found.email_verified_at === null ? "address not confirmed" : "address confirmed",
    `${found.sessions} sessions`,
    `since ${found.created_at}`,
  ];
  say(`${found.id}  ${found.email}  ${found.name} ${found.surname}  (${states.join(", ")})`);
}
