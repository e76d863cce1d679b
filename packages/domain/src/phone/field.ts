import { asciiDigits, digitsOf } from "../text/digits.ts";
import { formatNational, formatNumber } from "./format.ts";
import { maxPhoneDigits } from "./lengths.ts";
import { planOf, withoutTrunk } from "./plans.ts";
import { internationalDigits, phoneValue, readPhone } from "./read.ts";

/** The state of a phone field: its text, the caret, and the picked country. */
export interface PhoneFieldState {
  text: string;
  /** UTF-16 offset in `text`. */
  caret: number;
  country: string;
}

/** How the text was edited, from the browser's `beforeinput` and `input` events. */
export interface PhoneEdit {
  /** The text before the edit. */
  previous: string;
  /** `inputType` of the event, such as `deleteContentForward`. */
  inputType: string;
}

/** Longest dial code with its digits after a `+`. */
const maximumInternationalDigits = 4 + maxPhoneDigits;

const countDigits = (text: string): number => digitsOf(text).length;

/** The offset after the nth digit of a text; 0 for none, so that a caret at the start stays there. */
function behindDigit(text: string, count: number): number {
  if (count <= 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text[index] ?? "") && (seen += 1) === count) return index + 1;
  }
  return text.length;
}

/** Deleting a separator deletes the digit beyond it: otherwise the key would seem to do nothing. */
function deletedBeyond(text: string, caret: number, edit: PhoneEdit | undefined): string | null {
  if (!edit?.inputType.startsWith("deleteContent") || edit.previous.length <= text.length) return null;
  if (digitsOf(edit.previous) !== digitsOf(text) || edit.previous.includes("+") !== text.includes("+"))
    return null;
  const before = text.slice(0, caret);
  const behind = text.slice(caret);
  return edit.inputType === "deleteContentForward"
    ? before + behind.replace(/\d/, "")
    : before.replace(/\d(?=\D*$)/, "") + behind;
}

/**
 * The state of a phone field after an edit: digits in ASCII, grouped once the number is complete, the trunk prefix
 * removed as soon as a digit follows it, and the caret still after the same digit. A text that starts with `+` or `00`
 * stays international and picks its country as soon as its dial code is known; {@link settlePhone} makes it national on
 * blur.
 *
 * Idempotent. `edit` makes the delete keys skip separators.
 */
export function reformatPhone(
  written: string,
  caretWritten: number,
  country: string,
  edit?: PhoneEdit,
): PhoneFieldState {
  const typed = asciiDigits(written);
  const text = deletedBeyond(typed, caretWritten, edit) ?? typed;
  // A deletion before the caret has shifted everything after it.
  const caret =
    edit?.inputType === "deleteContentForward" ? caretWritten : caretWritten - (typed.length - text.length);
  const before = countDigits(text.slice(0, caret));

  const international = internationalDigits(text);
  if (international !== null) {
    const limited = international.slice(0, maximumInternationalDigits);
    const ahead = countDigits(text) - international.length;
    const isBehindPlus = before > 0 || asciiDigits(text.slice(0, caret)).includes("+");
    return {
      text: `+${limited}`,
      caret: isBehindPlus ? Math.min(1 + Math.max(0, before - ahead), 1 + limited.length) : 0,
      country: readPhone(`+${limited}`, country)?.country ?? country,
    };
  }

  const digits = digitsOf(text);
  const plan = planOf(country);
  const rest = (plan && withoutTrunk(digits, plan)) || digits;
  const dropped = digits.length - rest.length;
  const shown = formatNational(rest.slice(0, maxPhoneDigits), country);
  const behind = before - dropped;
  return {
    text: shown,
    caret: behind >= countDigits(shown) && before > 0 ? shown.length : behindDigit(shown, behind),
    country,
  };
}

/**
 * The state of a phone field after a paste, or on blur: the number is read by {@link readPhone}, its country picked and
 * its dial code removed from the text. A text that would then be read as another number, or is not understood, stays
 * unchanged.
 */
export function settlePhone(text: string, picked: string): Pick<PhoneFieldState, "text" | "country"> {
  const number = readPhone(text, picked);
  const written = reformatPhone(text, text.length, picked);
  if (!number) return written;
  const { country, dialCode, digits } = number;
  for (const shown of [formatNational(digits, country, dialCode), formatNumber(number)]) {
    if (phoneFieldValue(shown, country) === phoneFieldValue(text, picked)) return { text: shown, country };
  }
  return { text: written.text, country };
}

/** The text after another country is picked: the same digits, in that country's grouping. */
export function textForCountry(text: string, from: string, to: string): string {
  const digits = readPhone(text, from)?.digits ?? digitsOf(text);
  return reformatPhone(digits, digits.length, to).text;
}

/** The value that a phone field sends: `+`, dial code, digits; empty without digits or a known dial code. */
export function phoneFieldValue(text: string, country: string): string {
  const number = readPhone(text, country);
  return number && number.digits !== "" ? phoneValue(number) : "";
}
