import type { Plugin } from "vite";
import { brands, createTheme, exportTokens } from "../src/theme-builder/index.ts";
import { locales } from "@preforma/domain/locales";
import { messagesFor } from "../src/messages/index.ts";

/**
 * Writes the files of each brand, and fails the build if a brand's contrast is too low:
 * `brands/<name>.css` (used with the theme, on `:root`), `brands/<name>.custom-properties.css` (all of the theme's
 * custom properties, for pages without the library) and `brands/<name>.tokens.json` (DTCG for design tools).
 */
export function tokenFiles(): Plugin {
  return {
    name: "preforma:token-files",
    enforce: "post",
    generateBundle: {
      // After `styleSheets`, which removes all other style sheets from the bundle.
      order: "post",
      handler() {
        for (const [name, brand] of Object.entries(brands)) {
          const emit = (fileName: string, source: string) =>
            this.emitFile({ type: "asset", fileName: `brands/${name}.${fileName}`, source });
          const { css, tokens } = exportTokens(brand);
          emit("css", createTheme(brand).css);
          emit("custom-properties.css", css);
          emit("tokens.json", `${JSON.stringify(tokens, null, 2)}\n`);
        }
      },
    },
  };
}

/**
 * Writes the library's texts as `messages/<locale>.json`, for applications in one language and for browsers:
 * `messagesFor` loads all six languages.
 */
export function messageFiles(): Plugin {
  return {
    name: "preforma:message-files",
    generateBundle() {
      for (const locale of locales)
        this.emitFile({
          type: "asset",
          fileName: `messages/${locale}.json`,
          source: `${JSON.stringify(messagesFor(locale), null, 1)}\n`,
        });
    },
  };
}
