/**
 * How an e-mail address is found again: without the spaces around it and without regard to case; without control
 * characters too, which no address has and PostgreSQL refuses.
 */
export const emailKeyOf = (email: string): string =>
  email
    .replaceAll(/\p{Cc}/gu, "")
    .trim()
    .toLowerCase();
