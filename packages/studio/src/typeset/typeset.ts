import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { mediaRoot } from "../media-root.ts";

/** A requested PDF document. */
export interface DocumentJob {
  /** A file of `media/documents`. */
  template: "data-sheet" | "drawing" | "quote" | "statement";
  /** The template's `data.json`. */
  data: unknown;
  /** Pictures by the file names that the template reads. */
  files: Readonly<Record<string, Uint8Array>>;
  /** Seconds since the epoch, for the PDF's own date: the same data produce the same bytes. */
  madeAt: number;
}

const fonts = ["rubik-400.ttf", "rubik-600.ttf"];
/** Number of documents after which compiled parts of earlier ones are evicted. */
const rememberedDocuments = 10;

let compiler: Promise<NodeCompiler> | null = null;

/** Loaded with the first document: it takes some 60 MB. */
async function openCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const fontBlobs = await Promise.all(fonts.map((name) => readFile(join(mediaRoot(), "fonts", name))));
  return NodeCompiler.create({ workspace: join(mediaRoot(), "documents"), fontArgs: [{ fontBlobs }] });
}

/**
 * Typesets a document as PDF: tagged, conforming to PDF/UA-1 where all its characters can be shown, with its language
 * and title, and subsets of the fonts embedded.
 * @throws Error with the fault in the template or its data.
 */
export async function typesetDocument({ template, data, files, madeAt }: DocumentJob): Promise<Uint8Array> {
  const typst = await (compiler ??= openCompiler());
  const folder = join(mediaRoot(), "documents");
  typst.resetShadow();
  typst.mapShadow(join(folder, "data.json"), Buffer.from(JSON.stringify(data)));
  for (const [name, bytes] of Object.entries(files)) typst.mapShadow(join(folder, name), Buffer.from(bytes));
  const outcome = typst.compile({ mainFilePath: join(folder, `${template}.typ`), resetRead: true });
  if (!outcome.result)
    throw new Error(
      `The document could not be set: ${JSON.stringify(outcome.takeError()?.shortDiagnostics)}`,
    );
  const pdf = written(typst, outcome.result, madeAt);
  typst.evictCache(rememberedDocuments);
  return pdf;
}

function written(typst: NodeCompiler, document: NodeTypstDocument, creationTimestamp: number): Uint8Array {
  try {
    return typst.pdf(document, { pdfStandard: "ua-1", creationTimestamp });
  } catch {
    // The standard forbids characters that no font has: such a name is shown without them rather than not at all.
    return typst.pdf(document, { creationTimestamp });
  }
}
