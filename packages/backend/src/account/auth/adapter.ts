import type { Adapter, AdapterUser } from "@auth/core/adapters";
import { OAuthAccountNotLinked } from "@auth/core/errors";
import { emailSchema } from "@preforma/domain/validation/schema";
import type { Db } from "../../database/schema.ts";
import { recordAudit } from "../../audit/index.ts";
import { emailKeyOf } from "../email-key.ts";
import { endSessionsOf } from "../sessions.ts";
import type { Exchange } from "./exchange.ts";
import { mailSignInLink } from "./sign-in-link.ts";

/**
 * The library's view of our tables, for mailed links and for providers. It does not handle sessions: see {@link
 * openSessionCookie}.
 */
export function accountAdapter(db: Db, exchange: Exchange, publicOrigin: string): Adapter {
  const people = () =>
    db.selectFrom("customers").select(["id", "email", "name", "surname", "email_verified_at"]);
  const byId = async (id: string): Promise<AdapterUser | null> =>
    adapterUser(await people().where("id", "=", Number(id)).where("is_active", "=", 1).executeTakeFirst());
  return {
    getUser: byId,
    getUserByEmail: async (email) =>
      adapterUser(await people().where("email_key", "=", emailKeyOf(email)).executeTakeFirst()),
    getUserByAccount: async ({ provider, providerAccountId }) =>
      adapterUser(
        await db
          .selectFrom("oauth_accounts")
          .innerJoin("customers", "customers.id", "oauth_accounts.customer_id")
          .select(["id", "email", "name", "surname", "email_verified_at"])
          .where("provider", "=", provider)
          .where("provider_account_id", "=", providerAccountId)
          .executeTakeFirst(),
      ),
    createUser: (user) => createPerson(db, exchange, user),
    async updateUser({ id, emailVerified }) {
      if (emailVerified) await confirmEmail(db, Number(id));
      return (await byId(id)) ?? { id, email: "", emailVerified: null };
    },
    async linkAccount({ provider, providerAccountId, userId }) {
      await db
        .insertInto("oauth_accounts")
        .values({
          provider,
          provider_account_id: providerAccountId,
          customer_id: Number(userId),
          created_at: new Date().toISOString(),
        })
        // A new person's identity is written together with their account.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async createVerificationToken(token) {
      // The library creates the link first; token and mail are written in one transaction, so that neither exists
      // without the other.
      await mailSignInLink(db, {
        email: token.identifier,
        digest: token.token,
        expires: token.expires,
        link: exchange.link ?? publicOrigin,
        publicOrigin,
      });
      return token;
    },
    async useVerificationToken({ identifier, token }: { identifier?: string; token: string }) {
      // A truncated link.
      if (identifier === undefined) return null;
      const row = await db
        .deleteFrom("single_use_tokens")
        .where("digest", "=", token)
        .where("purpose", "=", "email_sign_in")
        .where("email", "=", emailKeyOf(identifier))
        .returning(["email", "expires_at"])
        .executeTakeFirst();
      return row ? { identifier, token, expires: new Date(row.expires_at) } : null;
    },
  };
}

interface PersonRow {
  id: number;
  email: string;
  name: string;
  surname: string;
  email_verified_at: string | null;
}

function adapterUser(row: PersonRow | undefined): AdapterUser | null {
  if (!row) return null;
  const emailVerified = row.email_verified_at === null ? null : new Date(row.email_verified_at);
  return { id: String(row.id), email: row.email, name: row.name, emailVerified };
}

/** Creates a customer for whom a provider vouches, together with the identity that links them to it. */
async function createPerson(
  db: Db,
  exchange: Exchange,
  user: AdapterUser & { surname?: unknown },
): Promise<AdapterUser> {
  const email = emailSchema.parse(user.email);
  const { identity } = exchange;
  // Checked again: a session to add the identity to may have ended in the meantime.
  if (!identity?.vouchesForEmail) throw new OAuthAccountNotLinked("Nobody vouches for the e-mail address");
  const now = new Date().toISOString();
  const text = (value: unknown): string =>
    (typeof value === "string" ? value : "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, 100);
  const row = await db.transaction().execute(async (transaction) => {
    const person = await transaction
      .insertInto("customers")
      .values({
        email,
        email_key: emailKeyOf(email),
        name: text(user.name) || (email.split("@", 1)[0] ?? ""),
        surname: text(user.surname),
        role: "customer",
        // Only people whose provider has verified the address get here.
        email_verified_at: now,
        language_code: exchange.locale,
        is_active: 1,
        created_at: now,
        updated_at: now,
      })
      .returning(["id", "email", "name", "surname", "email_verified_at"])
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto("oauth_accounts")
      .values({
        provider: identity.provider,
        provider_account_id: identity.providerAccountId,
        customer_id: person.id,
        created_at: now,
      })
      .execute();
    await recordAudit(transaction, {
      customerId: person.id,
      action: "register",
      subject: `provider/${identity.provider}`,
      requestId: exchange.requestId,
    });
    return person;
  });
  return { id: String(row.id), email: row.email, name: row.name, emailVerified: new Date(now) };
}

/**
 * A person who followed the link can read that mailbox. A password that was set before this proof may belong to a
 * stranger who registered this address in advance; it is removed here, with its sessions.
 */
async function confirmEmail(db: Db, customerId: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = new Date().toISOString();
    const confirmed = await transaction
      .updateTable("customers")
      .set({ email_verified_at: now, updated_at: now, password_hash: null })
      .where("id", "=", customerId)
      .where("email_verified_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (confirmed) await endSessionsOf(transaction, customerId);
  });
}
