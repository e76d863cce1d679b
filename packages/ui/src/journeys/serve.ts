import { createServer, type OutgoingHttpHeaders } from "node:http";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";

const types: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** Contents of a page's scripts and styles by path. */
type Files = ReadonlyMap<string, string | Uint8Array>;

/** React's production build, or the slower development build, which reports more and runs effects twice. */
export type ReactBuild = "production" | "development";

const built = new Map<string, Promise<Files>>();

/** Builds a module in memory. */
async function filesOf(client: URL, react: ReactBuild): Promise<Files> {
  const results = await build({
    configFile: false,
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": JSON.stringify(react) },
    oxc: { jsx: { development: react === "development" } },
    // Makes the same class names as the server rendering in the test.
    plugins: [vanillaExtractPlugin({ identifiers: "debug" })],
    build: {
      write: false,
      cssCodeSplit: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(client),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "client.js", chunkFileNames: "[name].js" },
      },
    },
  });
  const [result] = [results].flat();
  if (result === undefined || !("output" in result))
    throw new Error(`Nothing was built from ${client.href}.`);
  return new Map(
    result.output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
}

/**
 * Serves a page with separate scripts and styles, which are built once for all test files of a process.
 *
 * @param client The module that hydrates the page.
 * @param render Returns the attributes of `html` and the content of the page at a path.
 * @param react The build of React that hydrates it.
 */
export async function serve(
  client: URL,
  render: (path: string) => { attributes: string; content: string },
  react: ReactBuild,
  headers: OutgoingHttpHeaders = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const key = `${client.href} ${react}`;
  const building = built.get(key) ?? filesOf(client, react);
  built.set(key, building);
  const files = await building;
  const css = [...files.keys()].find((name) => name.endsWith(".css")) ?? "";
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = files.get(path);
    if (file !== undefined) {
      const type = types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      response.writeHead(200, { ...headers, "content-type": type }).end(file);
      return;
    }
    const { attributes, content } = render(path);
    response
      .writeHead(200, { ...headers, "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><html ${attributes}><head><meta charset="utf-8"><title>${path}</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="${css}"></head><body><div id="root">${content}</div><script type="module" src="/client.js"></script></body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server of the journeys has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
