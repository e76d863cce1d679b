import { locales } from "@preforma/domain/locales";
import type { Plugin } from "vite";
import { messagesFor } from "../src/messages/index.ts";

/**
 * Writes the library's texts out as `messages/<locale>.json`, for applications of one language and for browsers:
 * `messagesFor` brings all six along.
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
