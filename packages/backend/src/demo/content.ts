import { join } from "node:path";
import { contentKinds } from "@preforma/domain/content";
import { readContentFiles } from "../content/index.ts";
import type { SeedContent } from "../content/seed.ts";
import { demoFolder } from "./folder.ts";

/** The texts of the demonstration company, dated from the day of an instant (ms since the epoch). */
export async function demoContent(now: number): Promise<SeedContent> {
  const folder = join(demoFolder(), "content");
  const kinds = contentKinds.map(async (kind) => {
    const records = await readContentFiles(kind, join(folder, kind), { now });
    return records.map((record) => ({ kind, record }));
  });
  return (await Promise.all(kinds)).flat();
}
