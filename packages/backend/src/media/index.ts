import { join } from "node:path";
import type { CatalogueModel } from "../catalogue/model.ts";
import { colourPairs, type ColourPairs } from "./colour-pairs.ts";
import { createPictures } from "./images.ts";
import { PhotographFolder } from "./photographs/index.ts";
import { PictureStore } from "./picture-store.ts";
import type { Pictures } from "./pictures.ts";
import type { StudioPort } from "./studio-port.ts";

export { mediaRoutes } from "./routes.ts";
export type { Image, Pack, Pictures } from "./pictures.ts";
export type { StudioPort } from "./studio-port.ts";
export { warmPictures } from "./warm.ts";

/** Pictures of the catalogue: their addresses, and their bytes. */
export interface Media extends Pictures {
  studio: StudioPort;
  store: PictureStore;
  photographs: PhotographFolder;
  /** Colour pairs that may be rendered for a state of the catalogue. */
  pairs(model: CatalogueModel): ColourPairs;
}

/** Sets up pictures with their cache folder below the data folder. */
export async function createMedia(
  dataDir: string,
  studio: StudioPort,
  ral: readonly string[],
): Promise<Media> {
  const store = new PictureStore(join(dataDir, "media"));
  await store.restore();
  const known = new WeakMap<CatalogueModel, ColourPairs>();
  return {
    ...createPictures(studio),
    studio,
    store,
    photographs: new PhotographFolder(dataDir),
    pairs(model) {
      let pairs = known.get(model);
      if (!pairs) known.set(model, (pairs = colourPairs(model, ral)));
      return pairs;
    },
  };
}
