import type { NeckFinish } from "@preforma/domain/catalogue";
import { findNeck, neckByCode } from "@preforma/domain/vocabulary";
import type { ListedName } from "./words.ts";

/** Min and max diameters of necks in mm; others are tubes, heights and drum rims. */
const smallest = 10;
const largest = 130;

const bareDiameter =
  /(?<![\d.,/x×])(\d{2,3})\s*mm\b(?!\s*(?:dia|diameter|cap|od|x|×|h\b|height|long|tube|hortum|boy))/u;
/** `15 C/F`: on perfume caps the unit may be missing before the fitting. */
const beforeMark = /(?<![\d.,/])(1[3458]|2[024])\s+[cd]\/?f\b/u;
/** `RIB 15M` if the name is truncated. */
const cutDiameter = /(?<![\d.,/])(1[3458]|2[0248])\s*m$/u;

/** A thread with SPI numbers that the vocabulary lacks in this size: the list is trusted. */
const written = /(?<![\d.,/])(\d{1,3})\s?(?:mm\s?)?[/-]\s?(4(?:00|05|10|15|25|30|80))(?!\d)/u;

function threadIn(text: string): NeckFinish | null {
  const [, diameter = "0", finish = ""] = written.exec(text) ?? [];
  const size = Number(diameter);
  return size >= 8 && size <= largest ? { code: `${size}/${finish}`, diameter_mm: size, finish } : null;
}

function bareNeck(diameter: number): NeckFinish {
  return { code: `${diameter} mm`, diameter_mm: diameter, finish: null };
}

/**
 * The neck finish in a name: `20/410`, `PCO 1881`, or a bare diameter such as `15MM`, whose thread stays open. An
 * outside diameter (`47 MM DIA`) is no neck, nor is a dose (`0.15MM`).
 */
export function neckIn({ text, isCut }: ListedName): NeckFinish | null {
  const found = findNeck(text)?.neck;
  if (found) return { code: found.code, diameter_mm: found.diameter_mm, finish: found.finish };
  const thread = threadIn(text);
  if (thread) return thread;
  // "47 mm dia cap" must not match by "cap" alone: "18 mm cap" is a neck.
  const bare =
    bareDiameter.exec(text) ??
    /(?<![\d.,/x×])(\d{2,3})\s*mm cap\b/u.exec(text) ??
    beforeMark.exec(text) ??
    (isCut ? cutDiameter.exec(text) : null);
  const diameter = Number(bare?.[1] ?? 0);
  return diameter >= smallest && diameter <= largest ? bareNeck(diameter) : null;
}

/** The outside diameter in mm that `DIA` or `Ø` marks in a name, or null. */
export function outsideDiameterIn({ text }: ListedName): number | null {
  const found =
    /(?<![\d.,])(\d{2,3})\s*mm\s*(?:dia|diameter|od|cap)\b/u.exec(text) ?? /[øØ∅]\s*(\d{2,3})\b/u.exec(text);
  return found ? Number(found[1]) : null;
}

/** `FEA 15` and `15 mm crimp`: crimped necks of perfume bottles. */
const crimped = /^(?:(?:fea|crimp|c\/f) ?(\d{2})|(\d{2}) ?(?:mm ?)?(?:fea|crimp))(?: ?mm)?$/iu;

/** The neck from its own column: a known code in any spelling, a thread, a bare diameter, or null. */
export function neckFrom(text: string): NeckFinish | null {
  const crimp = crimped.exec(text.trim());
  const known = neckByCode(crimp ? `${crimp[1] ?? crimp[2]} mm crimp` : text) ?? findNeck(text)?.neck;
  if (known) return { code: known.code, diameter_mm: known.diameter_mm, finish: known.finish };
  const [, written = "0"] =
    /^(?:[øØ] ?)?(\d{2,3}(?:[.,]\d{1,2})?)(?: ?[([]?mm[)\]]?)?$/iu.exec(text.trim()) ?? [];
  const diameter = Number(written.replace(",", "."));
  if (diameter >= smallest && diameter <= largest) return bareNeck(Math.round(diameter * 10) / 10);
  return threadIn(text.toLowerCase());
}
