import { lazy, memo, Suspense, use, useEffect, useRef, type ComponentType } from "react";
import { LeftOutContext } from "./page-parts.ts";
import { stopWaitingForUse, whenUsed } from "./when-used.ts";

/**
 * A part that is in the page's HTML, and whose code is fetched once a visitor uses the page. Forms and links in it
 * work without. Where the code cannot be fetched, what the server has rendered stays. The page imports its styles.
 *
 * Its props should stay the same until then: React takes new ones for new content, and renders the part again.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const isServer = typeof document === "undefined";
  const Part: ComponentType<Props> = lazy(() =>
    (isServer ? load() : whenUsed().then(load)).catch(() => new Promise<never>(() => {})),
  );
  return memo(function LazyHydrated(props: Props) {
    const first = useRef(props);
    useEffect(() => {
      // New content has no server HTML that could stay until then.
      if (first.current !== props || isHydrated()) stopWaitingForUse();
    }, [props]);
    return (
      <Suspense fallback={<LeftOut />}>
        <Part {...props} />
      </Suspense>
    );
  }) as ComponentType<Props>;
}

/** Nothing in the place of a part: `renderToString` leaves out what suspends, or has failed. */
function LeftOut() {
  use(LeftOutContext)?.();
  return null;
}

/** Whether the page's own HTML has been taken over, by the mark of the root: what mounts from then on is new. */
const isHydrated = (): boolean => performance.getEntriesByName("hydrated").length > 0;

/** A part of the page's HTML that React hydrates once a visitor uses the page. {@link lazyHydrated} for loaded code. */
export const hydrateWhenUsed = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  lazyHydrated(() => Promise.resolve({ default: Part }));
