import { errorMessages, type MessageCode } from "@preforma/domain/errors";
import type { SafeAnswer } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";
import { withColon } from "@preforma/domain/text";

/** Section 8's sentences of one form, for failures of which the API itself says nothing. */
export interface FormFailures {
  /** The API has answered, but not said why. */
  refused: MessageCode;
  /** It has not answered. @default the sentence for a refusal */
  unanswered?: MessageCode;
  /** Said before them, such as `FAILURE_TITLE`. */
  title?: MessageCode;
}

/** The sentence of a form for a failed call: the API's own, else the form's, else the general one. */
export function failureSentence(
  { code, message }: Extract<SafeAnswer<unknown>, { success: false }>,
  failures: FormFailures | undefined,
  locale: Locale,
): string {
  // That it took too long is more than a form knows.
  if (!failures || code === "HTTP" || code === "TIMEOUT") return message || errorMessages[locale].DEFAULT;
  const texts = errorMessages[locale];
  const said = texts[code === "DEFAULT" ? failures.refused : (failures.unanswered ?? failures.refused)];
  return failures.title === undefined ? said : `${withColon(texts[failures.title], locale)} ${said}`;
}
