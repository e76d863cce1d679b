import type { DemoEntry } from "../entry.ts";

export const exportManager: DemoEntry<"managers"> = {
  key: "export-manager",
  facts: { name: "Defne Altınyurt" },
  texts: {
    tr: {
      title: "Satış ve İhracat Müdürü",
      summary: "Teklif, numune ve sevkiyat planı altı dilde onun ekibinden çıkar.",
      body: `<p>Uluslararası ticaret okudu; İngilizce, Fransızca ve Rusça biliyor. Yurt içi satış ile ihracatı tek ekipte topladı: teklifi yazan kişi numuneyi de yüklemeyi de takip eder. Palet adedi, teslim şekli ve belgeler ilk teklifte yazılıdır.</p>`,
    },
    en: {
      title: "Sales and Export Manager",
      summary: "Quotes, samples and shipping plans leave her team in six languages.",
      body: `<p>She studied international trade and speaks English, French and Russian. Domestic and export sales work as one team under her: whoever writes your quote also follows the sample and the loading. Pallet quantities, delivery terms and documents stand in the first offer.</p>`,
    },
    ru: {
      title: "Руководитель продаж и экспорта",
      summary: "Предложения, образцы и планы отгрузки её команда готовит на шести языках.",
      body: `<p>Окончила факультет международной торговли, говорит по-английски, по-французски и по-русски. Внутренние и экспортные продажи объединила в одну команду: кто готовит вам предложение, тот ведёт и образец, и отгрузку. Количество на паллете, условия поставки и документы указаны уже в первом предложении.</p>`,
    },
    fr: {
      title: "Responsable des ventes et de l’export",
      summary: "Devis, échantillons et plans d’expédition partent de son équipe en six langues.",
      body: `<p>Formée au commerce international, elle parle anglais, français et russe. Ventes locales et export forment une seule équipe\u00a0: la personne qui rédige votre devis suit aussi l’échantillon et le chargement. Quantités par palette, conditions de livraison et documents figurent dès la première offre.</p>`,
    },
    ar: {
      title: "مديرة المبيعات والتصدير",
      summary: "عروض الأسعار والعينات وخطط الشحن تصدر عن فريقها بست لغات.",
      body: `<p>درست التجارة الدولية وتتحدث الإنجليزية والفرنسية والروسية. جمعت المبيعات المحلية والتصدير في فريق واحد: من يكتب لكم العرض يتابع العينة والتحميل أيضًا. وعدد القطع في المنصة وشروط التسليم والمستندات مذكورة في العرض الأول.</p>`,
    },
    de: {
      title: "Leiterin Vertrieb und Export",
      summary: "Angebote, Muster und Versandpläne kommen aus ihrem Team in sechs Sprachen.",
      body: `<p>Sie hat internationalen Handel studiert und spricht Englisch, Französisch und Russisch. Inland und Export sind bei ihr ein Team: Wer Ihr Angebot schreibt, begleitet auch Muster und Verladung. Palettenmengen, Lieferbedingungen und Papiere stehen schon im ersten Angebot.</p>`,
    },
  },
};
