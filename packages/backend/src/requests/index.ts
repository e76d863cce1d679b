export { requestAdminRoutes, cvRoutes } from "./admin-routes.ts";
export { claimUploads } from "./claim-uploads.ts";
export { ownRequestRoutes } from "./own-routes.ts";
export { requestRoutes } from "./routes/index.ts";
export { sweepUploadsRegularly } from "./sweep.ts";
