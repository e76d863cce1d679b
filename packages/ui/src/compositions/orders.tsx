import { AccountNavigation } from "../account-navigation/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { Stack } from "../layout/index.ts";
import { OrderCard } from "../order-card/index.ts";
import { fixtureOrder } from "../order-details/order.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import * as css from "./compositions.css.ts";
import { Page } from "./page.tsx";
import { wordsIn } from "./words.ts";

const images = fixtureProducts.map(({ picture }) => fixtureImage(picture, ""));

/** A customer's orders beside the pages of the account. */
export function Orders() {
  const words = wordsIn(useLocale().locale);
  return (
    <Page title={words.orders}>
      <div className={css.aside}>
        <AccountNavigation
          items={[words.details, words.addresses, words.orders, words.requests].map((title) => ({
            href: `#${title}`,
            title,
            current: title === words.orders,
          }))}
          signOut={{ action: "#out" }}
        />
        <Stack as="ul" gap="m">
          <li>
            <OrderCard order={fixtureOrder} href="#1" images={images.slice(0, 2)} headingLevel={2} />
          </li>
          <li>
            <OrderCard
              order={{ ...fixtureOrder, number: "PF-2610-H0RT4Z", state: "delivered", line_count: 4 }}
              href="#2"
              images={images}
              headingLevel={2}
            />
          </li>
          <li>
            <OrderCard
              order={{ ...fixtureOrder, number: "PF-2609-2V8XKD", state: "cancelled", line_count: 1 }}
              href="#3"
              headingLevel={2}
            />
          </li>
        </Stack>
      </div>
    </Page>
  );
}
