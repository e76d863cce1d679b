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
