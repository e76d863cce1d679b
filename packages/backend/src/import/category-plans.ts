import type { CategoryPlan } from "../demo/categories/category-plan.ts";

/** Where articles wait of which a list does not say what they are. */
export const unsortedCategory = "unsorted";

/** Categories that stock lists need beyond those of the demo catalogue. */
export const importCategories: readonly CategoryPlan[] = [
  {
    key: "closures-overcaps",
    parent: "closures",
    texts: {
      tr: [
        "Üst Kapaklar",
        "Parfüm ve kolonya pompalarının üzerine geçen dekoratif kapaklar. Parlak, mat veya metalize yüzeyli, 13 mm'den 24 mm'ye.",
      ],
      en: [
        "Overcaps",
        "Decorative caps that sit over perfume and cologne pumps. Gloss, matt or metallised, from 13 mm to 24 mm.",
      ],
      ru: [
        "Декоративные колпачки",
        "Колпачки, закрывающие помпы флаконов для духов и одеколона. Глянцевые, матовые и металлизированные, от 13 до 24 мм.",
      ],
      fr: [
        "Capots",
        "Capots décoratifs pour pompes de parfum et d'eau de Cologne. Brillants, mats ou métallisés, de 13 à 24 mm.",
      ],
      ar: [
        "الأغطية الخارجية",
        "أغطية زخرفية تعلو مضخات العطور والكولونيا، بأسطح لامعة أو غير لامعة أو معدنية، من 13 مم إلى 24 مم.",
      ],
      de: [
        "Überkappen",
        "Dekorative Kappen für Parfüm- und Kölnisch-Wasser-Pumpen. Glänzend, matt oder metallisiert, von 13 bis 24 mm.",
      ],
    },
  },
  {
    key: "closures-fitments",
    parent: "closures",
    texts: {
      tr: [
        "Tapalar ve Roll-On Aparatları",
        "Şişe ağzına çakılan iç tapalar, damla ayarlayıcılar ve roll-on bilyeleri. Kapağın altında sızdırmazlığı ve dozu sağlarlar.",
      ],
      en: [
        "Plugs and Roll-On Fitments",
        "Inner plugs, orifice reducers and roll-on balls that press into the neck. Under the cap they see to the seal and the dose.",
      ],
      ru: [
        "Пробки и роликовые аппликаторы",
        "Внутренние пробки, дозирующие вставки и ролики, которые запрессовываются в горло. Под крышкой они отвечают за герметичность и дозу.",
      ],
      fr: [
        "Obturateurs et billes roll-on",
        "Obturateurs, réducteurs et billes roll-on à emboîter dans le col. Sous le bouchon, ils assurent l'étanchéité et le dosage.",
      ],
      ar: [
        "السدادات وكرات الرول أون",
        "سدادات داخلية ومخففات تدفق وكرات رول أون تُكبس في فوهة العبوة، وتضمن تحت الغطاء الإحكام والجرعة المناسبة.",
      ],
      de: [
        "Stopfen und Roll-on-Einsätze",
        "Einsteckstopfen, Tropfeinsätze und Roll-on-Kugeln zum Eindrücken in die Mündung. Unter der Kappe sorgen sie für Dichtheit und Dosis.",
      ],
    },
  },
  {
    key: unsortedCategory,
    parent: null,
    texts: {
      tr: ["Diğer Ürünler", "Stok listesinden gelen ve henüz bir gruba yerleştirilmemiş ürünler."],
      en: ["Other Products", "Products from the stock list that have not been placed in a group yet."],
      ru: ["Другие товары", "Товары из складского списка, которые пока не отнесены ни к одной группе."],
      fr: ["Autres produits", "Produits de la liste de stock qui n'ont pas encore été classés."],
      ar: ["منتجات أخرى", "منتجات من قائمة المخزون لم تُصنّف بعد ضمن مجموعة."],
      de: ["Weitere Produkte", "Produkte aus der Lagerliste, die noch keiner Gruppe zugeordnet sind."],
    },
  },
];
