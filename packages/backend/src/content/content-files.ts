import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ContentKind, ContentRecord } from "@preforma/domain/content";
import { ZodError } from "zod";
import { complaintLines, messageOf, RefusedError } from "../errors/index.ts";
import { readText } from "../text/text-file.ts";
import { parseRecord } from "./store.ts";

/** Options for reading content files. */
export interface ContentFileOptions {
  /** Hosts besides the site's own whose pictures pages may show. */
  mediaHosts?: readonly string[];
  /** The instant that `today` in dates refers to, ms since the epoch; its date is taken in UTC. */
  now: number;
}

/**
 * Reads the entries of a kind: from a JSON file with one entry or a list of them, or from a folder of such files.
 * Entries are sorted by `sort_order`, then by file name. Throws `RefusedError`.
 */
export async function readContentFiles<Kind extends ContentKind>(
  kind: Kind,
  path: string,
  options: ContentFileOptions,
): Promise<ContentRecord<Kind>[]> {
  const records = await Promise.all((await filesAt(path)).map((file) => readFileOf(kind, file, options)));
  const entries = records.flat();
  const seen = new Set<string>();
  const twice = entries.find(({ key }) => {
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
  if (twice !== undefined)
    throw new RefusedError(
      `${path} has two entries with the key ${twice.key}; nothing was written. Give each its own key.`,
    );
  return entries.toSorted((a, b) => a.sort_order - b.sort_order);
}

async function filesAt(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const names = await readdir(path);
    return names
      .filter((name) => name.endsWith(".json"))
      .toSorted()
      .map((name) => join(path, name));
  } catch (error) {
    throw new RefusedError(`${path} cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

async function readFileOf<Kind extends ContentKind>(
  kind: Kind,
  file: string,
  { mediaHosts, now }: ContentFileOptions,
): Promise<ContentRecord<Kind>[]> {
  const given = await readJson(file, now);
  const entries: unknown[] = Array.isArray(given) ? given : [given];
  return entries.map((entry, index) => {
    try {
      return parseRecord(kind, entry, mediaHosts);
    } catch (error) {
      if (!(error instanceof ZodError)) throw error;
      throw new RefusedError(
        `Entry ${index + 1} of ${file} is not valid; nothing was written.\n${complaintLines(error.issues)}`,
        { cause: error },
      );
    }
  });
}

async function readJson(file: string, now: number): Promise<unknown> {
  try {
    return JSON.parse(await readText(file), countedDates(now)) as unknown;
  } catch (error) {
    throw new RefusedError(`${file} cannot be read as JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** Fields that contain a date or an instant. */
const dateFields = new Set([
  "published_at",
  "expires_at",
  "valid_from",
  "valid_to",
  "issued_on",
  "valid_until",
  "closing_date",
]);
const countedDate = /^today((?:[+-]\d{1,4}[dy]){0,3})(T.+)?$/;

/**
 * Replaces dates that are relative to the day on which a file is read: `today-40d`, `today-410d+3y-1d` (days and years,
 * from left to right), `today+7dT09:00:00+03:00`. This way, a demonstration never looks stale.
 */
function countedDates(now: number) {
  return (name: string, value: unknown): unknown => {
    const counted = dateFields.has(name) && typeof value === "string" ? countedDate.exec(value) : null;
    if (!counted) return value;
    const [, steps = "", time = ""] = counted;
    const day = new Date(now);
    for (const [, count, unit] of steps.matchAll(/([+-]\d+)([dy])/g)) {
      if (unit === "d") day.setUTCDate(day.getUTCDate() + Number(count));
      else day.setUTCFullYear(day.getUTCFullYear() + Number(count));
    }
    return day.toISOString().slice(0, 10) + time;
  };
}
