import type { ClosureType, ProductFamily } from "@preforma/domain/catalogue";
import type { StoredProduct } from "./load.ts";
import type { CatalogueModel } from "./model.ts";

const byClosure: Readonly<Record<ClosureType, ProductFamily>> = {
  screw_cap: "cap",
  flip_top: "cap",
  disc_top: "cap",
  push_pull: "cap",
  tamper_evident_cap: "cap",
  child_resistant_cap: "cap",
  overcap: "cap",
  plug: "cap",
  roll_on: "cap",
  jar_lid: "lid",
  bucket_lid: "lid",
  lotion_pump: "pump",
  foam_pump: "pump",
  mist_sprayer: "sprayer",
  trigger_sprayer: "sprayer",
  dropper: "dropper",
};

/** Beginnings of category keys, the more special first. */
const byCategory: readonly (readonly [key: string, family: ProductFamily])[] = [
  ["closures-parts", "ring"],
  ["droppers-bottles", "bottle"],
  ["bottles", "bottle"],
  ["jars", "jar"],
  ["jerrycans", "jerrycan"],
  ["drums", "drum"],
  ["buckets", "bucket"],
  ["tubes", "tube"],
  ["trays", "tray"],
  ["cans", "can"],
  ["preforms", "preform"],
  ["closures-jar-lids", "lid"],
  ["closures", "cap"],
  ["pumps-mist", "sprayer"],
  ["pumps-trigger", "sprayer"],
  ["pumps", "pump"],
  ["droppers", "dropper"],
];

/** What a product looks like, by its kind of closure or by where it is filed; null where neither says it. */
export function familyOf(
  { closureType, volumeMl, categoryId }: StoredProduct,
  { categories }: Pick<CatalogueModel, "categories">,
): ProductFamily | null {
  // A bottle names the closure that suits it; only a closure has no volume.
  if (closureType !== null && volumeMl === null) return byClosure[closureType];
  for (const id of categories.get(categoryId)?.lineage ?? []) {
    const key = categories.get(id)?.key ?? "";
    const found = byCategory.find(([start]) => key === start || key.startsWith(`${start}-`));
    if (found) return found[1];
  }
  return volumeMl === null ? null : "bottle";
}
