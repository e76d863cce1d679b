import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { delimiterOf, readCsv } from "./csv.ts";
import { packed, workbook } from "./packed.fixture.ts";
import { readTable, UnreadableFileError } from "./index.ts";
import { Workbook } from "./workbook.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "preforma-tables-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** A text in a Windows code page. */
function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? 63);
}

/** Windows-1254 differs from Latin-1 only in the six Turkish letters. */
function windows1254(text: string): Uint8Array {
  const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
  return Uint8Array.from(text, (letter) => turkish[letter] ?? letter.charCodeAt(0));
}

const expected = {
  columns: ["KOD", "AD"],
  rows: [
    { number: 2, cells: ["A1", "Şişe, ığü"] },
    { number: 4, cells: ["A2", "Kapak"] },
  ],
};

describe("a CSV file", () => {
  const lines = 'KOD;AD\r\nA1;"Şişe, ığü"\r\n;\r\nA2;Kapak\r\n';

  it.each<[string, Uint8Array]>([
    ["UTF-8", new TextEncoder().encode(lines)],
    ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${lines}`)],
    ["Windows-1254", windows1254(lines)],
    ["UTF-16", new Uint8Array(Buffer.from(`\ufeff${lines}`, "utf16le"))],
    ["commas", new TextEncoder().encode('KOD,AD\nA1,"Şişe, ığü"\n\nA2,Kapak')],
    ["tabs", new TextEncoder().encode("KOD\tAD\nA1\tŞişe, ığü\n\t\nA2\tKapak\n")],
  ])("is read as %s", async (_what, bytes) => {
    expect(await readCsv(() => [bytes])).toEqual(expected);
  });

  it("may name its delimiter, start with blank lines, and have rows of any length", async () => {
    const read = (text: string) => readCsv(() => [new TextEncoder().encode(text)]);
    expect(await read("sep=|\nKOD|AD\nA1|x;y")).toEqual({
      columns: ["KOD", "AD"],
      rows: [{ number: 3, cells: ["A1", "x;y"] }],
    });
    expect(await read("\n\nKOD,AD\nA1\nA2,b,c\n")).toEqual({
      columns: ["KOD", "AD"],
      rows: [
        { number: 4, cells: ["A1"] },
        { number: 5, cells: ["A2", "b", "c"] },
      ],
    });
    expect((await read('KOD,AD\nA1,2" hose\nA2,"two\nlines"\nA3,x')).rows).toEqual([
      { number: 2, cells: ["A1", '2" hose'] },
      { number: 3, cells: ["A2", "two\nlines"] },
      { number: 4, cells: ["A3", "x"] },
    ]);
    expect(delimiterOf('"a;b;c;d",e\n"1;2",3')).toBe(",");
  });

  it("that is empty is refused", async () => {
    await expect(readCsv(() => [])).rejects.toThrow("The file is empty.");
    await expect(readCsv(() => [new TextEncoder().encode("\n ; \n")])).rejects.toThrow(UnreadableFileError);
  });

  it.each([
    ["windows-1251", "КОД;ТОВАР\nA1;БУТЫЛКА ПЭТ 500 МЛ\n"],
    ["windows-1251", "Артикул;Наименование\nA1;Флакон 0,5 л\n"],
    ["windows-1252", "Référence;Désignation\nA1;Pot à crème ambré\n"],
    ["windows-1254", "KOD;ÜRÜN ADI\nA1;KIRMIZI ŞİŞE IĞDIR\n"],
    ["windows-1256", "رمز المنتج;اسم المنتج\nA1;قارورة شفافة\n"],
  ])("D4: is read as %s: %s", async (encoding, text) => {
    const { columns, rows } = await readCsv(() => [encoded(text, encoding)]);
    expect([columns, ...rows.map(({ cells }) => cells)]).toEqual(
      text
        .trim()
        .split("\n")
        .map((line) => line.split(";")),
    );
  });

  it.each(["utf16le", "utf16be"])("D4: is read as %s without byte order mark", async (encoding) => {
    const bytes = Buffer.from("Артикул;Название\r\nA1;Şişe, ığü 500 мл\r\n", "utf16le");
    if (encoding === "utf16be") bytes.swap16();
    expect(await readCsv(() => [bytes])).toEqual({
      columns: ["Артикул", "Название"],
      rows: [{ number: 2, cells: ["A1", "Şişe, ığü 500 мл"] }],
    });
  });

  it("D4: may have a title above its header", async () => {
    const text = "Stok Listesi;;\nTarih: 23.11.2026;;\n\nKOD;AD;STOK\nA1;Kapak;5\n";
    const isTitle = (cell: string) => ["KOD", "AD"].includes(cell);
    expect(await readCsv(() => [new TextEncoder().encode(text)], { isTitle })).toEqual({
      columns: ["KOD", "AD", "STOK"],
      rows: [{ number: 5, cells: ["A1", "Kapak", "5"] }],
    });
  });

  it("R3: is refused with a message if it exceeds the limits of a list", async () => {
    const line = new TextEncoder().encode("A1;Kapak\n".repeat(1000));
    let made = 0;
    function* endless() {
      for (;;) {
        made += 1;
        yield line;
        if (made > 100_000) throw new Error("The whole file was read.");
      }
    }
    await expect(readCsv(endless, { encoding: "utf-8" })).rejects.toThrow("more than 200000 rows");
    await expect(
      readCsv(() => [new TextEncoder().encode(`KOD;AD\nA1;"${"x".repeat(1_100_000)}`)]),
    ).rejects.toThrow(UnreadableFileError);
    await expect(readCsv(() => [new TextEncoder().encode(`KOD${";x".repeat(600)}\n`)])).rejects.toThrow(
      "beyond column 500",
    );
  });
});

describe("readTable", () => {
  it("reads Excel workbooks, numbers as text", async () => {
    const path = join(folder, "list.xlsx");
    await writeXlsxFile([
      [{ value: "KOD" }, { value: "AD" }],
      [{ value: 1042 }, { value: "Şişe" }],
      [],
      [{ value: "A2" }, null],
    ]).toFile(path);
    expect(await readTable(path)).toEqual({
      columns: ["KOD", "AD"],
      rows: [
        { number: 2, cells: ["1042", "Şişe"] },
        { number: 4, cells: ["A2"] },
      ],
    });
  });

  it("D4: skips an empty first sheet, and finds the list below its title", async () => {
    const path = join(folder, "sheets.xlsx");
    await writeFile(
      path,
      workbook({
        Cover: "",
        List: '<row r="2"><c r="A2" t="inlineStr"><is><t>Stock list</t></is></c></row><row r="4"><c r="A4" t="str"><v>KOD</v></c><c r="B4" t="str"><v>AD</v></c></row><row r="7"><c r="A7"><v>1042</v></c><c r="B7" t="s"><v>0</v></c></row>',
      }),
    );
    expect(await readTable(path)).toEqual({
      columns: ["KOD", "AD"],
      rows: [{ number: 7, cells: ["1042", "Şişe & Kapak"] }],
    });
  });

  it("D4: names cells that contain a formula without its result", async () => {
    const path = join(folder, "formulas.xlsx");
    const cells = (row: number, price: string) =>
      `<row r="${row}"><c r="A${row}" t="str"><v>A${row}</v></c><c r="B${row}" t="str"><v>x</v></c>${price}</row>`;
    await writeFile(
      path,
      workbook({
        List: `${cells(1, '<c r="C1" t="str"><v>PRICE</v></c>')}${cells(2, '<c r="C2"><f>1+2</f><v>3</v></c>')}${cells(3, '<c r="C3"><f>1+2</f></c>')}${cells(4, '<c r="C4" t="e"><v>#N/A</v></c>')}`,
      }),
    );
    expect((await readTable(path)).rows).toEqual([
      { number: 2, cells: ["A2", "x", "3"] },
      { number: 3, cells: ["A3", "x"], unresolved: new Set([2]) },
      { number: 4, cells: ["A4", "x"], unresolved: new Set([2]) },
    ]);
  });

  it("R3: refuses a value in the last cell of a sheet with a message", async () => {
    const path = join(folder, "last-cell.xlsx");
    await writeFile(path, workbook({ List: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }));
    await expect(readTable(path)).rejects.toThrow("Row 1048576 has a value beyond column 500.");
  });

  it("R3: refuses a workbook that decompresses to too much, even if it declares less", async () => {
    const path = join(folder, "bomb.xlsx");
    await writeFile(path, packed({ "xl/workbook.xml": "x" }, { size: 300 * 1024 * 1024 }));
    await expect(readTable(path)).rejects.toThrow("unpacks to more than 256 MB");
    await writeFile(path, packed({ "xl/workbook.xml": " ".repeat(10_000_000) }, { size: 100 }));
    await expect(readTable(path)).rejects.toThrow(UnreadableFileError);
  });

  it("reads a sheet once even if it is listed often, and refuses deeply nested XML", async () => {
    const named = packed({
      "xl/workbook.xml": `<w>${'<sheet r:id="a"/>'.repeat(1000)}</w>`,
      "xl/_rels/workbook.xml.rels": '<R><Relationship Id="a" Target="s.xml"/></R>',
    });
    expect(await (await Workbook.open(named)).sheets()).toEqual(["xl/s.xml"]);
    const path = join(folder, "deep.xlsx");
    await writeFile(path, workbook({ List: "<a>".repeat(100_000) }));
    await expect(readTable(path)).rejects.toThrow("more than 1000 levels");
  });

  it("reads lists of objects, bare or in an object", async () => {
    const list = [{ code: "A1", stock: 5 }, { code: "A2", name: "x" }, "no object"];
    const rows = [
      { number: 1, cells: ["A1", "5", ""] },
      { number: 2, cells: ["A2", "", "x"] },
      { number: 3, cells: ["", "", ""] },
    ];
    expect(await readTable(await file("a.json", JSON.stringify(list)))).toEqual({
      columns: ["code", "stock", "name"],
      rows,
    });
    expect(
      (await readTable(await file("b.json", JSON.stringify({ total: 3, products: list })))).rows,
    ).toEqual(rows);
  });

  it.each([
    ["broken.json", "{", "not valid JSON"],
    ["text.json", '"x"', "list of objects"],
    ["empty.json", "[]", "no objects"],
    ["broken.xlsx", "PK nothing", "not a readable Excel workbook"],
    ["old.xls", "", "Save the file as .xlsx"],
    ["list.pdf", "", ".pdf cannot be imported"],
  ])("says what is wrong with %s", async (name, content, message) => {
    await expect(readTable(await file(name, content))).rejects.toThrow(message);
    await expect(readTable(await file(name, content))).rejects.toBeInstanceOf(UnreadableFileError);
  });

  it("reports a missing file", async () => {
    await expect(readTable(join(folder, "none.csv"))).rejects.toThrow("There is no file");
  });
});
