import { consentCookies, decisionOf } from "@preforma/domain/consent";
import type { ChoiceCookies } from "../../platform/answers/choice-route.server.ts";

/** `POST /cookie-consent` stores a decision about cookies. */
export const decidedCookies: ChoiceCookies = (form, _cookies, isSecure) => {
  const decision = decisionOf(form);
  return decision === null ? [] : consentCookies(decision, isSecure);
};
