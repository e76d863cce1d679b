import type { CategoryPlan } from "./category-plan.ts";

/** Pumps, sprayers and droppers. */
export const dispenserCategories: readonly CategoryPlan[] = [
  {
    key: "pumps",
    parent: null,
    featured: true,
    texts: {
      tr: [
        "Pompa ve Spreyler",
        "Losyon ve köpük pompaları, sprey pompalar ve tetikli spreyler. Hortum boyu şişenize göre kesilir; dozaj, kilit tipi ve renk kombinasyonu ürününüze göre seçilir.",
      ],
      en: [
        "Pumps and Sprayers",
        "Lotion and foam pumps, fine mist sprayers and triggers. The dip tube is cut to your bottle, and dose, lock and colours are chosen to suit your product.",
      ],
      ru: [
        "Помпы и распылители",
        "Помпы для лосьонов и пены, кнопочные и курковые распылители. Трубку подрезаем под вашу бутылку, дозу, фиксатор и сочетание цветов подбираем под продукт.",
      ],
      fr: [
        "Pompes et sprays",
        "Pompes à lotion et à mousse, sprays et pistolets pulvérisateurs. Le tube plongeur est coupé à la hauteur de votre flacon\u00a0; dose, verrouillage et couleurs se choisissent selon le produit.",
      ],
      ar: [
        "المضخات والبخاخات",
        "مضخات لوشن ورغوة وبخاخات رذاذ وبخاخات بزناد. يُقص الأنبوب حسب طول قارورتكم، وتُختار الجرعة ونوع القفل والألوان بما يناسب المنتج.",
      ],
      de: [
        "Pumpen und Sprüher",
        "Lotion- und Schaumpumpen, Feinzerstäuber und Trigger. Das Steigrohr wird auf Ihre Flasche abgelängt; Dosis, Sperre und Farben richten sich nach dem Produkt.",
      ],
    },
  },
  {
    key: "pumps-lotion",
    parent: "pumps",
    featured: true,
    texts: {
      tr: [
        "Losyon Pompaları",
        "Sıvı sabun, şampuan, krem ve losyon için her basışta aynı miktarı veren pompalar. Aşağıda veya yukarıda kilitlenir, nakliyede akıtmaz.",
      ],
      en: [
        "Lotion Pumps",
        "Pumps that give the same dose at every stroke of soap, shampoo, cream or lotion. They lock up or down and do not leak in transit.",
      ],
      ru: [
        "Помпы-дозаторы",
        "Одинаковая порция жидкого мыла, шампуня, крема или лосьона при каждом нажатии. Фиксируются в верхнем или нижнем положении и не протекают в дороге.",
      ],
      fr: [
        "Pompes à lotion",
        "La même dose à chaque pression, pour savon liquide, shampooing, crème ou lait. Verrouillage haut ou bas, sans fuite pendant le transport.",
      ],
      ar: [
        "مضخات اللوشن",
        "جرعة ثابتة مع كل ضغطة من الصابون السائل أو الشامبو أو الكريم أو اللوشن. تُقفل للأعلى أو للأسفل ولا تسرّب أثناء النقل.",
      ],
      de: [
        "Lotionpumpen",
        "Mit jedem Hub die gleiche Menge Seife, Shampoo, Creme oder Lotion. Oben oder unten arretierbar und auslaufsicher auf dem Transport.",
      ],
    },
  },
  {
    key: "pumps-foam",
    parent: "pumps",
    texts: {
      tr: [
        "Köpük Pompaları",
        "İtici gaz olmadan sıvıyı yumuşak köpüğe çeviren pompalar. Yüz temizleme köpüğü, el sabunu ve tıraş ürünlerinde kullanılır.",
      ],
      en: [
        "Foam Pumps",
        "They turn liquid into a soft foam without any propellant, for facial cleansers, hand soap and shaving products.",
      ],
      ru: [
        "Помпы-пенообразователи",
        "Превращают жидкость в мягкую пену без газа-вытеснителя. Для умывания, мыла для рук и средств для бритья.",
      ],
      fr: [
        "Pompes à mousse",
        "Elles transforment le liquide en mousse douce sans gaz propulseur, pour nettoyants visage, savons et produits de rasage.",
      ],
      ar: [
        "مضخات الرغوة",
        "تحوّل السائل إلى رغوة ناعمة دون غاز دافع، لغسول الوجه وصابون اليدين ومنتجات الحلاقة.",
      ],
      de: [
        "Schaumpumpen",
        "Sie machen aus Flüssigkeit feinen Schaum, ganz ohne Treibgas: für Gesichtsreinigung, Handseife und Rasur.",
      ],
    },
  },
  {
    key: "pumps-mist",
    parent: "pumps",
    texts: {
      tr: [
        "Sprey Pompalar",
        "Kolonya, tonik, saç spreyi ve oda kokusunu ince bir bulut hâlinde püskürten pompalar. Şeffaf üst kapakla birlikte verilir.",
      ],
      en: [
        "Fine Mist Sprayers",
        "They lay cologne, toner, hair spray or room fragrance on the air as a fine cloud, and come with a clear overcap.",
      ],
      ru: [
        "Кнопочные распылители",
        "Создают мелкое облако одеколона, тоника, спрея для волос или аромата для дома. Поставляются с прозрачным колпачком.",
      ],
      fr: [
        "Pompes spray",
        "Une brume fine pour eaux de Cologne, lotions, sprays coiffants et parfums d’ambiance. Livrées avec capot transparent.",
      ],
      ar: [
        "بخاخات الرذاذ",
        "سحابة رذاذ ناعمة للكولونيا والتونر وبخاخ الشعر ومعطر الجو. تأتي مع غطاء خارجي شفاف.",
      ],
      de: [
        "Feinzerstäuber",
        "Sie verwandeln Kölnisch Wasser, Tonic, Haarspray oder Raumduft in feinen Nebel. Mit klarer Überkappe.",
      ],
    },
  },
  {
    key: "pumps-trigger",
    parent: "pumps",
    texts: {
      tr: [
        "Tetikli Spreyler",
        "Cam, mutfak ve banyo temizleyicileri için ayarlanabilir başlıklı tetikli spreyler. Köpük, sprey ve kapalı konumları vardır; kimyasala dayanıklı bilye ve yay kullanılır.",
      ],
      en: [
        "Trigger Sprayers",
        "Triggers with an adjustable nozzle for glass, kitchen and bathroom cleaners. They switch between foam, spray and off, with valve parts that stand up to chemicals.",
      ],
      ru: [
        "Курковые распылители",
        "Для средств по уходу за стеклом, кухней и ванной. Насадка переключается между пеной, струей и положением «закрыто», клапан устойчив к химии.",
      ],
      fr: [
        "Pistolets pulvérisateurs",
        "Une buse réglable pour nettoyants vitres, cuisine et salle de bains\u00a0: mousse, spray ou arrêt. Le clapet résiste aux produits chimiques.",
      ],
      ar: [
        "بخاخات بزناد",
        "بخاخات بفوهة قابلة للضبط لمنظفات الزجاج والمطبخ والحمام. أوضاع للرغوة والرش والإغلاق، وأجزاء صمام مقاومة للكيماويات.",
      ],
      de: [
        "Trigger-Sprühköpfe",
        "Mit verstellbarer Düse für Glas-, Küchen- und Badreiniger: Schaum, Strahl oder zu. Die Ventilteile sind chemikalienbeständig.",
      ],
    },
  },
  {
    key: "droppers",
    parent: null,
    texts: {
      tr: [
        "Damlalıklar",
        "Serum, esansiyel yağ, göz ve burun damlası için damla damla dozaj. Cam görünümlü PET şişeleri, yumuşak LDPE damla şişelerini ve pipetleri birlikte bulursunuz.",
      ],
      en: [
        "Droppers",
        "Dosing drop by drop for serums, essential oils, eye and nose drops. Here are PET bottles with the look of glass, soft LDPE squeeze droppers, and pipettes.",
      ],
      ru: [
        "Капельницы и пипетки",
        "Дозирование по каплям для сывороток, эфирных масел, глазных и назальных средств. Здесь ПЭТ-флаконы под стекло, мягкие капельницы из ПВД и пипетки.",
      ],
      fr: [
        "Compte-gouttes",
        "Le dosage goutte à goutte pour sérums, huiles essentielles, collyres et solutions nasales. Flacons PET à l’aspect verre, flacons souples PEBD et pipettes.",
      ],
      ar: [
        "القطّارات",
        "جرعات قطرة بقطرة للسيروم والزيوت العطرية وقطرات العين والأنف. تجدون هنا قوارير PET بمظهر الزجاج وقوارير LDPE اللينة والقطّارات.",
      ],
      de: [
        "Tropfer und Pipetten",
        "Tropfenweises Dosieren für Seren, ätherische Öle, Augen- und Nasentropfen. Mit PET-Flaschen in Glasoptik, weichen LDPE-Tropfflaschen und Pipetten.",
      ],
    },
  },
  {
    key: "droppers-bottles",
    parent: "droppers",
    texts: {
      tr: [
        "Damlalıklı Şişeler",
        "Serum ve yağlar için pipetli, ilaç damlaları için sıkmalı şişeler. Amber PET içeriği ışıktan korur, LDPE gövde tek damlayı hissettirir.",
      ],
      en: [
        "Dropper Bottles",
        "Pipette bottles for serums and oils, squeeze bottles for medicated drops. Amber PET keeps light out, and an LDPE body lets the finger feel each drop.",
      ],
      ru: [
        "Флаконы-капельницы",
        "С пипеткой — для сывороток и масел, мягкие — для лекарственных капель. Янтарный ПЭТ защищает от света, а корпус из ПВД позволяет почувствовать каждую каплю.",
      ],
      fr: [
        "Flacons compte-gouttes",
        "À pipette pour sérums et huiles, souples pour gouttes médicamenteuses. Le PET ambré arrête la lumière, le PEBD laisse sentir chaque goutte.",
      ],
      ar: [
        "قوارير بقطّارة",
        "قوارير بقطّارة للسيروم والزيوت، ولينة للقطرات الدوائية. يحجب PET الكهرماني الضوء، ويُشعر جسم LDPE الإصبع بكل قطرة.",
      ],
      de: [
        "Tropfflaschen",
        "Mit Pipette für Seren und Öle, als Quetschflasche für Arzneitropfen. Braunes PET hält Licht fern, LDPE lässt jeden Tropfen spüren.",
      ],
    },
  },
  {
    key: "droppers-fitments",
    parent: "droppers",
    texts: {
      tr: [
        "Pipetler ve Damla Kapakları",
        "Kauçuk başlıklı pipetler ve sivri uçlu damla kapakları. Ağız ölçüsü aynı olan bütün damla şişelerimize uyar.",
      ],
      en: [
        "Pipettes and Dropper Caps",
        "Pipettes with rubber bulbs and caps with a fine tip. They fit all our dropper bottles of the same neck.",
      ],
      ru: [
        "Пипетки и крышки-капельницы",
        "Пипетки с резиновой грушей и крышки с тонким носиком. Подходят ко всем нашим флаконам-капельницам с той же горловиной.",
      ],
      fr: [
        "Pipettes et bouchons stilligouttes",
        "Pipettes à poire souple et bouchons à embout fin. Ils s’adaptent à tous nos compte-gouttes de même bague.",
      ],
      ar: [
        "قطّارات وأغطية تنقيط",
        "قطّارات برأس مطاطي وأغطية بطرف دقيق. تناسب جميع قوارير التنقيط ذات الفوهة نفسها لدينا.",
      ],
      de: [
        "Pipetten und Tropfverschlüsse",
        "Pipetten mit Gummisauger und Verschlüsse mit feiner Spitze. Sie passen auf alle unsere Tropfflaschen mit gleicher Mündung.",
      ],
    },
  },
];
