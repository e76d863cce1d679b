export {
  answer,
  answers,
  apiRoutes,
  bearerRequired,
  jsonBody,
  namedBody,
  refusals,
  refuse,
  refuseFieldWith,
  refuseWith,
  answerWith,
  refuseInvalid,
} from "./answers.ts";
export { BoundedCounter } from "./bounded-counter.ts";
export { contentDisposition } from "./content-disposition.ts";
export { limitBodyComplexity, limitBodySize, acceptBodies } from "./bodies.ts";
export { alwaysAsk, catalogueCaching, createReadCache, matchesTag } from "./cached-reads.ts";
export { languageOf, type Actor, type AppEnvironment } from "./environment.ts";
export type { BaseServices } from "./services.ts";
export { message } from "./messages.ts";
export { visitorKey, type Client } from "../fairness/index.ts";
export {
  countedLimits,
  defaultLimits,
  inTurn,
  limitRequests,
  unlessBusy,
  type CountedLimits,
  type Limit,
  type LimitName,
  type Limits,
} from "./limits.ts";
export { logRequests } from "./request-log.ts";
export { describedRoute, visitorRoute, type Described, type RouteDescription } from "./routes.ts";
export {
  describedId,
  idempotencyHeaders,
  idParameter,
  languageParameter,
  languageQuery,
  limitParameter,
  pageMeta,
  pageParameter,
  textLanguage,
  textQuery,
} from "./parameters.ts";
