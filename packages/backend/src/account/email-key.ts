/** How an e-mail address is found again: without the spaces around it and without regard to case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();
