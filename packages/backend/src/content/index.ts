export { ContentFileError, readContentFiles } from "./content-files.ts";
export type { ContentEntry } from "./entry.ts";
export { loadContent, readEntries } from "./load.ts";
export { isShownPicture, notShown } from "./record-schema.ts";
export { contentModel, type ContentModel } from "./model.ts";
export { plainText, sanitiseBody } from "./sanitise.ts";
export { ContentConflictError, idOf, parseRecord, putContent, removeContent, writeContent } from "./store.ts";
