import { Logo } from "@preforma/ui/site-header";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useLocation } from "react-router";
import { useRootData } from "../../platform/loading/root-data.ts";
import { headerLogo } from "./site-logo.tsx";
import type { ShellParts } from "./shell-parts.ts";
import * as css from "./shell.css.ts";

/**
 * The head of a printed page: the company, its contacts, and the page's URL. The header with its menus is interactive
 * and not printed.
 */
export function PrintHeader({ phones, emails }: Pick<ShellParts, "phones" | "emails">) {
  const { t } = useTranslation();
  const root = useRootData();
  const { pathname } = useLocation();
  const reach = [phones[0]?.text, emails[0]].filter((line) => line !== undefined);
  return (
    <div className={css.printHeader} aria-hidden="true">
      <div className={css.printHeaderLogo}>{headerLogo(root?.settings) ?? <Logo name={t("siteName")} />}</div>
      <ul role="list" className={css.printHeaderLines}>
        {reach.length > 0 && (
          <li>
            <bdi dir="ltr">{reach.join(" · ")}</bdi>
          </li>
        )}
        <li>
          <bdi dir="ltr">{`${root?.origin ?? ""}${pathname}`}</bdi>
        </li>
      </ul>
    </div>
  );
}
