export { customerAdminRoutes } from "./customers.ts";
export { ownAccountRoutes } from "./own-account.ts";
export { ownEmailRoutes } from "./own-email.ts";
export { ownSessionRoutes } from "./own-sessions.ts";
export { secondFactorRoutes } from "./second-factor.ts";
export { registrationRoutes } from "./registration.ts";
