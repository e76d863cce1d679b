import { randomBytes } from "node:crypto";
import { createContext } from "react-router";

/**
 * Marks the scripts that React Router writes into a page until the page is sent. No one outside can know it: an
 * injected script lacks the mark and is not allowed to run.
 */
export const scriptMark: string = randomBytes(18).toString("base64url");

const mark = ` nonce="${scriptMark}"`;
const opening = "<script";
const closing = "</script>";

/** The texts of the inline scripts that this site has written into the rendered page; the policy allows these alone. */
export const ownScriptsContext = createContext<readonly string[]>([]);

/**
 * Removes the marks from a page, and returns the texts of its own inline scripts: those with a mark and the known ones.
 */
export function takeMarks(
  marked: string,
  known: ReadonlySet<string>,
): { html: string; scripts: readonly string[] } {
  const scripts = new Set<string>();
  let at = marked.indexOf(opening);
  while (at !== -1) {
    const text = marked.indexOf(">", at) + 1;
    const end = text === 0 ? -1 : marked.indexOf(closing, text);
    if (end === -1) break;
    const attributes = marked.slice(at + opening.length, text - 1);
    const script = marked.slice(text, end);
    if (known.has(script) || (attributes.includes(mark) && !attributes.includes(" src=")))
      scripts.add(script);
    at = marked.indexOf(opening, end + closing.length);
  }
  return { html: marked.replaceAll(mark, ""), scripts: [...scripts] };
}
