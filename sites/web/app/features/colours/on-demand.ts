/** Loads the function that makes a RAL code a selectable colour; it includes the whole collection. */
export const loadRalOption = () => import("./ral-option.ts");
