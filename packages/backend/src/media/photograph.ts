import sharp, { type Metadata } from "sharp";
import { fallbackWidths } from "./urls.ts";
import type { PictureFormat } from "./studio-port.ts";
import { RefusedError } from "../errors/index.ts";

/** Accepted formats of a photograph, detected from its bytes, not from its name or declared type. */
export const photographFormats = ["jpeg", "png", "webp", "avif"] as const;

/** Widths of a photograph's renditions, px; never wider than the photograph itself. */
export const photographWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** Max bytes and pixels of an upload, and the min of its shorter side in pixels. */
export interface PhotographLimits {
  bytes: number;
  pixels: number;
  shortestSide: number;
}

/** The default limits. */
export const photographLimits: PhotographLimits = {
  bytes: 20 * 1024 * 1024,
  pixels: 60_000_000,
  shortestSide: 160,
};

/** Why a photograph was refused. */
export type PhotographProblem =
  | "too-heavy"
  | "not-an-image"
  | "unsupported-format"
  | "too-many-pixels"
  | "too-small";

/** Thrown for a photograph that is not accepted; `problem` is a code for the reason, the message a sentence. */
export class PhotographError extends RefusedError {
  override name = "PhotographError";
  readonly problem: PhotographProblem;

  constructor(problem: PhotographProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }

  /** The refusal of a photograph with too many bytes, also when only its size is known. */
  static tooHeavy(limits: PhotographLimits): PhotographError {
    const max = Math.floor(limits.bytes / 1024 / 1024);
    return new PhotographError(
      "too-heavy",
      `The photograph is heavier than ${max} MB; export it with stronger compression or fewer pixels.`,
    );
  }
}

/** One rendition of a photograph. Sizes in pixels. */
export interface PhotographFile {
  format: PictureFormat;
  width: number;
  height: number;
  data: Buffer;
}

/** A photograph ready for the catalogue: upright, without metadata, in sRGB. Sizes in pixels. */
export interface Photograph {
  width: number;
  height: number;
  /** Whether parts of it are transparent, so that it suits any background. */
  transparent: boolean;
  files: PhotographFile[];
}

async function examine(bytes: Uint8Array, limits: PhotographLimits): Promise<Metadata> {
  if (bytes.byteLength > limits.bytes) throw PhotographError.tooHeavy(limits);
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PhotographError(
      "not-an-image",
      "The file is not a picture, or it is damaged; send JPEG, PNG, WebP or AVIF.",
      cause,
    );
  }
  const { format, width, height, compression } = metadata;
  const kind = format === "heif" && compression === "av1" ? "avif" : format;
  if (!photographFormats.some((known) => known === kind)) {
    throw new PhotographError(
      "unsupported-format",
      `Pictures of type ${kind} are not taken; send JPEG, PNG, WebP or AVIF.`,
    );
  }
  if (width * height > limits.pixels) {
    throw new PhotographError(
      "too-many-pixels",
      `The photograph has ${width} x ${height} pixels; at most ${Math.floor(limits.pixels / 1e6)} million are taken: save it smaller.`,
    );
  }
  if (Math.min(width, height) < limits.shortestSide) {
    throw new PhotographError(
      "too-small",
      `The photograph has ${width} x ${height} pixels; its shorter side needs at least ${limits.shortestSide}: send a larger one.`,
    );
  }
  return metadata;
}

/**
 * Processes an uploaded photograph: checks its content and limits, rotates it upright by its EXIF orientation, strips
 * all metadata (including location and camera), and makes AVIF and WebP files in every width that fits, plus JPEG in
 * the two of `fallbackWidths`, with `ground` (`#rrggbb`) behind transparent parts.
 * @throws PhotographError if it is not accepted.
 */
export async function takePhotograph(
  bytes: Uint8Array,
  limits: PhotographLimits = photographLimits,
  ground = "#ffffff",
): Promise<Photograph> {
  const metadata = await examine(bytes, limits);
  let upright: Buffer;
  let width: number;
  let height: number;
  let channels: 1 | 2 | 3 | 4;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.pixels, failOn: "error" })
      .autoOrient()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    upright = data;
    ({ width, height, channels } = info);
  } catch (cause) {
    throw new PhotographError("not-an-image", "The photograph is damaged; export it again.", cause);
  }
  const widths: number[] = photographWidths.filter((candidate) => candidate < width);
  const widest = Math.min(width, photographWidths.at(-1) ?? width);
  if (!widths.includes(widest)) widths.push(widest);
  const fallbacks = Object.values(fallbackWidths(widths));
  const files: PhotographFile[] = [];
  for (const target of widths) {
    const sized = sharp(upright, { raw: { width, height, channels } }).resize({ width: target });
    const [avif, webp] = await Promise.all([
      sized.clone().avif({ quality: 58, effort: 2 }).toBuffer({ resolveWithObject: true }),
      sized.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    ]);
    files.push({ format: "avif", width: avif.info.width, height: avif.info.height, data: avif.data });
    files.push({ format: "webp", width: webp.info.width, height: webp.info.height, data: webp.data });
    if (!fallbacks.includes(target)) continue;
    const jpg = await sized
      .clone()
      .flatten({ background: ground })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    files.push({ format: "jpg", width: jpg.info.width, height: jpg.info.height, data: jpg.data });
  }
  return { width, height, transparent: metadata.hasAlpha ?? false, files };
}
