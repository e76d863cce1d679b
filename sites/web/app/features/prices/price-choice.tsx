import { PriceSwitch, priceViewAttribute } from "@preforma/ui/price";
import { useLocation } from "react-router";
import { defaultPriceView, isPriceView, type PriceView } from "@preforma/domain/shop";
import { useEffect, useSyncExternalStore } from "react";
import { returnField } from "../../platform/http/return-path.ts";
import { pricePath } from "./price-path.ts";
import { chosenPrices, priceSetter } from "../../platform/http/price-choice.ts";
import { useRootData } from "../../platform/loading/root-data.ts";

const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

/** What the page shows now: its root says it. */
function shownNow(): PriceView {
  const view = document.documentElement.getAttribute(priceViewAttribute);
  return isPriceView(view) ? view : defaultPriceView;
}

function show(view: PriceView): void {
  if (view === shownNow()) return;
  document.documentElement.setAttribute(priceViewAttribute, view);
  changed.dispatchEvent(new Event("change"));
}

/** Shows the chosen prices from now on, here and on every page that follows. */
function choosePrices(view: PriceView): void {
  document.cookie = priceSetter(view, document.cookie, location.protocol === "https:");
  show(view);
}

/** A page may be older than the choice: it was stored by the browser, or another tab has changed it. */
function followChoice(): void {
  show(chosenPrices(document.cookie) ?? defaultPriceView);
}

/** The prices that the page shows. */
function useShownPrices(): PriceView {
  const rendered = useRootData()?.prices ?? defaultPriceView;
  useEffect(() => {
    followChoice();
    const events = ["pageshow", "focus"] as const;
    for (const event of events) addEventListener(event, followChoice);
    return () => {
      for (const event of events) removeEventListener(event, followChoice);
    };
  }, []);
  return useSyncExternalStore(subscribe, shownNow, () => rendered);
}

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
