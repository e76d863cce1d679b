import { randomBytes } from "node:crypto";
import type { PrivateSettings } from "@preforma/domain/settings";
import { recordAudit } from "../../account/index.ts";
import { say, UsageError } from "../../command-line.ts";
import { previewPath, readSettings, writeSettings } from "../../settings/index.ts";
import { siteOrigin } from "../site-origin.ts";
import { RefusedError, type StaffCommand, type StaffContext } from "../staff-command.ts";

/** `pnpm staff maintenance`: closes the site to visitors and opens it again. */
export const maintenanceCommand: StaffCommand = {
  name: "maintenance",
  usage: `  maintenance on            closes the site: visitors see a notice, status 503
  maintenance off           opens it again, and makes earlier links worthless
  maintenance link          prints a link that lets a browser in for a day`,
  async run(args, context) {
    const [verb, ...more] = args;
    if (more.length > 0) throw new UsageError(`maintenance ${args.join(" ")}: this cannot be understood.`);
    if (verb === "on") return close(context);
    if (verb === "off") return open(context);
    if (verb === "link") return link(context);
    throw new UsageError(`maintenance ${verb}: there is no such verb.`);
  },
};

async function settingsOf({ db }: StaffContext): Promise<PrivateSettings> {
  const settings = await readSettings(db);
  if (!settings) throw new RefusedError("There are no settings yet: start the site once.");
  return settings;
}

async function close(context: StaffContext): Promise<void> {
  await writeSettings(context.db, { ...(await settingsOf(context)), maintenance_mode: true });
  await audit(context, "maintenance.on");
  say("The site is closed. `maintenance link` prints a way to look at it.");
}

async function open(context: StaffContext): Promise<void> {
  await writeSettings(context.db, {
    ...(await settingsOf(context)),
    maintenance_mode: false,
    maintenance_key: null,
  });
  await audit(context, "maintenance.off");
  say("The site is open.");
}

async function link(context: StaffContext): Promise<void> {
  const settings = await settingsOf(context);
  const key = settings.maintenance_key ?? randomBytes(24).toString("base64url");
  if (settings.maintenance_key === null)
    await writeSettings(context.db, { ...settings, maintenance_key: key });
  say(`${await siteOrigin(context.db)}${previewPath(key)}`);
}

const audit = ({ db }: StaffContext, action: string): Promise<void> =>
  recordAudit(db, { customerId: null, action, subject: "settings/1" });
