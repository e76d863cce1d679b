/** How the worker spends its time. All values in ms. */
export interface MailTiming {
  /** Between two reads of the outbox when no mail is announced. */
  pollInterval: number;
  /**
   * How long a claimed mail belongs to its worker; then any other may take it. A running worker renews it four times
   * in that time. Longer than the clocks of servers differ.
   */
  lease: number;
  /** The longest that sending one mail may take. */
  sendTimeout: number;
  /** How long a worker tries to save the result of a mail while the database cannot be reached. */
  saveTimeout: number;
  /** How long the server may take to accept a connection, to greet, and to say anything at all. */
  connectTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  /** First wait after a mail was put off by the server; doubles with every try up to `maxRetryDelay`. */
  firstRetryDelay: number;
  maxRetryDelay: number;
  /** First wait after the server could not be reached; doubles up to `maxPause`. */
  firstPause: number;
  maxPause: number;
  /** A mail that could not be delivered for so long is given up and shown to staff. */
  maxAge: number;
  /** How long a closing worker lets a mail that is on its way finish. */
  closeTimeout: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is used where a test does not say otherwise. */
export const defaultMailTiming: MailTiming = {
  pollInterval: 2 * second,
  lease: 10 * second,
  sendTimeout: 90 * second,
  saveTimeout: 5 * minute,
  connectTimeout: 15 * second,
  greetingTimeout: 15 * second,
  socketTimeout: 45 * second,
  firstRetryDelay: 30 * second,
  maxRetryDelay: 6 * hour,
  firstPause: second,
  maxPause: minute,
  maxAge: 5 * day,
  closeTimeout: 3 * second,
};

/** Texts of a mail that was sent are forgotten after so many ms; of one that was given up, later. */
export const saveSent = 30 * day;
export const saveFailed = 90 * day;

/** `first`, doubled for every earlier try, at most `longest`, give or take a fifth so that many do not come back at once. */
export function backOff(tries: number, first: number, longest: number): number {
  const wait = Math.min(longest, first * 2 ** Math.min(Math.max(tries - 1, 0), 30));
  return Math.round(wait * (0.8 + Math.random() * 0.4));
}
