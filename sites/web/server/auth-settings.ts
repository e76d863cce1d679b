import type { IdentityProvider } from "@preforma/backend";

type Environment = Readonly<Record<string, string | undefined>>;

/** Parts of secrets that were invented or copied from a manual, letters and digits only. */
const placeholders =
  /changeme|changethis|replaceme|replacethis|yoursecret|mysecret|supersecret|topsecret|authsecret|nextauth|placeholder|example|password|insert|default|123456|qwerty|deadbeef|loremipsum/;

/** How to make a strong one; part of every message about a weak one. */
const remedy = "make one with: openssl rand -base64 48";

/** Why a secret is refused, or null. Never contains any part of it. */
export function secretFault(secret: string): string | null {
  if (secret.length < 32) return `must have at least 32 characters; ${remedy}`;
  const letters = Array.from(secret);
  const isMadeUp =
    new Set(letters).size < 8 ||
    // A repeated part: such a text occurs in its own double before the second half.
    (secret + secret).indexOf(secret, 1) < secret.length ||
    placeholders.test(secret.toLowerCase().replaceAll(/[^a-z\d]/g, "")) ||
    // "abcdefgh…": most letters follow their neighbour.
    letters.filter((letter, index) => follows(letters[index - 1], letter)).length > letters.length / 2;
  return isMadeUp ? `can be guessed; ${remedy}` : null;
}

function follows(one: string | undefined, next: string): boolean {
  return one !== undefined && Math.abs(next.codePointAt(0)! - one.codePointAt(0)!) === 1;
}

/** Whether a URL is only reachable from this machine, so that a missing secret may be generated. */
export function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return true;
  const { hostname } = new URL(origin);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * The error of a public start without a secret, or null. With `API_URL` nothing is signed here. Otherwise the backend
 * generates one on its first start and saves it with the data.
 */
export function missingSecret(environment: Environment): string | null {
  const { AUTH_SECRET: secret, PUBLIC_ORIGIN: origin, API_URL: api } = environment;
  if (secret !== undefined || origin === undefined || api !== undefined || isLoopback(origin)) return null;
  return `AUTH_SECRET is needed where the public signs in (PUBLIC_ORIGIN); ${remedy}, and give the same to every process`;
}

const known = [
  { key: "GOOGLE", id: "google", name: "Google", issuer: "https://accounts.google.com" },
  { key: "LINKEDIN", id: "linkedin", name: "LinkedIn", issuer: "https://www.linkedin.com/oauth" },
] as const;

/** The variables that {@link identityProvidersOf} reads. */
export const identityVariables: readonly string[] = [
  ...known.flatMap(({ key }) => [`AUTH_${key}_ID`, `AUTH_${key}_SECRET`]),
  ...["ISSUER", "ID", "SECRET", "NAME"].map((part) => `AUTH_OIDC_${part}`),
];

/** The configured providers, and the faults in their settings. */
export function identityProvidersOf(environment: Environment): {
  providers: IdentityProvider[];
  faults: string[];
} {
  const providers: IdentityProvider[] = [];
  const faults: string[] = [];
  const add = (key: string, given: Omit<IdentityProvider, "clientId" | "clientSecret">): void => {
    const clientId = environment[`AUTH_${key}_ID`];
    const clientSecret = environment[`AUTH_${key}_SECRET`];
    if (clientId !== undefined && clientSecret !== undefined)
      providers.push({ ...given, clientId, clientSecret });
    else if (clientId !== undefined || clientSecret !== undefined || key === "OIDC")
      faults.push(
        `AUTH_${key}_ID and AUTH_${key}_SECRET go together; ${(clientId ?? clientSecret) ? "one of them is" : "both are"} missing`,
      );
  };
  for (const { key, ...provider } of known) add(key, provider);
  const issuer = environment["AUTH_OIDC_ISSUER"];
  const wantsOwn = issuer ?? environment["AUTH_OIDC_ID"] ?? environment["AUTH_OIDC_SECRET"];
  if (wantsOwn === undefined) return { providers, faults };
  if (issuer === undefined || !URL.canParse(issuer) || !isSafe(issuer))
    faults.push("AUTH_OIDC_ISSUER must be an https address, such as https://login.example.com/realms/staff");
  else add("OIDC", { id: "oidc", name: environment["AUTH_OIDC_NAME"] ?? new URL(issuer).host, issuer });
  return { providers, faults };
}

/** Tokens and the client secret are sent there. */
const isSafe = (issuer: string): boolean => issuer.startsWith("https://") || isLoopback(issuer);
