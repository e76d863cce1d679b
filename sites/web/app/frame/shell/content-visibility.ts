import { useEffect } from "react";
import "./content-visibility.css.ts";

/** Lays out whole pages from the first step back on: restoring the scroll position needs their true height. */
export function useContentVisibility(): void {
  useEffect(() => {
    const layOut = () => {
      document.documentElement.dataset["laidOut"] = "";
    };
    addEventListener("popstate", layOut);
    return () => removeEventListener("popstate", layOut);
  }, []);
}
