/** The script of {@link LayOutSoFar}. */
export const layOutScript = "document.body.offsetHeight";

/**
 * Makes the browser lay out the content above while the rest of the page is loading: it would otherwise lay out the
 * whole page at the end, in a task of 80 ms on a slow phone. A loaded page does not need it: only the server renders
 * it, as a child of the body, where React skips it.
 */
export function LayOutSoFar() {
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: layOutScript }} /> : null;
}
