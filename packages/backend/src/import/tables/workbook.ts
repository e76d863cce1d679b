import type { Readable } from "node:stream";
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from "yauzl";
import { xmlParser, type XmlReader } from "../../xml/xml-parser.ts";
import { tableLimits, UnreadableFileError } from "./table.ts";

/** Max decompressed bytes of a workbook: twice the size of the largest list. */
const maxUnpacked = 256 * 1024 * 1024;
/** A workbook of a list has a dozen parts; one with more is something else, or an attack. */
const maxParts = 5_000;

/** Excel's own limit for the text of a cell. */
const longestCell = 32_767;

/** Appends text to a cell's text. Throws `UnreadableFileError` if no cell can be so long. */
export function longerText(text: string, piece: string): string {
  if (text.length + piece.length > longestCell)
    throw new UnreadableFileError(`A cell of the workbook holds more than ${longestCell} characters.`);
  return text + piece;
}

async function readXml(stream: Readable, reader: XmlReader): Promise<void> {
  const parser = xmlParser(reader);
  const decoder = new TextDecoder();
  for await (const chunk of stream) parser.write(decoder.decode(chunk as Uint8Array, { stream: true }));
  parser.write(decoder.decode()).close();
}

/** The parts of an Excel workbook, decompressed one after the other and never all at once. */
export class Workbook {
  readonly #zip: ZipFile;
  readonly #parts: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#parts = parts;
  }

  /** Opens a file, or its bytes. Throws `UnreadableFileError` for one that would decompress to more than the max. */
  static async open(file: string | Buffer, max = maxUnpacked): Promise<Workbook> {
    // Sizes are checked during decompression, so that no part can exceed its declared size.
    const options = { autoClose: false, lazyEntries: true } as const;
    const zip = await (typeof file === "string"
      ? openPromise(file, options)
      : fromBufferPromise(file, options));
    const parts = new Map<string, Entry>();
    let unpacked = 0;
    try {
      for await (const entry of zip.eachEntry()) {
        parts.set(entry.fileName, entry);
        unpacked += entry.uncompressedSize;
        if (unpacked > max || parts.size > maxParts)
          throw new UnreadableFileError(
            `The workbook unpacks to more than ${max / 1024 / 1024} MB. Save the list alone as a new workbook, or as CSV.`,
          );
      }
    } catch (error) {
      zip.close();
      throw error;
    }
    return new Workbook(zip, parts);
  }

  close(): void {
    this.#zip.close();
  }

  /** Reads one part; false if the workbook has no part of that name. */
  async read(name: string, reader: XmlReader): Promise<boolean> {
    const entry = this.#parts.get(name);
    if (!entry) return false;
    await readXml(await this.#zip.openReadStreamPromise(entry), reader);
    return true;
  }

  /** The parts of the visible sheets, in tab order, each once: a workbook may list one a million times. */
  async sheets(): Promise<string[]> {
    const ids: string[] = [];
    const targets = new Map<string, string>();
    const isWorkbook = await this.read("xl/workbook.xml", {
      open(name, attributes) {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
        if (name === "sheet" && id && (attributes["state"] ?? "visible") === "visible") ids.push(id);
      },
    });
    if (!isWorkbook) throw new UnreadableFileError("The file is not an Excel workbook (.xlsx).");
    await this.read("xl/_rels/workbook.xml.rels", {
      open(name, { Id = "", Target = "" }) {
        if (name === "Relationship")
          targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
      },
    });
    return [...new Set(ids.flatMap((id) => targets.get(id) ?? []))];
  }

  /** The texts that cells reference by number; phonetic guides are left out. */
  async sharedStrings(): Promise<string[]> {
    const strings: string[] = [];
    let text = "";
    let isText = false;
    let isGuide = false;
    let length = 0;
    await this.read("xl/sharedStrings.xml", {
      open(name) {
        if (name === "si") text = "";
        if (name === "rPh") isGuide = true;
        isText = name === "t" && !isGuide;
      },
      text(piece) {
        if (isText) text = longerText(text, piece);
      },
      close(name) {
        isText = false;
        if (name === "rPh") isGuide = false;
        if (name !== "si") return;
        length += text.length;
        strings.push(text);
        if (length > tableLimits.characters || strings.length > tableLimits.rows * 20)
          throw new UnreadableFileError(
            `The workbook holds more than ${tableLimits.characters} characters of text. Leave out what the import does not need, or split the list.`,
          );
      },
    });
    return strings;
  }
}
