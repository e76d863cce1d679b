import { defineConfig } from "vite";

/** What an application gets that uses one component: for the test that nothing else comes along. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist-button",
    lib: { entry: "src/button-only.ts", formats: ["es"], fileName: "button" },
    rolldownOptions: { external: [/^react(-dom)?(\/|$)/] },
  },
});
