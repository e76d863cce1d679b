import { closureTypes, materials } from "@preforma/domain/catalogue/schema";
import { inBatches } from "../catalogue/store-batches.ts";
import type { Db } from "../database/index.ts";
import { unsortedCategory } from "./categories.ts";
import type { FieldName } from "./columns.ts";
import type { Draft, ReadRows } from "./rows.ts";

/** What is stored of the products with these codes, by code. */
async function storedValues(db: Db, codes: readonly string[]) {
  const select = (batch: readonly string[]) =>
    db
      .selectFrom("products")
      .innerJoin("categories", "categories.id", "products.category_id")
      .select([
        "code",
        "material",
        "volume_ml",
        "weight_g",
        "colour_key",
        "closure_type",
        "categories.key",
        "height_mm",
      ])
      .select(["neck_code", "neck_diameter_mm", "neck_finish"])
      .where("code", "in", batch)
      .execute();
  const stored = new Map<string, Awaited<ReturnType<typeof select>>[number]>();
  await inBatches(codes, 500, async (batch) => {
    for (const row of await select(batch)) stored.set(row.code, row);
  });
  return stored;
}

/**
 * The rows with the stored values of what neither a column nor a name nor a rule states: a list of stock must not erase
 * what an earlier one has said in other columns.
 */
export async function withStoredValues(db: Db, { drafts, ...read }: ReadRows): Promise<ReadRows> {
  const stored = await storedValues(
    db,
    drafts.map(({ code }) => code),
  );
  const lacks = (field: FieldName): boolean => read.columns[field] === undefined;
  return {
    ...read,
    drafts: drafts.map((draft): Draft => {
      const before = stored.get(draft.code);
      if (!before) return draft;
      // Articles of a catalogue folder, which alone has dimensions, stay where it files them.
      if (before.height_mm !== null) return { ...draft, category: before.key };
      const { ruled } = draft;
      const result = { ...draft };
      if (lacks("volume")) result.volumeMl ??= before.volume_ml;
      if (lacks("weight")) result.weightG ??= before.weight_g;
      if (lacks("material") && !ruled.has("material"))
        result.material ??= materials.find((known) => known === before.material) ?? null;
      if (lacks("colour") && !ruled.has("colour")) result.colourKey ??= before.colour_key;
      if (lacks("neck") && before.neck_code !== null && before.neck_diameter_mm !== null)
        result.neck ??= {
          code: before.neck_code,
          diameter_mm: before.neck_diameter_mm,
          finish: before.neck_finish,
        };
      // The kind came from the category, or from a measure.
      if (draft.article === null && !ruled.has("article")) {
        result.closureType = closureTypes.find((known) => known === before.closure_type) ?? null;
      }
      // An article stays in its category unless the list or a rule files it.
      if (
        !ruled.has("category") &&
        !ruled.has("article") &&
        lacks("category") &&
        before.key !== unsortedCategory
      )
        result.category ||= before.key;
      return result;
    }),
  };
}
