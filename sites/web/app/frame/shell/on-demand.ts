/** By way of this file: otherwise its importers would name all its files in every page's first load. */
export const fetchConnection = () => import("./connection.tsx");
