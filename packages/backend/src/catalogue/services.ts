import type { BaseServices } from "../http/services.ts";
import type { Media } from "../media/index.ts";
import type { CatalogueModel } from "./model.ts";

/** What routes that show products work with. */
export interface CatalogueServices extends BaseServices {
  /** The current catalogue; ask again for every request. */
  catalogue(): CatalogueModel;
  media: Media;
}
