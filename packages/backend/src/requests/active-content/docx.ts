import { setImmediate as breathe } from "node:timers/promises";
import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { xmlParser } from "../../xml/xml-parser.ts";
import type { DocumentFault } from "./index.ts";
import { maxUnpacked, searchSlices, sliceLength } from "./slices.ts";

/** Parts that contain macros, controls or other files. */
const activePart =
  /(?:^|\/)(?:vba[^/]*|activex[^/]*|embeddings|customui)(?:\/|\.|$)|\.(?:bin|exe|dll|js|vbs|hta)$/i;
/** Kinds of parts that a package description must not contain. */
const activeKinds = ["macroEnabled", "vbaProject", "vbaData", "activeX", "oleObject", "package.embedded"];
/** Links that a program follows by itself when the document is opened. */
const fetched = ["attachedTemplate", "oleObject", "frame", "subDocument"];
/** Max parts of one document. */
const maxParts = 2000;

/** Max size of an XML part, bytes; the text of a CV has a tenth of it. */
const maxText = 4 * 1024 * 1024;
/** Max size of all of them together, bytes. */
const maxTexts = 8 * 1024 * 1024;
/** Max size of the package description, bytes, and max instructions of all fields in a part, characters. */
const maxDescription = 1024 * 1024;
const maxInstructions = 256 * 1024;

const isDescription = (name: string): boolean => /(?:\.rels|\[Content_Types\]\.xml)$/i.test(name);
const isText = (name: string): boolean => /^word\/.*\.xml$/i.test(name);

/** Why a Word document is not accepted; null if nothing was found. */
export async function docxFault(bytes: Buffer): Promise<DocumentFault | null> {
  try {
    const archive = await fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > maxParts) return "locked";
    let unpacked = 0;
    let read = 0;
    for await (const entry of archive.eachEntry()) {
      if (activePart.test(entry.fileName)) return "active";
      if (entry.isEncrypted()) return "locked";
      unpacked += entry.uncompressedSize;
      if (isDescription(entry.fileName) || isText(entry.fileName)) read += entry.uncompressedSize;
      if (unpacked > maxUnpacked || read > maxTexts) return "locked";
      const fault = await partFault(entry, await contentOf(archive, entry));
      if (fault) return fault;
    }
    return null;
  } catch {
    // Names that lead out of the folder, wrong sizes, or data that cannot be decompressed.
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
  const found = await searchSlices<never>(content, () => null);
  if (found) return found;
  if (isDescription(entry.fileName)) {
    if (content.length > maxDescription) return "locked";
    return describesActive(withNumbers(decoded(content))) ? "active" : null;
  }
  if (!isText(entry.fileName)) return null;
  if (content.length > maxText) return "locked";
  const instructions = await instructionsIn(decoded(content));
  if (instructions === null) return "locked";
  return startsProgram.test(instructions) ? "active" : null;
}

/** Decodes XML by its byte order mark. */
function decoded(content: Buffer): string {
  const isBig = content[0] === 0xfe && content[1] === 0xff;
  const isLittle = content[0] === 0xff && content[1] === 0xfe;
  return new TextDecoder(isBig ? "utf-16be" : isLittle ? "utf-16le" : "utf-8").decode(content);
}

/** XML with its numeric character references replaced. */
const withNumbers = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function describesActive(text: string): boolean {
  if (activeKinds.some((kind) => text.includes(kind))) return true;
  return text
    .split("Relationship")
    .some((link) => /["']External["']/.test(link) && fetched.some((kind) => link.includes(`/${kind}`)));
}

/** A field instruction that runs another program. */
const startsProgram = /\bDDE(?:AUTO)?\b/i;

/** Errors of a part's XML that are tolerated. No program opens a document that has any. */
const maxErrors = 100;

/**
 * The instructions of all fields, as a program that opens the document reads them: an instruction may be split into
 * several pieces, which are joined here. Null if there are too many. Throws for XML that no program writes.
 */
async function instructionsIn(xml: string): Promise<string | null> {
  let fields = "";
  let simple = "";
  let isInstruction = false;
  const reader = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      // Nested elements do not end it.
      isInstruction ||= name === "instrText";
      for (const [attribute, value] of Object.entries(attributes))
        if (/(?:^|:)instr$/.test(attribute)) simple += ` ${value}`;
    },
    text(text: string) {
      if (isInstruction) fields += text;
    },
    close(name: string) {
      if (name === "instrText") isInstruction = false;
    },
  };
  const parser = xmlParser(reader, maxErrors);
  for (let start = 0; start < xml.length; start += sliceLength) {
    parser.write(xml.slice(start, start + sliceLength));
    if (fields.length + simple.length > maxInstructions) return null;
    if (xml.length > sliceLength) await breathe();
  }
  parser.close();
  return `${fields} ${simple}`;
}
