import type { CatalogueServices } from "../catalogue/services.ts";
import type { ContentModel } from "./model.ts";

/** Services of the routes that show content. */
export interface ContentServices extends CatalogueServices {
  /** The current news, legal texts, questions and the like. */
  content(): ContentModel;
}
