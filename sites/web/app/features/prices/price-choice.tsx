import { PriceSwitch } from "@preforma/ui/price";
import { useLocation } from "react-router";
import { returnField } from "../../platform/http/return-path.ts";
import { pricePath } from "./price-path.ts";
import { choosePrices, useShownPrices } from "./shown-prices.ts";

/** Lets visitors choose between prices with VAT and without. */
export function PriceChoice() {
  const { pathname } = useLocation();
  return (
    <PriceSwitch
      value={useShownPrices()}
      action={pricePath}
      fields={{ [returnField]: pathname }}
      onValueChange={choosePrices}
    />
  );
}
