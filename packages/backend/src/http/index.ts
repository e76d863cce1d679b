export {
  answer,
  answerSchema,
  bearerRequired,
  jsonAnswer,
  jsonBody,
  refusals,
  refuse,
  refuseWith,
  tell,
} from "./answers.ts";
export { BoundedCounter } from "./bounded-counter.ts";
export { limitBodyComplexity, limitBodySize } from "./bodies.ts";
export { acceptBodies } from "./content-type.ts";
export { alwaysAsk, catalogueCaching, createReadCache } from "./cached-reads.ts";
export { matchesTag } from "./etag.ts";
export { languageOf, type Actor, type AppEnvironment } from "./environment.ts";
export type { BaseServices } from "./services.ts";
export { message } from "./messages.ts";
export { inTurn } from "./in-turn.ts";
export { visitorKey, type Client } from "../fairness/index.ts";
export {
  countedLimits,
  defaultLimits,
  limitRequests,
  type CountedLimits,
  type Limit,
  type LimitName,
  type Limits,
} from "./limits.ts";
export { refuseInvalid } from "./validation.ts";
export { allowedMethods } from "./allowed-methods.ts";
export { logRequests } from "./request-log.ts";
export {
  describedId,
  idempotencyHeaders,
  idParameter,
  languageParameter,
  languageQuery,
  limitParameter,
  pageParameter,
} from "./parameters.ts";
