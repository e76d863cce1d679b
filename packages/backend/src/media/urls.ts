import { pictureWidths } from "@preforma/studio";
import { pictureFormats, type PictureFormat, type Rendition, type StudioView } from "./studio-port.ts";

/**
 * Changes a picture's URL when it is rendered again: the chance of a collision is one in a million, and a page contains
 * fifty URLs.
 */
export function pictureVersion({ hash }: Pick<StudioView, "hash">): string {
  return hash.slice(0, 5);
}

/** The path of a rendition, both below `/media/p/` and in the cache folder. */
export function picturePath(of: Pick<StudioView, "hash">, request: Rendition): string {
  const { packId, bodyHex, closureHex, view, width, format } = request;
  return `${pictureVersion(of)}/${packId}/${view}/${bare(bodyHex)}-${bare(closureHex)}/${width}.${format}`;
}

const bare = (hex: string): string => hex.replace("#", "").toLowerCase();

const isFormat = (format: string): format is PictureFormat => Object.hasOwn(pictureFormats, format);

/** Versions once had eight characters, and such URLs are still in use. */
const pattern =
  /^([0-9a-f]{5}|[0-9a-f]{8})\/([a-z0-9][a-z0-9_-]{0,63})\/([a-z0-9][a-z0-9_-]{0,31})\/([0-9a-f]{6})-([0-9a-f]{6})\/(\d{2,4})\.(avif|webp|jpg)$/;

/** Parses a path below `/media/p/`; null for anything that `picturePath` does not write. */
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

/** The path of a rendition of a photograph below `/media/photographs/`. */
export function photographPath(digest: string, width: number, format: PictureFormat): string {
  return `${digest}/${width}.${format}`;
}

/** Parses a path below `/media/photographs/`; null for anything that `photographPath` does not write. */
export function parsePhotographPath(
  path: string,
): { digest: string; file: string; format: PictureFormat } | null {
  const [, digest = "", file = "", format = ""] =
    /^([0-9a-f]{32})\/(\d{2,4}\.(avif|webp|jpg))$/.exec(path) ?? [];
  return isFormat(format) ? { digest, file, format } : null;
}

/** Width of the smaller fallback JPEG, px; the other is as wide as the widest rendition. */
const thumbnailWidth = 320;

/**
 * The widths that also exist as JPEG: for share pictures and for programs that read pages without being a browser.
 * @param widths ascending, px.
 */
export function fallbackWidths(widths: readonly number[]): { thumbnail: number; largest: number } {
  return {
    thumbnail: widths.findLast((width) => width <= thumbnailWidth) ?? widths[0] ?? 0,
    largest: widths.at(-1) ?? 0,
  };
}
