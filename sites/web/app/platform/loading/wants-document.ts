let isIncomplete = false;

/**
 * Whether the next page should be a new document: without a connection, whole documents are what is stored. And browsers
 * do not fetch a file again, within a document, that could not be fetched once.
 */
export const wantsDocument = (): boolean => isIncomplete || !navigator.onLine;

/** Path and query of the document as it was asked for. */
const asked = import.meta.env.SSR ? "" : `${location.pathname}${location.search}`;

/**
 * Told that the code of a part on this page could not be fetched. The first page of a document has the server's HTML of
 * it; a later page lacks the part, and is loaded again as a document.
 */
export function missPart(): void {
  isIncomplete = true;
  if (navigator.onLine && `${location.pathname}${location.search}` !== asked) location.reload();
}
