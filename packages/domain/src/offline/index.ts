export {
  freshFor,
  isKeptPage,
  isUnchanging,
  longestWait,
  mayBeKept,
  mostKept,
  sendingCameTo,
  type SendingOutcome,
} from "./offline.ts";
