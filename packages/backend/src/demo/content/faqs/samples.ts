import type { DemoEntry } from "../entry.ts";

/** Questions about samples. */
export const samplesQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "how-to-get-samples",
    facts: { topic: "samples" },
    texts: {
      tr: {
        title: "Numune nasıl isterim?",
        body: `<p>Ürün sayfasındaki “Teklif al” formuna ürün kodunu, denemek istediğiniz rengi ve dolduracağınız içeriği yazın. Stok renklerden numuneyi uyumlu kapağıyla birlikte hazırlarız.</p>`,
        search_terms: "örnek, deneme, tester",
      },
      en: {
        title: "How do I get samples?",
        body: `<p>Use “Get a quote” on the product page and give the product code, the colour you want to try and what you will fill. Samples in stock colours are prepared together with a fitting closure.</p>`,
        search_terms: "specimen, trial, test piece",
      },
      ru: {
        title: "Как получить образцы?",
        body: `<p>Откройте на странице изделия форму «Запросить цену» и укажите код, нужный цвет и что вы будете разливать. Образцы в складских цветах мы подготовим вместе с подходящей укупоркой.</p>`,
        search_terms: "пробник, проба, тест",
      },
      fr: {
        title: "Comment obtenir des échantillons\u00a0?",
        body: `<p>Sur la page du produit, ouvrez «\u00a0Demander un devis\u00a0» et indiquez la référence, la couleur souhaitée et le contenu prévu. Les échantillons dans les teintes en stock sont préparés avec un bouchon compatible.</p>`,
        search_terms: "spécimen, essai, test",
      },
      ar: {
        title: "كيف أحصل على عينات؟",
        body: `<p>من صفحة المنتج افتح «طلب عرض سعر» واذكر رمز المنتج واللون الذي تود تجربته والمادة التي ستعبئها. نجهّز العينات من الألوان المتوفرة في المخزون مع غطاء مناسب.</p>`,
        search_terms: "نموذج، تجربة، اختبار",
      },
      de: {
        title: "Wie bekomme ich Muster?",
        body: `<p>Öffnen Sie auf der Artikelseite „Angebot anfordern“ und nennen Sie Artikelnummer, gewünschte Farbe und Füllgut. Muster in Lagerfarben stellen wir mit passendem Verschluss zusammen.</p>`,
        search_terms: "Probe, Test, Ansichtsexemplar",
      },
    },
  },
];
