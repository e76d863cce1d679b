export { sessionAccess } from "./api-access.ts";
export {
  authPath,
  createAuthEndpoints,
  type AuthEndpointOptions,
  type AuthEndpoints,
  type FormAnswer,
  type SignInProvider,
} from "./endpoints.ts";
export * from "./environment.ts";
export * from "./flows.ts";
export { readSession, type Session, type SessionState, type SessionUser } from "./session.ts";
export { signInErrorMessage, signInErrorNames, type SignInErrorName } from "./sign-in-errors.ts";
export * from "./store.ts";
