import { use } from "react";
import { Scripts } from "react-router";
import { PagePartsContext } from "./page-parts.ts";

/** How long scripts wait for a first paint that never comes, ms: in a covered window, for example. */
const timeoutMs = 3000;

/** Replaces the template with the scripts of {@link PageScripts} once the page has been painted. */
export const startScript = `{let e=document.currentScript,t=e.previousSibling,start=()=>t.replaceWith(t.content);e.remove();requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${timeoutMs})}`;

/**
 * The scripts of a page. A rendered page has them in a template, which browsers ignore until the page has been painted:
 * 150 KB of script and texts would compete with the first view on a slow connection (ADR 19). React would hoist their
 * links out of a template, so they are rendered separately.
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
