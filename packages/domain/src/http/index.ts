export { transportMessages, type TransportFailure } from "./messages.ts";
export {
  apiPath,
  requestTimeoutMs,
  urlOf,
  type CallOptions,
  type ClientOptions,
  type Fetch,
  type QueryValues,
} from "./request.ts";
export { createSafeClient, type SafeAnswer, type SafeClient } from "./safe-client.ts";
export * from "./strict-client.ts";
export { cachedQuery, cacheMs, getQuery, type QueryDescription } from "./query.ts";
