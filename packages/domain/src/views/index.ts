export { logView, isFirstView, type ViewMarks } from "./queries.ts";
