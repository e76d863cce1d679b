import type { Load } from "./page-context.ts";

/** What the component of a page is given. */
export interface PageProps<PageLoad extends Load<unknown>> {
  loaderData: Awaited<ReturnType<PageLoad>>;
}
