import { lazy, memo, Suspense, use, useEffect, useRef, useState, type ComponentType } from "react";
import { awaitPart, partListens, type Listener } from "./early-press.ts";
import { LeftOutContext } from "./page-parts.ts";
import { whenIdle } from "./when-idle.ts";
import { missPart } from "./wants-document.ts";
import { stopWaitingForUse, whenUsed } from "./when-used.ts";

/**
 * A part that is in the page's HTML, and is hydrated, with its code fetched, once a visitor uses the page. Its forms
 * and links work before that. Where the code cannot be fetched, the server's HTML stays. Its styles come with the page:
 * see `vite.config.ts`.
 *
 * Its props should not change before that: React treats new ones as new content, and renders the part again.
 *
 * @param isRare The code is fetched only where the part is shown. Otherwise the page's module fetches it, at once if the
 *   visitor has already used the site: all of the next page is then shown together.
 * @param isFirst It is hydrated once the browser is idle: the first controls to be pressed should respond at once.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isRare = false, isFirst = false } = {},
): ComponentType<Props> {
  const isServer = typeof document === "undefined";
  let Loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    const part = await load();
    Loaded = part.default;
    return part;
  };
  const whenNeeded = () => (isServer ? fetchPart() : (isFirst ? whenIdle() : whenUsed()).then(fetchPart));
  if (!isServer && !isRare) whenNeeded().catch(() => {});
  const Part: ComponentType<Props> = lazy(() =>
    whenNeeded().catch(() => {
      if (!isServer) missPart();
      return new Promise<never>(() => {});
    }),
  );
  return memo(function LazyHydrated(props: Props) {
    const [Shown] = useState(() => (Loaded !== null && isHydrated() ? Loaded : Part));
    const [part] = useState((): Listener => ({ listens: false }));
    useEffect(() => {
      awaitPart(part);
      return () => partListens(part);
    }, [part]);
    const first = useRef(props);
    useEffect(() => {
      // New content has no server HTML to preserve.
      if (first.current !== props || isHydrated()) stopWaitingForUse();
    }, [props]);
    return (
      <Suspense fallback={<LeftOut />}>
        <Shown {...props} />
        <Listening part={part} />
      </Suspense>
    );
  }) as ComponentType<Props>;
}

/** Reports that the part beside it has been hydrated. */
function Listening({ part }: { part: Listener }) {
  useEffect(() => partListens(part), [part]);
  return null;
}

/** Renders nothing in place of a part: `renderToString` leaves out parts that suspend or fail. */
function LeftOut() {
  use(LeftOutContext)?.();
  return null;
}

/** Whether the page's own HTML has been hydrated, by the root's mark: parts that mount from then on are new. */
const isHydrated = (): boolean => performance.getEntriesByName("hydrated").length > 0;

/** A part of the page's HTML that React hydrates once a visitor uses the page. {@link lazyHydrated} for loaded code. */
export const hydrateWhenUsed = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  lazyHydrated(() => Promise.resolve({ default: Part }));
