import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

/** The size of a component for a visitor, in KB (1,024 bytes), minified and gzipped. */
export interface Size {
  /** Its JavaScript with all its imports, without React. */
  readonly script: number;
  /** Its style sheets with those that it shares with others, without the theme. */
  readonly style: number;
  /** JavaScript that is loaded on intent. */
  readonly later: number;
}

/** The total that a visitor who uses the component loads, KB. */
export const sumOf = ({ script, style, later }: Size): number => script + style + later;

const entry = "entry:measured";
const react = /^(?:react|react-dom)(?:\/|$)/;
/** The site's browsers, so that no code for older ones is counted. */
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

/** Each file is a separate response, and so is compressed separately. */
const weigh = (files: readonly (string | Uint8Array)[]) =>
  files.reduce((sum, file) => sum + (file.length === 0 ? 0 : gzipSync(file).length), 0) / 1024;

/**
 * Bundles a module as a site's production build does and measures the output.
 *
 * @param root The folder from which packages are resolved.
 * @param source The module. Its exports stay in the bundle, as do imports for side effects, such as style sheets.
 */
export async function measure(root: string, source: string): Promise<Size> {
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    root,
    plugins: [
      {
        name: "preforma:measured-entry",
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? source : undefined),
      },
    ],
    build: {
      write: false,
      target: browsers,
      cssTarget: browsers,
      // Pictures stay separate files, fetched when they come into view.
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        external: react,
        preserveEntrySignatures: "strict",
        // The bundler's warnings about peers have nothing to do with their size.
        onLog: (level, log, pass) => (level === "warn" ? undefined : pass(level, log)),
      },
    },
  });
  const files = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const first = withImports(chunks);
  const scripts = (atFirst: boolean) =>
    weigh(chunks.filter((chunk) => first.has(chunk.fileName) === atFirst).map(({ code }) => code));
  return {
    script: scripts(true),
    style: weigh(
      files.flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [file.source] : [])),
    ),
    later: scripts(false),
  };
}

/** The files that are loaded at once: the entry's and those that it imports statically. */
function withImports(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    if (chunk === undefined || seen.has(fileName)) return;
    seen.add(fileName);
    for (const imported of chunk.imports) visit(imported);
  };
  visit(chunks.find((chunk) => chunk.isEntry)?.fileName ?? "");
  return seen;
}
