import { Option } from "@commander-js/extra-typings";
import { commandNamed, print, wholeNumber } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import type { StoredMail } from "../../mail/outbox.ts";
import { mailById, mailsInState, mailStates, retryMail, type MailState } from "../../mail/overview.ts";
import { addRecordVerbs, listed, printPage, type StaffContext, type StaffSubject } from "../staff-command.ts";

/** `pnpm staff mail`: the outbox, even if no mail server is set. */
export const mailCommand: StaffSubject = (withContext) => {
  const mail = commandNamed("mail", "Mails of the site, also where no mail server is set.");
  mail
    .command("list")
    .description("Shows mails, the newest first.")
    .addOption(
      new Option("--state <state>", "mails in this state")
        .choices([...mailStates, "all"])
        .default("all" as const),
    )
    .option("--page <number>", `${listed} to a page`, wholeNumber, 1)
    .action(({ state, page }) => withContext((context) => list(context, state, page)));
  mail
    .command("show")
    .description("Prints a mail whole, with the links in it.")
    .argument("<id>", "its number", wholeNumber)
    .action((id) => withContext((context) => show(context, id)));
  addRecordVerbs(mail, withContext, { retry: ["Sends mails again that were given up.", retry] });
  return mail;
};

const stateOf = (mail: StoredMail): string =>
  mail.sent_at
    ? `sent ${mail.sent_at}`
    : mail.failed_at
      ? `given up after ${mail.tries} tries: ${mail.last_error ?? "unknown reason"}`
      : mail.last_error
        ? `waiting after ${mail.tries} tries: ${mail.last_error}`
        : "waiting";

async function list({ db }: StaffContext, state: MailState | "all", page: number): Promise<void> {
  const chosen = state === "all" ? undefined : state;
  const { mails, total } = await mailsInState(db, chosen, { page, limit: listed });
  if (total === 0) return print("There is no such mail.");
  for (const mail of mails)
    print(`${mail.id}  ${mail.created_at}  ${mail.recipient}  ${mail.subject}  (${stateOf(mail)})`);
  printPage(mails.length, total, page);
}

async function show({ db }: StaffContext, id: number): Promise<void> {
  const mail = await mailById(db, id);
  if (!mail) throw new RefusedError(`There is no mail ${id}.`);
  print(`To:       ${mail.recipient}`);
  if (mail.reply_to) print(`Reply to: ${mail.reply_to}`);
  print(`Subject:  ${mail.subject}`);
  print(`Written:  ${mail.created_at}`);
  print(`State:    ${stateOf(mail)}`);
  print("");
  print(
    mail.text_body === "" ? "Its text is forgotten: it was sent, or given up, long ago." : mail.text_body,
  );
}

async function retry({ db }: StaffContext, id: number): Promise<void> {
  if (!(await retryMail(db, id)))
    throw new RefusedError(`Mail ${id} was not given up, or its text is forgotten.`);
  print(`Mail ${id} will be sent again.`);
}
