import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createTransport } from "nodemailer";
import { explainStorage, type DatabaseOptions } from "../database/index.ts";
import { openPostgres } from "../database/postgres.ts";
import { messageOf } from "../errors/index.ts";
import { readMailFailure } from "../mail/failures.ts";
import type { Check } from "./data-folder.ts";

export { checkDataFolder, type Check } from "./data-folder.ts";

/** Checks whether the database can be read. Changes nothing in it. */
export async function checkDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Check> {
  try {
    if (databaseUrl !== undefined) {
      const { db, patient } = await openPostgres(databaseUrl);
      await Promise.all([db.destroy(), patient.destroy()]);
      return { ok: true, says: "PostgreSQL answers, and is new enough." };
    }
    const file = join(dataDir, "preforma.sqlite");
    if ((await stat(file).catch(() => null)) === null)
      return { ok: true, says: `There is no database in ${dataDir} yet; the first start makes one.` };
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const { quick_check: found } = database.prepare("pragma quick_check(1)").get() ?? {};
      return found === "ok"
        ? { ok: true, says: `The database ${file} is whole.` }
        : { ok: false, says: `The database ${file} is damaged. Restore it from a backup.` };
    } finally {
      database.close();
    }
  } catch (error) {
    return { ok: false, says: messageOf(explainStorage(error, dataDir)) };
  }
}

/** Checks whether a mail server accepts the connection and the password. Sends nothing. */
export async function checkMailServer(smtpUrl: string): Promise<Check> {
  const url = new URL(smtpUrl);
  url.searchParams.delete("from");
  const transport = createTransport({
    url: url.href,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  try {
    await transport.verify();
    return { ok: true, says: `The mail server ${url.hostname} takes mail.` };
  } catch (error) {
    return {
      ok: false,
      says: `The mail server ${url.hostname} does not take mail: ${readMailFailure(error).says}`,
    };
  } finally {
    transport.close();
  }
}
