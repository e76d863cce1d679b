let isIncomplete = false;

/**
 * Whether the next page should be a new document: without a connection, whole documents are what is stored; and React
 * waits for ever with a page around a part whose code could not be fetched.
 */
export const wantsDocument = (): boolean => isIncomplete || !navigator.onLine;

/** Path and query of the document as it was asked for. */
const asked = import.meta.env.SSR ? "" : `${location.pathname}${location.search}`;

/**
 * The code of a part that is shown could not be fetched. What the server has made of it stays; a page that was navigated
 * to lacks the part, and is asked for as a document.
 */
export function missPart(): void {
  isIncomplete = true;
  if (navigator.onLine && `${location.pathname}${location.search}` !== asked) location.reload();
}
