import { createStrictClient, type StrictClient } from "@preforma/domain/http";
import { PreparedPage, respondWith } from "./prepared-page.ts";
import type { SiteContext } from "./site-context.ts";

/** How the server reads data that all visitors share. */
export type SiteSource = Pick<SiteContext, "fetch" | "version" | "publicOrigin">;

/** The API, for the site's own reading. */
export const siteClient = ({
  fetch,
  publicOrigin,
}: Pick<SiteSource, "fetch" | "publicOrigin">): StrictClient =>
  createStrictClient({
    baseUrl: publicOrigin,
    fetch: (address, init) => fetch(new Request(address, init)),
  });

/** Responds with a text that is made once per path and version of catalogue, content and settings. */
export function madeOnce({ version }: Pick<SiteSource, "version">) {
  const made = new Map<string, { version: number; page: Promise<PreparedPage> }>();
  return async (
    path: string,
    request: Request,
    headers: Readonly<Record<string, string>>,
    make: () => Promise<string>,
  ): Promise<Response> => {
    let entry = made.get(path);
    if (entry?.version !== version()) {
      const page = make().then(
        (text) => new PreparedPage(text, 200, { ...headers, "cache-control": "no-cache" }),
      );
      entry = { version: version(), page };
      made.set(path, entry);
      page.catch(() => made.delete(path));
    }
    return respondWith(await entry.page, request);
  };
}
