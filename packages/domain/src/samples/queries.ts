import type { SafeClient } from "../http/index.ts";
import { sendOptions, type SendOptions, type SentRequest } from "../requests/queries.ts";
import type { SampleRequestForm } from "./schema.ts";

/** Sends a request for samples of a few products. */
export const sendSampleRequest = (
  client: SafeClient,
  form: SampleRequestForm,
  send: SendOptions,
): SentRequest => client.post("sample-requests", form, sendOptions(send));
