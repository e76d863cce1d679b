import plainLetters from "./plain-letters.json" with { type: "json" };

/**
 * Letters whose plain form differs from Unicode's compatibility decomposition. Hamza seats and the alef forms, dotless
 * i, ta marbuta, alef maksura and the Persian letters follow how people type in search boxes, not dictionaries. й is a
 * letter of its own on every Russian keyboard; decomposed it would become и.
 */
const plainForms: Readonly<Record<string, string>> = plainLetters;

/** Arabic-Indic and Persian digits, the only foreign ones in the product's languages. */
const digitBases = [0x0660, 0x06f0] as const;

/** Combining marks and invisible characters: soft hyphen, joiners, bidi controls. */
const unseen = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** The folded form of one code point; cached below, so it may be slow. */
function foldCodePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  for (const base of digitBases) {
    if (code >= base && code <= base + 9) return String(code - base);
  }
  const lower = character.toLowerCase();
  const plain = plainForms[lower];
  if (plain !== undefined) return plain;
  const parts = lower.normalize("NFKD").replace(unseen, "").toLowerCase();
  if (parts === character) return parts;
  // The parts of a ligature or a presentation form may need folding themselves.
  let folded = "";
  for (const part of parts) folded += foldCodePoint(part);
  return folded;
}

/** Latin, Cyrillic and Arabic are below this code point. */
const nearEnd = 0x0700;
/** The cache of folded forms: an array for the common scripts, a map for the rest of Unicode. */
const near = Array.from<string | undefined>({ length: nearEnd });
const far = new Map<number, string>();
/** Max entries of the map: enough for a text in another script. A sender may use all 1.1 million code points. */
const maxFar = 4096;

function foldedCodePoint(code: number): string {
  const known = code < nearEnd ? near[code] : far.get(code);
  if (known !== undefined) return known;
  const folded = foldCodePoint(String.fromCodePoint(code));
  if (code < nearEnd) near[code] = folded;
  else {
    if (far.size >= maxFar) far.clear();
    far.set(code, folded);
  }
  return folded;
}

const combiningBreve = 0x0306;
const nonAscii = /[\u0080-\uffff]/;

/** The code point at an offset within the text. */
function codeAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xd800 && unit <= 0xdbff ? (text.codePointAt(index) ?? unit) : unit;
}

/**
 * The canonical form of a text for search and matching: lower case, without accents, tashkeel and tatweel, dotted and
 * dotless i alike, `ß` as `ss`, `œ` as `oe`, `ё` as `е`, the forms of hamza, alef, ta marbuta and alef maksura alike,
 * digits in ASCII. `SISE`, `şişe`, `ŞİŞE` and `Şıse` all become `sise`.
 *
 * Folding is idempotent, and composed and decomposed spellings fold alike. Spaces and punctuation are preserved. The
 * length may change: {@link foldWithOffsets} maps back to the original.
 */
export function fold(text: string): string {
  if (!nonAscii.test(text)) return text.toLowerCase();
  let folded = "";
  for (let index = 0; index < text.length; index += 1) {
    const code = codeAt(text, index);
    if (code > 0xffff) index += 1;
    if (code === combiningBreve && folded.endsWith("и")) folded = `${folded.slice(0, -1)}й`;
    else folded += foldedCodePoint(code);
  }
  return folded;
}

/** A folded text, and for each of its UTF-16 units the half-open range of the original that it came from. */
export interface FoldedText {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** Like {@link fold}, with a mapping to the original. Removed marks belong to the letter before them. */
export function foldWithOffsets(original: string): FoldedText {
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = 0; index < original.length;) {
    const code = codeAt(original, index);
    const next = index + (code > 0xffff ? 2 : 1);
    const isBreve = code === combiningBreve && text.endsWith("и");
    const folded = isBreve ? "" : foldedCodePoint(code);
    if (isBreve) text = `${text.slice(0, -1)}й`;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(next);
    }
    if (folded === "") {
      // Every unit of the letter before (ß has two) is extended over the removed mark.
      const start = starts.at(-1);
      for (let unit = starts.length - 1; unit >= 0 && starts[unit] === start; unit -= 1) ends[unit] = next;
    }
    text += folded;
    index = next;
  }
  return { text, starts, ends };
}
