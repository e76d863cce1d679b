import {
  addFavourite,
  favouriteProductsQuery,
  favouritesKey,
  removeFavourite,
} from "@preforma/domain/favourites";
import { ApiError } from "@preforma/domain/http";
import { idOf, pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { FavouriteButton } from "@preforma/ui/favourite-button";
import { ProductCard } from "@preforma/ui/product-card";
import { ProductGrid } from "@preforma/ui/product-grid";
import { useEffect, useId, useRef } from "react";
import { redirect } from "react-router";
import { AccountFrame, accountPage } from "../account/index.ts";
import { requireCustomer } from "../account/index.server.ts";
import { productView } from "../catalogue/index.ts";
import { QuoteAll } from "../quote-basket/index.ts";
import { wantsJson } from "../../platform/http/form-answer.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { usePost } from "../../platform/forms/use-post.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { leadToSignIn, loadForVisitor, setCookie, type Visit } from "../../platform/loading/visit.server.ts";
import { focusTitle } from "../../platform/page/focus-title.ts";
import { wantedFavourite, wantedFavouriteCookie } from "./wanted-favourite.ts";

const load = async (visit: Visit) => {
  const { session } = await requireCustomer(visit);
  await saveWanted(visit, session.user.id);
  const products = await favouriteProductsQuery(visit.strict, visit.locale, session.user.id)
    .queryFn({})
    .catch((error: unknown) => {
      // Section 8: a list that cannot be read is empty.
      if (!(error instanceof ApiError) || error.code === "UNAUTHORISED") throw error;
      return [];
    });
  return {
    page: accountPage("favorites", visit),
    products: products.map((product) => productView(product, visit.locale)),
  };
};

/** Saves the favourite that was chosen before signing in. */
async function saveWanted(visit: Visit, customerId: number): Promise<void> {
  const wanted = wantedFavourite(visit.visitor.cookies);
  if (wanted === null) return;
  await addFavourite(visit.safe, customerId, wanted);
  setCookie(visit, wantedFavouriteCookie(null, visit.isSecure));
}

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  favourite: {
    async send({ text }, visit) {
      const id = idOf(visit.url.searchParams.get("product_id") ?? undefined);
      const favourites = pathTo("favorites", visit.locale);
      if (id === null) return { redirect: favourites };
      const session = await visit.session();
      if (!session) {
        setCookie(visit, wantedFavouriteCookie(id, visit.isSecure));
        return leadToSignIn(new URL(favourites, visit.publicOrigin), "FavouriteWaits");
      }
      const change = text("favourite") === "remove" ? removeFavourite : addFavourite;
      const answer = await change(visit.safe, session.user.id, id);
      if (!answer.success) return answer;
      // A script stays on its page; without one the favourites page shows the result.
      if (wantsJson(visit.request)) return { ok: true, message: answer.message };
      throw redirect(favourites, 303);
    },
  },
});

export default function FavouritesPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, products } = loaderData;
  const { t, locale } = useTranslation("account");
  const { action: target } = usePageForm("favourite");
  const post = usePost(favouritesKey);
  const heart = (id: number) => `${target}&product_id=${id}`;
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef(-1);
  useEffect(() => {
    // The focused heart has gone with its product: the next one continues, or the title.
    if (removed.current < 0 || document.activeElement !== document.body) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>("[aria-pressed]") ?? [];
    const next = hearts[Math.min(removed.current, hearts.length - 1)];
    removed.current = -1;
    if (next) next.focus();
    else focusTitle(titleId);
  }, [products, titleId]);
  const remove = async (id: number) => {
    removed.current = products.findIndex((product) => product.id === id);
    const outcome = await post(heart(id), { favourite: "remove" });
    if (!outcome.ok) throw new Error("A favourite could not be taken out.");
  };
  return (
    <AccountFrame page={page} titleId={titleId}>
      {products.length === 0 ? (
        <EmptyState
          title={t("favorites.none")}
          actions={<ButtonLink href={pathTo("products", locale)}>{t("toProducts")}</ButtonLink>}
        >
          {t("favorites.noneText")}
        </EmptyState>
      ) : (
        <>
          <QuoteAll ids={products.map(({ id }) => id)} label={t("favorites.quoteAll")} />
          <ProductGrid ref={list} label={page.title}>
            {products.map(({ id, ...product }) => (
              <div key={id}>
                <ProductCard {...product} headingLevel={2} />
                <FavouriteButton
                  title={product.title}
                  favourite
                  showLabel
                  action={heart(id)}
                  send={() => remove(id)}
                />
              </div>
            ))}
          </ProductGrid>
        </>
      )}
    </AccountFrame>
  );
}
