export {
  freshFor,
  isSavedPage,
  isUnchanging,
  longestWait,
  isCacheable,
  maxCached,
  outcomeOfStatus,
  type SendingOutcome,
} from "./offline.ts";
