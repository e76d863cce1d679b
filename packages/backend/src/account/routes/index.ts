export { customerAdminRoutes } from "./customers.ts";
export { ownAccountRoutes } from "./own-account.ts";
export { ownSessionRoutes } from "./own-sessions.ts";
export { registrationRoutes } from "./registration.ts";
