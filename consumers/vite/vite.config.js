import { cpSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

// No plugin of the library, and none for React: JSX is compiled by Vite itself. The samples' pictures are served
// where the samples look for them.
const picture = import.meta.resolve("@preforma/ui/fixtures/pictures/bottle-amber-640.webp");
cpSync(dirname(fileURLToPath(picture)), "public/fixtures", { recursive: true });

// Compiled for the browsers that Vite chooses by itself, which takes newer CSS such as `light-dark()` away.
export default defineConfig({});
