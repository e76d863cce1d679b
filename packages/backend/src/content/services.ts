import type { CatalogueServices } from "../catalogue/services.ts";
import type { ContentModel } from "./model.ts";

/** What routes that show content work with. */
export interface ContentServices extends CatalogueServices {
  /** News, legal texts, questions and the like as they stand now. */
  content(): ContentModel;
}
