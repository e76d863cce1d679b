import { lockCustomerToErase } from "../database/lock.ts";
import type { Db, DbTransaction } from "../database/schema.ts";

/**
 * One subject's personal data, for the export and the erasure to which KVKK (articles 7 and 11) and GDPR (articles 15,
 * 17 and 20) entitle everyone.
 *
 * To add a subject: export a `PersonalDataPart` from the subject, and add it to the list in `privacy/index.ts`.
 */
export interface PersonalDataPart {
  /** Key of the part in the export, snake_case, such as `addresses`. */
  name: string;
  /**
   * All stored data, with the API's field names, without secrets and without other people's data. Reads only; if a
   * subject stores no customer id, the row of `customers` contains the email address.
   */
  export(db: Db, customerId: number): Promise<unknown>;
  /**
   * Deletes what may be deleted and anonymises what must stay (orders, for the tax law's ten years; a published review,
   * without its name). Only database work: it runs inside the single transaction of the erasure. The row of `customers`
   * still exists and is deleted after all parts, so afterwards no row may refer to it, unless its foreign key has `on
   * delete cascade` or `set null`.
   */
  erase(transaction: DbTransaction, customerId: number): Promise<void>;
}

/** The personal data of all subjects together. */
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

  /** All personal data, by subject. */
  async export(db: Db, customerId: number): Promise<Record<string, unknown>> {
    const exported: Record<string, unknown> = {};
    for (const part of this.#parts) exported[part.name] = await part.export(db, customerId);
    return exported;
  }

  /** Erases a person: every subject's part first, the account itself last. False if they are already erased. */
  async erase(transaction: DbTransaction, customerId: number): Promise<boolean> {
    // A concurrent request that adds something finds no account afterwards.
    if (!(await lockCustomerToErase(transaction, customerId))) return false;
    for (const part of this.#parts) await part.erase(transaction, customerId);
    // Sessions, links and provider accounts are deleted with it.
    await transaction.deleteFrom("customers").where("id", "=", customerId).execute();
    return true;
  }
}
