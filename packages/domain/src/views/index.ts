export { logView, recentlyViewedQuery, isFirstView, type ViewMarks } from "./queries.ts";
