/**
 * A prop's type as a table tells it: on one line, and without the brackets that a union stands in over several lines.
 * Those of a function are part of it.
 */
export const shownType = (type: string): string =>
  type
    .replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, "$1")
    .replaceAll(/\s+/g, " ")
    .trim();
