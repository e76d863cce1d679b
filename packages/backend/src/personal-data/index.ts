import { lockCustomerToErase } from "../database/lock.ts";
import type { Db, DbTransaction } from "../database/schema.ts";

/**
 * What one subject stores about a person, for the export and the erasure that KVKK (articles 7 and 11) and GDPR
 * (articles 15, 17 and 20) give everyone a right to.
 *
 * To add a subject: export a `PersonalDataPart` from the subject, and add it to the list
 * in `privacy/index.ts`.
 */
export interface PersonalDataPart {
  /** Key of the part in the export, snake_case, such as `addresses`. */
  name: string;
  /**
   * All that is held, in the field names of the API, without secrets and without other people's data.
   * Reads only; the row of `customers` tells the e-mail address where a subject stores no customer id.
   */
  export(db: Db, customerId: number): Promise<unknown>;
  /**
   * Deletes what may be deleted and anonymises what must stay (orders, for the tax law's ten years; a
   * published review, without its name). Nothing but database work: it runs inside the one transaction of
   * the erasure. The row of `customers` is still there and is deleted after all parts, so afterwards no
   * row may refer to it, unless its foreign key says `on delete cascade` or `set null`.
   */
  erase(transaction: DbTransaction, customerId: number): Promise<void>;
}

/** What all subjects together hold of a person. */
export class PersonalData {
  readonly #parts: readonly PersonalDataPart[];

  /** @param parts In the order of the export. */
  constructor(parts: readonly PersonalDataPart[]) {
    this.#parts = parts;
  }

  /** The keys of the export. */
  get names(): readonly string[] {
    return this.#parts.map(({ name }) => name);
  }

  /** Everything that is held of a person, by subject. */
  async export(db: Db, customerId: number): Promise<Record<string, unknown>> {
    const exported: Record<string, unknown> = {};
    for (const part of this.#parts) exported[part.name] = await part.export(db, customerId);
    return exported;
  }

  /** Erases a person: every subject's part first, the account itself last. False when they are gone already. */
  async erase(transaction: DbTransaction, customerId: number): Promise<boolean> {
    // A request that adds something at the same moment finds no account afterwards.
    if (!(await lockCustomerToErase(transaction, customerId))) return false;
    for (const part of this.#parts) await part.erase(transaction, customerId);
    // Sessions, links and provider accounts go with it.
    await transaction.deleteFrom("customers").where("id", "=", customerId).execute();
    return true;
  }
}
