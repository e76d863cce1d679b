import { defineConfig } from "vite";

/** Bundles an application that uses one component, for the test that the bundle contains nothing else. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist-button",
    lib: { entry: "src/button-only.ts", formats: ["es"], fileName: "button" },
    rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
  },
});
