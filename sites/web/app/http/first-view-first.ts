/** What only script needs: texts, data of the frame, modules. */
const forScript = /<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g;

/**
 * Languages whose pages stay where they are when our typeface comes after the first paint, which Chromium holds back
 * for it by 100 ms at most: they were seen to move by 0.001 at 360, 412 and 1280 px. In the others a line more or less
 * of a heading or a banner moves what follows, by up to 0.11, and Arabic has no typeface on all systems that ours could
 * be measured against: there style sheets come behind fonts and scripts, as React writes them.
 */
const isSteady = (head: string) => / lang="(?:tr|ru)"/.test(head);

const moduleStart = '<script type="module"';
const scriptEnd = "</script>";

/** How long script waits for the first picture of a page that never comes, ms: in a window that is covered, say. */
const patience = 3000;

/**
 * Lets the page's scripts begin: they stand in a template, where a browser does nothing with them, until the page has
 * been painted, or at once where nobody looks. It leaves the page as it was rendered, which is what React expects.
 */
const starter = `<script>{let own=document.currentScript,waiting=own.previousSibling,start=()=>waiting.parentNode&&waiting.replaceWith(waiting.content);own.remove();document.hidden?start():requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${patience})}</script>`;

/**
 * Has the whole page laid out at once where it is not begun at its top: what is skipped would move the place that the
 * browser goes to. See `shell/whole-page.ts`.
 */
const placeKeeper = `<script>if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.whole="";document.currentScript.remove()</script>`;

/**
 * A rendered page in the order in which a browser on a slow line should fetch it: style sheets, then fonts and the
 * pictures of the first view, and what hydrates it once it has been painted. As React and React Router write it,
 * 150 KB of script and texts go before the style sheets and share the line with what can be seen.
 */
export function firstViewFirst(html: string): string {
  const headEnd = html.indexOf("</head>");
  const styles = html.indexOf("<style>");
  const ahead = html.indexOf('<link rel="preload"');
  const module = html.indexOf(moduleStart, headEnd);
  if (ahead === -1 || ahead > styles || styles > headEnd || module === -1) return html;
  if (!isSteady(html.slice(0, ahead))) return html.slice(0, ahead) + placeKeeper + html.slice(ahead);
  const moduleEnd = html.indexOf(scriptEnd, module) + scriptEnd.length;
  const rest = html.slice(ahead, styles) + html.slice(html.indexOf("</style>", styles), headEnd);
  const links = [...rest.matchAll(forScript)].map(([link]) => link);
  const head = (part: string) => part.replace(forScript, "");
  return [
    html.slice(0, ahead),
    placeKeeper,
    head(html.slice(styles, headEnd)),
    head(html.slice(ahead, styles)),
    html.slice(headEnd, module),
    `<template>${links.join("")}${html.slice(module, moduleEnd)}</template>`,
    starter,
    html.slice(moduleEnd),
  ].join("");
}
