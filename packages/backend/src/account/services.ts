import type { BaseServices } from "../http/services.ts";
import type { PersonalData } from "../personal-data/index.ts";

/** What the routes of accounts work with. */
export interface AccountServices extends BaseServices {
  authProviders: readonly IdentityProvider[];
  /** What all subjects hold of a person, for export and erasure. */
  personalData: PersonalData;
}

/** A provider of OpenID Connect that vouches for people and their e-mail addresses. */
export interface IdentityProvider {
  /** Part of its addresses, such as `google`. */
  id: string;
  /** As it is written on the button. */
  name: string;
  /** Address of the issuer; its endpoints are read from there. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}
