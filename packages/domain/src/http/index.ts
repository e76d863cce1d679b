export { transportMessages, type TransportFailure } from "./messages.ts";
export {
  apiPath,
  requestTimeoutMs,
  urlOf,
  type ClientOptions,
  type Fetch,
  type QueryValues,
} from "./request.ts";
export { createSafeClient, type SafeAnswer, type SafeCallOptions, type SafeClient } from "./safe-client.ts";
export * from "./strict-client.ts";
export { cachedQuery, cacheMs, type QueryDescription } from "./query.ts";
