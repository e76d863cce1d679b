/**
 * The names that section 8 of the contract gives to the library's errors, where the library's present version has
 * other ones. Names that are not listed stay the same: `CredentialsSignin`, `AccessDenied`, `Verification`,
 * `MissingCSRF`, `InvalidCallbackUrl`, `EmailNotVerified`, `SessionRequired`.
 */
const names: Readonly<Record<string, string>> = {
  OAuthAccountNotLinked: "AccountNotLinkedError",
  AccountNotLinked: "AccountNotLinkedError",
  OAuthCallbackError: "OAuthCallbackError",
  CallbackRouteError: "OAuthCallbackError",
  InvalidCheck: "OAuthCallbackError",
  OAuthProfileParseError: "OAuthCallbackError",
  OAuthSignInError: "OAuthSignin",
  MissingSecret: "MissingSecretError",
  MissingAuthorize: "MissingAuthorizeError",
  MissingAdapter: "MissingAdapterError",
  MissingAdapterMethods: "MissingAdapterMethodsError",
  UnsupportedStrategy: "UnsupportedStrategyError",
  UnknownAction: "MissingAPIRouteError",
};

/** The contract's name of an error; `Default` for one that is not a plain word. */
export function errorName(given: string): string {
  if (!/^[A-Za-z]{1,40}$/.test(given)) return "Default";
  return Object.hasOwn(names, given) ? (names[given] ?? given) : given;
}
