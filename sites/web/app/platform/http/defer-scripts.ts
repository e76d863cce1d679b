import { inline } from "./own-scripts.ts";

/** What only script needs: texts, data of the frame, modules. */
const forScript = /<link rel="(?:modulepreload|preload" as="fetch)"[^<>]*>/g;

const moduleStart = '<script type="module"';
const scriptEnd = "</script>";

/** How long script waits for the first picture of a page that never comes, ms: in a window that is covered, say. */
const timeoutMs = 3000;

/**
 * Starts the page's scripts: they are in a template, where a browser does nothing with them, until the page has been
 * painted. It leaves the page as it was rendered, which is what React expects.
 */
const starter = `{let e=document.currentScript,t=e.previousSibling,start=()=>t.replaceWith(t.content);e.remove();requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${timeoutMs})}`;

/**
 * A rendered page in the order in which a browser on a slow line should fetch it: fonts and the pictures of the first
 * view, and what hydrates it once it has been painted. As React and React Router write it, 150 KB of script and texts
 * share the line with what can be seen, and neither has a setting for it: see ADR 19, which has the figures. A page
 * without script stays as it is.
 * `scripts` are the texts of the inline scripts that it adds.
 */
export function deferScripts(html: string): { html: string; scripts: string[] } {
  const headEnd = html.indexOf("</head>");
  const ahead = html.indexOf('<link rel="preload"');
  const module = html.indexOf(moduleStart, headEnd);
  if (ahead === -1 || ahead > headEnd || module === -1) return { html, scripts: [] };
  const moduleEnd = html.indexOf(scriptEnd, module) + scriptEnd.length;
  const head = html.slice(ahead, headEnd);
  const links = [...head.matchAll(forScript)].map(([link]) => link);
  const arranged = [
    html.slice(0, ahead),
    head.replace(forScript, ""),
    html.slice(headEnd, module),
    `<template>${links.join("")}${html.slice(module, moduleEnd)}</template>`,
    inline([starter]),
    html.slice(moduleEnd),
  ].join("");
  return { html: arranged, scripts: [starter] };
}
