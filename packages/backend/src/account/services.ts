import type { BaseServices } from "../http/services.ts";
import type { PersonalData } from "../personal-data/index.ts";

/** Services of the account routes. */
export interface AccountServices extends BaseServices {
  authProviders: readonly IdentityProvider[];
  /** The personal data of all subjects, for export and erasure. */
  personalData: PersonalData;
}

/** An OpenID Connect provider that vouches for people and their email addresses. */
export interface IdentityProvider {
  /** Part of its URLs, such as `google`. */
  id: string;
  /** The label of its button. */
  name: string;
  /** Issuer URL; the endpoints are discovered from it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}
