export { logView, recentlyViewedQuery } from "./queries.ts";
export { isFirstView, type ViewMarks } from "./once.ts";
