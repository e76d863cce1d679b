import type { DemoEntry } from "../entry.ts";

export const plantManager: DemoEntry<"managers"> = {
  key: "plant-manager",
  facts: { name: "Tuncay Erdemsoy" },
  texts: {
    tr: {
      title: "Fabrika Müdürü",
      summary: "Çorlu’daki enjeksiyon, şişirme ve paketleme hatlarından sorumludur.",
      body: `<p>Polimer mühendisi. PET preform hatlarında vardiya mühendisi olarak başladı; bugün enjeksiyon, gererek şişirme ve ekstrüzyon şişirme hatlarını tek planla çalıştırıyor. Ona göre iyi bir gün, hiçbir kalıbın takvimin dışında değişmediği gündür.</p>`,
    },
    en: {
      title: "Plant Manager",
      summary: "Runs injection, blow moulding and packing in Çorlu.",
      body: `<p>A polymer engineer, he started as a shift engineer on PET preform lines and now runs injection, stretch blow moulding and extrusion blow moulding to one plan. His idea of a good day: not a single mould changed out of turn.</p>`,
    },
    ru: {
      title: "Директор завода",
      summary: "Отвечает за литьё, выдув и упаковку в Чорлу.",
      body: `<p>Инженер-полимерщик. Начинал сменным инженером на линиях ПЭТ-преформ, сегодня ведёт литьё под давлением, выдув с ориентацией и экструзионный выдув по единому плану. Хороший день для него – когда ни одну форму не меняли вне графика.</p>`,
    },
    fr: {
      title: "Directeur de l’usine",
      summary: "Il dirige l’injection, le soufflage et le conditionnement à Çorlu.",
      body: `<p>Ingénieur en polymères, il a débuté comme ingénieur d’équipe sur les lignes de préformes PET. Il pilote aujourd’hui l’injection, l’étirage-soufflage et l’extrusion-soufflage selon un seul plan. Une bonne journée, pour lui\u00a0: aucun changement de moule hors planning.</p>`,
    },
    ar: {
      title: "مدير المصنع",
      summary: "يدير خطوط الحقن والنفخ والتعبئة في تشورلو.",
      body: `<p>مهندس بوليمرات بدأ مهندسَ وردية في خطوط بريفورم PET، ويدير اليوم خطوط الحقن والنفخ مع الشد والنفخ بالبثق وفق خطة واحدة. اليوم الجيد عنده هو اليوم الذي لا يُبدَّل فيه قالب خارج الجدول.</p>`,
    },
    de: {
      title: "Werksleiter",
      summary: "Verantwortet Spritzguss, Blasformen und Verpackung in Çorlu.",
      body: `<p>Der Polymeringenieur begann als Schichtingenieur an PET-Preformlinien und führt heute Spritzguss, Streckblasen und Extrusionsblasen nach einem gemeinsamen Plan. Ein guter Tag ist für ihn einer, an dem kein Werkzeug außer der Reihe gewechselt wird.</p>`,
    },
  },
};
