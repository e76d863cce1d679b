export * from "./answers.ts";
export { contentRecordSchemas, type ContentFacts, type ContentInput, type ContentRecord } from "./records.ts";
