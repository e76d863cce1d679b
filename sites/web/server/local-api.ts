import type { Backend } from "@preforma/backend";
import type { SiteOptions } from "../app/platform/http/site-options.ts";

/** The API of a backend in this process. */
export const localApi = (
  backend: Backend,
): Pick<SiteOptions, "fetch" | "version" | "onChange" | "readiness"> => ({
  fetch: (request, client) => backend.fetch(request, client),
  version: () => backend.version(),
  onChange: (listener) => backend.onChange(listener),
  readiness: () => backend.readiness(),
});
