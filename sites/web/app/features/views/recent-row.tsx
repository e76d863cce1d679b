import { productDetailQuery } from "@preforma/domain/catalogue";
import { Button } from "@preforma/ui/button";
import { Carousel } from "@preforma/ui/carousel";
import { VisuallyHidden } from "@preforma/ui/layout";
import { useEffect, useState } from "react";
import { ListedProduct } from "../product-list/index.ts";
import { productView, type ProductView } from "../catalogue/index.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { browserClient, queryClient } from "../../platform/loading/load.browser.ts";
import { forgetRecent, recentProducts } from "./recent.ts";
import * as css from "./views.css.ts";

/** The row itself, with the way to clear it. */
export default function RecentRow({ except }: { except: number }) {
  const { t, locale } = useTranslation("product");
  const [products, setProducts] = useState<readonly ProductView[]>([]);
  const [isCleared, setCleared] = useState(false);
  useEffect(() => {
    let gone = false;
    const ids = recentProducts().filter((id) => id !== except);
    void Promise.allSettled(
      ids.map((id) => queryClient.fetchQuery(productDetailQuery(browserClient, locale, id))),
    ).then((answers) => {
      // What is no longer in the catalogue is left out.
      const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      if (!gone) setProducts(found.map((product) => productView(product, locale)));
    });
    return () => {
      gone = true;
    };
  }, [except, locale]);

  const clear = () => {
    forgetRecent();
    setProducts([]);
    setCleared(true);
  };
  return (
    <>
      {products.length > 0 && (
        <div className={css.recent}>
          <Carousel title={t("recent.title")} items={products} itemKey={({ id }) => id} itemWidth="small">
            {(product) => <ListedProduct product={product} headingLevel={3} />}
          </Carousel>
          <p className={css.clear}>
            <Button variant="quiet" size="small" onClick={clear}>
              {t("recent.clear")}
            </Button>
          </p>
        </div>
      )}
      <VisuallyHidden role="status">{isCleared && t("recent.cleared")}</VisuallyHidden>
    </>
  );
}
