import { defineConfig } from "vite";

/**
 * The backend as one module graph with all that it needs, made for serving: Node neither strips types nor keeps
 * hundreds of modules apart, which halves the memory and the time of its start. Only what brings native code stays
 * outside. The modules that are wanted on the first start alone, such as the demo catalogue, stay apart.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ["sharp", "@node-rs/argon2", "@myriaddreamin/typst-ts-node-compiler"] },
  build: {
    ssr: true,
    outDir: "dist",
    target: "node20",
    rolldownOptions: {
      input: { index: "src/index.ts", "painter-process": "../studio/src/painter-process.ts" },
      // An optional part of `pg` that is not installed; asking for it says so, which `pg` expects.
      external: ["pg-native"],
      output: {
        // All in one folder, where the one process finds the file of the other.
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        // A running site holds the code in memory: two bytes for each character where one is not of Latin script.
        charset: "ascii",
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
