import type { AddressForm } from "../addresses/index.ts";
import type { SafeClient } from "../http/index.ts";
import { sendOptions, type SendOptions, type SentRequest } from "../requests/queries.ts";

/** What a request for samples is sent with. */
export interface SampleRequestForm {
  email: string;
  message: string;
  address: AddressForm;
  items: readonly { product_id: number }[];
}

/** Asks for samples of a few products. */
export const sendSampleRequest = (
  client: SafeClient,
  form: SampleRequestForm,
  send: SendOptions,
): SentRequest => client.post("sample-requests", form, sendOptions(send));
