/** Timing of the worker. All values in ms. */
export interface MailTiming {
  /** Between two polls of the outbox when no mail is announced. */
  pollInterval: number;
  /**
   * How long a claimed mail belongs to its worker; then any other may claim it. A running worker renews the lease four
   * times in that time. Must exceed the clock difference between servers.
   */
  lease: number;
  /** Max duration of sending one mail. */
  sendTimeout: number;
  /** How long a worker retries saving the result of a mail while the database cannot be reached. */
  saveTimeout: number;
  /** Max time for the server to accept a connection, to greet, and to respond to anything else. */
  connectTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  /** First delay after the server put a mail off; doubles with every try up to `maxRetryDelay`. */
  firstRetryDelay: number;
  maxRetryDelay: number;
  /** First pause after the server could not be reached; doubles up to `maxPause`. */
  firstPause: number;
  maxPause: number;
  /** A mail that could not be delivered for this long is given up and shown to staff. */
  maxAge: number;
  /** How long a closing worker waits for mails in flight. */
  closeTimeout: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Defaults, which tests may override. */
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

/**
 * `first`, doubled for every earlier try, at most `longest`, with 20 % jitter so that mails are not all retried at
 * once.
 */
export function backOff(tries: number, first: number, longest: number): number {
  const wait = Math.min(longest, first * 2 ** Math.min(Math.max(tries - 1, 0), 30));
  return Math.round(wait * (0.8 + Math.random() * 0.4));
}
