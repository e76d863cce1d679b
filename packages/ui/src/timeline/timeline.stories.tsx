import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useLocale } from "../provider/index.ts";
import { Timeline } from "./timeline.tsx";

const stations: Record<Locale, readonly (readonly [year: string, title: string, text: string])[]> = {
  tr: [
    ["1998", "İlk kalıp", "İstanbul’da tek enjeksiyon makinesiyle kapak üretimine başlandı."],
    ["2011", "Çorlu fabrikası", "Şişirme hatları tek çatı altında toplandı; 18 makine, üç vardiya."],
    ["2024", "Geri dönüştürülmüş PET", "Şişelerde %50’ye kadar rPET kullanılmaya başlandı."],
  ],
  en: [
    ["1998", "The first mould", "One injection machine in Istanbul began to make closures."],
    ["2011", "The Çorlu plant", "Blow moulding moved under one roof: 18 machines, three shifts."],
    ["2024", "Recycled PET", "Bottles with up to 50% rPET went into regular production."],
  ],
  ru: [
    ["1998", "Первая пресс-форма", "В Стамбуле одна литьевая машина начала выпускать крышки."],
    ["2011", "Завод в Чорлу", "Выдувные линии собраны под одной крышей: 18 машин, три смены."],
    ["2024", "Вторичный ПЭТ", "Бутылки с долей rPET до 50 % вошли в серийное производство."],
  ],
  fr: [
    ["1998", "Le premier moule", "Une presse à injecter, à Istanbul, commence à produire des bouchons."],
    ["2011", "L’usine de Çorlu", "Le soufflage se regroupe sous un même toit\u00a0: 18 machines en 3×8."],
    ["2024", "Le PET recyclé", "Des flacons contenant jusqu’à 50\u00a0% de rPET passent en série."],
  ],
  ar: [
    ["1998", "القالب الأول", "بدأت آلة حقن واحدة في إسطنبول بإنتاج الأغطية."],
    ["2011", "مصنع تشورلو", "اجتمعت خطوط النفخ تحت سقف واحد: 18 آلة وثلاث ورديات."],
    ["2024", "PET المعاد تدويره", "دخلت قوارير تحتوي حتى 50% من rPET الإنتاج المنتظم."],
  ],
  de: [
    ["1998", "Das erste Werkzeug", "Eine Spritzgießmaschine in Istanbul beginnt mit Verschlüssen."],
    ["2011", "Das Werk Çorlu", "Die Blasanlagen kommen unter ein Dach: 18 Maschinen, drei Schichten."],
    ["2024", "Rezykliertes PET", "Flaschen mit bis zu 50 % rPET gehen in Serie."],
  ],
};

const meta = { title: "Content/Timeline", component: Timeline, args: { items: [] } } satisfies Meta<
  typeof Timeline
>;
export default meta;

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
