import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Shows the site's typeface from the second page on where it came too late for the first. */
export function useTypeface(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current)
      void import("./typeface.browser.ts").then(({ showTypeface }) => showTypeface());
  }, [pathname]);
}
