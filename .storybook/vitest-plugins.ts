import { join } from "node:path";
import type { Plugin } from "vite";

/** Gives files of stories `story-test.ts` for the `vitest` that Storybook's plugin lets them import. */
export function storyTestPlugin(): Plugin {
  return {
    name: "preforma:story-test",
    enforce: "pre",
    resolveId: (id, importer) =>
      id === "vitest" && importer !== undefined && /\.stories\.tsx(?:\?|$)/.test(importer)
        ? join(import.meta.dirname, "story-test.ts")
        : undefined,
  };
}

/** Serves the pictures that stories show at the address where Storybook has them. */
export const fixtures: Plugin = {
  name: "fixtures",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith("/fixtures/")) request.url = `/packages/ui${request.url}`;
      next();
    });
  },
};
