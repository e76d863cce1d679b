import type { PictureWidth } from "@preforma/studio";
import type { Image, Media } from "./index.ts";
import { parsePhotographPath, parsePicturePath } from "./urls.ts";

/**
 * The bytes of a picture of ours as JPEG; null for one that lies elsewhere, which is not fetched. `width`: of a studio
 * picture, px, where it is not the widest.
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
