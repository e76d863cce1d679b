import type { DemoEntry } from "../entry.ts";

export const toolingManager: DemoEntry<"managers"> = {
  key: "tooling-manager",
  facts: { name: "Bekir Onurlu" },
  texts: {
    tr: {
      title: "Tasarım ve Kalıp Müdürü",
      summary: "Çizimden ilk numuneye kadar özel kalıp projelerini yürütür.",
      body: `<p>Endüstri ürünleri tasarımcısı. Özel şişe projelerinde ağız ölçüsünü, et kalınlığını ve raf duruşunu birlikte düşünür; her proje ölçülü çizimle başlar, tek gözlü deneme kalıbıyla doğrulanır.</p>`,
    },
    en: {
      title: "Design and Tooling Manager",
      summary: "Leads custom mould projects from drawing to first sample.",
      body: `<p>An industrial designer who thinks of neck finish, wall thickness and shelf presence together. Every custom bottle begins with a dimensioned drawing and is proven on a single-cavity pilot mould before steel is cut for production.</p>`,
    },
    ru: {
      title: "Руководитель конструкторского отдела и оснастки",
      summary: "Ведёт проекты собственных форм от чертежа до первого образца.",
      body: `<p>Промышленный дизайнер. Горловину, толщину стенки и вид на полке продумывает вместе. Каждый проект начинается с чертежа с размерами и проверяется на одногнёздной пилотной форме, прежде чем заказывать серийную оснастку.</p>`,
    },
    fr: {
      title: "Responsable conception et outillage",
      summary: "Il mène les projets de moules sur mesure, du plan au premier échantillon.",
      body: `<p>Designer industriel, il pense ensemble la bague, l’épaisseur de paroi et la présence en rayon. Chaque flacon sur mesure commence par un plan coté et se valide sur un moule pilote à une empreinte avant de lancer l’outillage de série.</p>`,
    },
    ar: {
      title: "مدير التصميم والقوالب",
      summary: "يقود مشاريع القوالب الخاصة من الرسم إلى أول عينة.",
      body: `<p>مصمم صناعي ينظر إلى مقاس الفوهة وسماكة الجدار وحضور العبوة على الرف معًا. يبدأ كل مشروع برسم فني بالأبعاد، ويُثبَت على قالب تجريبي بتجويف واحد قبل تصنيع قالب الإنتاج.</p>`,
    },
    de: {
      title: "Leiter Konstruktion und Werkzeugbau",
      summary: "Führt Projekte mit eigenen Werkzeugen von der Zeichnung bis zum ersten Muster.",
      body: `<p>Der Industriedesigner denkt Mündung, Wandstärke und Regalwirkung zusammen. Jede eigene Flasche beginnt mit einer bemaßten Zeichnung und wird an einem Pilotwerkzeug mit einer Kavität bestätigt, bevor das Serienwerkzeug entsteht.</p>`,
    },
  },
};
