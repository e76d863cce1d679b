import type { AddressForm } from "../addresses/index.ts";
import type { SafeClient } from "../http/index.ts";
import { sendOptions, type SendOptions, type SentRequest } from "../requests/queries.ts";

/** The values of a sample request. */
export interface SampleRequestForm {
  email: string;
  message: string;
  address: AddressForm;
  items: readonly { product_id: number }[];
}

/** Sends a request for samples of a few products. */
export const sendSampleRequest = (
  client: SafeClient,
  form: SampleRequestForm,
  send: SendOptions,
): SentRequest => client.post("sample-requests", form, sendOptions(send));
