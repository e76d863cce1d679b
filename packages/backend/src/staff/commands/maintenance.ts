import { randomBytes } from "node:crypto";
import { commandNamed, print } from "../../command-line/commands.ts";
import { RefusedError } from "../../errors/index.ts";
import { previewPath, updateSettings } from "../../settings/index.ts";
import { audit, siteOrigin, type StaffContext, type StaffSubject } from "../staff-command.ts";

/** `pnpm staff maintenance`: closes the site to visitors and opens it again. */
export const maintenanceCommand: StaffSubject = (withContext) => {
  const maintenance = commandNamed("maintenance", "Closes the site to visitors and opens it again.");
  maintenance
    .command("on")
    .description("Closes the site: visitors see a notice, status 503.")
    .action(() => withContext(close));
  maintenance
    .command("off")
    .description("Opens it again, and makes earlier links worthless.")
    .action(() => withContext(open));
  maintenance
    .command("link")
    .description("Prints a link that lets a browser in for a day.")
    .action(() => withContext(link));
  return maintenance;
};

async function close({ db }: StaffContext): Promise<void> {
  await updateSettings(db, (now) => ({ ...now, maintenance_mode: true }), audited("maintenance.on"));
  print("The site is closed. `maintenance link` prints a way to look at it.");
}

async function open({ db }: StaffContext): Promise<void> {
  const opened = { maintenance_mode: false, maintenance_key: null };
  await updateSettings(db, (now) => ({ ...now, ...opened }), audited("maintenance.off"));
  print("The site is open.");
}

async function link({ db }: StaffContext): Promise<void> {
  const { maintenance_key: key } = await updateSettings(
    db,
    (now) =>
      now.maintenance_key === null ? { ...now, maintenance_key: randomBytes(24).toString("base64url") } : now,
    audited("maintenance.link"),
  );
  if (key === null) throw new RefusedError("The link could not be made. Run the command again.");
  print(`${await siteOrigin(db)}${previewPath(key)}`);
}

const audited =
  (action: string) =>
  (transaction: StaffContext["db"]): Promise<void> =>
    audit(transaction, action, "settings/1");
