import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { developmentServer } from "./server/development-server.ts";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), developmentServer(), reactRouter()],
  build: {
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // As above: the theme needs light-dark() as it is, which the minifier would take apart for older browsers, and
    // with it the parts of a page that have a scheme of their own.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // Every file is precompressed and immutable; small ones inlined would be repeated in each page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What several pages share comes in one file: two dozen files of a few hundred bytes each would cost
            // more in requests and in the list of them, which stands in every page, than they save.
            codeSplitting: {
              groups: [
                { name: "shared", test: /packages[\\/](?:ui|domain)[\\/]|lucide-react/, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
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
      "lucide-react",
      // Not for browsers; without tree shaking, development fetches what shares a module with what is.
      "@vanilla-extract/css",
      "lru-cache",
      "zod",
    ],
  },
});
