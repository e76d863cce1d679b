import {
  getQuery,
  transportMessages,
  type CallOptions,
  type QueryDescription,
  type SafeAnswer,
  type SafeClient,
  type StrictClient,
} from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import { wholeNumberOf } from "../text/index.ts";
import { isChecked } from "../validation/index.ts";
import type { OwnRequests, RequestReceipt } from "./schema.ts";

/** The options for sending a form. */
export interface SendOptions {
  /** Language of the answer and of the confirmation by mail. */
  locale: Locale;
  /** Generated once per form: a retry with the same key, even after a lost answer, stores nothing twice. */
  key?: string;
  signal?: AbortSignal;
}

/** The result of a form. */
export type SentRequest = Promise<SafeAnswer<RequestReceipt>>;

/** The values of a form; the server validates them with the same schema. */
export type FormFields = Readonly<Record<string, unknown>>;

/** The request options for sending a form. */
export const sendOptions = ({ locale, key, signal }: SendOptions): CallOptions => ({
  query: { languageCode: locale },
  ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  ...(signal ? { signal } : {}),
});

/** Sends a contact message. Only 200 and 201 confirm that it was accepted. */
export async function sendContact(client: SafeClient, fields: FormFields, send: SendOptions): SentRequest {
  const answer = await client.post<RequestReceipt>("contact", fields, sendOptions(send));
  if (!answer.success || answer.status === 200 || answer.status === 201) return answer;
  const message = transportMessages[send.locale].DEFAULT;
  return { success: false, status: answer.status, data: answer.data, message, code: "DEFAULT" };
}

/** Sends a suggestion, complaint or request. */
export const sendFeedback = (client: SafeClient, fields: FormFields, send: SendOptions): SentRequest =>
  client.post(
    "feedback",
    { ...fields, is_anonymous: isChecked(fields["is_anonymous"]), status: "unread" },
    sendOptions(send),
  );

/** Sends an application: as fields, or as form data with a CV in the file `cv`. */
export const sendJobApplication = (
  client: SafeClient,
  fields: FormFields | FormData,
  send: SendOptions,
): SentRequest => client.post("job-applications", withStatus(fields, "pending"), sendOptions(send));

function withStatus(fields: FormFields | FormData, status: string): FormFields | FormData {
  if (!(fields instanceof FormData)) return { ...fields, status };
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  data.set("status", status);
  return data;
}

/** Sends a quote request, for one product or for the items of a basket. */
export const sendOfferRequest = (client: SafeClient, fields: FormFields, send: SendOptions): SentRequest =>
  client.post("offer-requests", withNumbers(fields), sendOptions(send));

/** Converts ids and quantities from text to numbers. Invalid ones are sent unchanged, to be refused. */
function withNumbers(fields: FormFields): FormFields {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => {
    if (name === "items" && Array.isArray(value)) return [name, value.map(withNumbers)];
    const isNumber = name === "product_id" || name === "quantity";
    return [name, isNumber && typeof value === "string" ? (wholeNumberOf(value) ?? value) : value];
  });
  return Object.fromEntries(entries);
}

/** Prefix of the query keys of the customer's own requests. */
export const ownRequestsKey = "own-requests";

/** The signed-in customer's requests, the newest first. Read again on each visit: staff may have answered. */
export const ownRequestsQuery = (
  client: StrictClient,
  locale: Locale,
  page = 1,
  limit = 20,
): QueryDescription<OwnRequests> => ({
  ...getQuery<OwnRequests>(client, [ownRequestsKey, locale, page, limit], "account/requests", {
    query: { page, limit, languageCode: locale },
  }),
  staleTime: 0,
});
