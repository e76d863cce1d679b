import type {
  QueryDescription,
  SafeAnswer,
  SafeCallOptions,
  SafeClient,
  StrictClient,
} from "../http/index.ts";
import type { Locale } from "../locales/index.ts";
import type { OwnRequests, RequestReceipt } from "./schema.ts";

/** What sending a form needs beside its fields. */
export interface SendOptions {
  /** Language of the answer and of the confirmation by mail. */
  locale: Locale;
  /** Made once per form: sending again with the same key, also after a lost answer, stores nothing twice. */
  key?: string;
  signal?: AbortSignal;
}

/** What came of a form. */
export type SentRequest = Promise<SafeAnswer<RequestReceipt>>;

/** Fields of a form as they were filled in; the server checks them by the same schema. */
export type FormFields = Readonly<Record<string, unknown>>;

const options = ({ locale, key, signal }: SendOptions): SafeCallOptions => ({
  query: { languageCode: locale },
  ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
  ...(signal ? { signal } : {}),
});

/** Sends a contact message. */
export const sendContact = (client: SafeClient, fields: FormFields, send: SendOptions): SentRequest =>
  client.post("contact", fields, options(send));

/** Sends a suggestion, complaint or request. */
export const sendFeedback = (client: SafeClient, fields: FormFields, send: SendOptions): SentRequest =>
  client.post("feedback", fields, options(send));

/** Sends an application: as fields, or as form data where a CV comes along as the file `cv`. */
export const sendJobApplication = (
  client: SafeClient,
  fields: FormFields | FormData,
  send: SendOptions,
): SentRequest => client.post("job-applications", fields, options(send));

/** Asks for an offer, for one product or for the items of a basket. */
export const sendOfferRequest = (client: SafeClient, fields: FormFields, send: SendOptions): SentRequest =>
  client.post("offer-requests", fields, options(send));

/** First part of the key of one's own requests. */
export const ownRequestsKey = "own-requests";

/** The signed-in customer's requests, the newest first. Asked anew at each visit: staff may have answered. */
export function ownRequestsQuery(
  client: StrictClient,
  locale: Locale,
  page = 1,
  limit = 20,
): QueryDescription<OwnRequests> {
  return {
    queryKey: [ownRequestsKey, locale, page, limit],
    queryFn: ({ signal }) =>
      client.get<OwnRequests>("account/requests", { query: { page, limit, languageCode: locale }, signal }),
    staleTime: 0,
    gcTime: 5 * 60_000,
  };
}
