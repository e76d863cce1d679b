import { writeCatalogue } from "../catalogue/store.ts";
import { chosenStore, RefusedError, say } from "../command-line/index.ts";
import { openDatabase } from "../database/index.ts";
import { readCatalogueFolder } from "../families/index.ts";
import type { ImportArguments } from "./arguments.ts";

/**
 * Brings a catalogue folder into the catalogue: its categories, and the products that its families make. What is
 * stored already is updated by its key or code. Throws `RefusedError` and `CatalogueFolderError`.
 */
export async function importFolder(folder: string, given: ImportArguments): Promise<void> {
  const { map, report, rules, category, retireMissing, encoding } = given;
  if (Object.keys(map).length > 0 || report || rules || category || retireMissing || encoding)
    throw new RefusedError("A catalogue folder takes no option but --dry-run.");
  const catalogue = await readCatalogueFolder(folder);
  say(`${folder}: ${catalogue.categories.length} categories, ${catalogue.products.length} products`);
  if (given.dryRun) return say("Dry run: nothing was written.");
  const database = await openDatabase(chosenStore());
  try {
    const { inserted, updated, unchanged } = await writeCatalogue(database.db, catalogue);
    say(`${inserted} products added, ${updated} updated, ${unchanged} unchanged.`);
  } finally {
    await database.close();
  }
}
