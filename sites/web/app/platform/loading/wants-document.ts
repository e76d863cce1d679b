let isIncomplete = false;

/**
 * Whether the next page should be a new document: without a connection, only documents are stored. And after a script
 * file could not be fetched, a browser asks for it again only in a new document.
 */
export const wantsDocument = (): boolean => isIncomplete || !navigator.onLine;

/** Path and query of the document as it was asked for. */
const asked = import.meta.env.SSR ? "" : `${location.pathname}${location.search}`;

/** Told that code could not be fetched: the next page is a new document, which asks for it again. */
export function missCode(): void {
  isIncomplete ||= navigator.onLine;
}

/**
 * Told that the code of a part on this page could not be fetched. The first page of a document has the server's HTML of
 * it; a later page lacks the part, and is loaded again as a document.
 */
export function missPart(): void {
  isIncomplete = true;
  if (navigator.onLine && `${location.pathname}${location.search}` !== asked) location.reload();
}
