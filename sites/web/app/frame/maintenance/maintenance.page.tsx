import { siteSettingsQuery } from "@preforma/domain/settings";
import { MaintenancePage } from "@preforma/ui/maintenance-page";
import { useMessages } from "@preforma/ui/provider";
import { Logo } from "@preforma/ui/site-header";
import { notFound } from "../../platform/http/not-found-response.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import type { PageContext, PageProps } from "../../platform/loading/page-load.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import { shellParts } from "../shell/shell-parts.ts";

async function load({ client, read }: PageContext) {
  const { maintenance_mode } = await read(siteSettingsQuery(client));
  // The page does not exist while the site is open.
  if (!maintenance_mode) throw notFound();
  return null;
}

export const loader = loadOnServer(load);

/** Replaces every page while the site is closed; it has neither shell nor scripts. */
export default function MaintenanceNotice(_: PageProps<typeof load>) {
  const { t, locale } = useTranslation();
  const root = useRootData();
  const { phones, emails } = shellParts(root, undefined, locale);
  const name = t("siteName");
  const { title } = useMessages("maintenance-page");
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <MaintenancePage
        logo={<Logo name={name} />}
        {...(phones[0] ? { phone: phones[0] } : {})}
        {...(emails[0] ? { email: { text: emails[0], href: `mailto:${emails[0]}` } } : {})}
      />
    </>
  );
}
