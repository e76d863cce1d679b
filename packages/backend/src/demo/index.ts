import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { CatalogueRecords, CategoryRecord } from "../catalogue/records.ts";
import { readCatalogueFolder, readCategories } from "../families/read-folder.ts";

/** The folder `demo` of the repository: the catalogue and the texts of the demonstration company. */
export const demoFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve("@preforma/demo/package.json"));

/** The catalogue of the demonstration company, which the first start writes. */
export const demoCatalogue = (): Promise<CatalogueRecords> =>
  readCatalogueFolder(join(demoFolder(), "catalogue"));

/** Only its categories: stock lists use them too. */
export const demoCategories = (): Promise<CategoryRecord[]> =>
  readCategories(join(demoFolder(), "catalogue"));
