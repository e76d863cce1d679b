import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const root = fileURLToPath(new URL("../build/client", import.meta.url));

type Handler = (request: Request, client: { clientAddress?: string }) => Response | Promise<Response>;

/** Puts the built files of the browser in front of a handler. */
export function withStaticFiles(next: Handler): Handler {
  const files = new Hono<{ Bindings: { clientAddress?: string } }>();
  files.use(
    serveStatic({
      root,
      // Compressed when the site was built.
      precompressed: true,
      onFound(path, c) {
        // Names under assets/ carry a hash of their content.
        const immutable = path.includes("/assets/");
        c.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600");
        c.header("x-content-type-options", "nosniff");
        c.header("cross-origin-resource-policy", "same-origin");
      },
    }),
  );
  files.all("*", (c) => next(c.req.raw, c.env));
  return (request, client) => (isFile(request.url) ? files.fetch(request, client) : next(request, client));
}

/** Pages, the API and media never look like this, so they need not wait for a look at the disk. */
function isFile(url: string): boolean {
  const path = new URL(url).pathname;
  return (
    path.startsWith("/assets/") ||
    path.startsWith("/brand/") ||
    (path.lastIndexOf("/") === 0 && path.includes("."))
  );
}
