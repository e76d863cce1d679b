import { live as liveOf } from "../documentation/live.ts";
import { fieldWords } from "../fixtures/field-words.ts";
import { fixtureProducts } from "../fixtures/index.ts";
import { Table, type TableProps } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf<TableProps<(typeof fixtureProducts)[number]>>(Table, (locale) => ({
  caption: fixtureProducts[0]?.title[locale] ?? "",
  columns: [
    { key: "code", title: "PB", cell: ({ code }) => code },
    {
      key: "quantity",
      title: fieldWords[locale].quantity,
      cell: ({ minimumOrder }) => minimumOrder,
      align: "end",
      sortable: true,
    },
  ],
  rows: fixtureProducts,
  rowKey: ({ code }) => code,
}));
