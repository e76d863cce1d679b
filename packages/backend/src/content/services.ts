import type { CatalogueServices } from "../catalogue/services.ts";
import type { ContentModel } from "./model.ts";

/** What routes that show content work with. */
export interface ContentServices extends CatalogueServices {
  /** The current news, legal texts, questions and the like. */
  content(): ContentModel;
}
