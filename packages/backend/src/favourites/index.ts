export { favouriteData } from "./personal-data.ts";
export { favouriteRoutes } from "./routes.ts";
