let isOutOfDate = false;

/** From now on links ask for whole documents: this one was made for another state of the visitor. */
export function askForDocuments(): void {
  isOutOfDate = true;
}

/** Whether the next page should be a document of its own: without a connection, documents are what is kept. */
export const wantsDocument = (): boolean => isOutOfDate || !navigator.onLine;
