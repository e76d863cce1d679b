/** Whether the next page should be a document of its own: without a connection, whole documents are what is stored. */
export const wantsDocument = (): boolean => !navigator.onLine;
