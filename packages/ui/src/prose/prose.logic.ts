/**
 * Puts each table of a sanitised body into a region that scrolls along the line, so that a wide table does not
 * widen the page of a phone. The region can be reached by keyboard and is named by the table's caption.
 * `className` is the region's class; `label` names tables without a caption.
 */
export function scrollingTables(html: string, className: string, label: string): string {
  // Split at the end tags: searching for an end from every start tag would take quadratic time.
  const pieces = html.split(tableEnd);
  const rest = pieces.pop() ?? "";
  const wrapped = pieces.map((piece) => {
    const start = piece.search(/<table\b/i);
    if (start === -1) return piece + tableEnd;
    const table = piece.slice(start) + tableEnd;
    const ownName = captionOf(table);
    const name = ownName || label;
    // A landmark needs a unique name; a table without its own name is a group.
    const role = ownName === "" ? "group" : "region";
    // The body is escaped already, but a quotation mark may be unescaped in a text.
    return `${piece.slice(0, start)}<div class="${className}" role="${role}" tabindex="0" aria-label="${name.replaceAll('"', "&quot;")}">${table}</div>`;
  });
  return wrapped.join("") + rest;
}

/** The sanitiser writes tags in lower case. */
const tableEnd = "</table>";

/** The text of a table's caption; empty without one. */
function captionOf(table: string): string {
  const start = table.search(/<caption\b/i);
  const end = start === -1 ? -1 : table.indexOf("</caption>", start);
  return end === -1
    ? ""
    : table
        .slice(start, end)
        .replaceAll(/<[^<>]*>/g, "")
        .trim();
}

/**
 * Puts the brackets around an isolated left-to-right phrase into it: `(<bdi dir="ltr">KVKK 5/2-c</bdi>)`. Where such a
 * phrase goes on in the next line of right-to-left text, brackets outside it are on the wrong side.
 */
export function bracketsWithin(html: string): string {
  return html.replaceAll(
    /\(<bdi dir="ltr">([^<]*)<\/bdi>\)/g,
    (_all, phrase: string) => `<bdi dir="ltr">(${phrase})</bdi>`,
  );
}

/** Moves the headings of a body down the page's outline: by 1, `h2` becomes `h3`. None goes below `h6`. */
export function lowerHeadings(html: string, by: number): string {
  if (by === 0) return html;
  return html.replaceAll(
    /<(\/?)h([1-6])\b/gi,
    (_tag, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + by, 6)}`,
  );
}
