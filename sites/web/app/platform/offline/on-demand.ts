/**
 * What is needed without a connection, by way of this file: its importers would else name in every page's first
 * load all the files that it is made of.
 */
export const fetchSaveForm = () => import("./save-form.browser.ts");
