import { join } from "node:path";
import { createPictures } from "./images.ts";
import { PhotographFolder } from "./photographs/folder.ts";
import { PictureStore } from "./picture-store.ts";
import type { Image, Pictures } from "./pictures.ts";
import type { StudioPort } from "./studio-port.ts";
import type { PictureWidth } from "@preforma/studio";
import { parsePhotographPath, parsePicturePath } from "./urls.ts";

export type { PictureFigures } from "./picture-store.ts";
export type { Image, Pack, Pictures } from "./pictures.ts";
export type { StudioPicture, StudioPort } from "./studio-port.ts";

/** Pictures of the catalogue: their URLs, and their bytes. */
export interface Media extends Pictures {
  studio: StudioPort;
  store: PictureStore;
  photographs: PhotographFolder;
}

/** Sets up pictures with their cache folder below the data folder. */
export async function createMedia(dataDir: string, studio: StudioPort): Promise<Media> {
  const store = new PictureStore(join(dataDir, "media"));
  await store.restore();
  return {
    ...createPictures(studio),
    studio,
    store,
    photographs: new PhotographFolder(dataDir),
  };
}

/**
 * The bytes of one of our pictures as JPEG; null for one on another site, which is not fetched. `width`: of a studio
 * picture, px; the widest by default.
 */
export async function pictureBytes(
  media: Pick<Media, "studio" | "photographs">,
  { url }: Pick<Image, "url">,
  width?: PictureWidth,
): Promise<Uint8Array | null> {
  const picture = url.startsWith("/media/p/") ? parsePicturePath(url.slice("/media/p/".length)) : null;
  if (picture) return media.studio.render(width ? { ...picture.request, width } : picture.request);
  const photograph = url.startsWith("/media/photographs/")
    ? parsePhotographPath(url.slice("/media/photographs/".length))
    : null;
  return photograph && media.photographs.read(photograph.digest, photograph.file);
}
