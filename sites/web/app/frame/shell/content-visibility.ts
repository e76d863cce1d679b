import { useEffect } from "react";
import "./content-visibility.css.ts";

/** Has pages laid out whole from the first step back on: the place to go back to needs their true height. */
export function useContentVisibility(): void {
  useEffect(() => {
    const layOut = () => {
      document.documentElement.dataset["laidOut"] = "";
    };
    addEventListener("popstate", layOut);
    return () => removeEventListener("popstate", layOut);
  }, []);
}
