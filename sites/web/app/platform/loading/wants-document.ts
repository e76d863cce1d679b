/** Whether the next page should be a new document: without a connection, whole documents are what is stored. */
export const wantsDocument = (): boolean => !navigator.onLine;
