/**
 * What is needed without a connection, by way of this file: otherwise its importers would name all its files in every
 * page's first load.
 */
export const fetchSaveForm = () => import("./save-form.browser.ts");
