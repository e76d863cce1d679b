export type { IdentityProvider } from "./identity-provider.ts";
export { savedSecret } from "./saved-secret.ts";
export { authRoutes } from "./routes.ts";
