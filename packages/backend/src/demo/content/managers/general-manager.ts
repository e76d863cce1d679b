import type { DemoEntry } from "../entry.ts";

export const generalManager: DemoEntry<"managers"> = {
  key: "general-manager",
  facts: { name: "Nermin Aksoylu" },
  texts: {
    tr: {
      title: "Genel Müdür",
      summary: "Şirketi fabrika zemininden tanır; kararları vardiya raporuyla başlar.",
      body: `<p>Makine mühendisi. Meslek hayatına kalıp devreye alma mühendisi olarak başladı, Çorlu fabrikasının kuruluşunda üretimi yönetti. Genel müdür olarak katalogdaki her ölçünün üretimdeki ölçüyle aynı olmasından sorumludur.</p>`,
    },
    en: {
      title: "General Manager",
      summary: "Knows the company from the shop floor up; her day begins with the shift report.",
      body: `<p>A mechanical engineer, she began by commissioning moulds and ran production when the Çorlu plant was set up. As general manager she answers for one promise: every dimension in the catalogue is the dimension that leaves the line.</p>`,
    },
    ru: {
      title: "Генеральный директор",
      summary: "Знает компанию начиная с цеха; её день начинается со сменного отчёта.",
      body: `<p>Инженер-механик. Начинала с пусконаладки пресс-форм, руководила производством при запуске завода в Чорлу. Как генеральный директор отвечает за главное: каждый размер в каталоге совпадает с размером на линии.</p>`,
    },
    fr: {
      title: "Directrice générale",
      summary:
        "Elle connaît l’entreprise depuis l’atelier\u00a0; sa journée commence par le rapport d’équipe.",
      body: `<p>Ingénieure en mécanique, elle a débuté dans la mise au point des moules, puis dirigé la production au démarrage de l’usine de Çorlu. Directrice générale, elle répond d’une promesse\u00a0: chaque cote du catalogue est celle qui sort de la ligne.</p>`,
    },
    ar: {
      title: "المديرة العامة",
      summary: "تعرف الشركة من أرض المصنع، ويبدأ يومها بتقرير الوردية.",
      body: `<p>مهندسة ميكانيكية بدأت مسيرتها في تشغيل القوالب الجديدة، ثم أدارت الإنتاج عند تأسيس مصنع تشورلو. وهي اليوم مسؤولة عن وعد واحد: كل مقاس في الكتالوج هو المقاس الذي يخرج من خط الإنتاج.</p>`,
    },
    de: {
      title: "Geschäftsführerin",
      summary: "Sie kennt das Unternehmen von der Werkhalle her; ihr Tag beginnt mit dem Schichtbericht.",
      body: `<p>Die Maschinenbauingenieurin begann mit der Abmusterung von Werkzeugen und leitete die Produktion beim Aufbau des Werks Çorlu. Als Geschäftsführerin steht sie für ein Versprechen ein: Jedes Maß im Katalog ist das Maß, das die Linie verlässt.</p>`,
    },
  },
};
