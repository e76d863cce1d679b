import { createContext } from "react";

/** A style sheet of a page. */
export interface StyleSheet {
  href: string;
  text: string;
}

/** The parts that the server of a built site writes into the page itself. */
export interface PageParts {
  styleSheets: readonly StyleSheet[];
  /** The markup of the page's scripts, rendered before it. */
  scripts: string;
}

/** The parts of the page that is being rendered; null in the browser. */
export const PagePartsContext = createContext<PageParts | null>(null);

/** Whether only the scripts of a page are rendered. */
export const ScriptsAloneContext = createContext(false);

/** Called, in a synchronous rendering, when a part is left out; null in the browser. */
export const LeftOutContext = createContext<(() => void) | null>(null);
