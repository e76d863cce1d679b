import { join } from "node:path";
import { createPictures } from "./images.ts";
import { PhotographFolder } from "./photographs/folder.ts";
import { PictureStore } from "./picture-store.ts";
import type { Pictures } from "./pictures.ts";
import type { StudioPort } from "./studio-port.ts";

export type { PictureFigures } from "./picture-store.ts";
export type { Image, Pack, Pictures } from "./pictures.ts";
export type { StudioPicture, StudioPort } from "./studio-port.ts";

/** Pictures of the catalogue: their addresses, and their bytes. */
export interface Media extends Pictures {
  studio: StudioPort;
  store: PictureStore;
  photographs: PhotographFolder;
  /** Hex values of the RAL colours in which a visitor may have articles painted. */
  ral: readonly string[];
}

/** Sets up pictures with their cache folder below the data folder. */
export async function createMedia(
  dataDir: string,
  studio: StudioPort,
  ral: readonly string[],
): Promise<Media> {
  const store = new PictureStore(join(dataDir, "media"));
  await store.restore();
  return {
    ...createPictures(studio),
    studio,
    store,
    photographs: new PhotographFolder(dataDir),
    ral,
  };
}
