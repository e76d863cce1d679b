import { eraseMailsAbout } from "../mail/index.ts";
import type { PersonalDataPart } from "../personal-data/index.ts";
import { emailKeyOfColumn } from "./email-key.ts";

/** The account's own parts of a person's data: profile, ways to sign in, sessions, audit log, mails. */
export const accountData: readonly PersonalDataPart[] = [
  {
    name: "profile",
    export: (db, customerId) =>
      db
        .selectFrom("customers")
        .select([
          "id",
          "email",
          "name",
          "surname",
          "phone",
          "email_verified_at",
          "language_code",
          "company_name",
          "vkn",
          "tax_office",
          "country_code",
          "customer_group",
          "consented_at",
          "created_at",
          "updated_at",
        ])
        .where("id", "=", customerId)
        .executeTakeFirst(),
    // The row itself is deleted last, when nothing refers to it any longer.
    erase: () => Promise.resolve(),
  },
  {
    name: "providers",
    export: (db, customerId) =>
      db
        .selectFrom("oauth_accounts")
        .select(["provider", "provider_account_id", "created_at"])
        .where("customer_id", "=", customerId)
        .execute(),
    erase: async (transaction, customerId) => {
      await transaction.deleteFrom("oauth_accounts").where("customer_id", "=", customerId).execute();
    },
  },
  {
    name: "second_factor",
    // Neither the secret nor the recovery codes are exported.
    export: (db, customerId) =>
      db
        .selectFrom("second_factors")
        .select(["created_at", "confirmed_at"])
        .where("customer_id", "=", customerId)
        .executeTakeFirst()
        .then((row) => row ?? null),
    erase: async (transaction, customerId) => {
      await transaction.deleteFrom("recovery_codes").where("customer_id", "=", customerId).execute();
      await transaction.deleteFrom("second_factors").where("customer_id", "=", customerId).execute();
    },
  },
  {
    name: "sessions",
    export: (db, customerId) =>
      db
        .selectFrom("sessions")
        .select(["created_at", "last_seen_at", "expires_at"])
        .where("customer_id", "=", customerId)
        .orderBy("created_at")
        .execute(),
    erase: async (transaction, customerId) => {
      await transaction.deleteFrom("sessions").where("customer_id", "=", customerId).execute();
    },
  },
  {
    name: "audit",
    export: (db, customerId) =>
      db
        .selectFrom("audit_log")
        .select(["at", "action", "subject", "client_address"])
        .where("customer_id", "=", customerId)
        .orderBy("id")
        .execute(),
    // The audit log stays: without the account its id identifies no one. A network address might.
    erase: async (transaction, customerId) => {
      await transaction
        .updateTable("audit_log")
        .set({ client_address: null })
        .where((on) =>
          on.or([on("customer_id", "=", customerId), on("subject", "=", `customer/${customerId}`)]),
        )
        .execute();
    },
  },
  {
    name: "mails",
    // Without their texts, which contain links that open the account.
    export: (db, customerId) =>
      db
        .selectFrom("outbox")
        .innerJoin("customers", (join) =>
          join.on((on) => on(emailKeyOfColumn("outbox.recipient"), "=", on.ref("customers.email_key"))),
        )
        .select(["outbox.recipient", "outbox.subject", "outbox.created_at", "outbox.sent_at"])
        .where("customers.id", "=", customerId)
        .where("customers.email_verified_at", "is not", null)
        .orderBy("outbox.id")
        .execute(),
    // Not by recipient: mails about others may go to the same address, such as the company's own.
    erase: (transaction, customerId) => eraseMailsAbout(transaction, [`customer/${customerId}`]),
  },
];
