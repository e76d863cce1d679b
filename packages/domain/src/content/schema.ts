export * from "./answers.ts";
export { mediaHostsSchema } from "./media-hosts.ts";
export { contentRecordSchemas, type ContentFacts, type ContentInput, type ContentRecord } from "./records.ts";
