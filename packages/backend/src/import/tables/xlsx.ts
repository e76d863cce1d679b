import { messageOf } from "../../errors/index.ts";
import { TableBuilder, tableLimits, UnreadableFileError, type IsTitle, type Table } from "./table.ts";
import { longerText, Workbook, type XmlReader } from "./workbook.ts";

/** `XFD1048576` as a column counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

/** Excel stores numbers as binary fractions: `0.30000000000000004` is what a person entered as 0.3. */
function numberText(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return Number(number.toPrecision(15)).toLocaleString("en-GB", {
    useGrouping: false,
    maximumFractionDigits: 20,
  });
}

/** Turns the XML of a sheet into rows. */
class SheetReader implements XmlReader {
  readonly #builder: TableBuilder;
  readonly #strings: readonly string[];
  #row = 0;
  #cells: string[] = [];
  #unresolved = new Set<number>();
  #column = -1;
  #type = "n";
  #value = "";
  #isValue = false;
  #isFormula = false;

  constructor(builder: TableBuilder, strings: readonly string[]) {
    this.#builder = builder;
    this.#strings = strings;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "row") {
      this.#row = Number(attributes["r"]) || this.#row + 1;
      this.#cells = [];
      this.#unresolved = new Set();
      this.#column = -1;
    } else if (name === "c") {
      const reference = attributes["r"];
      this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
      this.#type = attributes["t"] ?? "n";
      this.#value = "";
      this.#isFormula = false;
    } else if (name === "f") this.#isFormula = true;
    this.#isValue = name === "v" || name === "t";
  }

  text(text: string): void {
    if (this.#isValue) this.#value = longerText(this.#value, text);
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === "c") this.#closeCell();
    if (name === "row")
      this.#builder.add({
        number: this.#row,
        cells: Array.from(this.#cells, (cell) => cell ?? ""),
        ...(this.#unresolved.size > 0 ? { unresolved: this.#unresolved } : {}),
      });
  }

  #closeCell(): void {
    const isUnresolved = this.#type === "e" || (this.#isFormula && this.#value === "");
    if (this.#value === "" && !isUnresolved) return;
    if (this.#column < 0 || this.#column >= tableLimits.columns)
      throw new UnreadableFileError(
        `Row ${this.#row} has a value beyond column ${tableLimits.columns}. Delete what stands outside the list, and save the file again.`,
      );
    if (isUnresolved) this.#unresolved.add(this.#column);
    else this.#cells[this.#column] = this.#textOf();
  }

  #textOf(): string {
    if (this.#type === "s") return this.#strings[Number(this.#value)] ?? "";
    if (this.#type === "b") return this.#value === "1" ? "true" : "false";
    return this.#type === "n" ? numberText(this.#value) : this.#value;
  }
}

/** The first sheet with the titles of a list; without any such, the first that holds anything. */
async function listIn(workbook: Workbook, isTitle: IsTitle): Promise<Table> {
  const strings = await workbook.sharedStrings();
  let first: TableBuilder | undefined;
  for (const sheet of await workbook.sheets()) {
    const builder = new TableBuilder();
    await workbook.read(sheet, new SheetReader(builder, strings));
    if (builder.titles(isTitle) > 1) return builder.finish(isTitle);
    if (!builder.isEmpty) first ??= builder;
  }
  if (!first) throw new UnreadableFileError("All sheets of the workbook are empty.");
  return first.finish(isTitle);
}

/** Opens a workbook for some work, and closes it. Throws `UnreadableFileError`. */
async function withWorkbook<Result>(
  open: () => Promise<Workbook>,
  work: (workbook: Workbook) => Promise<Result>,
): Promise<Result> {
  let workbook: Workbook | undefined;
  try {
    workbook = await open();
    return await work(workbook);
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(`The file is not a readable Excel workbook (.xlsx): ${messageOf(error)}`, {
      cause: error,
    });
  } finally {
    workbook?.close();
  }
}

/** Reads an Excel workbook (.xlsx) as a stream. Throws `UnreadableFileError`. */
export const readXlsx = (file: string, isTitle: IsTitle = () => false): Promise<Table> =>
  withWorkbook(
    () => Workbook.open(file),
    (workbook) => listIn(workbook, isTitle),
  );

/** What a workbook that a visitor sends may unpack to, bytes; a list of some lines takes a hundredth of it. */
const maxSentUnpacked = 8 * 1024 * 1024;

/** The rows of the first sheet that holds anything, as cells of text. Throws `UnreadableFileError`. */
export const readSentRows = (bytes: Buffer): Promise<readonly (readonly string[])[]> =>
  withWorkbook(
    () => Workbook.open(bytes, maxSentUnpacked),
    async (workbook) => {
      const strings = await workbook.sharedStrings();
      for (const sheet of await workbook.sheets()) {
        const builder = new TableBuilder();
        await workbook.read(sheet, new SheetReader(builder, strings));
        if (!builder.isEmpty) return builder.rows.map(({ cells }) => cells);
      }
      return [];
    },
  );
