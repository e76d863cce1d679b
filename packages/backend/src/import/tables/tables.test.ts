import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { delimiterOf, readCsv } from "./csv.ts";
import { readTable, UnreadableFileError } from "./index.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "preforma-tables-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** Windows-1254 differs from Latin-1 in the six Turkish letters alone. */
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
  ])("is read as %s", (_what, bytes) => {
    expect(readCsv(bytes)).toEqual(expected);
  });

  it("may name its delimiter, start with blank lines, and have rows of any length", () => {
    const read = (text: string) => readCsv(new TextEncoder().encode(text));
    expect(read("sep=|\nKOD|AD\nA1|x;y")).toEqual({
      columns: ["KOD", "AD"],
      rows: [{ number: 3, cells: ["A1", "x;y"] }],
    });
    expect(read("\n\nKOD,AD\nA1\nA2,b,c\n")).toEqual({
      columns: ["KOD", "AD"],
      rows: [
        { number: 4, cells: ["A1"] },
        { number: 5, cells: ["A2", "b", "c"] },
      ],
    });
    expect(read('KOD,AD\nA1,2" hose\nA2,"two\nlines"\nA3,x').rows).toEqual([
      { number: 2, cells: ["A1", '2" hose'] },
      { number: 3, cells: ["A2", "two\nlines"] },
      { number: 4, cells: ["A3", "x"] },
    ]);
    expect(delimiterOf('"a;b;c;d",e\n"1;2",3')).toBe(",");
  });

  it("that is empty says so", () => {
    expect(() => readCsv(new Uint8Array())).toThrow("The file is empty.");
    expect(() => readCsv(new TextEncoder().encode("\n ; \n"))).toThrow(UnreadableFileError);
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
        { number: 4, cells: ["A2", ""] },
      ],
    });
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

  it("says that a file is missing", async () => {
    await expect(readTable(join(folder, "none.csv"))).rejects.toThrow("There is no file");
  });
});
