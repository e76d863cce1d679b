import { pictureWidths } from "@preforma/studio";
import { pictureFormats, type PictureFormat, type Rendition, type StudioView } from "./studio-port.ts";

/**
 * Distinguishes a picture's URL from the URL before it was rendered again: one in a million is alike, and a page
 * names fifty of them.
 */
export function pictureVersion({ hash }: Pick<StudioView, "hash">): string {
  return hash.slice(0, 5);
}

/** Where a rendition lies below `/media/p/` and below the cache folder alike. */
export function picturePath(of: Pick<StudioView, "hash">, request: Rendition): string {
  const { packId, bodyHex, closureHex, view, width, format } = request;
  return `${pictureVersion(of)}/${packId}/${view}/${bare(bodyHex)}-${bare(closureHex)}/${width}.${format}`;
}

const bare = (hex: string): string => hex.replace("#", "").toLowerCase();

const isFormat = (format: string): format is PictureFormat => Object.hasOwn(pictureFormats, format);

/** Versions had eight characters once, and addresses with them are still out there. */
const pattern =
  /^([0-9a-f]{5}|[0-9a-f]{8})\/([a-z0-9][a-z0-9_-]{0,63})\/([a-z0-9][a-z0-9_-]{0,31})\/([0-9a-f]{6})-([0-9a-f]{6})\/(\d{2,4})\.(avif|webp|jpg)$/;

/** Reads an address below `/media/p/`; null for anything that `picturePath` does not write. */
export function parsePicturePath(path: string): { hash: string; request: Rendition } | null {
  const match = pattern.exec(path);
  if (!match) return null;
  const [, hash = "", packId = "", view = "", body = "", closure = "", width = "", format = ""] = match;
  if (!(pictureWidths as readonly number[]).includes(Number(width)) || !isFormat(format)) return null;
  return {
    hash,
    request: {
      packId,
      view,
      bodyHex: `#${body}`,
      closureHex: `#${closure}`,
      width: Number(width),
      format,
    },
  };
}

/** File name of a view's pack below `/media/packs/{hash}/`. */
export function packFile(packId: string, view: string): string {
  return `${packId}.${view}.avif`;
}

/** Where a rendition of a photograph lies below `/media/photographs/`. */
export function photographPath(digest: string, width: number, format: PictureFormat): string {
  return `${digest}/${width}.${format}`;
}

/** Reads an address below `/media/photographs/`; null for anything that `photographPath` does not write. */
export function parsePhotographPath(
  path: string,
): { digest: string; file: string; format: PictureFormat } | null {
  const [, digest = "", file = "", format = ""] =
    /^([0-9a-f]{32})\/(\d{2,4}\.(avif|webp|jpg))$/.exec(path) ?? [];
  return isFormat(format) ? { digest, file, format } : null;
}

/** The widest JPEG that small pictures fall back to, px; another one is made as wide as the widest. */
const thumbnailWidth = 320;

/**
 * The widths that are made as JPEG too: for share pictures and for programs that read pages without being a browser.
 * @param widths ascending, px.
 */
export function fallbackWidths(widths: readonly number[]): { thumbnail: number; largest: number } {
  return {
    thumbnail: widths.findLast((width) => width <= thumbnailWidth) ?? widths[0] ?? 0,
    largest: widths.at(-1) ?? 0,
  };
}
