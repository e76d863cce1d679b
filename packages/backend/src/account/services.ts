import type { BaseServices } from "../http/services.ts";
import type { PersonalData } from "../personal-data/index.ts";
import type { IdentityProvider } from "./auth/identity-provider.ts";

/** What the routes of accounts work with. */
export interface AccountServices extends BaseServices {
  authProviders: readonly IdentityProvider[];
  /** What all subjects hold of a person, for export and erasure. */
  personalData: PersonalData;
}
