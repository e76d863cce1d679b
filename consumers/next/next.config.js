import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** @type {import("next").NextConfig} */
export default {
  // Nothing above this folder belongs to the application.
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
};
