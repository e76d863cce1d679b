import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { wantsDocument } from "../../platform/loading/wants-document.ts";
import { anchorOf, pageUrl } from "./page-links.ts";

/** How long a pointer rests on a link before its page is prefetched, ms. */
const intentDelay = 80;

const intents = ["pointerover", "focusin", "touchstart"] as const;

/** Prefetches module, texts and data of a page when a pointer rests on a link to it or the link takes focus. */
export function IntentPrefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer = 0;
    const fetchAhead = (url: URL) => {
      setPage(`${url.pathname}${url.search}`);
      void import("./prefetch.ts").then(({ prefetchPage }) => prefetchPage(url)).catch(() => undefined);
    };
    const onIntent = (event: Event) => {
      const anchor = anchorOf(event);
      const url = anchor && pageUrl(anchor);
      clearTimeout(timer);
      // React Router reloads the document where a module cannot be fetched: nothing is prefetched while offline.
      if (url) timer = window.setTimeout(() => !wantsDocument() && fetchAhead(url), intentDelay);
    };
    for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of intents) document.removeEventListener(type, onIntent);
    };
  }, []);
  return page !== null && <PrefetchPageLinks page={page} />;
}
