import { cpSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

// Neither the library nor React needs a plugin: Vite itself compiles JSX. The fixtures' pictures are copied to the
// path at which the fixtures expect them.
const picture = import.meta.resolve("@preforma/ui/fixtures/pictures/bottle-amber-640.webp");
cpSync(dirname(fileURLToPath(picture)), "public/fixtures", { recursive: true });

// For Vite's default browsers, newer CSS such as `light-dark()` is compiled away.
export default defineConfig({});
