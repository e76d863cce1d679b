import type { RouteName } from "@preforma/domain/routes";
import { CookieSettingsLink } from "@preforma/ui/cookie-banner";
import { QuickContact } from "@preforma/ui/quick-contact";
import { SiteFooter } from "@preforma/ui/site-footer";
import { useMemo } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { footerParts } from "./shell-parts.ts";
import { footerLogo } from "./site-logo.tsx";

interface PageEndProps {
  here: RouteName | undefined;
}

/** The footer and the tab at the edge of the window. Their disclosures and links work without script. */
export default function PageEnd({ here }: PageEndProps) {
  const { t, locale } = useTranslation();
  const root = useRootData();
  const { quickContact, ...parts } = useMemo(() => footerParts(root, here, locale), [root, here, locale]);
  return (
    <>
      {quickContact && <QuickContact {...quickContact} />}
      <SiteFooter
        name={t("siteName")}
        logo={footerLogo(root?.settings, t("siteName"))}
        about={t("siteDescription")}
        {...parts}
        cookieSettings={<CookieSettingsLink />}
        year={root?.year ?? 2026}
      />
    </>
  );
}
