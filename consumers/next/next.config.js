import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
export default {
  // Nothing above this folder is the application's.
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
};
