import { useEffect } from "react";

/** How long a product has to be looked at, ms: passing by is not a view. */
const glance = 1500;

/** Tells the server once per session that a product was looked at, and remembers it where that is allowed. */
export function useProductView(id: number): void {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void import("./viewed.browser.ts")
          .then(({ noteView }) => noteView(id))
          // Nothing to bother a visitor with (section 7).
          .catch(() => undefined),
      glance,
    );
    return () => clearTimeout(timer);
  }, [id]);
}
