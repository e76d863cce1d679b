export { sessionAccess } from "./api-access.ts";
export {
  authPath,
  createAuthEndpoints,
  type AuthEndpointOptions,
  type AuthEndpoints,
  type FormAnswer,
  type SignInProvider,
} from "./endpoints.ts";
export {
  browserAttention,
  browserNavigation,
  browserSignal,
  type SessionAttention,
  type SessionNavigation,
  type SessionSignal,
} from "./environment.ts";
export {
  signIn,
  signOut,
  updateSession,
  type SignInOptions,
  type SignInResult,
  type SignOutOptions,
} from "./flows.ts";
export { readSession, type Session, type SessionState, type SessionUser } from "./session.ts";
export { signInErrorMessage, signInErrorNames, type SignInErrorName } from "./sign-in-errors.ts";
export {
  createSessionStore,
  sessionCacheMs,
  sessionRefetchMs,
  type SessionStore,
  type SessionStoreOptions,
} from "./store.ts";
