import {
  allRequestStates,
  requestKinds,
  requestStates,
  type RequestKind,
  type RequestState,
} from "@preforma/domain/requests";
import { Option } from "@commander-js/extra-typings";
import { commandNamed, print, wholeNumber } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { quoteTotals, type StoredQuote } from "../../quotes/quote.ts";
import { productNames, quoteOf } from "../../quotes/store.ts";
import { eraseOnDemand } from "../../requests/erase.ts";
import { setState } from "../../requests/handling.ts";
import { presentForStaff, presentWhole } from "../../requests/present.ts";
import { findRequests, requestById } from "../../requests/store.ts";
import { addRecordVerbs, listed, printPage, type StaffContext, type StaffSubject } from "../staff-command.ts";
import { addAnswer } from "./answer-quote.ts";
import { addCv } from "./request-cv.ts";

/** `pnpm staff requests`: visitors' requests. */
export const requestsCommand: StaffSubject = (withContext) => {
  const requests = commandNamed("requests", "What visitors sent.");
  requests
    .command("list")
    .description("Shows what visitors sent, the newest first.")
    .addOption(new Option("--kind <kind>", "only these").choices(requestKinds))
    .addOption(new Option("--status <status>", "only these").choices(allRequestStates))
    .option("--page <number>", `${listed} to a page`, wholeNumber, 1)
    .action((filter) => withContext((context) => list(context, filter)));
  addRecordVerbs(requests, withContext, { show: ["Prints requests with all that was sent.", show] });
  addCv(requests, withContext);
  addAnswer(requests, withContext);
  addRecordVerbs(requests, withContext, {
    close: ["Marks requests as done.", close],
    erase: [
      "Deletes requests for good, with their files, mails and quotes, as their senders may demand.",
      erase,
    ],
  });
  return requests;
};

async function list(
  { db }: StaffContext,
  filter: { kind?: RequestKind | undefined; status?: RequestState | undefined; page: number },
): Promise<void> {
  const { requests, total } = await findRequests(db, { ...filter, limit: listed });
  if (total === 0) return print("There is no such request.");
  for (const request of requests.map(presentForStaff)) {
    const name = [request.first_name, request.last_name].filter(Boolean).join(" ") || "anonymous";
    print(
      `${request.id}  ${request.kind}  ${request.status}  ${request.created_at}  ${name}  ${request.summary}`,
    );
  }
  printPage(requests.length, total, filter.page);
}

async function show({ db }: StaffContext, id: number): Promise<void> {
  const found = await requestById(db, id);
  if (!found) throw new RefusedError(`There is no request ${id}.`);
  const request = presentWhole(found.request, found.files);
  const quote = await quoteOf(db, id);
  const items = [...request.items, ...(quote?.lines ?? [])];
  const names = await productNames(
    db,
    items.map((item) => item.product_id),
    "en",
  );
  // Staff identify a product by its code.
  const named = <Item extends { product_id: number }>(item: Item) => ({ ...names(item.product_id), ...item });
  const answered = quote && {
    ...withoutLink(quote),
    lines: quote.lines.map((line) => ({
      ...named(line),
      variants: JSON.parse(line.variants) as Record<string, string>,
    })),
    totals: quoteTotals(quote),
  };
  print(
    JSON.stringify(
      { ...request, items: request.items.map(named), ...(answered && { quote: answered }) },
      null,
      2,
    ),
  );
}

async function close({ db }: StaffContext, id: number): Promise<void> {
  const found = await requestById(db, id);
  const last = found && requestStates[found.request.kind].at(-1);
  if (!last || !(await setState(db, id, last, { customerId: null })))
    throw new RefusedError(`There is no request ${id}.`);
  print(`Request ${id} has been closed.`);
}

async function erase({ db }: StaffContext, id: number): Promise<void> {
  if (!(await eraseOnDemand(db, id))) throw new RefusedError(`There is no request ${id}.`);
  print(
    `Request ${id} has been erased. If it had files, the running site deletes them from the disk within two hours.`,
  );
}

const withoutLink = ({ token_digest: _, ...quote }: StoredQuote): Omit<StoredQuote, "token_digest"> => quote;
