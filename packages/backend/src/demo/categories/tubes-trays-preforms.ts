import type { CategoryPlan } from "./category-plan.ts";

/** Preforms, tubes and trays. */
export const formedCategories: readonly CategoryPlan[] = [
  {
    key: "preforms",
    parent: null,
    featured: true,
    texts: {
      tr: [
        "Preformlar",
        "Kendi şişenizi şişirmeniz için 9 gramdan 90 grama PET preformlar. Gramaj toleransı, iç viskozite ve asetaldehit değeri her partide ölçülür; istenirse belirli oranda geri kazanılmış PET ile üretilir.",
      ],
      en: [
        "Preforms",
        "PET preforms from 9 to 90 grams for blowing your own bottles. Weight, intrinsic viscosity and acetaldehyde are measured on every batch, and recycled PET can be blended in at an agreed share.",
      ],
      ru: [
        "Преформы",
        "ПЭТ-преформы от 9 до 90 граммов для собственного выдува. В каждой партии контролируются масса, характеристическая вязкость и содержание ацетальдегида; по согласованию добавляем вторичный ПЭТ.",
      ],
      fr: [
        "Préformes",
        "Préformes PET de 9 à 90 grammes pour souffler vos propres bouteilles. Poids, viscosité intrinsèque et acétaldéhyde sont contrôlés à chaque lot\u00a0; une part convenue de PET recyclé est possible.",
      ],
      ar: [
        "البريفورمات",
        "بريفورمات PET من 9 إلى 90 غرامًا لنفخ قوارير مصنعكم. يُقاس الوزن واللزوجة الجوهرية والأسيتالدهيد في كل دفعة، ويمكن إضافة نسبة متفق عليها من PET المعاد تدويره.",
      ],
      de: [
        "Preforms",
        "PET-Preforms von 9 bis 90 Gramm zum Blasen eigener Flaschen. Gewicht, intrinsische Viskosität und Acetaldehyd werden an jeder Charge gemessen; auf Wunsch mit einem vereinbarten Anteil Rezyklat.",
      ],
    },
  },
  {
    key: "preforms-water",
    parent: "preforms",
    texts: {
      tr: [
        "Su Preformları",
        "Durgun su için hafif ağızlı, düşük gramajlı preformlar. Kısa boyun, şişe başına malzemeyi belirgin biçimde azaltır.",
      ],
      en: [
        "Water Preforms",
        "Light necks and low weights for still water. The short finish saves a clear share of material on every bottle.",
      ],
      ru: [
        "Преформы для воды",
        "Облегчённое горло и малая масса для негазированной воды. Короткая горловина заметно снижает расход материала на бутылку.",
      ],
      fr: [
        "Préformes pour eau plate",
        "Bague légère et faible grammage pour l’eau plate. Le col court économise une part sensible de matière sur chaque bouteille.",
      ],
      ar: [
        "بريفورمات المياه",
        "فوهة خفيفة ووزن منخفض للمياه غير الغازية. العنق القصير يوفر قدرًا ملحوظًا من المادة في كل قارورة.",
      ],
      de: [
        "Preforms für stilles Wasser",
        "Leichte Mündung und geringes Gewicht für stilles Wasser. Der kurze Hals spart an jeder Flasche spürbar Material.",
      ],
    },
  },
  {
    key: "preforms-carbonated",
    parent: "preforms",
    texts: {
      tr: [
        "Gazlı İçecek Preformları",
        "Karbondioksit basıncını tutan, kalın cidarlı PCO ağızlı preformlar. Kola, gazoz ve maden suyunda 0,5 ile 2,5 litre arası şişe verir.",
      ],
      en: [
        "Carbonated Drinks Preforms",
        "Thicker walls and PCO necks that hold carbonation. They blow bottles of 0.5 to 2.5 litres for cola, lemonade and mineral water.",
      ],
      ru: [
        "Преформы для газированных напитков",
        "Утолщённая стенка и горловина PCO удерживают давление углекислоты. Из них выдувают бутылки на 0,5–2,5 литра для колы, лимонада и минеральной воды.",
      ],
      fr: [
        "Préformes pour boissons gazeuses",
        "Parois renforcées et bagues PCO qui retiennent le gaz. Elles donnent des bouteilles de 0,5 à 2,5 litres pour colas, limonades et eaux minérales.",
      ],
      ar: [
        "بريفورمات المشروبات الغازية",
        "جدار أسمك وفوهة PCO تحتفظ بضغط الغاز. تُنفخ منها قناني من نصف لتر إلى 2.5 لتر للكولا والليموناضة والمياه المعدنية.",
      ],
      de: [
        "Preforms für kohlensäurehaltige Getränke",
        "Stärkere Wand und PCO-Mündung halten die Kohlensäure. Sie ergeben Flaschen von 0,5 bis 2,5 Liter für Cola, Limonade und Mineralwasser.",
      ],
    },
  },
  {
    key: "preforms-wide",
    parent: "preforms",
    texts: {
      tr: [
        "Geniş Ağızlı Preformlar",
        "Meyve suyu, süt, sos ve sıvı yağ şişeleri için 38 mm ve üzeri ağızlı preformlar. Koyu kıvamlı ürünler rahat dolar, rahat akar.",
      ],
      en: [
        "Wide-Mouth Preforms",
        "Preforms with necks of 38 mm and more for juice, milk, sauce and cooking oil. Thick products fill and pour with ease.",
      ],
      ru: [
        "Широкогорлые преформы",
        "Преформы с горловиной от 38 мм для соков, молока, соусов и растительного масла. Густые продукты легко заливаются и легко льются.",
      ],
      fr: [
        "Préformes à large col",
        "Des bagues de 38 mm et plus pour jus, lait, sauces et huile de table. Les produits épais se remplissent et se versent sans peine.",
      ],
      ar: [
        "بريفورمات واسعة الفوهة",
        "بريفورمات بفوهة 38 مم فأكثر للعصائر والحليب والصلصات وزيت الطعام. المنتجات الكثيفة تُعبّأ وتُصب بسهولة.",
      ],
      de: [
        "Weithals-Preforms",
        "Preforms mit Mündungen ab 38 mm für Saft, Milch, Sauce und Speiseöl. Auch dickflüssige Produkte lassen sich leicht füllen und ausgießen.",
      ],
    },
  },
  {
    key: "tubes",
    parent: null,
    texts: {
      tr: [
        "Tüpler",
        "El kremi, diş macunu, güneş kremi, merhem ve hardal için yumuşak LDPE ve HDPE tüpler. Flip-top kapakla tek elle açılır; ofset, serigrafi ve sıcak yaldız baskı yapılır.",
      ],
      en: [
        "Tubes",
        "Soft LDPE and HDPE tubes for hand cream, toothpaste, sun cream, ointment and mustard. The flip-top opens with one hand, and we print in offset, screen and hot foil.",
      ],
      ru: [
        "Тубы",
        "Мягкие тубы из ПВД и ПНД для крема, зубной пасты, солнцезащитных средств, мазей и горчицы. Крышка флип-топ открывается одной рукой; печать — офсет, шелкография, горячее тиснение.",
      ],
      fr: [
        "Tubes",
        "Tubes souples en PEBD et PEHD pour crème mains, dentifrice, crème solaire, pommade et moutarde. La capsule s’ouvre d’une main\u00a0; décor offset, sérigraphie et marquage à chaud.",
      ],
      ar: [
        "الأنابيب",
        "أنابيب لينة من LDPE وHDPE لكريم اليدين ومعجون الأسنان وواقي الشمس والمراهم والخردل. يُفتح الغطاء القلاب بيد واحدة، والطباعة أوفست وشاشة حريرية وبصم حراري.",
      ],
      de: [
        "Tuben",
        "Weiche LDPE- und HDPE-Tuben für Handcreme, Zahnpasta, Sonnencreme, Salbe und Senf. Der Flip-Top öffnet einhändig; bedruckt wird im Offset-, Sieb- und Heißprägedruck.",
      ],
    },
  },
  {
    key: "trays",
    parent: null,
    texts: {
      tr: [
        "Tabaklar",
        "Taze et, balık, meyve ve hazır yemek için PET ve PP gıda tabakları. PP tabak mikrodalgaya girer, PET tabak ürünü vitrin gibi gösterir; her ikisi de üst filmle kapatılır.",
      ],
      en: [
        "Trays",
        "PET and PP trays for fresh meat, fish, fruit and ready meals. PP goes into the microwave, PET shows the food like a shop window, and both seal with top film.",
      ],
      ru: [
        "Лотки",
        "Лотки из ПЭТ и ПП для свежего мяса, рыбы, фруктов и готовых блюд. ПП можно ставить в микроволновую печь, ПЭТ показывает продукт как витрина; оба запаиваются плёнкой.",
      ],
      fr: [
        "Barquettes",
        "Barquettes PET et PP pour viande fraîche, poisson, fruits et plats préparés. Le PP passe au micro-ondes, le PET expose le produit comme une vitrine\u00a0; les deux se scellent par film.",
      ],
      ar: [
        "الصواني",
        "صواني PET وPP للحوم الطازجة والأسماك والفواكه والوجبات الجاهزة. تدخل صواني PP الميكروويف، وتعرض صواني PET الطعام كواجهة متجر، وكلاهما يُغلق بفيلم علوي.",
      ],
      de: [
        "Schalen",
        "PET- und PP-Schalen für Frischfleisch, Fisch, Obst und Fertiggerichte. PP darf in die Mikrowelle, PET zeigt die Ware wie im Schaufenster, und beide werden mit Oberfolie gesiegelt.",
      ],
    },
  },
];
