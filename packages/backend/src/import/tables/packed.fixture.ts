import { crc32, deflateRawSync } from "node:zlib";

/** A ZIP file of texts, for workbooks that no program writes. `size` is the declared decompressed size of each. */
export function packed(parts: Readonly<Record<string, string>>, { size }: { size?: number } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    const data = deflateRawSync(bytes);
    const title = Buffer.from(name);
    // Version 2.0, UTF-8 names, deflate, then checksum, sizes and the length of the name.
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(0x800, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(data.length, 14);
    header.writeUInt32LE(size ?? bytes.length, 18);
    header.writeUInt16LE(title.length, 22);
    locals.push(Buffer.from("PK\x03\x04"), header, title, data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), header, place, title);
    offset += 4 + header.length + title.length + data.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(parts).length, 4);
  end.writeUInt16LE(Object.keys(parts).length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, entries, Buffer.from("PK\x05\x06"), end]);
}

/** A workbook of sheets by their rows' XML. Its one shared text is `Şişe & Kapak`. */
export function workbook(sheets: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(sheets);
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  return packed({
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names.map((_, index) => `<Relationship Id="r${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst xmlns="${main}"><si><r><t>Şişe </t></r><r><t>&amp; Kapak</t></r></si></sst>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  });
}
