import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { expect } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { useLocale } from "../provider/index.ts";
import { SpecTable } from "./spec-table.tsx";

const rows: Readonly<Record<Locale, readonly [caption: string, ...(readonly [string, string, string?])[]]>> =
  {
    tr: [
      "Teknik özellikler",
      ["Hacim", "500 ml"],
      ["Ağız ölçüsü", "28/410"],
      ["Ağırlık", "32 g", "± 1 g"],
      ["En az sipariş", "1.200 adet"],
    ],
    en: [
      "Technical data",
      ["Volume", "500 ml"],
      ["Neck finish", "28/410"],
      ["Weight", "32 g", "± 1 g"],
      ["Minimum order", "1,200 pieces"],
    ],
    ru: [
      "Технические данные",
      ["Объём", "500 мл"],
      ["Горловина", "28/410"],
      ["Масса", "32 г", "± 1 г"],
      ["Минимальный заказ", "1200 штук"],
    ],
    fr: [
      "Données techniques",
      ["Contenance", "500 ml"],
      ["Bague", "28/410"],
      ["Masse", "32 g", "± 1 g"],
      ["Commande minimale", "1 200 pièces"],
    ],
    ar: [
      "البيانات الفنية",
      ["السعة", "500 مل"],
      ["مقاس الفوهة", "28/410"],
      ["الوزن", "32 غ", "± 1 غ"],
      ["الحد الأدنى للطلب", "1,200 قطعة"],
    ],
    de: [
      "Technische Daten",
      ["Volumen", "500 ml"],
      ["Mündung", "28/410"],
      ["Gewicht", "32 g", "± 1 g"],
      ["Mindestbestellmenge", "1.200 Stück"],
    ],
  };

function Example() {
  const { locale } = useLocale();
  const [caption, ...lines] = rows[locale];
  return (
    <div style={{ maxInlineSize: 520 }}>
      <SpecTable
        caption={caption}
        rows={lines.map(([label, value, note]) => ({ id: label, label, value, note }))}
      />
    </div>
  );
}

const meta = { title: "Catalogue/Specification table", component: SpecTable } satisfies Meta<
  typeof SpecTable
>;
export default meta;

export const Playground: StoryObj<typeof SpecTable> = {
  args: {
    caption: "PB-500-28-AM",
    rows: [
      { id: "volume", label: "Volume (ml)", value: "500" },
      { id: "wall", label: "Wall thickness (mm)", value: "0.8 ± 0.1", note: "ISO 2768" },
    ],
  },
  decorators: [inColumn(560)],
  tags: ["playground", "!test"],
};

export const Default: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4);
    await expect(canvas.getByRole("table")).toHaveAccessibleName();
  },
};
