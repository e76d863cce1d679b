import { join } from "node:path";
import type { CatalogueModel } from "../catalogue/model.ts";
import type { StudioPicture } from "../catalogue/records.ts";
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
  /** Colour pairs that may be rendered for a state of the catalogue and the content. */
  pairs(model: CatalogueModel, content: { covers: readonly StudioPicture[] }): ColourPairs;
}

/** Sets up pictures with their cache folder below the data folder. */
export async function createMedia(
  dataDir: string,
  studio: StudioPort,
  ral: readonly string[],
): Promise<Media> {
  const store = new PictureStore(join(dataDir, "media"));
  await store.restore();
  let known: { model: CatalogueModel; covers: readonly StudioPicture[]; pairs: ColourPairs } | null = null;
  return {
    ...createPictures(studio),
    studio,
    store,
    photographs: new PhotographFolder(dataDir),
    pairs(model, { covers }) {
      if (known?.model !== model || known.covers !== covers)
        known = { model, covers, pairs: colourPairs(model, covers, ral) };
      return known.pairs;
    },
  };
}
