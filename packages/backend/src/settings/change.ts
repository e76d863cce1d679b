import type { PrivateSettings } from "@preforma/domain/settings";
import { complaint } from "@preforma/domain/validation";
import { z } from "zod";
import { type AuditBy, recordAudits } from "../audit/index.ts";
import type { Db, DbTransaction } from "../database/schema.ts";
import { RefusedError } from "../errors/index.ts";
import { staffSettings, type SettingsChange, type StaffSettings } from "./change-schema.ts";
import settingsMessages from "./messages.json" with { type: "json" };
import { readSettings, settingsId, storeSettings } from "./store.ts";

/** The settings with their secrets. Throws `RefusedError` if the site has never been started on this data. */
export async function storedSettings(db: Db): Promise<PrivateSettings> {
  const settings = await readSettings(db);
  if (!settings) throw new RefusedError("There are no settings yet: start the site once.");
  return settings;
}

/**
 * Changes the current settings, so that of two concurrent changes neither is lost, and notifies all readers. Nothing is
 * written or recorded if `change` returns its argument. Throws `RefusedError`.
 */
export async function updateSettings(
  db: Db,
  change: (now: PrivateSettings) => PrivateSettings,
  record: (transaction: DbTransaction, next: PrivateSettings) => Promise<void>,
): Promise<PrivateSettings> {
  return db.transaction().execute(async (transaction) => {
    // Writing a row's own value locks it in both databases.
    await transaction
      .updateTable("settings")
      .set((columns) => ({ updated_at: columns.ref("updated_at") }))
      .where("id", "=", settingsId)
      .execute();
    const now = await storedSettings(transaction);
    const next = change(now);
    if (next === now) return now;
    await storeSettings(transaction, next);
    await record(transaction, next);
    return next;
  });
}

/**
 * Writes some settings and records the name of each changed one, never a value. Returns those names. Throws a
 * `ZodError` if a change contradicts the other settings, and rethrows errors of `check` on the current ones.
 */
export async function changeSettings(
  db: Db,
  change: SettingsChange,
  by: AuditBy,
  check: (now: StaffSettings) => void = () => {},
): Promise<string[]> {
  let changed: string[] = [];
  await updateSettings(
    db,
    (now) => {
      check(staffSettings(now));
      const next = merged(now, change);
      changed = Object.keys(change).filter((name) => isOther(now, next, name as keyof PrivateSettings));
      return changed.length > 0 ? next : now;
    },
    (transaction) =>
      recordAudits(
        transaction,
        changed.map((name) => ({ ...by, action: "settings.change", subject: `settings/${name}` })),
      ),
  );
  return changed;
}

const isOther = (now: PrivateSettings, next: PrivateSettings, name: keyof PrivateSettings): boolean =>
  JSON.stringify(now[name]) !== JSON.stringify(next[name]);

function merged(now: PrivateSettings, { smtp_config, ...change }: SettingsChange): PrivateSettings {
  const next: PrivateSettings = { ...now, ...change };
  if (!next.languages.some(({ code }) => code === next.default_language))
    refuse([change.languages ? "languages" : "default_language"], settingsMessages.defaultMissing);
  if (smtp_config === undefined) return next;
  return { ...next, smtp_config: smtp_config && withPassword(now.smtp_config, smtp_config) };
}

type Smtp = NonNullable<PrivateSettings["smtp_config"]>;

/** A stored password is only used for the server and user that it was given for. */
function withPassword(
  now: Smtp | null,
  { host, port, user, secure, password }: NonNullable<SettingsChange["smtp_config"]>,
): Smtp {
  const isSame = now?.host === host && now.port === port && now.user === user;
  if (password === undefined && !isSame && now !== null && now.password !== "")
    refuse(["smtp_config", "password"], settingsMessages.passwordAgain);
  return { host, port, user, secure, password: password ?? now?.password ?? "" };
}

function refuse(path: string[], texts: Parameters<typeof complaint>[0]): never {
  const { error, params } = complaint(texts);
  throw new z.ZodError([{ code: "custom", message: error, params, path, input: undefined }]);
}
