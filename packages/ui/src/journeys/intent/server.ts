import { hash } from "node:crypto";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { inlineStyles } from "../../content-security/index.ts";
import { JourneyPage } from "./page.tsx";

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" };

const styles = inlineStyles.map((text) => `'sha256-${hash("sha256", text, "base64")}'`).join(" ");

/** Contents of the page's scripts and styles by their paths. */
type Files = ReadonlyMap<string, string | Uint8Array>;

let files: Promise<Files> | undefined;

async function buildFiles(): Promise<Files> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    // The class names of the test's own server rendering.
    plugins: [vanillaExtractPlugin({ identifiers: "debug" })],
    build: {
      write: false,
      cssCodeSplit: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./client.tsx", import.meta.url)),
        output: { entryFileNames: "client.js", chunkFileNames: "[name].js" },
      },
    },
  });
  return new Map(
    [built]
      .flat()
      .flatMap((output) => ("output" in output ? output.output : []))
      .map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]),
  );
}

/**
 * Serves the page with its scripts apart, under a policy without inline scripts and with those styles alone. They are
 * built once for all test files of a process.
 */
export async function serveJourneys(): Promise<{ origin: string; close: () => Promise<void> }> {
  const served = await (files ??= buildFiles());
  const css = [...served.keys()].find((name) => name.endsWith(".css")) ?? "";
  const html = renderToString(createElement(StrictMode, null, createElement(JourneyPage)));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = served.get(path);
    response.setHeader(
      "content-security-policy",
      `default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self' ${styles}`,
    );
    if (file !== undefined)
      response.setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "text/plain").end(file);
    else
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${path}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${css}"></head><body><div id="root">${html}</div><script type="module" src="/client.js"></script></body></html>`,
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
