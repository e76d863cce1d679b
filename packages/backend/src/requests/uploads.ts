import { createHash, randomBytes } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { maxFileNameLength } from "@preforma/domain/limits";
import { maxCvBytes, requestFieldMessages } from "@preforma/domain/requests";
import type { Texts } from "@preforma/domain/validation";
import type { Db } from "../database/schema.ts";
import { documentComplaint } from "./active-content/index.ts";
import { noteUnfinished } from "./upload-deletions.ts";
import { unfinishedEnding, uploadsFolder } from "./uploads-folder.ts";
import { syncFolder } from "../durable/sync-folder.ts";

/** An uploaded file after inspection. */
export interface CheckedUpload {
  bytes: Uint8Array;
  /** The sender's file name, sanitised. */
  name: string;
  extension: "pdf" | "docx";
  contentType: string;
  /** SHA-256, hex. */
  digest: string;
}

/** A file that is durably on disk. */
export interface StoredUpload {
  name: string;
  storedName: string;
  contentType: string;
  bytes: number;
}

/** Checks a CV. Browsers send an empty file field as a file of no bytes, which counts as no file. */
export async function checkCv(file: File): Promise<CheckedUpload | { complaint: Texts } | null> {
  if (file.size === 0) return null;
  if (file.size > maxCvBytes) return { complaint: requestFieldMessages.cvSize };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A broken file that pretends to be a document is refused.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext !== "pdf" && type?.ext !== "docx") return { complaint: requestFieldMessages.cvType };
  const complaint = await documentComplaint(bytes, type.ext);
  if (complaint) return { complaint };
  return {
    bytes,
    name: harmlessName(file.name, type.ext),
    extension: type.ext,
    contentType: type.mime,
    digest: createHash("sha256").update(bytes).digest("hex"),
  };
}

/**
 * The last segment of a name, without characters that a file system or a header could misread, with the extension of
 * its detected type.
 */
function harmlessName(given: string, extension: string): string {
  const base = (given.slice(-maxFileNameLength).split(/[\\/]/).pop() ?? "")
    .normalize("NFC")
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}\p{Z}"<>:|?*;%]+/gu, " ")
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, "")
    .trim();
  return `${Array.from(base).slice(0, 100).join("").trim() || "cv"}.${extension}`;
}

/**
 * Writes a file so that it is on disk, under its final name, before the row that names it is committed. A deletion note
 * is added first, and `addFile` drops it: after a crash in between, the file is swept.
 */
export async function storeUpload(db: Db, dataDir: string, upload: CheckedUpload): Promise<StoredUpload> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const storedName = `${randomBytes(16).toString("hex")}.${upload.extension}`;
  await noteUnfinished(db, storedName);
  const unfinished = join(folder, `${storedName}${unfinishedEnding}`);
  try {
    await writeFile(unfinished, upload.bytes, { flag: "wx", mode: 0o600, flush: true });
    await rename(unfinished, join(folder, storedName));
    await syncFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
  return {
    name: upload.name,
    storedName,
    contentType: upload.contentType,
    bytes: upload.bytes.byteLength,
  };
}

/** Removes a file whose row was not committed. */
export async function dropUpload(dataDir: string, upload: StoredUpload): Promise<void> {
  await rm(join(uploadsFolder(dataDir), upload.storedName), { force: true });
}
