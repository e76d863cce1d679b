import { createRequire } from "node:module";
import { dirname } from "node:path";

/** The folder `demo` of the repository: the catalogue and the texts of the demonstration company. */
export const demoFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve("@preforma/demo/package.json"));
