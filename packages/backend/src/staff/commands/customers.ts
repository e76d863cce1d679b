import {
  blockCustomer,
  customerState,
  signOutCustomer,
  unblockCustomer,
  type BlockOutcome,
} from "../../account/block.ts";
import { say, UsageError } from "../../command-line/index.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

/** `pnpm staff customers`: keeps people out, and lets them in again. */
export const customersCommand: StaffCommand = {
  name: "customers",
  usage: `  customers show <email>        shows whether somebody has an account, is blocked, and is signed in
  customers block <email>       ends their sessions and lets them sign in no more
  customers unblock <email>     lets them sign in again
  customers sign-out <email>    ends their sessions; they may sign in again`,
  async run(args, context) {
    const [verb, email, ...more] = args;
    const change = changes.get(verb ?? "");
    if (email === undefined || more.length > 0 || (verb !== "show" && !change))
      throw new UsageError(`customers ${args.join(" ")}: this cannot be understood.`);
    if (!change) return show(context, email);
    report(email, await change.run(context.db, { email }, { customerId: null }), change);
  },
};

type Change = { run: typeof blockCustomer; done: string; already: string };

const changes: ReadonlyMap<string, Change> = new Map([
  ["block", { run: blockCustomer, done: "is blocked and signed out", already: "is blocked already" }],
  ["unblock", { run: unblockCustomer, done: "can sign in again", already: "is not blocked" }],
  ["sign-out", { run: signOutCustomer, done: "is signed out everywhere", already: "is signed out" }],
]);

function report(email: string, outcome: BlockOutcome, { done, already }: Change): void {
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
