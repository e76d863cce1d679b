import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { developmentServer } from "./server/development-server.ts";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), developmentServer(), reactRouter()],
  build: {
    target: ["chrome111", "edge111", "firefox114", "safari16.4"],
    // Every file is precompressed and immutable; small ones inlined would be repeated in each page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    ssr: {
      build: { rolldownOptions: { input: "./app/site.ts" } },
    },
  },
  optimizeDeps: {
    // Named here, or the first visit in development finds them one by one and reloads.
    include: [
      "react",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "@tanstack/react-query",
      "i18next",
    ],
  },
});
