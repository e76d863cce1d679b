import { quoteAnswerSchema } from "@preforma/domain/quotes/schema";
import { formatMoney, shippingRates, vatRate } from "@preforma/domain/shop";
import { InvalidArgumentError, Option, type Command } from "@commander-js/extra-typings";
import { amount, price, print, wholeNumber } from "../../command-line/commands.ts";
import { complaintLines, RefusedError } from "../../errors/index.ts";
import { answerQuote } from "../../quotes/answer.ts";
import { quoteTotals, quoteTexts } from "../../quotes/quote.ts";
import { siteOrigin, type StaffContext, type WithContext } from "../staff-command.ts";

/** Adds `pnpm staff requests answer`. */
export function addAnswer(requests: Command, withContext: WithContext): void {
  requests
    .command("answer")
    .description("Answers a quote request; the customer gets a mail with a link to accept or decline it.")
    .argument("<id>", "its number", wholeNumber)
    .requiredOption(
      "--price <price...>",
      "net price of a piece for each line as `show` prints them, such as 3.25; 3.25x5040 for another quantity; - for what is not offered",
    )
    .requiredOption("--valid-until <date>", "the last day on which it can be accepted, such as 2026-12-31")
    .addOption(
      new Option("--currency <code>", "of the prices").choices(Object.keys(shippingRates)).default("TRY"),
    )
    .option(
      "--shipping <amount>",
      "net shipping, such as 145.00; nothing where the prices include it",
      amount,
      0,
    )
    .option("--vat <percent>", "0 for an export", percentage, vatRate / 100)
    .option("--note <text>", "for the customer")
    .option(
      "--revision <number>",
      "of the quote that the customer has and that this one replaces, as `show` prints it",
      wholeNumber,
    )
    .action((id, given) => withContext((context) => answerOne(context, id, given)));
}

function percentage(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new InvalidArgumentError("It must be a whole number from 0 to 99.");
  return Number(text);
}

/** `3.25`, `3.25x5040` or `-`. */
function pricedLine(text: string): { unit_price_minor: number | null; quantity: number | null } {
  if (text === "-") return { unit_price_minor: null, quantity: null };
  const [each = "", pieces] = text.split("x", 2);
  try {
    const quantity = pieces === undefined ? null : wholeNumber(pieces);
    return { unit_price_minor: price(each), quantity };
  } catch {
    // Reported below.
  }
  throw new RefusedError(`${text} is no price. A price is such as 3.25, 3.25x5040 or -.`);
}

/** Parts of an answer by command-line option. */
const options: Readonly<Record<string, string>> = {
  currency: "--currency",
  lines: "--price",
  shipping_minor: "--shipping",
  vat_percent: "--vat",
  valid_until: "--valid-until",
  note: "--note",
  revision: "--revision",
};

interface GivenAnswer {
  price: string[];
  validUntil: string;
  currency: string;
  shipping: number;
  vat: number;
  note?: string | undefined;
  revision?: number | undefined;
}

async function answerOne({ db }: StaffContext, id: number, given: GivenAnswer): Promise<void> {
  const read = quoteAnswerSchema.safeParse({
    currency: given.currency,
    lines: given.price.map(pricedLine),
    shipping_minor: given.shipping,
    vat_percent: given.vat,
    valid_until: given.validUntil,
    note: given.note ?? null,
    revision: given.revision,
  });
  if (!read.success) {
    const complaints = complaintLines(
      read.error.issues,
      (field) => options[field.split(".", 1)[0] ?? ""] ?? field,
    );
    throw new RefusedError(`Nothing was sent.\n${complaints}`);
  }
  const outcome = await answerQuote(db, id, read.data, { customerId: null }, await siteOrigin(db));
  if (outcome === null) throw new RefusedError(`There is no request ${id}.`);
  if ("refused" in outcome) throw new RefusedError(quoteTexts(outcome.refused, outcome.values).en);
  const { total_minor, currency } = quoteTotals(outcome);
  print(
    `Q-${id} has been answered${outcome.revision > 1 ? " again" : ""}: ${formatMoney(total_minor, currency, "en")} until ${outcome.valid_until}. The mail goes out while the site runs.`,
  );
}
