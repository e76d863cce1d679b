import { crc32 } from "node:zlib";

/** A Word document with one empty paragraph, the smallest valid package; or one with another part, or more parts. */
export function docx(
  part = "word/document.xml",
  kind = "wordprocessingml.document",
  more: Record<string, string> = {},
): Uint8Array<ArrayBuffer> {
  return zip({
    "[Content_Types].xml": `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
    [part]:
      '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>',
    ...more,
  });
}

/** An archive of stored (not compressed) files. */
function zip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, body] = [Buffer.from(name), Buffer.from(text)];
    // From "version needed" to "extra length", which both kinds of header share.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(body.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([Buffer.from("PK\x03\x04"), facts, path, body]);
    local.push(entry);
    directory.push(Buffer.from("PK\x01\x02"), Buffer.from([20, 0]), facts, position, path);
    offset += entry.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...local, central, Buffer.from("PK\x05\x06"), end]));
}
