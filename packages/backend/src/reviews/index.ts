export { reviewAdminRoutes } from "./admin-routes.ts";
export { reviewRoutes } from "./routes.ts";
