import { isAllowed, readConsent } from "@preforma/domain/consent";

/**
 * The storage for choices: this browser's with the visitor's consent to functional storage, else this tab's. Throws
 * where the browser denies storage.
 */
export const choiceStorage = (): Storage =>
  isAllowed(readConsent(document.cookie), "functional") ? localStorage : sessionStorage;
