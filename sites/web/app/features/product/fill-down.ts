/** A row of a table whose quantity can be filled. */
export interface FillableRow {
  code: string;
  /** Whether it has a field. */
  isOpen: boolean;
}

/**
 * Maps a column pasted from a spreadsheet to quantities of rows, from one row downwards. Lines that contain an
 * article's code belong to its row, at any position; the last other cell of such a line is the quantity. Empty lines
 * leave their row unchanged; rows without a field are skipped.
 */
export function filledDown(
  text: string,
  rows: readonly FillableRow[],
  from: number,
): { row: number; value: string }[] {
  const byCode = new Map(rows.map(({ code }, row) => [code.toUpperCase(), row]));
  const below = rows.flatMap(({ isOpen }, row) => (isOpen && row >= from ? [row] : []));
  const lines = text.trimEnd().split(/\r\n|\r|\n/, 1000);
  let next = 0;
  return lines.flatMap((line) => {
    const cells = line.split("\t").map((cell) => cell.trim());
    const named = cells.findIndex((cell) => byCode.has(cell.toUpperCase()));
    const code = cells[named]?.toUpperCase();
    const row = code === undefined ? below[next++] : byCode.get(code);
    const value = cells.findLast((cell, place) => place !== named && cell !== "");
    return row === undefined || value === undefined || !rows[row]?.isOpen ? [] : [{ row, value }];
  });
}
