// No zod here: the schemas have an entry of their own, for servers and forms.
export { sendSampleRequest, type SampleRequestForm } from "./queries.ts";
export { maxSamples } from "../requests/options.ts";
export type { SampleRequestInput } from "./schema.ts";
