import { outcomeOfStatus, type SendingOutcome } from "@preforma/domain/offline";
import type { FormAnswer, FormRedirect } from "../http/form-answer.ts";

/**
 * The result of a waiting form, from the answer to it. The site answers a script's form with 200 in any case: the
 * result is in the answer. An answer that is not the site's, as from a network that asks for a sign-in first, says
 * nothing about the form.
 */
export function outcomeOfAnswer(status: number, said: FormAnswer | FormRedirect | null): SendingOutcome {
  if (said === null) return status < 400 ? "waits" : outcomeOfStatus(status);
  if ("redirect" in said) return said.refused === undefined ? "sent" : "waits";
  if (said.state.outcome?.ok) return "sent";
  const refusal = said.detail?.["status"];
  return typeof refusal === "number" ? outcomeOfStatus(refusal) : "refused";
}
