import type { ListedName } from "./words.ts";

/** A maker's model: its number and, if any, its name as written. */
export interface FoundModel {
  number: string;
  /** Number and name in the list's capitals: `805 ENERGY`. */
  label: string;
  /** Where the number ends in the read text; 0 without a model. */
  end: number;
}

const number =
  /(?<![\p{L}\p{N}./])((?:pb)?\d{2,4})(?![\p{L}\p{N}./])(?!\s*(?:mm|ml|oz|gms?|grms?|gr|cc|lt|[cd]\/?f)(?!\p{L}))/u;
/** A size or a fitting: the text before it is the model's own name, including colours. */
const sizeOrFitting =
  /(?:^|\s)(?=\d+(?:[.,]\d+)?\s*(?:mm?|ml|oz|gms?|grms?|gr|pc)(?!\p{L})|\d{2}\s+[cd]\/?f|[scd]\/(?:[nf](?!\p{L})|$))/u;
/** A part or a quality: the name ends here, and a colour directly before it is the article's. */
const partOrQuality =
  /(?:^|\s)(?=(?:top|outer|inner|jar|cap|with|flip|roll|droper|dropper|plain|collar|abs|ss|dia|tr|insert)(?!\p{L})|[(&])/u;

/** Max words of a model's name. */
const maxWords = 3;

/**
 * The model in a closure's name after the words `PLASTIC CAP`: a number of two to four digits without a unit, and the
 * words up to the first size, fitting or part. Null if there is no such number.
 */
export function modelIn(
  { text, isCut }: ListedName,
  isColourOrSurface: (word: string) => boolean,
): FoundModel | null {
  const found = number.exec(text);
  if (!found?.[1]) return null;
  // A number after a colour belongs to the colour: `BROWN 171`.
  const before = text.slice(0, found.index).trim().split(" ").at(-1) ?? "";
  if (isColourOrSurface(before)) return null;
  const end = found.index + found[0].length;
  const rest = text.slice(end).trim();
  const size = sizeOrFitting.exec(rest)?.index ?? Infinity;
  const part = partOrQuality.exec(rest)?.index ?? Infinity;
  const words = rest.slice(0, Math.min(size, part)).split(" ").filter(Boolean);
  if (isCut && size === Infinity && part === Infinity && words.length > 1) words.pop();
  if (part < size || size === Infinity)
    while (isColourOrSurface((words.at(-1) ?? "").replace(/(?<!\d)\d+$/, ""))) words.pop();
  const name = words
    .slice(0, maxWords)
    .join(" ")
    .replaceAll(/[^\p{L}\p{N} .'-]/gu, "")
    .trim();
  return {
    number: found[1].toUpperCase(),
    label: [found[1], name].filter(Boolean).join(" ").toUpperCase(),
    end,
  };
}
