import { createContext } from "react-router";
import type { PageView } from "./page-view.ts";
import type { SiteOptions } from "./site-options.ts";

/** The server's context for loaders. */
export interface SiteContext extends PageView, Pick<SiteOptions, "styleSheet"> {
  /** Answers `/api` requests in this process, or by the API behind `API_URL`. */
  fetch: (request: Request) => Promise<Response>;
  /** Increases with every change of catalogue, content or settings. */
  version: () => number;
  /** `https://www.example.com`, for canonical links. */
  publicOrigin: string;
  /** Logs the data that the page has to do without; such a page is not cached. */
  report: (failure: unknown, what: string) => void;
}

/** The context key of {@link SiteContext}; in the browser it is not set. */
export const siteContext = createContext<SiteContext>();
