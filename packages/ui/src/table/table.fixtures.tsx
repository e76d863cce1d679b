import type { Locale } from "@preforma/domain/locales";
import { IconButton } from "../button/index.ts";
import { Copy, Ellipsis } from "../drawings/index.ts";
import { DropdownMenu } from "../dropdown-menu/index.ts";
import type { fixtureProducts } from "../fixtures/index.ts";
import { Icon } from "../icon/index.ts";
import { formatNumber } from "../provider/index.ts";
import type { TableColumn } from "./index.ts";

export type Row = (typeof fixtureProducts)[number];

export const words: Record<
  Locale,
  [caption: string, product: string, code: string, minimum: string, options: string]
> = {
  tr: ["Sipariş edilebilir ürünler", "Ürün", "Kod", "En az sipariş", "Seçenek"],
  en: ["Products to order", "Product", "Code", "Minimum order", "Options"],
  ru: ["Товары для заказа", "Товар", "Код", "Минимальный заказ", "Варианты"],
  fr: ["Produits à commander", "Produit", "Référence", "Commande minimale", "Options"],
  ar: ["منتجات متاحة للطلب", "المنتج", "الرمز", "الحد الأدنى للطلب", "الخيارات"],
  de: ["Bestellbare Artikel", "Artikel", "Nummer", "Mindestmenge", "Varianten"],
};

export const columns = (locale: Locale): TableColumn<Row>[] => {
  const [, product, code, minimum, options] = words[locale];
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

export const actions: Record<Locale, readonly [title: string, quote: string, copy: string, compare: string]> =
  {
    tr: ["İşlemler", "Teklif iste", "Kodu kopyala", "Karşılaştır"],
    en: ["Actions", "Request a quote", "Copy the code", "Compare"],
    ru: ["Действия", "Запросить предложение", "Копировать артикул", "Сравнить"],
    fr: ["Actions", "Demander un devis", "Copier la référence", "Comparer"],
    ar: ["إجراءات", "طلب عرض سعر", "نسخ الرمز", "مقارنة"],
    de: ["Aktionen", "Angebot anfragen", "Nummer kopieren", "Vergleichen"],
  };

export type OnSelect = (action: string, code: string) => void;

export function actionColumn(locale: Locale, onSelect: OnSelect): TableColumn<Row> {
  const [title, quote, copy, compare] = actions[locale];
  return {
    key: "actions",
    title,
    align: "end",
    cell: ({ code }) => {
      // Names the product, so that a list of buttons makes sense by itself.
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
            { id: "copy", label: copy, icon: Copy, onSelect: () => onSelect("copy", code) },
            { id: "compare", label: compare, onSelect: () => onSelect("compare", code) },
          ]}
        />
      );
    },
  };
}
