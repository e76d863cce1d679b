import { useEffect } from "react";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { useNear } from "../../platform/loading/use-near.ts";

/** How long a product has to be open to count as viewed, ms. */
const glance = 1500;

/** Reports a view to the server once per session, and remembers the product where that is allowed. */
export function useProductView(id: number): void {
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void import("./viewed.browser.ts")
          .then(({ noteView }) => noteView(id))
          // Not worth an error message (section 7).
          .catch(() => undefined),
      glance,
    );
    return () => clearTimeout(timer);
  }, [id]);
}

const RecentRow = lazyPart(() => import("./recent-row.tsx"));

/** Distance below the viewport at which the row is fetched, px. */
const nearness = 400;

/** The recently viewed products, stored only in this browser; fetched when a visitor scrolls near. */
export function RecentSection({ except }: { except: number }) {
  const { place, isNear } = useNear<HTMLDivElement>(nearness);
  return <div ref={place}>{isNear && <RecentRow key={except} except={except} />}</div>;
}
