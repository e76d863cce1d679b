export {
  readFileRows,
  writeRows,
  type ImportResult,
  type ReadOptions,
  type WriteOptions,
} from "./import-file.ts";
export { readName, type ReadName } from "./names/index.ts";
export type { Draft, ReadRows, Rejection } from "./rows.ts";
