import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { directionOf, isLocale } from "@preforma/domain/locales";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build, type Rolldown } from "vite";
import { JourneyPage } from "./page.tsx";

const here = dirname(fileURLToPath(import.meta.url));
const sources = join(here, "..", "..");

async function bundle(input: string, external: readonly string[] = []): Promise<Rolldown.RolldownOutput> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    mode: external.length > 0 ? "production" : "development",
    define: { "process.env.NODE_ENV": JSON.stringify(external.length > 0 ? "production" : "development") },
    // The class names of the test's own server rendering.
    plugins: [vanillaExtractPlugin({ identifiers: external.length > 0 ? "short" : "debug" })],
    build: {
      write: false,
      cssCodeSplit: false,
      minify: external.length > 0,
      rolldownOptions: {
        input,
        external: [...external],
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "client.js" },
      },
    },
  });
  const built = Array.isArray(output) ? output[0] : output;
  if (built === undefined || !("output" in built)) throw new Error(`Nothing was built from ${input}.`);
  return built;
}

/** A page with the whole frame, served with its scripts and styles; one per language at `/{locale}`. */
export async function serveJourneys(): Promise<{ origin: string; close: () => Promise<void> }> {
  const files = new Map(
    (await bundle(fileURLToPath(new URL("./client.tsx", import.meta.url)))).output.map((file) => [
      `/${file.fileName}`,
      file.type === "chunk" ? file.code : file.source,
    ]),
  );
  const css = [...files.keys()].find((name) => name.endsWith(".css")) ?? "";
  const types: Record<string, string> = { js: "text/javascript", css: "text/css", woff2: "font/woff2" };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = files.get(path);
    if (file !== undefined) {
      response
        .setHeader("content-type", types[path.split(".").at(-1) ?? ""] ?? "application/octet-stream")
        .end(file);
      return;
    }
    const first = path.split("/")[1] ?? "";
    const locale = isLocale(first) ? first : "tr";
    const html = renderToString(createElement(JourneyPage, { locale }));
    response
      .setHeader("content-type", "text/html; charset=utf-8")
      .end(
        `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${path}</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="${css}"></head><body><div id="root">${html}</div><script type="module" src="/client.js"></script></body></html>`,
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

/** Bytes, gzipped, that a component brings at load with React left out: its script and its styles. */
export async function sizeOf(component: string): Promise<{ script: number; styles: number }> {
  const { output } = await bundle(join(sources, component, "index.ts"), [
    "react",
    "react-dom",
    "react/jsx-runtime",
  ]);
  const chunks = output.filter((file) => file.type === "chunk");
  // What is imported on intent is not there at load.
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of first)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      first.add(imported);
  const size = (texts: readonly (string | Uint8Array)[]) =>
    texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
  return {
    script: size(chunks.filter(({ fileName }) => first.has(fileName)).map(({ code }) => code)),
    styles: size(
      output.flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css") ? [file.source] : [],
      ),
    ),
  };
}
