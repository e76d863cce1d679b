import { useEffect } from "react";
import { whenIdle } from "../../platform/loading/when-idle.ts";
import { skipped } from "./skipped-sections.ts";
import "./content-visibility.css.ts";

/**
 * Ends the skipping of what lies below the first window, once the page has been hydrated: one part after the other,
 * each in a frame of its own, as all at once would hold up a slow phone for a tenth of a second. From then on the page
 * has its true height, which going back to a place on it needs; whoever goes back before gets it at once.
 */
export function useContentVisibility(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if ("whole" in dataset) return undefined;
    const parts = document.querySelectorAll<HTMLElement>(skipped.map(({ part }) => part).join(", "));
    const end = () => {
      removeEventListener("popstate", end);
      dataset["whole"] = "";
      for (const part of parts) part.style.removeProperty("content-visibility");
    };
    addEventListener("popstate", end);
    void (async () => {
      await whenIdle();
      for (const part of parts) {
        if ("whole" in dataset) return;
        part.style.contentVisibility = "visible";
        await new Promise(requestAnimationFrame);
      }
      end();
    })();
    return () => removeEventListener("popstate", end);
  }, []);
}
