export type { IdentityProvider } from "./identity-provider.ts";
export { keptSecret } from "./kept-secret.ts";
export { authRoutes } from "./routes.ts";
