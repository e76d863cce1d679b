import { beginSession, hashPassword, type Role } from "../account/index.ts";
import { openedStore, type TestStore } from "./stores.ts";

/** A signed-in person. */
export interface TestCustomer {
  id: number;
  email: string;
  /** Headers that authenticate them to the API. */
  headers: { Authorization: string };
}

let made = 0;

/** Adds a person with a session to a test's store, bypassing sign-in. */
export async function addCustomer(
  store: TestStore,
  over: {
    role?: Role;
    email?: string;
    name?: string;
    surname?: string;
    password?: string;
    emailVerified?: boolean;
    /** Staff have a second factor by default. */
    secondFactor?: boolean;
  } = {},
): Promise<TestCustomer> {
  const { db } = await openedStore(store);
  const email = over.email ?? `customer-${++made}@example.com`;
  const now = new Date().toISOString();
  const { id } = await db
    .insertInto("customers")
    .values({
      email,
      email_key: email.toLowerCase(),
      name: over.name ?? "Ayşe",
      surname: over.surname ?? "Yılmaz",
      phone: "+905321234567",
      password_hash: over.password === undefined ? null : await hashPassword(over.password),
      role: over.role ?? "customer",
      email_verified_at: over.emailVerified === false ? null : now,
      language_code: "tr",
      consented_at: now,
      is_active: 1,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (over.role === "staff" && over.secondFactor !== false)
    await db
      .insertInto("second_factors")
      // No valid code exists for it.
      .values({ customer_id: id, secret: "", last_step: 0, confirmed_at: now, created_at: now })
      .execute();
  const token = await beginSession(db, id);
  return { id, email, headers: { Authorization: `Bearer ${token}` } };
}
