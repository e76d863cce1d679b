/** What {@link LayOutSoFar} runs. */
export const layOutScript = "document.body.offsetHeight";

/**
 * Has the browser lay out what is above while the rest of the page is on its way: it would lay out all of it in one go
 * at the end, in a task of 80 ms on a slow phone. Of no use to a page that is there: only the server renders it, as a
 * child of the body, where React passes over it.
 */
export function LayOutSoFar() {
  return import.meta.env.SSR ? <script dangerouslySetInnerHTML={{ __html: layOutScript }} /> : null;
}
