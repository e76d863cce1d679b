import type { Plugin } from "vite";

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
