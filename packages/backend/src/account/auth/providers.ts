import type { OIDCConfig, Provider } from "@auth/core/providers";
import type { IdentityProvider } from "./identity-provider.ts";

/** What a provider of OpenID Connect says of a person; all but `sub` may be missing. */
interface Claims {
  sub: string;
  given_name?: string;
  family_name?: string;
  name?: string;
  email?: string;
  email_verified?: boolean | string;
}

/** Whether the provider itself has made sure that the address is the person's. */
export const vouchesForEmail = (claims: { email_verified?: unknown } | undefined): boolean =>
  claims?.email_verified === true || claims?.email_verified === "true";

/** A provider as the library knows it. Accounts are never joined by their e-mail address alone. */
export function identityProvider(given: IdentityProvider): Provider {
  // LinkedIn takes the secret in the body only, and knows neither PKCE nor nonces for confidential clients.
  const isLinkedIn = given.id === "linkedin";
  return {
    id: given.id,
    name: given.name,
    type: "oidc",
    issuer: given.issuer,
    clientId: given.clientId,
    clientSecret: given.clientSecret,
    checks: isLinkedIn ? ["state"] : ["pkce", "state", "nonce"],
    ...(isLinkedIn ? { client: { token_endpoint_auth_method: "client_secret_post" } } : {}),
    allowDangerousEmailAccountLinking: false,
    profile(claims) {
      const [first = "", ...others] = (claims.name ?? "").split(/\s+/);
      return {
        id: claims.sub,
        name: claims.given_name ?? first,
        surname: claims.family_name ?? others.join(" "),
        email: claims.email ?? null,
      };
    },
  } satisfies OIDCConfig<Claims>;
}
