import type { Locale } from "@preforma/domain/locales";
import { formatMessage } from "../messages/message.ts";
import type { UiMessages } from "../messages/table.ts";
import type { measureTexts } from "./measure.logic.ts";

/** The message for a number that a field cannot take, or for a text that is not a number. */
export function numberComplaint(
  value: number | null,
  { min, max }: { min?: number; max?: number },
  { isFine, decimals, write }: Pick<ReturnType<typeof measureTexts>, "isFine" | "decimals" | "write">,
  messages: UiMessages["number-field"],
  locale: Locale,
): string | undefined {
  if (value === null) return messages.notNumber;
  if (!isFine(value))
    return decimals === 0 ? messages.notWhole : formatMessage(messages.tooFine, { count: decimals }, locale);
  if (min !== undefined && value < min) return formatMessage(messages.tooSmall, { min: write(min) }, locale);
  if (max !== undefined && value > max) return formatMessage(messages.tooLarge, { max: write(max) }, locale);
  return undefined;
}
