import { errorMessages, type MessageCode } from "@preforma/domain/errors";
import type { SafeAnswer } from "@preforma/domain/http";
import type { Locale } from "@preforma/domain/locales";
import { withColon } from "@preforma/domain/text";

/** Section 8's sentences of one form, for failures for which the API itself sends no message. */
export interface FormFailures {
  /** The API has responded without a reason. */
  refused: MessageCode;
  /** The API has not responded. @default the sentence for a refusal */
  unanswered?: MessageCode;
  /** Prefixes both sentences; `FAILURE_TITLE`, for example. */
  title?: MessageCode;
}

/** The sentence of a form for a failed call: the API's own, else the form's, else the general one. */
export function failureSentence(
  { code, message }: Extract<SafeAnswer<unknown>, { success: false }>,
  failures: FormFailures | undefined,
  locale: Locale,
): string {
  // A timeout has a sentence of its own, which is more precise than the form's.
  if (!failures || code === "HTTP" || code === "TIMEOUT") return message || errorMessages[locale].DEFAULT;
  const texts = errorMessages[locale];
  const sentence = texts[code === "DEFAULT" ? failures.refused : (failures.unanswered ?? failures.refused)];
  return failures.title === undefined ? sentence : `${withColon(texts[failures.title], locale)} ${sentence}`;
}
