import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";

/** A folder for the lists of a test file, removed after its tests. */
export function importFolder() {
  let folder = "";
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "preforma-import-"))));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    path: () => folder,
    /** Writes a list and returns its path. */
    file: async (name: string, content: string): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
  };
}

/** A list of plausible names, of any length. */
export function generatedList(rows: number): string {
  const names = [
    "PET BOTTLE 250 ML 24/410 CLEAR",
    "PLASTIC CAP 805 ENERGY 15MM C/F GOLD",
    "SPRAY PUMP 20 MM G/CL",
    "JAR PP 100 ML 70/400 WHITE",
    "FLIP TOP CAP 24/410 BLACK",
  ];
  const lines = Array.from(
    { length: rows },
    (_, index) => `G${String(index).padStart(6, "0")},${names[index % names.length]} ${index},${index % 100}`,
  );
  return ["ITEMCODE,ITEMNAME,available_stock", ...lines].join("\n");
}
