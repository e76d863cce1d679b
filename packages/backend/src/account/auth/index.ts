export type { IdentityProvider } from "./identity-provider.ts";
export { keptSecret } from "./kept-secret.ts";
