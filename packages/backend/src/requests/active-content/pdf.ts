import { constants, createInflate } from "node:zlib";
import type { DocumentFault } from "./index.ts";
import { maxUnpacked, searchSlices } from "./slices.ts";

/**
 * Names of PDF 32000-1 for active content: scripts (12.6.4.16), starting programs (12.6.4.5), attached files (7.11.4,
 * 12.5.6.15), films and forms with their own scripts.
 */
const activeNames = [
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
  "RichMedia",
  "XFA",
];

/** A letter of a name, or its hex code: `#4a` is `J` (7.3.5). */
function written(letter: string): string {
  const digits = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#(?:${digits}|${digits.toUpperCase()}))`;
}

const nameOf = (names: readonly string[]): RegExp => {
  const spellings = names.map((name) => Array.from(name, written).join(""));
  return new RegExp(`/(?:${spellings.join("|")})(?![^\\s\\0/()<>\\[\\]{}%])`, "g");
};
const active = nameOf(activeNames);
const encrypted = nameOf(["Encrypt"]);
const objectStream = nameOf(["ObjStm"]);
/** Filters of an object stream that are not inspected; producers use Flate alone. */
const otherFilters = nameOf([
  "ASCIIHexDecode",
  "ASCII85Decode",
  "LZWDecode",
  "RunLengthDecode",
  "AHx",
  "A85",
  "LZW",
  "RL",
  "Predictor",
]);
/** Max compressed streams of one document; one of 5 MB has some hundred. */
const maxStreams = 5000;

/** Max object streams; each contains a hundred objects. */
const maxObjectStreams = 5000;
/** Max length of the dictionary of such a stream, characters. */
const dictionaryReach = 1000;

/** Why a PDF is not accepted; null if nothing was found. */
export async function pdfFault(bytes: Buffer): Promise<DocumentFault | null> {
  let objectStreams = 0;
  const fault = await searchSlices(bytes, (text) => {
    if (holdsName(text, active)) return "active";
    if (holdsName(text, encrypted)) return "locked";
    for (const { index } of text.matchAll(objectStream)) {
      if (++objectStreams > maxObjectStreams) return "locked";
      if (holdsName(dictionaryAround(text, index), otherFilters)) return "locked";
    }
    return null;
  });
  return fault ?? (await packedFault(bytes, objectStreams > 0));
}

/** The dictionary that contains the name at an index: from the start of its object to its data. */
function dictionaryAround(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - dictionaryReach), index);
  const after = text.slice(index, index + dictionaryReach);
  const end = after.indexOf("stream");
  return before.slice(before.lastIndexOf("obj") + 3) + (end === -1 ? after : after.slice(0, end));
}

/**
 * Inspects the object streams (7.5.7) and their names. Every stream that looks like an object stream is read, so that a
 * wrong label cannot hide one.
 */
async function packedFault(bytes: Buffer, holdsObjects: boolean): Promise<DocumentFault | null> {
  let rest = maxUnpacked;
  let streams = 0;
  let found = 0;
  for (let at = bytes.indexOf("stream"); at !== -1; at = bytes.indexOf("stream", at + 6)) {
    if (bytes.toString("latin1", Math.max(0, at - 3), at) === "end") continue;
    const start = bytes[at + 6] === 0x0d ? at + 8 : at + 7;
    if (!isPacked(bytes, start)) continue;
    if (++streams > maxStreams) return "locked";
    const objects = await packedObjects(bytes.subarray(start), rest);
    rest -= objects.length;
    if (rest <= 0) return "locked";
    if (objects.length > 0) found++;
    const fault = await searchSlices(objects, (text) => (holdsName(text, active) ? "active" : null));
    if (fault) return fault;
  }
  // Objects that could not be decompressed could be anything.
  return holdsObjects && found === 0 ? "locked" : null;
}

/** Whether two bytes are a zlib header (RFC 1950). */
function isPacked(bytes: Buffer, start: number): boolean {
  const [method = 0, flags = 0] = bytes.subarray(start, start + 2);
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

/**
 * Decompresses a stream that begins with pairs of numbers, as object streams do; returns nothing for any other stream.
 */
async function packedObjects(data: Buffer, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Stops at the end of the data, even if the stream is truncated.
  const unpacking = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  unpacking.end(data);
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      if (length === 0 && !/^(?:\s|\0)*(?:\d|%)/.test(chunk.toString("latin1", 0, 200))) break;
      chunks.push(chunk);
      length += chunk.length;
      if (length >= limit) break;
    }
  } catch {
    // The data before the damage is inspected.
  }
  return Buffer.concat(chunks);
}

/** Max length of a run of names and words that is searched backwards, characters. */
const reach = 300;
const delimiter = /[\s\0()<>[\]{}%]/;
/** Tokens that may directly precede a name without a space: values and keywords of the format. */
const value = /^(?:[-+]?[\d.]+|R|true|false|null|.*obj)?$/;

/**
 * Whether a text contains a name as a PDF name: after a space or bracket, another name (`/S/JavaScript`) or a value (`5
 * 0 R/XFA`). In "HTML/JavaScript" and "https://example.com/JavaScript" it is part of ordinary text.
 */
function holdsName(text: string, name: RegExp): boolean {
  let start = 0;
  let seen = 0;
  for (const { index } of text.matchAll(name)) {
    // Consecutive names share their start, so no part is searched twice.
    let at = index;
    while (at > seen && !delimiter.test(text[at - 1] ?? "")) at--;
    start = Math.max(at > seen ? at : start, index - reach);
    seen = index;
    if (value.test(text.slice(start, index).split("/", 1)[0] ?? "")) return true;
  }
  return false;
}
