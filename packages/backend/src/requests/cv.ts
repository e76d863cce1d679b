import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type AuditBy, recordAudit } from "../audit/index.ts";
import type { Db } from "../database/schema.ts";
import { requestById, type StoredFile } from "./store.ts";
import { uploadsFolder } from "./uploads-folder.ts";

/**
 * The path of an application's CV. Records the access in the audit log. `elsewhere`: of several servers on one
 * database, each has only the files that were uploaded to it, unless they share the folder.
 */
export async function readCv(
  db: Db,
  dataDir: string,
  id: number,
  by: AuditBy,
): Promise<{ file: StoredFile; path: string } | "unknown" | "elsewhere"> {
  const file = (await requestById(db, id))?.files[0];
  if (!file) return "unknown";
  const path = join(uploadsFolder(dataDir), file.stored_name);
  if (!(await stat(path).catch(() => null))) return "elsewhere";
  await recordAudit(db, { ...by, action: "request.read_cv", subject: `request/${id}` });
  return { file, path };
}
