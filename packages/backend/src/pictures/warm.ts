import { setTimeout as pause } from "node:timers/promises";
import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import type { CatalogueModel } from "../catalogue/model.ts";
import type { StudioPicture } from "../media/studio-port.ts";
import { picturePath } from "../media/urls.ts";
import { nobody, type PictureStore } from "../media/picture-store.ts";
import type { PictureFormat, StudioPort } from "../media/studio-port.ts";

/** The renditions of a list card that browsers load, on phones and on dense or wide screens. */
const ahead: readonly { width: number; format: PictureFormat }[] = [
  { width: 320, format: "avif" },
  { width: 480, format: "avif" },
  { width: 320, format: "jpg" },
];
/** Rest after a picture, as a multiple of its rendering time: uses at most a quarter of one core. */
const rest = 3;
/** Event loop utilisation above which rendering pauses. */
const quiet = 0.2;
/** Pause while visitors need the server, ms. */
const pauseWhenBusy = 2000;
/** Max pictures rendered in advance; the rest waits for its first visitor. */
const maxMade = 3000;

/** Renders in advance, one at a time: the front pictures of featured products, category cards, then all others. */
export async function warmPictures(
  model: CatalogueModel,
  studio: StudioPort,
  store: PictureStore,
  stop: AbortSignal,
  logger: Logger,
): Promise<void> {
  const started = performance.now();
  let made = 0;
  let before = performance.eventLoopUtilization();
  for (const picture of inOrder(model)) {
    const [front] = studio.views(picture.packId);
    if (!front) continue;
    for (const { width, format } of ahead) {
      const request = { ...picture, view: front.view, width, format };
      const path = picturePath(front, request);
      if (await store.has(path, "catalogue")) continue;
      while (
        !stop.aborted &&
        (store.busy > 0 || performance.eventLoopUtilization(before).utilization > quiet)
      ) {
        before = performance.eventLoopUtilization();
        await idle(pauseWhenBusy, stop);
      }
      if (stop.aborted || made >= maxMade) return;
      before = performance.eventLoopUtilization();
      const began = performance.now();
      try {
        await store.get(path, "catalogue", () => studio.render(request), nobody);
        made++;
      } catch (error) {
        logger.warn({ err: error, shape: picture.packId }, "a picture cannot be made");
        break;
      }
      await idle((performance.now() - began) * rest, stop);
    }
  }
  if (made > 0)
    logger.info({ made, seconds: Math.round((performance.now() - started) / 1000) }, "pictures made ahead");
}

const idle = (time: number, stop: AbortSignal): Promise<void> =>
  pause(time, undefined, { signal: stop, ref: false }).catch(() => {});

/** Each distinct picture once: category cards and featured products first. */
function* inOrder(model: CatalogueModel): Generator<StudioPicture> {
  const seen = new Set<string>();
  const once = (picture: StudioPicture | null): picture is StudioPicture => {
    if (!picture) return false;
    const key = `${picture.packId}/${picture.bodyHex}/${picture.closureHex}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  for (const { picture } of model.categories.values()) if (once(picture)) yield picture;
  // Lists show a photograph if there is one.
  const listed = model.products
    .values()
    .filter(({ photographs }) => photographs.length === 0)
    .toArray();
  for (const { picture, isFeatured } of listed) if (isFeatured && once(picture)) yield picture;
  for (const { picture } of listed) if (once(picture)) yield picture;
}
