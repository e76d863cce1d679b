export { categoryRecords, CatalogueFolderError, readCatalogueFolder, readCategories } from "./read-folder.ts";
export { categoriesSchema } from "./schema.ts";
