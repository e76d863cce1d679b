import type { ArticleType } from "@preforma/domain/vocabulary";
import { otherGoods } from "./article-words.ts";
import { anyOf, type ListedName } from "./words.ts";

const isOther = anyOf(otherGoods);

/** From these necks and contents on, mm and ml, containers are of another kind than bottles. */
const jarNeckFrom = 48;
const jarUpTo = 3_000;
const jerrycanFrom = 4_000;
const drumFrom = 60_000;

/** The measures of a row, from its name or from separate columns. */
export interface Measures {
  volumeMl: number | null;
  weightG: number | null;
  neckMm: number | null;
}

/**
 * What an article must be by its measures, where no word says it: only containers are listed by what they
 * hold, or by neck and weight. Null where the name describes other goods, or the measures fit nothing.
 */
export function inferred({ text }: ListedName, { volumeMl, weightG, neckMm }: Measures): ArticleType | null {
  if (isOther.test(text)) return null;
  const isContainer = volumeMl !== null || (neckMm !== null && weightG !== null);
  if (!isContainer) return null;
  if ((volumeMl ?? 0) >= drumFrom) return "drum";
  if ((neckMm ?? 0) >= jarNeckFrom && (volumeMl ?? 0) <= jarUpTo) return "jar";
  return (volumeMl ?? 0) >= jerrycanFrom ? "jerrycan" : "bottle";
}
