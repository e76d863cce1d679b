import type { Locale } from "@preforma/domain/locales";
import { IconButton } from "../button/index.ts";
import { Copy, Ellipsis } from "../drawings/index.ts";
import { DropdownMenu } from "../dropdown-menu/index.ts";
import type { fixtureProducts } from "../fixtures/index.ts";
import { Icon } from "../icon/index.ts";
import { formatNumber } from "../provider/index.ts";
import type { TableColumn } from "./index.ts";
import words from "./table.words.json" with { type: "json" };

export type Row = (typeof fixtureProducts)[number];

export const columns = (locale: Locale): TableColumn<Row>[] => {
  const { product, code, minimum, options } = words[locale];
  return [
    { key: "product", title: product, cell: (row) => row.title[locale] },
    {
      key: "code",
      title: code,
      cell: (row) => (
        <bdi dir="ltr" style={{ whiteSpace: "nowrap" }}>
          {row.code}
        </bdi>
      ),
    },
    {
      key: "minimum",
      title: minimum,
      align: "end",
      sortable: true,
      cell: (row) => formatNumber(row.minimumOrder, locale),
    },
    {
      key: "options",
      title: options,
      align: "end",
      sortable: true,
      cell: (row) => formatNumber(row.variantCount, locale),
    },
  ];
};

export function actionColumn(locale: Locale): TableColumn<Row> {
  const { actions: title, quote, copy, compare } = words[locale];
  return {
    key: "actions",
    title,
    align: "end",
    cell: ({ code }) => {
      // Names the product, so that a list of buttons makes sense on its own.
      const label = `${title}: ${code}`;
      return (
        <DropdownMenu
          label={label}
          trigger={
            <IconButton label={label} size="small" style={{ verticalAlign: "middle" }}>
              <Icon icon={Ellipsis} />
            </IconButton>
          }
          items={[
            { id: "quote", label: quote, href: `#quote-${code}` },
            { id: "copy", label: copy, icon: Copy, onSelect: () => undefined },
            { id: "compare", label: compare, onSelect: () => undefined },
          ]}
        />
      );
    },
  };
}
