import { use } from "react";
import { Scripts } from "react-router";
import { PagePartsContext } from "./page-parts.ts";

/** How long script waits for the first picture of a page that never comes, ms: in a window that is covered, say. */
const timeoutMs = 3000;

/** Puts the scripts of {@link PageScripts} in the place of their template once the page has been painted. */
export const startScript = `{let e=document.currentScript,t=e.previousSibling,start=()=>t.replaceWith(t.content);e.remove();requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${timeoutMs})}`;

/**
 * The scripts of a page. In a rendered page they are in a template, where a browser does nothing with them until the
 * page has been painted: 150 KB of script and texts would share a slow line with what a visitor waits to see (ADR 19).
 * React would hoist their links out of a template, so they are rendered apart.
 */
export function PageScripts() {
  const parts = use(PagePartsContext);
  if (!parts) return <Scripts />;
  return (
    <>
      <template dangerouslySetInnerHTML={{ __html: parts.scripts }} />
      <script dangerouslySetInnerHTML={{ __html: startScript }} />
    </>
  );
}
