import { isAllowed, readConsent } from "@preforma/domain/consent";

/**
 * Where choices are stored: with the visitor's consent to functional storage in this browser, else for this tab only.
 * Throws where the browser refuses storage.
 */
export const choiceStorage = (): Storage =>
  isAllowed(readConsent(document.cookie), "functional") ? localStorage : sessionStorage;
