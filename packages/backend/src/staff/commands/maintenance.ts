import { randomBytes } from "node:crypto";
import { recordAudit } from "../../account/index.ts";
import { say, UsageError } from "../../command-line/index.ts";
import { previewPath, updateSettings } from "../../settings/index.ts";
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

async function close({ db }: StaffContext): Promise<void> {
  await updateSettings(db, (now) => ({ ...now, maintenance_mode: true }), audited("maintenance.on"));
  say("The site is closed. `maintenance link` prints a way to look at it.");
}

async function open({ db }: StaffContext): Promise<void> {
  const opened = { maintenance_mode: false, maintenance_key: null };
  await updateSettings(db, (now) => ({ ...now, ...opened }), audited("maintenance.off"));
  say("The site is open.");
}

async function link({ db }: StaffContext): Promise<void> {
  const { maintenance_key: key } = await updateSettings(
    db,
    (now) =>
      now.maintenance_key === null ? { ...now, maintenance_key: randomBytes(24).toString("base64url") } : now,
    audited("maintenance.link"),
  );
  if (key === null) throw new RefusedError("The link could not be made. Run the command again.");
  say(`${await siteOrigin(db)}${previewPath(key)}`);
}

const audited =
  (action: string) =>
  (transaction: StaffContext["db"]): Promise<void> =>
    recordAudit(transaction, { customerId: null, action, subject: "settings/1" });
