import type { Lead } from "./lead.ts";

/** The sentence on what a colour does for the contents. */
export const colourSentences = {
  clear: {
    tr: [
      "Berrak gövde ürünün rengini olduğu gibi gösterir.",
      "Şeffaflığı, raftaki müşteriye içeriği dürüstçe sunar.",
    ],
    en: [
      "The clear body shows the product in its true colour.",
      "Its transparency presents the contents honestly on the shelf.",
    ],
    ru: [
      "Прозрачный корпус передаёт цвет продукта без искажений.",
      "Прозрачность честно показывает содержимое на полке.",
    ],
    fr: [
      "Le corps limpide montre le produit dans sa vraie couleur.",
      "Sa transparence présente le contenu en toute franchise.",
    ],
    ar: ["الجسم الصافي يعرض لون المنتج على حقيقته.", "شفافيته تقدّم المحتوى بصدق على الرف."],
    de: [
      "Der klare Körper zeigt das Produkt in seiner wahren Farbe.",
      "Die Transparenz präsentiert den Inhalt unverfälscht im Regal.",
    ],
  },
  amber: {
    tr: [
      "Amber renk morötesi ışığı keser, duyarlı özleri korur.",
      "Işığa duyarlı formüller amber gövdede etkisini yitirmez.",
    ],
    en: [
      "Amber cuts ultraviolet light and protects sensitive extracts.",
      "Light-sensitive formulas keep their strength behind amber.",
    ],
    ru: [
      "Янтарный тон отсекает ультрафиолет и защищает чувствительные экстракты.",
      "За янтарной стенкой светочувствительные формулы сохраняют силу.",
    ],
    fr: [
      "L’ambré filtre les ultraviolets et protège les extraits sensibles.",
      "Derrière l’ambré, les formules photosensibles gardent leur efficacité.",
    ],
    ar: [
      "اللون الكهرماني يحجب الأشعة فوق البنفسجية ويحمي الخلاصات الحساسة.",
      "تحتفظ التركيبات الحساسة للضوء بفاعليتها خلف الجدار الكهرماني.",
    ],
    de: [
      "Braun hält UV-Licht ab und schützt empfindliche Extrakte.",
      "Lichtempfindliche Rezepturen behalten im braunen Körper ihre Wirkung.",
    ],
  },
  tinted: {
    tr: [
      "Hafif renkli saydam gövde, dolum seviyesini gösterirken markaya karakter katar.",
      "Saydam renk tonu ışıkta canlanır, raftan seçilir.",
    ],
    en: [
      "The tint lets the fill level show and gives the brand character.",
      "A see-through tint comes alive in the light and stands out on the shelf.",
    ],
    ru: [
      "Лёгкий тон оставляет уровень видимым и придаёт бренду характер.",
      "Прозрачный оттенок оживает на свету и выделяется на полке.",
    ],
    fr: [
      "La teinte laisse voir le niveau et donne du caractère à la marque.",
      "Translucide, la teinte s’anime à la lumière et se remarque en rayon.",
    ],
    ar: [
      "الدرجة اللونية تُظهر مستوى التعبئة وتمنح العلامة طابعها.",
      "لون شفاف يتألق في الضوء ويلفت النظر على الرف.",
    ],
    de: [
      "Der Farbton lässt den Füllstand erkennen und gibt der Marke Charakter.",
      "Die durchscheinende Tönung lebt im Licht auf und fällt im Regal auf.",
    ],
  },
  natural: {
    tr: [
      "Natürel gövdede boya yoktur, dolum seviyesi dışarıdan görülür.",
      "Katkısız natürel renk geri dönüşümde en değerli gruptur.",
    ],
    en: [
      "Natural means no pigment, and the level can be read from outside.",
      "Unpigmented natural is the most valued grade in recycling.",
    ],
    ru: [
      "Натуральный пластик не окрашен, уровень виден снаружи.",
      "Неокрашенный пластик ценится при переработке выше всего.",
    ],
    fr: [
      "Naturel, donc sans pigment\u00a0: le niveau se lit de l’extérieur.",
      "Sans colorant, le naturel est la qualité la mieux valorisée au recyclage.",
    ],
    ar: [
      "اللون الطبيعي خالٍ من الصبغة ويظهر المستوى من الخارج.",
      "البلاستيك الطبيعي غير المصبوغ هو الأعلى قيمة عند إعادة التدوير.",
    ],
    de: [
      "Natur heißt ohne Farbstoff: Der Füllstand ist von außen ablesbar.",
      "Ungefärbtes Material ist beim Recycling am meisten wert.",
    ],
  },
  white: {
    tr: [
      "Örtücü beyaz, baskı ve etiket için temiz bir zemin sunar.",
      "Beyaz yüzey ışığı geçirmez ve hijyen duygusu verir.",
    ],
    en: [
      "Opaque white is a clean ground for print and label.",
      "White keeps light out and speaks of hygiene.",
    ],
    ru: [
      "Плотный белый — чистый фон для печати и этикетки.",
      "Белый цвет не пропускает свет и говорит о чистоте.",
    ],
    fr: [
      "Le blanc couvrant offre un fond net à l’impression et à l’étiquette.",
      "Le blanc arrête la lumière et évoque l’hygiène.",
    ],
    ar: ["الأبيض المعتم خلفية نظيفة للطباعة والملصق.", "الأبيض يحجب الضوء ويوحي بالنظافة."],
    de: [
      "Deckendes Weiß ist ein sauberer Grund für Druck und Etikett.",
      "Weiß hält Licht fern und steht für Hygiene.",
    ],
  },
  dark: {
    tr: [
      "Koyu yüzey, sıcak yaldız ve tek renk baskıda güçlü bir karşıtlık verir.",
      "Koyu renk içeriği ışıktan bütünüyle korur.",
    ],
    en: [
      "A dark surface gives strong contrast to foil and single-colour print.",
      "The dark shade shuts light out completely.",
    ],
    ru: [
      "На тёмной поверхности эффектно смотрятся фольга и печать в один цвет.",
      "Тёмный тон полностью закрывает содержимое от света.",
    ],
    fr: [
      "Le fond sombre met en valeur dorure et impression une couleur.",
      "La teinte foncée arrête toute lumière.",
    ],
    ar: ["السطح الداكن يبرز البصم الحراري والطباعة بلون واحد.", "اللون الداكن يحجب الضوء بالكامل."],
    de: [
      "Dunkle Flächen heben Folie und einfarbigen Druck kräftig hervor.",
      "Der dunkle Ton hält Licht vollständig ab.",
    ],
  },
  coloured: {
    tr: [
      "Renk kütleye katılır, çizilince altından beyaz çıkmaz.",
      "Rengi partiden partiye ölçülür; istenen Pantone veya RAL tonuna uyarlanır.",
    ],
    en: [
      "The colour runs through the wall, so a scratch does not show white.",
      "Shade is measured batch by batch and can be matched to your Pantone or RAL.",
    ],
    ru: [
      "Краситель введён в массу, царапина не обнажит белого.",
      "Оттенок контролируется в каждой партии и подбирается под ваш Pantone или RAL.",
    ],
    fr: [
      "Teinté dans la masse\u00a0: une rayure ne laisse pas paraître de blanc.",
      "La nuance est contrôlée à chaque lot et peut être mise à votre Pantone ou RAL.",
    ],
    ar: [
      "اللون ممزوج في المادة نفسها فلا يظهر بياض عند الخدش.",
      "تُقاس درجة اللون في كل دفعة ويمكن مطابقتها مع Pantone أو RAL.",
    ],
    de: [
      "Durchgefärbt: Auch ein Kratzer zeigt kein Weiß.",
      "Der Farbton wird je Charge gemessen und auf Wunsch an Pantone oder RAL angepasst.",
    ],
  },
  metallic: {
    tr: [
      "Metalize yüzey, UV lakla çizilmeye karşı korunur.",
      "Metal parlaklığı, kozmetik serilerde şişeye değer katar.",
    ],
    en: [
      "The metallised surface is protected by a UV lacquer.",
      "A metal sheen adds value to a cosmetics range.",
    ],
    ru: [
      "Металлизированная поверхность защищена УФ-лаком.",
      "Металлический блеск добавляет ценности косметической линии.",
    ],
    fr: [
      "La surface métallisée est protégée par un vernis UV.",
      "L’éclat du métal valorise une gamme cosmétique.",
    ],
    ar: ["السطح المعدني محمي بطلاء UV.", "اللمعان المعدني يضيف قيمة إلى سلسلة مستحضرات التجميل."],
    de: [
      "Die metallisierte Oberfläche ist mit UV-Lack geschützt.",
      "Metallglanz wertet eine Kosmetikserie auf.",
    ],
  },
  cap: {
    tr: [
      "Aynı renkte diğer kapak ve pompalarımızla birlikte seriyi tek elden tamamlar.",
      "Standart renkler stoktan çıkar; 50.000 adetten itibaren kendi renginizde üretilir.",
    ],
    en: [
      "Other caps and pumps in the same colour let a whole range match.",
      "Standard colours leave from stock; from 50,000 pieces we mould your own.",
    ],
    ru: [
      "Другие крышки и дозаторы того же цвета собирают линейку в единый стиль.",
      "Стандартные цвета есть на складе, от 50 000 штук отольём в вашем оттенке.",
    ],
    fr: [
      "D’autres bouchons et pompes de la même teinte assortissent toute la gamme.",
      "Les teintes standard sont en stock\u00a0; dès 50 000 pièces, nous moulons la vôtre.",
    ],
    ar: [
      "تتوفر أغطية ومضخات أخرى باللون نفسه لتوحيد مظهر السلسلة كلها.",
      "الألوان القياسية متوفرة في المخزون، ومن 50,000 قطعة ننتج بلونكم الخاص.",
    ],
    de: [
      "Weitere Verschlüsse und Pumpen in derselben Farbe machen die Serie einheitlich.",
      "Standardfarben ab Lager; ab 50.000 Stück fertigen wir in Ihrem Farbton.",
    ],
  },
} satisfies Record<string, Lead>;

export type ColourGroup = keyof typeof colourSentences;

/** The last sentence: food contact or packing. `{carton}` and `{pallet}` are numbers of pieces. */
export const closingSentences = {
  food: {
    tr: [
      "AB 10/2011 ve Türk Gıda Kodeksi’ne göre gıdayla temasa uygundur.",
      "Gıda temas beyanı her sevkiyatla birlikte verilir.",
    ],
    en: [
      "Suitable for food contact under EU 10/2011.",
      "A food-contact declaration comes with every delivery.",
    ],
    ru: [
      "Допускается контакт с пищевыми продуктами по регламенту ЕС 10/2011.",
      "К каждой поставке прилагается декларация о контакте с пищей.",
    ],
    fr: [
      "Apte au contact alimentaire selon le règlement UE 10/2011.",
      "Une déclaration d’alimentarité accompagne chaque livraison.",
    ],
    ar: ["ملامسة الأغذية مطابقة للائحة الاتحاد الأوروبي 10/2011.", "يرفق بكل شحنة إقرار بصلاحية ملامسة الأغذية."],
    de: [
      "Für den Lebensmittelkontakt nach EU 10/2011 geeignet.",
      "Jeder Lieferung liegt eine Konformitätserklärung für Lebensmittelkontakt bei.",
    ],
  },
  carton: {
    tr: [
      "Kolide {carton}, palette {pallet} adet bulunur.",
      "Toz geçirmez torbada, {carton} adetlik kolilerle sevk edilir.",
    ],
    en: [
      "Packed {carton} to a carton and {pallet} to a pallet.",
      "Shipped in dust-proof liners, {carton} to the carton.",
    ],
    ru: [
      "В коробке {carton} шт., на паллете {pallet} шт.",
      "Отгружается в пыленепроницаемых мешках, по {carton} шт. в коробке.",
    ],
    fr: [
      "Conditionnement\u00a0: {carton} par carton, {pallet} par palette.",
      "Expédition sous sache anti-poussière, {carton} par carton.",
    ],
    ar: [
      "التعبئة: {carton} في الكرتون و{pallet} على المنصة.",
      "الشحن في أكياس واقية من الغبار بواقع {carton} في الكرتون.",
    ],
    de: [
      "Verpackt zu {carton} Stück je Karton und {pallet} je Palette.",
      "Versand im staubdichten Beutel, {carton} Stück je Karton.",
    ],
  },
  pallet: {
    tr: ["Palet üzerinde {pallet} adet olarak sevk edilir.", "Streçli palette {pallet} adet bulunur."],
    en: ["Delivered {pallet} to a pallet.", "A wrapped pallet holds {pallet}."],
    ru: ["Поставляется на паллете по {pallet} шт.", "На обёрнутой плёнкой паллете {pallet} шт."],
    fr: ["Livraison par palette de {pallet}.", "Une palette filmée en contient {pallet}."],
    ar: ["التسليم على منصات بواقع {pallet} للمنصة.", "تتسع المنصة المغلّفة لـ {pallet}."],
    de: ["Lieferung zu {pallet} Stück je Palette.", "Eine gestretchte Palette fasst {pallet} Stück."],
  },
} satisfies Record<string, Lead>;
