import { lazy, Suspense, type ComponentType } from "react";

/**
 * A part that is in the page's HTML, and whose code is fetched once the page is alive. Forms and links in it work
 * without. Where the code cannot be fetched, what the server has rendered stays. The page imports its styles.
 */
export function lazyHydrated<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(() => load().catch(() => new Promise<never>(() => {})));
  return function LazyHydrated(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
