import { companyDay, type QuoteAnswer, type QuoteMessageKey } from "@preforma/domain/quotes";
import { maxSubtotal } from "@preforma/domain/shop";
import { type AuditBy, recordAudit } from "../account/index.ts";
import { rowLocale } from "../database/row-locale.ts";
import type { Db } from "../database/schema.ts";
import { queueMail } from "../mail/index.ts";
import { offerOf } from "../requests/present.ts";
import { quoteMail } from "./mails.ts";
import { quoteState, quoteTotals, type StoredQuote } from "./quote.ts";
import { lockRequest } from "../requests/store.ts";
import { productNames, quoteOf, saveQuote } from "./store.ts";

/** Why an answer was refused; `field` names the invalid field. */
export interface AnswerRefusal {
  refused: QuoteMessageKey;
  field?: string;
  values?: Readonly<Record<string, number>>;
}

const year = 366 * 24 * 60 * 60_000;

/**
 * Answers a quote request, or replaces its answer, and queues a mail with a link for the customer, in the language of
 * the request. Null if there is no such request.
 */
export async function answerQuote(
  db: Db,
  requestId: number,
  answer: QuoteAnswer,
  by: AuditBy,
  publicOrigin: string,
): Promise<StoredQuote | AnswerRefusal | null> {
  const now = Date.now();
  if (answer.valid_until < companyDay(now) || answer.valid_until > companyDay(now + year))
    return { refused: "quoteValidity", field: "valid_until" };
  return db.transaction().execute(async (transaction): Promise<StoredQuote | AnswerRefusal | null> => {
    const request = await lockRequest(transaction, requestId);
    if (!request) return null;
    const offer = offerOf(request);
    if (!offer) return { refused: "notAQuoteRequest" };
    if (request.email === null) return { refused: "quoteNoEmail" };
    if (answer.lines.length !== offer.items.length)
      return { refused: "quoteLines", field: "lines", values: { count: offer.items.length } };
    const before = await quoteOf(transaction, requestId);
    if (before && before.order_id !== null) return { refused: "quoteClosed" };
    // If two people answer at once, the second has not seen the first answer.
    const mustName = before && quoteState(request.status, before, now) === "quoted";
    const named = answer.revision ?? null;
    if (before && (mustName || named !== null) && named !== before.revision)
      return { refused: "quoteAnswered", values: { revision: before.revision } };
    const priced = answer.lines.map((line, place) => ({
      quantity: line.quantity ?? offer.items[place]?.quantity ?? 0,
      unit_price_minor: line.unit_price_minor ?? 0,
    }));
    // In floating point: a sum that is too large to be exact is far above the limit.
    const subtotal = priced.reduce((sum, line) => sum + line.quantity * line.unit_price_minor, 0);
    if (subtotal > maxSubtotal) return { refused: "quoteTooLarge", field: "lines" };
    const token = await saveQuote(transaction, requestId, answer, offer.items);
    await transaction
      .updateTable("requests")
      .set({ status: "quoted", updated_at: new Date(now).toISOString() })
      .where("id", "=", requestId)
      .execute();
    const quote = await quoteOf(transaction, requestId);
    if (!quote) throw new Error("A quote that was just written cannot be read.");
    const locale = rowLocale(request);
    const names = await productNames(
      transaction,
      quote.lines.map((line) => line.product_id),
      locale,
    );
    const mail = quoteMail(
      { ...request, email: request.email },
      { quote, totals: quoteTotals(quote), names, locale, token, publicOrigin },
    );
    await queueMail(transaction, mail, `request/${requestId}`);
    await recordAudit(transaction, { ...by, action: "request.quoted", subject: `request/${requestId}` });
    return quote;
  });
}
