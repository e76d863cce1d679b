export { requestAdminRoutes } from "./admin-routes.ts";
export { claimUploads } from "./claim-uploads.ts";
export { cvRoutes } from "./cv-routes.ts";
export { ownRequestRoutes } from "./own-routes.ts";
export { requestRoutes } from "./routes/index.ts";
export { sweepUploadsRegularly } from "./sweep.ts";
