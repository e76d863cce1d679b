export {
  freshFor,
  isKeptPage,
  isUnchanging,
  longestWait,
  mayBeKept,
  maxKept,
  sendingCameTo,
  type SendingOutcome,
} from "./offline.ts";
