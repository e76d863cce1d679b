export { answer, answerSchema, refusals, refuse, type FieldError } from "./answers.ts";
export { alwaysAsk, catalogueCaching, createReadCache } from "./cached-reads.ts";
export { languageOf, type AppEnvironment } from "./environment.ts";
export { message } from "./messages.ts";
export { defaultSearchLimit, limitSearches, type SearchLimit } from "./search-limit.ts";
export { refuseInvalid } from "./validation.ts";
export { allowedMethods } from "./allowed-methods.ts";
export { logRequests } from "./request-log.ts";
