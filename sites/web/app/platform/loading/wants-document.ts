let isIncomplete = false;

/**
 * Whether the next page should be a new document: without a connection, only documents are cached. And once a script
 * file could not be fetched, a browser requests it again only in a new document.
 */
export const wantsDocument = (): boolean => isIncomplete || !navigator.onLine;

/** Path and query with which the document was requested. */
const asked = import.meta.env.SSR ? "" : `${location.pathname}${location.search}`;

/** Records that code could not be fetched: the next page is a new document, which fetches it again. */
export function missCode(): void {
  isIncomplete ||= navigator.onLine;
}

/**
 * Records that the code of a part on this page could not be fetched. The first page of a document has its server HTML;
 * a later page lacks the part, and is loaded again as a document.
 */
export function missPart(): void {
  isIncomplete = true;
  if (navigator.onLine && `${location.pathname}${location.search}` !== asked) location.reload();
}
