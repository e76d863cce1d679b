import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { directionOf, isLocale } from "@preforma/domain/locales";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { bundle, serve } from "../serve.ts";
import { JourneyPage } from "./page.tsx";

const sources = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** A page with the whole frame; one per language at `/{locale}`. */
export const serveJourneys = (): ReturnType<typeof serve> =>
  serve(new URL("./client.tsx", import.meta.url), (path) => {
    const first = path.split("/")[1] ?? "";
    const locale = isLocale(first) ? first : "tr";
    return {
      attributes: `lang="${locale}" dir="${directionOf(locale)}"`,
      content: renderToString(createElement(JourneyPage, { locale })),
    };
  });

/** Bytes, gzipped, that a component brings at load with React left out: its script and its styles. */
export async function sizeOf(component: string): Promise<{ script: number; styles: number }> {
  const output = await bundle(join(sources, component, "index.ts"), [
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
