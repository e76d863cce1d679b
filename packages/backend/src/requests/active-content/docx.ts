import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import type { DocumentFault } from "./index.ts";
import { maxUnpacked, searchSlices } from "./slices.ts";

/** Parts that hold macros, controls or other files. */
const activePart =
  /(?:^|\/)(?:vba[^/]*|activex[^/]*|embeddings|customui)(?:\/|\.|$)|\.(?:bin|exe|dll|js|vbs|hta)$/i;
/** Kinds of parts that a description of the package must not name. */
const activeKinds = ["macroEnabled", "vbaProject", "vbaData", "activeX", "oleObject", "package.embedded"];
/** Links that a program follows by itself when the document is opened. */
const fetched = ["attachedTemplate", "oleObject", "frame", "subDocument"];
/** Parts of one document. */
const maxParts = 2000;

/** Longest XML part that is read, bytes; the text of a CV has a tenth of it. */
const maxText = 4 * 1024 * 1024;

/** Why a Word document is not accepted; null when nothing was found. */
export async function docxFault(bytes: Buffer): Promise<DocumentFault | null> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > maxParts) return "locked";
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      if (activePart.test(entry.fileName)) return "active";
      if (entry.isEncrypted()) return "locked";
      unpacked += entry.uncompressedSize;
      if (unpacked > maxUnpacked) return "locked";
      const fault = await partFault(entry, await contentOf(archive, entry));
      if (fault) return fault;
    }
    return null;
  } catch {
    // Names that lead out of the folder, sizes that are not true, data that do not unpack.
    return "locked";
  }
}

async function contentOf(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function partFault(entry: Entry, content: Buffer): Promise<DocumentFault | null> {
  const isDescription = /(?:\.rels|\[Content_Types\]\.xml)$/i.test(entry.fileName);
  const isText = /^word\/.*\.xml$/i.test(entry.fileName);
  const found = await searchSlices<never>(content, () => null);
  if (found) return found;
  if (!isDescription && !isText) return null;
  if (content.length > maxText) return "locked";
  const text = decoded(content);
  return (isDescription ? describesActive(text) : startsProgram(text)) ? "active" : null;
}

/** XML in the encoding that its first bytes show, with characters that are written as numbers. */
function decoded(content: Buffer): string {
  const isBig = content[0] === 0xfe && content[1] === 0xff;
  const isLittle = content[0] === 0xff && content[1] === 0xfe;
  const text = new TextDecoder(isBig ? "utf-16be" : isLittle ? "utf-16le" : "utf-8").decode(content);
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function describesActive(text: string): boolean {
  if (activeKinds.some((kind) => text.includes(kind))) return true;
  return text
    .split("Relationship")
    .some((link) => /["']External["']/.test(link) && fetched.some((kind) => link.includes(`/${kind}`)));
}

/** Whether a field fetches from another program (DDE), also where it is written in several pieces. */
function startsProgram(text: string): boolean {
  const pieces = [...text.matchAll(/:instrText[^<>]{0,200}>([^<]{0,2000})|:instr=["']([^"'<]{0,2000})/g)];
  return /\bDDE(?:AUTO)?\b/i.test(pieces.map((piece) => piece[1] ?? ` ${piece[2]} `).join(""));
}
