import { fold } from "@preforma/domain/text";
// Compared without case, accents and punctuation.
import columnTitles from "./column-titles.json" with { type: "json" };
import columnWordTexts from "./column-words.json" with { type: "json" };
import {
  colourFrom,
  countFrom,
  listedName,
  materialIn,
  moneyFrom,
  numberFrom,
  saysNothing,
  volumeIn,
  weightIn,
} from "./names/index.ts";
import { type IsTitle, type Table, UnreadableFileError } from "./tables/index.ts";

/** The fields that the importer can read from a column. */
export const fieldNames = Object.keys(columnTitles) as (keyof typeof columnTitles)[];
export type FieldName = (typeof fieldNames)[number];

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * Single words, folded, that identify the field of a column with an unknown title: `NECK_DIAM`, `AVL_QTY`, `UNIT_WT`.
 * Of several fields the first one counts: `CARTON QTY` is no stock.
 */
const columnWords: ReadonlyMap<FieldName, ReadonlySet<string>> = new Map(
  (Object.entries(columnWordTexts.fields) as [keyof typeof columnWordTexts.fields, string][]).map(
    ([field, text]) => [field, words(text)],
  ),
);

/** Words for a pack of unknown size: the pieces in it are no stock. */
const packWords = words(columnWordTexts.packs);

/** Words for a number that identifies an article, and for the article itself. */
const codeWords = words(columnWordTexts.code);
const codeNouns = words(columnWordTexts.codeNouns);

/** Titles of a name or code column, used only if no other column qualifies. */
const lastResorts = {
  name: words(columnWordTexts.lastResorts.name),
  code: words(columnWordTexts.lastResorts.code),
};

/** Removes the part in brackets: `CAPACITY (ML)` is a capacity. */
const bare = (title: string): string => title.replaceAll(/[([][^()[\]]*[)\]]/g, " ");
const plain = (title: string): string => fold(title).replaceAll(/[^\p{L}\p{N}]/gu, "");
const fieldOf = new Map(
  fieldNames.flatMap((field) =>
    columnTitles[field].map((title): [string, FieldName] => [plain(title), field]),
  ),
);

const exactField = (title: string): FieldName | undefined =>
  fieldOf.get(plain(title)) ?? fieldOf.get(plain(bare(title)));

/** The words of a title as systems write it: `CO_ITEM_NUM`, `itemNum`, `Neck diam.` */
const wordsOf = (title: string): string[] =>
  fold(bare(title).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).match(/[\p{L}#]+/gu) ?? [];

/** The column of each field, counted from 0. */
export type ColumnMap = Partial<Record<FieldName, number>>;

/** The column titles that a person has given, by field. */
export type GivenColumns = Readonly<Partial<Record<FieldName, string>>>;

/** Distinguishes column titles from other cells, to find the header. */
export function titleFinder(given: GivenColumns = {}): IsTitle {
  const named = new Set(Object.values(given).map(plain));
  return (cell) => named.has(plain(cell)) || exactField(cell) !== undefined || guesses(cell).length > 0;
}

/** The fields that a title may mean by its words, most likely first. */
function guesses(title: string): FieldName[] {
  const words = wordsOf(title);
  const isPack = words.some((word) => packWords.has(word));
  const found = [...columnWords].flatMap(([field, own]) =>
    words.some((word) => own.has(word)) && !(isPack && field === "stock") ? [field] : [],
  );
  const isCode =
    words.some((word) => codeWords.has(word)) &&
    (words.some((word) => codeNouns.has(word)) || found.length === 0) &&
    found.every((field) => field === "stock" || field === "name" || field === "material");
  return isCode ? ["code"] : found;
}

/** Whether a cell can be a value of a field; any text can be a name or a code. */
const isValue: Partial<Record<FieldName, (cell: string) => boolean>> = {
  stock: (cell) => countFrom(cell) !== null,
  price: (cell) => moneyFrom(cell) !== null,
  volume: (cell) => numberFrom(cell) !== null || volumeIn(listedName(cell, null)) !== null,
  weight: (cell) => numberFrom(cell) !== null || weightIn(listedName(cell, null)) !== null,
  minimumOrder: (cell) => countFrom(cell) !== null,
  cartonQuantity: (cell) => countFrom(cell) !== null,
  palletQuantity: (cell) => countFrom(cell) !== null,
  material: (cell) => materialIn(listedName(cell, null)) !== null,
  colour: (cell) => colourFrom(cell) !== null,
};

/** Rows that are sampled to check whether a column's cells match its title. */
const sampled = 200;

function holds(table: Table, index: number, field: FieldName): boolean {
  const fits = isValue[field];
  if (!fits) return true;
  const cells = table.rows.slice(0, sampled).map((row) => (row.cells[index] ?? "").trim());
  const filled = cells.filter((cell) => !saysNothing(cell));
  return filled.filter(fits).length >= filled.length * 0.7;
}

/**
 * Finds the columns by their titles: first by known titles, then by single words that the cells must confirm. `given`
 * names some columns (`{ name: "Tanım 2" }`) and takes precedence. Throws `UnreadableFileError` if a given column is
 * missing, or code or name cannot be found.
 */
export function mapColumns(table: Table, given: GivenColumns = {}): ColumnMap {
  const { columns } = table;
  const map: ColumnMap = {};
  const listed = `The file's columns are: ${columns.map((column) => `"${column}"`).join(", ")}.`;
  for (const [field, title] of Object.entries(given) as [FieldName, string][]) {
    const index = columns.findIndex((column) => plain(column) === plain(title));
    if (index < 0)
      throw new UnreadableFileError(`--map ${field}="${title}": there is no such column. ${listed}`);
    map[field] = index;
  }
  const taken = new Set(Object.values(map));
  const take = (field: FieldName | undefined, index: number): void => {
    if (field === undefined || map[field] !== undefined || taken.has(index)) return;
    map[field] = index;
    taken.add(index);
  };
  columns.forEach((column, index) => take(exactField(column), index));
  columns.forEach((column, index) =>
    take(
      guesses(column).find((field) => map[field] === undefined && holds(table, index, field)),
      index,
    ),
  );
  for (const field of ["name", "code"] as const)
    columns.forEach((column, index) => {
      if (wordsOf(column).some((word) => lastResorts[field].has(word))) take(field, index);
    });
  // A formula column is recognised by its resins or colours, if the list also has names.
  columns.forEach((column, index) => {
    if (wordsOf(column).includes("formula"))
      take(
        (["material", "colour"] as const).find((field) => holds(table, index, field)),
        index,
      );
  });
  for (const field of ["code", "name"] as const) {
    if (map[field] === undefined)
      throw new UnreadableFileError(
        `No column for the ${field} of the product was found. ${listed} Say which it is: --map ${field}="Column title".`,
      );
  }
  return map;
}

/** The unit in a column's title, in brackets or as its last word: `CAPACITY (ML)`, `WEIGHT_KG`. */
export function unitIn(title: string): string {
  return fold(/[([]([^()[\]]*)[)\]]/.exec(title)?.[1] ?? wordsOf(title).at(-1) ?? "");
}
