import { stacked } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

const columns = (template: string) =>
  style({
    ...stacked("l"),
    alignItems: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": { [media.desktop]: { gridTemplateColumns: template } },
  });

/** A narrow column before the page's main thing: filters, the account's pages. */
export const aside = columns("16rem minmax(0, 1fr)");
/** A narrow column after it: what an order costs. */
export const summary = columns("minmax(0, 1fr) 20rem");
/** Two that weigh the same: pictures and facts of a product. */
export const halves = columns("minmax(0, 1fr) minmax(0, 1fr)");
