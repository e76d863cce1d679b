export { categoryRecords } from "./categories.ts";
export { CatalogueFolderError, readCatalogueFolder, readCategories } from "./read-folder.ts";
export { categoriesSchema } from "./schema.ts";
