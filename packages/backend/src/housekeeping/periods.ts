/**
 * How long personal data is stored. The privacy notice names these periods in every language: change both together.
 * Mail texts have theirs in `mail/timing.ts`, viewed products in `views/store.ts`, for their workers need them too.
 */
export const retention = {
  /** An account whose address is not confirmed; the mail says so. */
  unprovenAccountDays: 14,
  /** Who signed in and what staff did. */
  auditDays: 730,
  /** The network address in that record: long enough to look into an abuse that is noticed late. */
  auditAddressDays: 180,
  /** To whom a mail went, after it was sent or given up. */
  mailDays: 180,
  /** An application with its CV, from its arrival; a position is filled by then. */
  applicationDays: 365,
  /** The same once it was turned down or closed: time for a question. */
  decidedApplicationDays: 30,
  /** What a guest wrote, after the last step: the time in which a buyer can claim a defect. */
  guestMessageDays: 730,
  /** An address that waits to be told when a product is back. */
  stockNoticeDays: 180,
  /** Names and addresses of an order, after the end of its year (Turkish Commercial Code 6102, article 82). */
  orderYears: 10,
} as const;
