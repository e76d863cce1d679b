import { outcomeOfStatus, type SendingOutcome } from "@preforma/domain/offline";
import type { FormAnswer, FormRedirect } from "../http/form-answer.ts";

/**
 * What came of a waiting form by the answer to it. The site answers a script's form with 200, whatever came of it: that
 * stands in the answer. An answer that is not the site's, as from a network that asks for a sign-in first, says nothing
 * of the form.
 */
export function outcomeOfAnswer(status: number, said: FormAnswer | FormRedirect | null): SendingOutcome {
  if (said === null) return status < 400 ? "waits" : outcomeOfStatus(status);
  if ("redirect" in said) return said.refused === undefined ? "sent" : "waits";
  if (said.state.outcome?.ok) return "sent";
  const refusal = said.detail?.["status"];
  return typeof refusal === "number" ? outcomeOfStatus(refusal) : "refused";
}
