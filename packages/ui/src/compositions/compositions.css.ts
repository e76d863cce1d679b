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

/** A narrow column before the main content: filters, the account's pages. */
export const aside = columns("16rem minmax(0, 1fr)");
/** A narrow column after it: the order summary. */
export const summary = columns("minmax(0, 1fr) 20rem");
/** Two equal columns: pictures and facts of a product. */
export const halves = columns("minmax(0, 1fr) minmax(0, 1fr)");
