import type { Db } from "../../database/schema.ts";
import type { Role } from "../../database/tables/account.ts";

/** What a session tells about the person (section 3), and what they may do. */
export interface SignedInUser {
  id: number;
  email: string;
  name: string;
  surname: string;
  role: Role;
}

/** Selects people whose account is not shut, with what a session tells about them. */
export function activePeople(db: Db) {
  return db
    .selectFrom("customers")
    .select(["customers.id", "customers.email", "customers.name", "customers.surname", "customers.role"])
    .where("customers.is_active", "=", 1);
}
