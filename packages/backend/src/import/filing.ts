import { categoryKeyFor, type CategoryFinder } from "./categories.ts";
import type { Draft } from "./rows.ts";
import { UnreadableFileError } from "./tables/index.ts";

/** The source of a row's category: its list or a rule, a word of its name, its measures, or none. */
export const certainties = ["listed", "named", "inferred", "unknown"] as const;
export type Certainty = (typeof certainties)[number];

/** A row with its category. */
export interface FiledDraft {
  draft: Draft;
  categoryKey: string;
  certainty: Certainty;
}

/**
 * Assigns rows to the category that their list or a rule names, or to that of their kind. `fallback` is the key or
 * title of the category for unrecognised rows. Throws `UnreadableFileError` if there is no such category.
 */
export function fileDrafts(
  drafts: readonly Draft[],
  categories: CategoryFinder,
  fallback?: string | null,
): FiledDraft[] {
  const fallbackKey = fallback ? categories.named(fallback) : undefined;
  if (fallback && fallbackKey === undefined)
    throw new UnreadableFileError(
      `--category ${fallback}: the catalogue has no category of that key or title.`,
    );
  return drafts.map((draft) => {
    const listed = categories.named(draft.category);
    if (listed !== undefined) return { draft, categoryKey: listed, certainty: "listed" };
    if (draft.ruled.has("category") && draft.category !== "")
      throw new UnreadableFileError(
        `The rule for row ${draft.row} (${draft.name}) names the category "${draft.category}", which does not exist.`,
      );
    if (draft.article === null && fallbackKey !== undefined)
      return { draft, categoryKey: fallbackKey, certainty: "listed" };
    return { draft, categoryKey: categoryKeyFor(draft), certainty: draft.certainty ?? "unknown" };
  });
}

/** The rows of one category. */
export interface Group {
  categoryKey: string;
  title: string;
  counts: Readonly<Record<Certainty, number>>;
  drafts: readonly Draft[];
}

/** The rows by category, largest group first. */
export function groupsOf(filed: readonly FiledDraft[], categories: CategoryFinder): Group[] {
  return [...Map.groupBy(filed, ({ categoryKey }) => categoryKey)]
    .map(([categoryKey, rows]): Group => {
      const counts = { listed: 0, named: 0, inferred: 0, unknown: 0 };
      for (const { certainty } of rows) counts[certainty] += 1;
      return {
        categoryKey,
        title: categories.titleOf(categoryKey),
        counts,
        drafts: rows.map(({ draft }) => draft),
      };
    })
    .toSorted((a, b) => b.drafts.length - a.drafts.length);
}
