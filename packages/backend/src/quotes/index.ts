export { quoteAdminRoutes } from "./admin-routes.ts";
export { quoteRoutes } from "./routes.ts";
