import { parseArgs } from "node:util";
import { say, UsageError } from "../../command-line/index.ts";
import { messageOf } from "../../errors/index.ts";
import type { StoredMail } from "../../mail/outbox.ts";
import { mailById, mailsInState, mailStates, retryMail, type MailState } from "../../mail/overview.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

/** Mails that a list prints at a time. */
const listed = 50;

/** `pnpm staff mail`: what was promised to be mailed, also where no mail server is set. */
export const mailCommand: StaffCommand = {
  name: "mail",
  usage: `  mail list                 shows mails, the newest first
      --state <state>       ${mailStates.join(", ")} or all; all unless given
      --page <number>       ${listed} to a page
  mail show <id>            prints a mail whole, with the links in it
  mail retry <id...>        sends mails again that were given up`,
  async run(args, context) {
    const { values, positionals } = readArguments(args);
    const [verb, ...ids] = positionals;
    if (verb === "list" && ids.length === 0) return list(context, values.state, Number(values.page));
    if (verb !== "show" && verb !== "retry")
      throw new UsageError(`mail ${positionals.join(" ")}: this cannot be understood.`);
    if (ids.length === 0 || (verb === "show" && ids.length > 1))
      throw new UsageError(`mail ${verb}: say which, by its number.`);
    const wrong = ids.find((id) => !/^[1-9]\d{0,8}$/.test(id));
    if (wrong !== undefined) throw new UsageError(`mail ${verb}: ${wrong} is no number of a mail.`);
    for (const id of ids.map(Number)) await (verb === "show" ? show(context, id) : retry(context, id));
  },
};

function readArguments(args: readonly string[]) {
  try {
    const read = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { state: { type: "string", default: "all" }, page: { type: "string", default: "1" } },
    });
    if (!/^[1-9]\d{0,5}$/.test(read.values.page))
      throw new UsageError("--page must be a whole number from 1.");
    return read;
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

const stateOf = (mail: StoredMail): string =>
  mail.sent_at
    ? `sent ${mail.sent_at}`
    : mail.failed_at
      ? `given up after ${mail.tries} tries: ${mail.last_error ?? "unknown reason"}`
      : mail.last_error
        ? `waiting after ${mail.tries} tries: ${mail.last_error}`
        : "waiting";

async function list({ db }: StaffContext, state: string, page: number): Promise<void> {
  if (state !== "all" && !mailStates.includes(state as MailState))
    throw new UsageError(`--state ${state}: must be ${mailStates.join(", ")} or all.`);
  const chosen = state === "all" ? undefined : (state as MailState);
  const { mails, total } = await mailsInState(db, chosen, { page, limit: listed });
  if (total === 0) return say(chosen ? `No mail is ${chosen}.` : "There is no mail.");
  for (const mail of mails)
    say(`${mail.id}  ${mail.created_at}  ${mail.recipient}  ${mail.subject}  (${stateOf(mail)})`);
  say(`${mails.length} of ${total}, page ${page} of ${Math.ceil(total / listed)}.`);
}

async function show({ db }: StaffContext, id: number): Promise<void> {
  const mail = await mailById(db, id);
  if (!mail) throw new RefusedError(`There is no mail ${id}.`);
  say(`To:       ${mail.recipient}`);
  if (mail.reply_to) say(`Reply to: ${mail.reply_to}`);
  say(`Subject:  ${mail.subject}`);
  say(`Written:  ${mail.created_at}`);
  say(`State:    ${stateOf(mail)}`);
  say("");
  say(mail.text_body === "" ? "Its text is forgotten: it was sent, or given up, long ago." : mail.text_body);
}

async function retry({ db }: StaffContext, id: number): Promise<void> {
  if (!(await retryMail(db, id)))
    throw new RefusedError(`Mail ${id} was not given up, or its text is forgotten.`);
  say(`Mail ${id} will be sent again.`);
}
