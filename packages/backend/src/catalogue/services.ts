import type { BaseServices } from "../http/services.ts";
import type { Media } from "../media/index.ts";
import type { CatalogueModel } from "./model.ts";

/** Services of the routes that show products. */
export interface CatalogueServices extends BaseServices {
  /** The current catalogue; call it again for every request. */
  catalogue(): CatalogueModel;
  media: Media;
}
