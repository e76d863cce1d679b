export {
  freshFor,
  isKeptPage,
  isUnchanging,
  longestWait,
  mayBeKept,
  maxKept,
  outcomeOfStatus,
  type SendingOutcome,
} from "./offline.ts";
