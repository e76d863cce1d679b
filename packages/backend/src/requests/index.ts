export { requestAdminRoutes } from "./admin-routes.ts";
export { ownRequestRoutes } from "./own-routes.ts";
export { requestRoutes } from "./routes/index.ts";
export { sweepUploadsRegularly } from "./sweep.ts";
