import { createContext } from "react";

/** A style sheet of a page. */
export interface StyleSheet {
  href: string;
  text: string;
}

/** What the server of a built site writes into the page itself. */
export interface PageParts {
  styleSheets: readonly StyleSheet[];
  /** The markup of the page's scripts, rendered before it. */
  scripts: string;
}

/** The parts of the page that is rendered; in the browser there are none. */
export const PagePartsContext = createContext<PageParts | null>(null);

/** Whether the scripts of a page are rendered, and nothing else. */
export const ScriptsAloneContext = createContext(false);

/** Told, where a page is rendered in one go, that a part is missing from it; in the browser nobody is told. */
export const LeftOutContext = createContext<(() => void) | null>(null);
