import { maxBodyBytes, maxFormFields, maxJsonDepth, maxPartHeaderBytes } from "./limits.ts";

const ampersand = "&".charCodeAt(0);

/**
 * Whether a body exceeds the limits of its type: fields of a form, headers of a part, levels of JSON. Call it before
 * parsing, which a crafted body makes slow. Bodies of other types and malformed ones are left to their parsers.
 */
export function isBodyTooComplex(body: Uint8Array, contentType: string): boolean {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded") return hasTooManyPairs(body);
  if (type === "multipart/form-data") {
    const boundary = multipartType.exec(contentType)?.[2];
    // A boundary that parsers may interpret differently could hide parts from this count.
    if (boundary === undefined) return /boundary/i.test(contentType);
    return isFormTooComplex(characters(body), `--${boundary}`);
  }
  return type === "application/json" && isTooDeep(body);
}

/** In the notation of browsers and other clients. */
const multipartType =
  /^multipart\/form-data(?:; ?charset=[\w-]+)?; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1(?:; ?charset=[\w-]+)?$/i;

/** Each byte as one character, without decoding. */
const characters = (body: Uint8Array): string => new TextDecoder("latin1").decode(body);

function hasTooManyPairs(body: Uint8Array): boolean {
  let pairs = 1;
  for (const byte of body) if (byte === ampersand && ++pairs > maxFormFields) return true;
  return false;
}

const headEnd = "\r\n\r\n";
/** In the notation of browsers and other clients. A file that is declared differently counts as text. */
const fileHead = /content-disposition: ?form-data; ?name="[^"]*"; ?filename\*?=/i;

function isFormTooComplex(body: string, mark: string): boolean {
  // The text before the first boundary is not a part, and neither is the text after the last one.
  const parts = body.split(mark, maxFormFields + 3).slice(1);
  if (parts.length > maxFormFields + 1) return true;
  let textBytes = 0;
  for (const part of parts) {
    if (part.startsWith("--")) continue;
    const head = part.slice(0, maxPartHeaderBytes + headEnd.length);
    const end = head.indexOf(headEnd);
    if (end === -1 && part.length > maxPartHeaderBytes) return true;
    if (!fileHead.test(head.slice(0, end))) textBytes += part.length;
  }
  return textBytes > maxBodyBytes;
}

const [quote, backslash, openList, openObject, closeList, closeObject] = Array.from('"\\[{]}', (character) =>
  character.charCodeAt(0),
);

function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openList || byte === openObject) {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
  }
  return false;
}
