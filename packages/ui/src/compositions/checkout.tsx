import type { CartTotals } from "@preforma/domain/shop";
import { AddressChoice } from "../address-choice/index.ts";
import { Button } from "../button/index.ts";
import { CheckoutSteps } from "../checkout-steps/index.ts";
import { fixtureAddresses } from "../fixtures/index.ts";
import { Stack } from "../layout/index.ts";
import { OrderSummary } from "../order-summary/index.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import * as css from "./compositions.css.ts";
import { Page } from "./page.tsx";
import { wordsIn } from "./words.ts";

/** Goods for 28,020.00, delivery, and 20 % tax on both. */
const totals: CartTotals = {
  currency: "TRY",
  net_subtotal_minor: 2_802_000,
  discount_minor: 0,
  shipping_minor: 96_000,
  vat_percent: 20,
  vat_minor: 579_600,
  total_minor: 3_477_600,
};

/** The delivery address: the second of four steps. */
export function Checkout() {
  const words = wordsIn(useLocale().locale);
  const steps = useMessages("checkout-steps");
  return (
    <Page title={words.delivery}>
      <CheckoutSteps
        current="address"
        steps={[{ id: "cart", href: "#cart" }, { id: "address" }, { id: "payment" }, { id: "review" }]}
      />
      <div className={css.summary}>
        <form method="post" action="#address">
          <Stack gap="l" align="start">
            <AddressChoice addresses={fixtureAddresses} addHref="#new" />
            <Button type="submit" variant="accent">
              {steps.payment}
            </Button>
          </Stack>
        </form>
        <OrderSummary totals={totals} />
      </div>
    </Page>
  );
}
