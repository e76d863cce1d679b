import { createContext } from "react-router";
import type { PageView } from "./page-view.ts";
import type { SiteOptions } from "./site-options.ts";

/** What the server hands to loaders. */
export interface SiteContext extends PageView, Pick<SiteOptions, "styleSheet"> {
  /** Answers `/api` requests in this process, or by the API behind `API_URL`. */
  fetch: (request: Request) => Promise<Response>;
  /** Grows with every change of catalogue, content or settings. */
  version: () => number;
  /** `https://www.example.com`, for canonical links. */
  publicOrigin: string;
  /** Logs what the page has to do without, so that it is not cached. */
  report: (failure: unknown, what: string) => void;
}

/** The loaders' way to {@link SiteContext}; there is none in the browser. */
export const siteContext = createContext<SiteContext>();
