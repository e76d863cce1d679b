/** How the worker spends its time. All values in ms. */
export interface MailTiming {
  /** Between two looks into the outbox when no mail is announced. */
  look: number;
  /**
   * How long a claimed mail stays with a worker that says nothing more; then any other may take it. A worker
   * that lives renews it four times in that span. Longer than clocks of servers differ.
   */
  lease: number;
  /** The longest that sending one mail may take. */
  send: number;
  /** How long a worker tries to save the result of a mail while the database cannot be reached. */
  insist: number;
  /** To connect, to be greeted, and of silence in between. */
  connect: number;
  greeting: number;
  silence: number;
  /** First wait after a mail was put off by the server; doubles with every try up to `longestRetry`. */
  firstRetry: number;
  longestRetry: number;
  /** First wait after the server could not be reached; doubles up to `longestPause`. */
  firstPause: number;
  longestPause: number;
  /** A mail that could not be delivered for so long is given up and shown to staff. */
  giveUp: number;
  /** How long a closing worker lets a mail that is on its way finish. */
  closing: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is used where a test does not say otherwise. */
export const defaultMailTiming: MailTiming = {
  look: 2 * second,
  lease: 10 * second,
  send: 90 * second,
  insist: 5 * minute,
  connect: 15 * second,
  greeting: 15 * second,
  silence: 45 * second,
  firstRetry: 30 * second,
  longestRetry: 6 * hour,
  firstPause: second,
  longestPause: minute,
  giveUp: 5 * day,
  closing: 3 * second,
};

/** Texts of a mail that was sent are forgotten after so many ms; of one that was given up, later. */
export const saveSent = 30 * day;
export const saveFailed = 90 * day;

/** `first`, doubled for every earlier try, at most `longest`, give or take a fifth so that many do not come back at once. */
export function backOff(tries: number, first: number, longest: number): number {
  const wait = Math.min(longest, first * 2 ** Math.min(Math.max(tries - 1, 0), 30));
  return Math.round(wait * (0.8 + Math.random() * 0.4));
}
