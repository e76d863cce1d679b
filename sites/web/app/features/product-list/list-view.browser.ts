import { ensureNamespaces } from "../../platform/i18n/browser.ts";
import { browserClient } from "../../platform/loading/load.browser.ts";
import type { ReadList } from "./list-view-query.ts";
import { listReader } from "./list-view.ts";

/** Reads a list outside the loading of its page: again, or as a prefetch. */
export const readInBrowser: ReadList = async (place, context) => {
  const { t } = await ensureNamespaces(["catalogue"], place.locale);
  return listReader({ client: browserClient, t })(place, context);
};
