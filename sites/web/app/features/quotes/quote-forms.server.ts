import { addressesQuery, type Address, type AddressForm } from "@preforma/domain/addresses";
import type { SafeAnswer } from "@preforma/domain/http";
import { acceptQuote, declineQuote, type Quote } from "@preforma/domain/quotes";
import {
  quoteAcceptanceFormSchema,
  quoteConsentSchema,
  quoteRefusalSchema,
} from "@preforma/domain/quotes/schema";
import { idOf, pathTo } from "@preforma/domain/routes";
import { isChecked } from "@preforma/domain/validation";
import { addressOf } from "../account/index.server.ts";
import {
  errorsIn,
  missing,
  type PageForm,
  type SentForm,
  type SentOutcome,
} from "../../platform/forms/page-action.server.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { linkQuery, quoteKey } from "./quote-at-api.server.ts";

/** The same page, with the result. */
const pageOf = ({ url, locale }: Visit): SentOutcome => ({
  redirect: `${pathTo("quote", locale)}?${linkQuery(url)}`,
});

async function acceptWith(
  address: AddressForm | Address,
  { text, values }: SentForm,
  visit: Visit,
): Promise<SentOutcome> {
  const key = quoteKey(visit);
  if (key === null) return pageOf(visit);
  const answer = await acceptQuote(visit.safe, key, {
    revision: Number(text("revision")),
    delivery_address: address,
    note: text("order_note"),
    accepted_terms: isChecked(values["accepted_terms"]),
  });
  return answer.success ? pageOf(visit) : namedAsInForm(answer);
}

/** Renames errors in the body's address to the form's fields. */
function namedAsInForm(answer: Extract<SafeAnswer<Quote>, { success: false }>): SentOutcome {
  const errors = errorsIn(answer.data).map(({ field, message }) => ({
    field: field.replace(/^delivery_address\./, ""),
    message,
  }));
  return errors.length === 0 ? answer : { ok: false, message: answer.message, errors };
}

/** Accepts with an address from the form. */
const accept: PageForm = {
  schema: quoteAcceptanceFormSchema,
  send: (sent, visit) => acceptWith(addressOf(sent), sent, visit),
};

/** Accepts with one of the customer's own addresses. */
const acceptWithSaved: PageForm = {
  customersOnly: true,
  schema: quoteConsentSchema,
  async send(sent, visit) {
    const id = idOf(sent.text("delivery_address_id"));
    const addresses = await addressesQuery(visit.strict).queryFn({});
    const address = addresses.find((one) => one.id === id);
    return address ? acceptWith(address, sent, visit) : missing("delivery_address_id", visit);
  },
};

const decline: PageForm = {
  schema: quoteRefusalSchema,
  async send({ text }, visit) {
    const key = quoteKey(visit);
    if (key === null) return pageOf(visit);
    const answer = await declineQuote(visit.safe, key, text("reason"));
    return answer.success ? pageOf(visit) : answer;
  },
};

/** The actions on a quote. */
export const quoteForms = { accept, acceptWithSaved, decline } as const satisfies Record<string, PageForm>;
