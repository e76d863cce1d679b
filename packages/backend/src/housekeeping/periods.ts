/**
 * How long personal data is stored. The privacy notice names these periods in every language: change both together. The
 * period of viewed products is in `views/store.ts`.
 */
export const retention = {
  /** An account whose email address is not confirmed; the mail states this period. */
  unprovenAccountDays: 14,
  /** Sign-ins and actions of staff. */
  auditDays: 730,
  /** The network address in that record: long enough to investigate abuse that is noticed late. */
  auditAddressDays: 180,
  /** The text of a mail after it was sent; after it was given up, staff may look into it for longer. */
  mailTextDays: 30,
  failedMailTextDays: 90,
  /** The recipient of a mail, after it was sent or given up. */
  mailDays: 180,
  /** An application with its CV, from its arrival; by then the job is filled. */
  applicationDays: 365,
  /** The same after it was turned down or closed: time for questions. */
  decidedApplicationDays: 30,
  /** A guest's message, after the last step: the period in which a buyer can claim a defect. */
  guestMessageDays: 730,
  /** An email address that waits for a back-in-stock notice. */
  stockNoticeDays: 180,
  /** A visitor's cart, after its last use. */
  cartDays: 60,
  /** Names and addresses of an order, after the end of its year (Turkish Commercial Code 6102, article 82). */
  orderYears: 10,
} as const;
