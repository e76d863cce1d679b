import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Db } from "../../database/schema.ts";
import { codeOf, messageOf, RefusedError } from "../../errors/index.ts";
import { TILE_GROUND } from "@preforma/studio";
import { PhotographError, photographLimits, takePhotograph } from "../photograph.ts";
import type { PhotographFolder } from "./folder.ts";
import { findPhotograph, type NewPhotograph } from "./store.ts";

/** Version of the processing: part of the digest, because the file behind a URL must never change. */
const recipe = 1;

/** The name of a photograph's renditions, by its content. */
export function photographDigest(bytes: Uint8Array): string {
  return createHash("sha256").update(`${recipe}\n`).update(bytes).digest("hex").slice(0, 32);
}

/**
 * The bytes of a photograph's file. A file that is too large is not read at all.
 * @throws RefusedError
 */
export async function readPhotograph(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path, "r");
    try {
      const { size } = await file.stat();
      if (size > photographLimits.bytes) throw PhotographError.tooHeavy(photographLimits);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof PhotographError) throw error;
    const reasons: Readonly<Record<string, string>> = {
      ENOENT: "there is no such file; check its path.",
      EISDIR: "this is a folder; name the files in it.",
      EACCES: "it may not be read; check its permissions.",
    };
    throw new RefusedError(reasons[codeOf(error) ?? ""] ?? `it cannot be read: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/**
 * Makes all renditions of a photograph, unless they exist already.
 * @throws PhotographError
 */
export async function preparePhotograph(
  db: Db,
  folder: PhotographFolder,
  bytes: Uint8Array,
): Promise<NewPhotograph> {
  const digest = photographDigest(bytes);
  const known = await findPhotograph(db, digest);
  if (known && (await folder.has(digest))) return { ...known, draft: null };
  const { files } = await takePhotograph(bytes, photographLimits, TILE_GROUND);
  const widest = files.reduce((one, other) => (other.width > one.width ? other : one));
  return {
    digest,
    width: widest.width,
    height: widest.height,
    widths: [...new Set(files.map((file) => file.width))].toSorted((a, b) => a - b),
    draft: await folder.draft(files),
  };
}
