import { join } from "node:path";

/** The folder of uploads, outside everything that is served. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "uploads");

/** The suffix of a file that is still being written. */
export const unfinishedEnding = ".part";
