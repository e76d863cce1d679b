import { defaultPriceView, isPriceView, type PriceView } from "@preforma/domain/shop";
import { priceViewAttribute } from "@preforma/ui/price";
import { useEffect, useSyncExternalStore } from "react";
import { chosenPrices, priceSetter } from "../../platform/http/price-choice.ts";
import { useRootData } from "../../platform/loading/root-data.ts";

const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
  changed.addEventListener("change", listener);
  return () => changed.removeEventListener("change", listener);
}

/** The page's current view, from its root element. */
function shownNow(): PriceView {
  const view = document.documentElement.getAttribute(priceViewAttribute);
  return isPriceView(view) ? view : defaultPriceView;
}

function show(view: PriceView): void {
  if (view === shownNow()) return;
  document.documentElement.setAttribute(priceViewAttribute, view);
  changed.dispatchEvent(new Event("change"));
}

/** Shows the chosen prices from now on, on this page and on every following one. */
export function choosePrices(view: PriceView): void {
  document.cookie = priceSetter(view, document.cookie, location.protocol === "https:");
  show(view);
}

/** A page may be older than the choice: the browser cached it, or another tab has changed the choice. */
function followChoice(): void {
  show(chosenPrices(document.cookie) ?? defaultPriceView);
}

/** Makes the page show the chosen prices, for as long as it is open. */
export function useChosenPrices(): void {
  useEffect(() => {
    followChoice();
    const events = ["pageshow", "focus"] as const;
    for (const event of events) addEventListener(event, followChoice);
    return () => {
      for (const event of events) removeEventListener(event, followChoice);
    };
  }, []);
}

/** The prices that the page shows. */
export function useShownPrices(): PriceView {
  const rendered = useRootData()?.prices ?? defaultPriceView;
  return useSyncExternalStore(subscribe, shownNow, () => rendered);
}
