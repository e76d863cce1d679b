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
    key: "closures-parts",
    parent: "closures",
    texts: {
      tr: [
        "Bilezikler ve Krimp Halkaları",
        "Parfüm ve kozmetik şişelerinin boynuna takılan metal bilezikler, krimp halkaları ve tamamlayıcı parçalar.",
      ],
      en: [
        "Collars and Ferrules",
        "Metal collars, ferrules and finishing parts for the necks of perfume and cosmetic bottles.",
      ],
      ru: [
        "Кольца для горловин",
        "Металлические декоративные и обжимные кольца и комплектующие для горловин парфюмерных и косметических флаконов.",
      ],
      fr: [
        "Collerettes et bagues à sertir",
        "Collerettes métalliques, bagues à sertir et pièces de finition pour le col des flacons de parfum et de cosmétique.",
      ],
      ar: [
        "الأطواق وحلقات الكبس",
        "أطواق معدنية وحلقات كبس وقطع مكملة لأعناق قوارير العطور ومستحضرات التجميل.",
      ],
      de: [
        "Zierringe und Crimpringe",
        "Zierringe und Crimpringe aus Metall und ergänzende Teile für die Hälse von Parfüm- und Kosmetikflaschen.",
      ],
    },
  },
  {
    key: "bottles-glass",
    parent: "bottles",
    texts: {
      tr: [
        "Cam Şişeler",
        "Parfüm, kozmetik, ilaç ve gıda için cam şişeler; ağız ölçüsüne uygun kapak, pompa ve damlalıklarla.",
      ],
      en: [
        "Glass Bottles",
        "Glass bottles for perfume, cosmetics, pharmacy and food, with caps, pumps and droppers to suit their necks.",
      ],
      ru: [
        "Стеклянные бутылки и флаконы",
        "Стеклянные бутылки и флаконы для парфюмерии, косметики, фармацевтики и продуктов питания; к горловинам подобраны крышки, помпы и пипетки.",
      ],
      fr: [
        "Flacons en verre",
        "Flacons en verre pour la parfumerie, la cosmétique, la pharmacie et l'alimentation, avec bouchons, pompes et compte-gouttes adaptés.",
      ],
      ar: [
        "القوارير الزجاجية",
        "قوارير زجاجية للعطور ومستحضرات التجميل والأدوية والأغذية، مع أغطية ومضخات وقطّارات تناسب فوهاتها.",
      ],
      de: [
        "Glasflaschen",
        "Glasflaschen für Parfüm, Kosmetik, Pharmazie und Lebensmittel, mit passenden Verschlüssen, Pumpen und Tropfpipetten.",
      ],
    },
  },
  {
    key: "bottles-alu",
    parent: "bottles",
    texts: {
      tr: ["Alüminyum Şişeler", "Kozmetik, kimya ve gıda için hafif ve ışık geçirmez alüminyum şişeler."],
      en: ["Aluminium Bottles", "Light, opaque aluminium bottles for cosmetics, chemicals and food."],
      ru: [
        "Алюминиевые бутылки",
        "Лёгкие светонепроницаемые алюминиевые бутылки для косметики, химии и продуктов питания.",
      ],
      fr: [
        "Flacons en aluminium",
        "Flacons en aluminium, légers et opaques, pour la cosmétique, la chimie et l'alimentation.",
      ],
      ar: ["قوارير الألومنيوم", "قوارير ألومنيوم خفيفة تحجب الضوء لمستحضرات التجميل والكيماويات والأغذية."],
      de: [
        "Aluminiumflaschen",
        "Leichte, lichtdichte Aluminiumflaschen für Kosmetik, Chemie und Lebensmittel.",
      ],
    },
  },
  {
    key: "jars-glass",
    parent: "jars",
    texts: {
      tr: ["Cam Kavanozlar", "Krem, bal, reçel ve baharat için cam kavanozlar."],
      en: ["Glass Jars", "Glass jars for creams, honey, preserves and spices."],
      ru: ["Стеклянные банки", "Стеклянные банки для кремов, мёда, варенья и специй."],
      fr: ["Pots en verre", "Pots en verre pour crèmes, miel, confitures et épices."],
      ar: ["البرطمانات الزجاجية", "برطمانات زجاجية للكريمات والعسل والمربيات والتوابل."],
      de: ["Glastiegel und Gläser", "Glastiegel und Gläser für Cremes, Honig, Konfitüren und Gewürze."],
    },
  },
  {
    key: "cans",
    parent: null,
    texts: {
      tr: ["Metal Kutular", "Gıda, boya ve kozmetik için metal kutular, aerosol kutuları ve tabanları."],
      en: [
        "Metal Cans and Tins",
        "Metal cans, tins and aerosol cans for food, paint and cosmetics, with their bases.",
      ],
      ru: [
        "Металлические банки",
        "Металлические и жестяные банки, аэрозольные баллоны и донья для продуктов, красок и косметики.",
      ],
      fr: [
        "Boîtes métalliques",
        "Boîtes métalliques, bidons aérosols et fonds pour l'alimentation, la peinture et la cosmétique.",
      ],
      ar: ["العلب المعدنية", "علب معدنية وعلب بخاخ وقواعدها للأغذية والدهانات ومستحضرات التجميل."],
      de: ["Metalldosen", "Metalldosen, Aerosoldosen und Böden für Lebensmittel, Farben und Kosmetik."],
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
