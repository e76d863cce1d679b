export { UnreadableFileError } from "./table.ts";
export { readSentRows } from "./xlsx.ts";
