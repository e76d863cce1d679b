import { useEffect } from "react";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { useNear } from "../../platform/loading/use-near.ts";

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

const RecentRow = lazyPart(() => import("./recent-row.tsx"));

/** How far below the window the row is fetched, px. */
const nearness = 400;

/** The products looked at last, stored in this browser only; fetched when a visitor comes near. */
export function RecentSection({ except }: { except: number }) {
  const { place, isNear } = useNear<HTMLDivElement>(nearness);
  return <div ref={place}>{isNear && <RecentRow key={except} except={except} />}</div>;
}
