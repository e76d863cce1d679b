export { logView, recentlyViewedQuery } from "./queries.ts";
