import { preview } from "vite";

/**
 * Serves a folder as static files on a free local port; returns its origin and a function that stops it.
 *
 * @param policy The content security policy of its pages.
 */
export async function serve(
  folder: string,
  policy?: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const headers = policy === undefined ? {} : { "content-security-policy": policy };
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    root: folder,
    appType: "mpa",
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0, headers },
  });
  return {
    origin: new URL(server.resolvedUrls?.local[0] ?? "").origin,
    close: () => server.close(),
  };
}
