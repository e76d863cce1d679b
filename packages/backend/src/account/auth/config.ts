import { randomBytes } from "node:crypto";
import type { AuthConfig } from "@auth/core";
import { AuthError, OAuthAccountNotLinked } from "@auth/core/errors";
import type { EmailConfig, OIDCConfig, Provider } from "@auth/core/providers";
import type { DefaultSession } from "@auth/core/types";
import { pathWithin, signInPath } from "@preforma/domain/routes";
import type { AccountServices, IdentityProvider } from "../services.ts";
import { recordAudit } from "../../audit/index.ts";
import { emailKeyOf } from "../email-key.ts";
import { beginSession, endSession, sessionSeconds } from "../sessions.ts";
import { accountAdapter } from "./adapter.ts";
import { credentials } from "./credentials-provider.ts";
import { type Exchange, keepingFailure, keepingFailures } from "./exchange.ts";
import { attemptPair, recordSuccess } from "./attempts.ts";
import { openSessionCookie } from "./live-session.ts";
import { asksForCode } from "./second-step.ts";
import { linkSeconds } from "./sign-in-link.ts";

/** Claims of an OpenID Connect provider about a person; all but `sub` are optional. */
interface Claims {
  sub: string;
  given_name?: string;
  family_name?: string;
  name?: string;
  email?: string;
  email_verified?: boolean | string;
}

/** Whether the provider itself has verified that the email address is the person's. */
const vouchesForEmail = (claims: { email_verified?: unknown } | undefined): boolean =>
  claims?.email_verified === true || claims?.email_verified === "true";

/** A provider in the library's form. Accounts are never linked by their email address alone. */
function identityProvider(given: IdentityProvider): Provider {
  // LinkedIn accepts the secret in the body only, and supports neither PKCE nor nonces for confidential clients.
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

/** The base path of all endpoints. */
export const basePath = "/api/auth";

/** The library's settings for one request; the exchange collects what the library finds out. */
export function authConfig(services: AccountServices, exchange: Exchange): AuthConfig {
  const { db, publicOrigin } = services;
  return {
    basePath,
    secret: services.authSecret,
    // The shim has already replaced the host of the request with the public origin.
    trustHost: true,
    useSecureCookies: publicOrigin.startsWith("https:"),
    session: { strategy: "jwt", maxAge: sessionSeconds },
    adapter: keepingFailures(accountAdapter(db, exchange, publicOrigin), exchange),
    providers: [
      credentials(services, exchange),
      signInLink(exchange),
      ...services.authProviders.map(identityProvider),
    ],
    jwt: {
      decode: keepingFailure(exchange, async (params) => {
        const opened = await openSessionCookie(db, params);
        exchange.session = opened?.session ?? null;
        return opened?.token ?? null;
      }),
    },
    callbacks: callbacks(services, exchange),
    events: {
      signOut: keepingFailure(exchange, async () => {
        const { session } = exchange;
        if (!session) return;
        await db.transaction().execute(async (transaction) => {
          await endSession(transaction, session.digest);
          await recordAudit(transaction, {
            customerId: session.user.id,
            action: "sign_out",
            requestId: exchange.requestId,
          });
        });
      }),
    },
    logger: {
      // The library's message may contain addresses and tokens; the name of its error does not.
      error: (error) => void (exchange.error = error instanceof AuthError ? error.type : error.name),
      warn: () => {},
      debug: () => {},
    },
  };
}

/** A mailed link. The adapter queues the mail, in the transaction that stores the token. */
function signInLink(exchange: Exchange): EmailConfig {
  return {
    id: "email",
    name: "E-mail link",
    type: "email",
    maxAge: linkSeconds,
    normalizeIdentifier: emailKeyOf,
    generateVerificationToken: () => randomBytes(32).toString("base64url"),
    sendVerificationRequest({ url, token }) {
      exchange.link = url;
      exchange.linkToken = token;
    },
  };
}

function callbacks(services: AccountServices, exchange: Exchange): AuthConfig["callbacks"] {
  const { db, publicOrigin, authSecret } = services;
  return {
    signIn: keepingFailure(exchange, async ({ user, account, profile, email }) => {
      if (account?.type === "credentials" || email?.verificationRequest) return true;
      const known =
        account?.type === "email"
          ? db.selectFrom("customers").where("email_key", "=", emailKeyOf(user.email ?? ""))
          : db
              .selectFrom("customers")
              .innerJoin("oauth_accounts", "oauth_accounts.customer_id", "customers.id")
              .where("provider", "=", account?.provider ?? "")
              .where("provider_account_id", "=", account?.providerAccountId ?? "");
      const person = await known
        .select(["customers.id", "customers.email", "customers.is_active"])
        .executeTakeFirst();
      if (person?.is_active === 1 && (await asksForCode(services, exchange, person)))
        return signInPath(exchange.locale, {
          callbackUrl: exchange.returnTo ?? undefined,
          error: "SecondFactorRequired",
        });
      if (person || account?.type === "email") return person?.is_active === 1;
      // An identity without an owner. A signed-in person adds it to their account; anyone else becomes a new customer,
      // and then the provider must have verified the address.
      const isSure = Boolean(user.email) && vouchesForEmail(profile);
      if (!account || (!exchange.session && !isSure))
        throw new OAuthAccountNotLinked("The provider does not vouch for the e-mail address");
      const { provider, providerAccountId } = account;
      exchange.identity = { provider, providerAccountId, vouchesForEmail: isSure };
      return true;
    }),
    redirect: ({ url, baseUrl }) => Promise.resolve(`${baseUrl}${pathWithin(publicOrigin, url) ?? "/"}`),
    jwt: keepingFailure(exchange, async ({ token, user, account }) => {
      // Without an account this is a read of an existing session. Data sent with an update are not trusted: the session
      // is built from the tables each time.
      if (!account) return token;
      const customerId = Number(user.id);
      const earlier = exchange.session;
      const sid = await db.transaction().execute(async (transaction) => {
        // The browser's earlier session ends, so that a planted or copied cookie becomes useless.
        if (earlier) await endSession(transaction, earlier.digest);
        const id = await beginSession(transaction, customerId);
        const { email_key } = await transaction
          .selectFrom("customers")
          .select("email_key")
          .where("id", "=", customerId)
          .executeTakeFirstOrThrow();
        await recordSuccess(transaction, attemptPair(authSecret, email_key, exchange.address));
        await recordAudit(transaction, {
          customerId,
          action: "sign_in",
          subject: `provider/${account.provider}`,
          requestId: exchange.requestId,
        });
        return id;
      });
      return { sub: String(customerId), sid };
    }),
    session({ session, token }) {
      const { session: live } = exchange;
      if (!live || token["sid"] === undefined) return session;
      // The contract's session; the library's type has only its own fields, and text ids.
      const ours: object = { user: live.user, expires: live.expires, accessToken: live.id };
      return ours as DefaultSession;
    },
  };
}
