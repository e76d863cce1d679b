/** By way of this file: its importers would else name in every page's first load all the files that it is made of. */
export const fetchConnection = () => import("./connection.tsx");
