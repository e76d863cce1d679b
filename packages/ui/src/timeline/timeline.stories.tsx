import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useLocale } from "../provider/index.ts";
import { Timeline } from "./timeline.tsx";

const stations: Record<Locale, readonly (readonly [year: string, title: string, text: string])[]> = {
  tr: [
    ["1998", "İlk kalıp", "İstanbul’da tek enjeksiyon makinesiyle kapak üretimine başlandı."],
    ["2011", "Çorlu fabrikası", "Şişirme hatları tek çatı altında toplandı; 18 makine, üç vardiya."],
    ["2021", "Fabrikada laboratuvar", "Testleri kendimiz yapıyoruz: sonuç, parti sevk edilmeden elimizde."],
  ],
  en: [
    ["1998", "The first mould", "One injection machine in Istanbul began to make closures."],
    ["2011", "The Çorlu plant", "Blow moulding moved under one roof: 18 machines, three shifts."],
    [
      "2021",
      "A laboratory in the plant",
      "Tests came in-house: the results are in before the batch goes out.",
    ],
  ],
  ru: [
    ["1998", "Первая пресс-форма", "В Стамбуле одна литьевая машина начала выпускать крышки."],
    ["2011", "Завод в Чорлу", "Выдувные линии собраны под одной крышей: 18 машин, три смены."],
    ["2021", "Лаборатория на заводе", "Испытания проводим сами: результаты готовы до отгрузки партии."],
  ],
  fr: [
    ["1998", "Le premier moule", "Une presse à injecter, à Istanbul, commence à produire des bouchons."],
    ["2011", "L’usine de Çorlu", "Le soufflage se regroupe sous un même toit\u00a0: 18 machines en 3×8."],
    ["2021", "Un laboratoire à l’usine", "Les essais se font sur place, avant le départ du lot."],
  ],
  ar: [
    ["1998", "القالب الأول", "بدأت آلة حقن واحدة في إسطنبول بإنتاج الأغطية."],
    ["2011", "مصنع تشورلو", "اجتمعت خطوط النفخ تحت سقف واحد: 18 آلة وثلاث ورديات."],
    ["2021", "مختبر في المصنع", "صرنا نجري الاختبارات بأنفسنا، فتظهر النتائج قبل خروج الدفعة."],
  ],
  de: [
    ["1998", "Das erste Werkzeug", "Eine Spritzgießmaschine in Istanbul beginnt mit Verschlüssen."],
    ["2011", "Das Werk Çorlu", "Die Blasanlagen kommen unter ein Dach: 18 Maschinen, drei Schichten."],
    ["2021", "Ein Labor im Werk", "Geprüft wird im eigenen Haus, bevor die Charge das Werk verlässt."],
  ],
};

const meta = { title: "Content/Timeline", component: Timeline, args: { items: [] } } satisfies Meta<
  typeof Timeline
>;
export default meta;

export const Playground: StoryObj<typeof Timeline> = {
  args: {
    items: [
      {
        key: "free-carriage",
        when: "2026",
        title: "Free carriage from 10,000 TRY",
        text: "With the code KARGO, goods worth 10,000 TRY or more without VAT travel free. As a rule, that begins at 50,000.",
      },
      {
        key: "colour-plaque",
        when: "2026",
        title: "Your first order in your own colour: plaque and trial are free",
        text: "We make no charge for the colour plaque and the trial in the mould with a first order in a special colour, from two pallets.",
      },
    ],
  },
  tags: ["playground", "!test"],
};

export const History: StoryObj<typeof meta> = {
  render: function History() {
    const items = stations[useLocale().locale].map(([when, title, text]) => ({
      key: when,
      when,
      title,
      text,
    }));
    return <Timeline items={items} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};
