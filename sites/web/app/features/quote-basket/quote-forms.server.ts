import { productDetailQuery } from "@preforma/domain/catalogue";
import { ralColour } from "@preforma/domain/colour";
import { maxOfferItems, maxPieces, offerFieldsOf, sendOfferRequest } from "@preforma/domain/requests";
import { idOf, pathTo } from "@preforma/domain/routes";
import { fieldMessage } from "@preforma/domain/validation";
import { parseStepped } from "@preforma/ui/number-field";
import { wantsJson } from "../../platform/http/form-answer.ts";
import { ifThere } from "../../platform/http/if-there.ts";
import type { PageForm, SentForm } from "../../platform/forms/page-action.server.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { withChosenPack } from "../shop/index.ts";
import { entryId, quoteEntries, withEntry, saveQuote } from "./quote-lines.server.ts";

/** The quantity in a form field, in pieces; null where it cannot be requested. */
function piecesOf(written: string, { locale }: Visit): number | null {
  const pieces = parseStepped(written, locale, 1);
  return pieces !== null && Number.isInteger(pieces) && pieces > 0 && pieces <= maxPieces ? pieces : null;
}

/** Puts a product of the catalogue in the basket; without script the basket is shown next. */
const add: PageForm = {
  prepare: withChosenPack,
  async send({ text }, visit) {
    const { t, locale, visitor } = visit;
    const productId = idOf(text("product_id"));
    const quantity = piecesOf(text("quantity"), visit);
    if (productId === null || quantity === null) {
      const message = fieldMessage("required", locale);
      return { ok: false, message, errors: [{ field: "quantity", message }] };
    }
    const ral = ralColour(text("colour").trim())?.code ?? null;
    const entries = withEntry(quoteEntries(visitor.cookies), { productId, quantity, ral });
    if (entries === null) return { ok: false, message: t("shop:quoteBasket.full", { max: maxOfferItems }) };
    saveQuote(visit, entries);
    return wantsJson(visit.request)
      ? { ok: true, message: t("shop:quoteBasket.added") }
      : { redirect: `${pathTo("quoteBasket", locale)}?added=1` };
  },
};

/**
 * Puts products of a list in the basket, each with its smallest order; those already in it stay unchanged. The basket
 * is shown next, for quantities to be changed.
 */
const addAll: PageForm = {
  async send({ text }, visit) {
    const { strict, locale, visitor, t } = visit;
    const before = quoteEntries(visitor.cookies);
    const wanted = [...new Set(text("products").split(",").slice(0, maxOfferItems).map(idOf))].filter(
      (id) => id !== null && !before.some(({ productId }) => productId === id),
    );
    const products = await Promise.all(
      wanted.map((id) => ifThere(productDetailQuery(strict, locale, id ?? 0).queryFn({}))),
    );
    const entries = [
      ...before,
      ...products.flatMap((product) =>
        product === null ? [] : [{ productId: product.id, quantity: product.minimum_order, ral: null }],
      ),
    ];
    saveQuote(visit, entries.slice(0, maxOfferItems));
    return entries.length > maxOfferItems
      ? { ok: false, message: t("shop:quoteBasket.full", { max: maxOfferItems }) }
      : { redirect: `${pathTo("quoteBasket", locale)}?added=all` };
  },
};

/** Removes a line; other input of the request comes back with the page. */
const remove: PageForm = {
  async send(sent, visit) {
    const removed = sent.text("remove");
    saveQuote(
      visit,
      typedEntries(sent, visit).filter((entry) => entryId(entry) !== removed),
    );
    const typed = Object.entries(sent.values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("items."),
    );
    return { ok: true, detail: Object.fromEntries(typed) };
  },
};

/** Saves a changed quantity. */
const quantity: PageForm = {
  async send({ text }, visit) {
    const pieces = piecesOf(text("quantity"), visit);
    const entries = quoteEntries(visit.visitor.cookies);
    if (pieces !== null)
      saveQuote(
        visit,
        entries.map((entry) => (entryId(entry) === text("line_id") ? { ...entry, quantity: pieces } : entry)),
      );
    return { ok: true };
  },
};

/** The basket with the quantities of the request's form. */
function typedEntries({ text }: SentForm, visit: Visit) {
  return quoteEntries(visit.visitor.cookies).map((entry, place) => ({
    ...entry,
    quantity: piecesOf(text(`items.${place}.quantity`), visit) ?? entry.quantity,
  }));
}

/** Parses numbers written in the language, for the schema. */
function readQuantities(values: Record<string, unknown>, visit: Visit): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      name.endsWith(".quantity") && typeof value === "string"
        ? [name, String(parseStepped(value, visit.locale, 1) ?? value)]
        : [name, value],
    ),
  );
}

/** One request for the whole basket, which is emptied afterwards. */
const request: PageForm = {
  sent: "QUOTE_SENT",
  failures: { refused: "QUOTE_NOT_SENT" },
  async send({ values, key }, visit) {
    const { safe, locale } = visit;
    const answer = await sendOfferRequest(safe, offerFieldsOf(readQuantities(values, visit)), {
      locale,
      key,
    });
    if (answer.success) saveQuote(visit, []);
    return answer;
  },
};

/** The actions of a quote basket. */
export const quoteForms = { request, add, addAll, remove, quantity } as const satisfies Record<
  string,
  PageForm
>;
