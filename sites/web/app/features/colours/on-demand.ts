/** What turns a RAL code into a colour to choose; it brings all of them along. */
export const loadRalOption = () => import("./ral-option.ts");
