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
export function choosePrices(view: PriceView): void {
  document.cookie = priceSetter(view, document.cookie, location.protocol === "https:");
  show(view);
}

/** A page may be older than the choice: it was stored by the browser, or another tab has changed it. */
function followChoice(): void {
  show(chosenPrices(document.cookie) ?? defaultPriceView);
}

/** Has the page show the prices that were chosen, for as long as it is there. */
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
