import { SaxesParser } from "saxes";

/** Callbacks for each step of the XML; names come without their namespace prefix. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Max levels of a document. Real documents have some dozen; each open element takes memory. */
const maxLevels = 1000;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * A parser for untrusted XML. Throws above the max levels of a document, and above `maxErrors` errors in the XML, which
 * are otherwise ignored: a few kilobytes decompress to millions of either.
 */
export function xmlParser(reader: XmlReader, maxErrors = 0): Pick<SaxesParser, "write" | "close"> {
  let level = 0;
  let errors = 0;
  const parser = new SaxesParser({ position: false, xmlns: false });
  const text = (piece: string): void => reader.text?.(piece);
  parser.on("opentag", ({ name, attributes }) => {
    if (++level > maxLevels) throw new Error(`XML of more than ${maxLevels} levels`);
    reader.open?.(localName(name), attributes);
  });
  parser.on("text", text);
  parser.on("cdata", text);
  parser.on("closetag", ({ name }) => {
    level -= 1;
    reader.close?.(localName(name));
  });
  parser.on("error", (error) => {
    if (++errors > maxErrors) throw error;
  });
  return parser;
}
