import { directionOf, localeNames, locales, type Locale } from "@preforma/domain/locales";
import { formatMessage, type PluralMessage } from "../messages/index.ts";
import { SampleTable } from "./sample-table.tsx";
import type { TableColumn } from "../table/index.ts";
import samples from "./writing-samples.json" with { type: "json" };

const products: Readonly<Record<Locale, PluralMessage>> = samples.products;

interface Row {
  readonly locale: Locale;
}

const counts = [0, 1, 2, 5, 11, 21, 100, 1.5];

const columns: readonly TableColumn<Row>[] = [
  { key: "language", title: "Language", cell: ({ locale }) => localeNames[locale] },
  ...counts.map((count) => ({
    key: String(count),
    title: String(count),
    cell: ({ locale }: Row) => (
      <span lang={locale} dir={directionOf(locale)}>
        {formatMessage(products[locale], { count }, locale)}
      </span>
    ),
  })),
];

/** “So many products” in every language, by the forms that `Intl.PluralRules` chooses. */
export function PluralForms() {
  return (
    <SampleTable
      caption="Plural forms in six languages"
      rows={locales.map((locale) => ({ locale }))}
      rowKey={({ locale }) => locale}
      columns={columns}
    />
  );
}

interface Isolation {
  readonly what: string;
  readonly bare: string;
  readonly part: string;
}

const isolations: readonly Isolation[] = [
  { what: "A phone number", bare: "اتصل بنا: %", part: "+90 224 411 00 00" },
  { what: "A product code", bare: "رمز المنتج % متوفر", part: "PF-250/24" },
  { what: "A size", bare: "المقاس: %", part: "24-410" },
];

const isolationColumns: readonly TableColumn<Isolation>[] = [
  { key: "what", title: "What", cell: ({ what }) => what },
  {
    key: "bare",
    title: "Left to itself",
    cell: ({ bare, part }) => (
      <span lang="ar" dir="rtl">
        {bare.replace("%", part)}
      </span>
    ),
  },
  {
    key: "isolated",
    title: "Isolated",
    cell: ({ bare, part }) => {
      const [before, after] = bare.split("%");
      return (
        <span lang="ar" dir="rtl">
          {before}
          <bdi dir="ltr">{part}</bdi>
          {after}
        </span>
      );
    },
  },
];

/** How codes and numbers look in a line that runs from right to left. */
export function Isolations() {
  return (
    <SampleTable
      caption="Codes in Arabic text"
      rows={isolations}
      rowKey={({ what }) => what}
      columns={isolationColumns}
    />
  );
}

const sameWord = locales.map((locale) => ({ locale, text: samples.askForQuote[locale] }));

const lengthColumns: readonly TableColumn<(typeof sameWord)[number]>[] = [
  { key: "language", title: "Language", cell: ({ locale }) => localeNames[locale] },
  {
    key: "text",
    title: "Text",
    cell: ({ locale, text }) => (
      <span lang={locale} dir={directionOf(locale)}>
        {text}
      </span>
    ),
  },
  { key: "length", title: "Characters", align: "end", cell: ({ text }) => text.length },
];

/** One label in every language, with its length. */
export function Lengths() {
  return (
    <SampleTable
      caption="The same label in six languages"
      rows={sameWord}
      rowKey={({ locale }) => locale}
      columns={lengthColumns}
    />
  );
}
