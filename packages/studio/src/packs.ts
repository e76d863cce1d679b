import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PackKind } from "@preforma/domain/colour";
import { z } from "zod";
import { mediaRoot } from "./media-root.ts";
import type { ShapeView } from "./shape.ts";

/** The table of packed pictures, `manifest.json`; `samples` and `geometry` are for the render queue. */
export const packManifest = z.array(
  z.object({
    id: z.string(),
    view: z.enum(["front", "three-quarter"]),
    kind: z.enum(["opaque", "transparent"]),
    file: z.string().regex(/^[a-z0-9._-]+\.avif$/),
    width: z.int().positive(),
    height: z.int().positive(),
    bytes: z.int().positive(),
    objectWidth: z.number().positive().max(1),
    samples: z.int().positive(),
    geometry: z.string(),
    hash: z.string().regex(/^[0-9a-f]{12}$/),
  }),
);

/** A packed picture: its light is separated, and `mixPack` colours it. Width and height of the coloured picture, px. */
export interface PictureFile {
  kind: PackKind;
  width: number;
  height: number;
  bytes: number;
  /** Width of the body, or of a closure sold alone, as a share of the picture's width. */
  objectWidth: number;
  /** Twelve hexadecimal digits that change with the picture. */
  hash: string;
  /** File name within `media/packs`. */
  file: string;
  /** Its path. */
  path: string;
}

/** Increase it when the mixing of a kind changes: finished pictures and their URLs are cached for ever. */
const mixing = { opaque: 1, transparent: 2 };

const pictureHash = (kind: PackKind, packHash: string): string =>
  mixing[kind] === 1
    ? packHash
    : createHash("sha256").update(`${packHash} ${mixing[kind]}`).digest("hex").slice(0, 12);

let table: Map<string, PictureFile> | undefined;

function readTable(): Map<string, PictureFile> {
  const folder = join(mediaRoot(), "packs");
  const entries = packManifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  return new Map(
    entries.map(({ id, view, hash, ...entry }) => [
      `${id}/${view}`,
      { ...entry, hash: pictureHash(entry.kind, hash), path: join(folder, entry.file) },
    ]),
  );
}

/** The packed picture of a shape at a size, in a view, or undefined when there is none. */
export function packFor(packId: string, view: ShapeView): PictureFile | undefined {
  return (table ??= readTable()).get(`${packId}/${view}`);
}
