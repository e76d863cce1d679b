import { outcomeOfStatus, type SendingOutcome } from "@preforma/domain/offline";
import type { FormAnswer, FormRedirect } from "../http/form-answer.ts";

/**
 * The result of a waiting form, from the response. The site answers a script's form with 200 in any case: the result is
 * in the body. A response that is not the site's, as from a network with a captive portal, says nothing about the form.
 */
export function outcomeOfAnswer(status: number, answer: FormAnswer | FormRedirect | null): SendingOutcome {
  if (answer === null) return status < 400 ? "waits" : outcomeOfStatus(status);
  if ("redirect" in answer) return answer.refused === undefined ? "sent" : "waits";
  if (answer.state.outcome?.ok) return "sent";
  const refusal = answer.detail?.["status"];
  return typeof refusal === "number" ? outcomeOfStatus(refusal) : "refused";
}
