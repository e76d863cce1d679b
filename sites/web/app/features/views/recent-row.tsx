import { catalogueKey, productDetailQuery } from "@preforma/domain/catalogue";
import { cacheMs } from "@preforma/domain/http";
import { Button } from "@preforma/ui/button";
import { Carousel } from "@preforma/ui/carousel";
import { VisuallyHidden } from "@preforma/ui/layout";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListedProduct } from "../product-list/index.ts";
import { productView } from "../catalogue/index.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { browserClient } from "../../platform/loading/load.browser.ts";
import { forgetRecent, recentProducts } from "./recent.ts";
import * as css from "./views.css.ts";

/** The row itself, with the button that clears it. */
export default function RecentRow({ except }: { except: number }) {
  const { t, locale } = useTranslation("product");
  const [ids, setIds] = useState(() => recentProducts().filter((id) => id !== except));
  const [isCleared, setCleared] = useState(false);
  const { data: products = [] } = useQuery({
    queryKey: [catalogueKey, "recent", locale, ids],
    async queryFn({ client }) {
      const answers = await Promise.allSettled(
        ids.map((id) => client.fetchQuery(productDetailQuery(browserClient, locale, id))),
      );
      // Products that have left the catalogue are dropped.
      const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
      return found.map((product) => productView(product, locale));
    },
    staleTime: cacheMs,
  });

  const clear = () => {
    forgetRecent();
    setIds([]);
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
