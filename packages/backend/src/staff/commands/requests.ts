import { parseArgs } from "node:util";
import {
  allRequestStates,
  requestKinds,
  requestStates,
  type RequestKind,
  type RequestState,
} from "@preforma/domain/requests";
import { say, UsageError } from "../../command-line/index.ts";
import { messageOf } from "../../errors/index.ts";
import { eraseOnDemand } from "../../requests/erase.ts";
import { setState } from "../../requests/handling.ts";
import { presentForStaff, presentWhole } from "../../requests/present.ts";
import { findRequests, requestById } from "../../requests/store.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

/** Requests that a list prints at a time. */
const listed = 50;

/** `pnpm staff requests`: what visitors sent. */
export const requestsCommand: StaffCommand = {
  name: "requests",
  usage: `  requests list             shows what visitors sent, the newest first
      --kind <kind>         only ${requestKinds.join(", ")}
      --status <status>     only ${allRequestStates.join(", ")}
      --page <number>       ${listed} to a page
  requests show <id>        prints a request whole
  requests close <id...>    says that nothing more is to be done about them
  requests erase <id...>    deletes them for good, with their files and mails, as their senders may demand`,
  async run(args, context) {
    const { values, positionals } = readArguments(args);
    const [verb, ...ids] = positionals;
    if (verb === "list" && ids.length === 0)
      return list(context, {
        kind: oneOf("kind", values.kind, requestKinds),
        status: oneOf("status", values.status, allRequestStates),
        page: Number(values.page),
      });
    const doing = { show, close, erase };
    if (!isOneOf(verb, doing))
      throw new UsageError(`requests ${positionals.join(" ")}: this cannot be understood.`);
    if (ids.length === 0) throw new UsageError(`requests ${verb}: say which, by their numbers.`);
    const wrong = ids.find((id) => !/^[1-9]\d{0,8}$/.test(id));
    if (wrong !== undefined) throw new UsageError(`requests ${verb}: ${wrong} is no number of a request.`);
    for (const id of ids.map(Number)) await doing[verb](context, id);
  },
};

const isOneOf = <Table extends object>(
  name: string | undefined,
  table: Table,
): name is keyof Table & string => name !== undefined && Object.hasOwn(table, name);

function readArguments(args: readonly string[]) {
  try {
    const read = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: "string" },
        status: { type: "string" },
        page: { type: "string", default: "1" },
      },
    });
    if (!/^[1-9]\d{0,5}$/.test(read.values.page))
      throw new UsageError("--page must be a whole number from 1.");
    return read;
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

function oneOf<Value extends string>(
  option: string,
  given: string | undefined,
  known: readonly Value[],
): Value | undefined {
  const found = known.find((value) => value === given);
  if (given !== undefined && found === undefined)
    throw new UsageError(`--${option} ${given}: must be one of ${known.join(", ")}.`);
  return found;
}

async function list(
  { db }: StaffContext,
  filter: { kind?: RequestKind; status?: RequestState; page: number },
): Promise<void> {
  const { requests, total } = await findRequests(db, { ...filter, limit: listed });
  if (total === 0) return say("There is no such request.");
  for (const request of requests.map(presentForStaff)) {
    const name = [request.first_name, request.last_name].filter(Boolean).join(" ") || "anonymous";
    say(
      `${request.id}  ${request.kind}  ${request.status}  ${request.created_at}  ${name}  ${request.summary}`,
    );
  }
  say(`${requests.length} of ${total}, page ${filter.page} of ${Math.ceil(total / listed)}.`);
}

async function show({ db }: StaffContext, id: number): Promise<void> {
  const found = await requestById(db, id);
  if (!found) throw new RefusedError(`There is no request ${id}.`);
  say(JSON.stringify(presentWhole(found.request, found.files), null, 2));
}

async function close({ db }: StaffContext, id: number): Promise<void> {
  const found = await requestById(db, id);
  const last = found && requestStates[found.request.kind].at(-1);
  if (!last || !(await setState(db, id, last, { customerId: null })))
    throw new RefusedError(`There is no request ${id}. Those named before it have been closed.`);
  say(`Request ${id} has been closed.`);
}

async function erase({ db }: StaffContext, id: number): Promise<void> {
  if (!(await eraseOnDemand(db, id)))
    throw new RefusedError(`There is no request ${id}. Those named before it have been erased.`);
  say(`Request ${id} has been erased; its file, if it had one, goes within two hours while the site runs.`);
}
