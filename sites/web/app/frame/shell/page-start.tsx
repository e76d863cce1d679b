import { matchPath, pathTo } from "@preforma/domain/routes";
import { isAtModalEntry } from "@preforma/ui/dialog";
import type { LanguageLinks } from "@preforma/ui/language-menu";
import { SiteHeader, type SiteHeaderProps } from "@preforma/ui/site-header";
import { Ticker } from "@preforma/ui/ticker";
import { TopBar } from "@preforma/ui/top-bar";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { PriceChoice } from "../../features/prices/price-choice.tsx";
import { useProductSearch } from "../../features/search/product-search.ts";
import { usePageLocale, useTranslation } from "../../platform/i18n/translations.tsx";
import { useRootData } from "../../platform/loading/root-data.ts";
import { wantsDocument } from "../../platform/loading/wants-document.ts";
import type { SignedInUser } from "../../platform/loading/visitor-page.ts";
import { focusPage } from "../../platform/page/focus-page.ts";
import { PrintHeader } from "./print-header.tsx";
import { markedCategories, shellParts } from "./shell-parts.ts";
import { headerLogo } from "./site-logo.tsx";
import { useVisitorTools } from "./use-visitor-tools.ts";
import * as css from "./shell.css.ts";

/** The fields of a page's data that the header uses. */
export interface HeaderData {
  /** Categories from the root down to the page's own. */
  categoryIds?: readonly number[];
  /** The search text. */
  keyword?: string;
  /** The visitor for whom a page was made. */
  visitor?: SignedInUser | null;
}

interface PageStartProps {
  /** The data of the page's loader. */
  page: HeaderData;
  languages: LanguageLinks;
}

const none: never[] = [];

/** The bars above the content of every page. Their menus, links and forms work without script. */
export default function PageStart({ page, languages }: PageStartProps) {
  const { t, locale } = useTranslation();
  const root = useRootData();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { remember, ...productSearch } = useProductSearch();
  const here = matchPath(pathname)?.name;
  const parts = useMemo(() => shellParts(root, here, locale), [root, here, locale]);
  const categories = root ? markedCategories(root.categories, page.categoryIds ?? []) : none;
  const productsPath = pathTo("products", locale);

  return (
    <>
      <PrintHeader phones={parts.phones} emails={parts.emails} />
      {root?.notice && <Ticker className={css.whole} items={[{ id: "notice", text: root.notice }]} />}
      <section aria-label={t("navigation.service")} className={css.whole}>
        <TopBar
          links={parts.anchors}
          phones={parts.phones.slice(0, 1)}
          tools={<PriceChoice />}
          languages={languages}
        />
      </section>
      <VisitorHeader
        className={css.whole}
        visitor={page.visitor}
        name={t("siteName")}
        logo={headerLogo(root?.settings)}
        homeHref={pathTo("home", locale)}
        products={{
          title: t("navigation.products"),
          href: productsPath,
          categories,
          links: parts.aboutProducts,
          current: here === "products" || here === "product" || here === "category",
        }}
        items={parts.items}
        search={{
          ...productSearch,
          action: productsPath,
          defaultValue: page.keyword,
          onSubmit(event) {
            if (wantsDocument()) return;
            event.preventDefault();
            const entry = new FormData(event.currentTarget).get("keyword");
            const keyword = typeof entry === "string" ? entry.trim() : "";
            remember(keyword);
            const list = `${productsPath}?keyword=${encodeURIComponent(keyword)}`;
            void Promise.resolve(navigate(list, { replace: isAtModalEntry() })).then(() => {
              // A new page has taken the focus already. A visitor who types again has moved it back.
              const isTyping =
                pathname !== productsPath && document.activeElement instanceof HTMLInputElement;
              // No other page comes from the list itself, and the search dialog takes the focus with it when it closes.
              if (!isTyping) focusPage();
            });
          },
        }}
        languages={languages}
        sidebar={{
          more: parts.anchors,
          tools: <PriceChoice />,
          phones: parts.phones,
          emails: parts.emails,
        }}
        fixed={root?.settings?.fixed_menu ?? false}
      />
    </>
  );
}

/** The header with the visitor's data, so that nothing else renders again when that becomes known. */
function VisitorHeader({
  visitor,
  ...header
}: Omit<SiteHeaderProps, "favourites" | "cart" | "user"> & Pick<HeaderData, "visitor">) {
  const locale = usePageLocale();
  const { pathname } = useLocation();
  return <SiteHeader {...header} {...useVisitorTools(visitor, locale, pathname)} />;
}
