import { join } from "node:path";

/** Where uploads lie: outside of everything that is served. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "uploads");

/** Ends the name of a file that is still being written. */
export const unfinishedEnding = ".part";
