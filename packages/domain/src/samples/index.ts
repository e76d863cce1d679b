// Without zod: servers and forms import the schemas from a separate entry.
export { sendSampleRequest } from "./queries.ts";
export { maxSamples } from "../requests/options.ts";
export type { SampleRequestForm, SampleRequestInput } from "./schema.ts";
