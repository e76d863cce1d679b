// Without zod: servers and forms import the schemas from a separate entry.
export { sendSampleRequest, type SampleRequestForm } from "./queries.ts";
export { maxSamples } from "../requests/options.ts";
export type { SampleRequestInput } from "./schema.ts";
