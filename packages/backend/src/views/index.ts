export { viewData } from "./personal-data.ts";
export { recentlyViewedRoutes, viewLogRoutes } from "./routes.ts";
export { forgetOldViews } from "./store.ts";
