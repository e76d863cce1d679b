import type { CategoryPlan } from "./category-plan.ts";

/** Jars and buckets. */
export const jarAndBucketCategories: readonly CategoryPlan[] = [
  {
    key: "jars",
    parent: null,
    featured: true,
    texts: {
      tr: [
        "Kavanozlar",
        "Krem, bal, kuruyemiş, baharat ve sporcu gıdaları için 15 ml’den 3 litreye vidalı kavanozlar. Kapaklar contalı veya folyo kapamaya hazır gelir. Geniş ağız, dolumu da kullanımı da kolaylaştırır.",
      ],
      en: [
        "Jars",
        "Screw-top jars from 15 ml to 3 litres for creams, honey, nuts, spices and sports nutrition. Lids come lined or ready for induction sealing. A wide mouth makes them easy to fill and just as easy to use.",
      ],
      ru: [
        "Банки",
        "Банки с винтовой крышкой от 15 мл до 3 л для кремов, мёда, орехов, специй и спортивного питания. Крышки поставляются с прокладкой или под индукционную запайку. Широкое горло удобно и на линии, и дома.",
      ],
      fr: [
        "Pots",
        "Des pots à vis de 15 ml à 3 litres pour crèmes, miel, fruits secs, épices et nutrition sportive. Les couvercles sont livrés avec joint ou prêts pour l’operculage. Leur large ouverture facilite le remplissage comme l’usage.",
      ],
      ar: [
        "البرطمانات",
        "برطمانات بغطاء لولبي من 15 مل إلى 3 لترات للكريمات والعسل والمكسرات والبهارات وأغذية الرياضيين. تأتي الأغطية ببطانة أو جاهزة للختم الحثي. والفوهة الواسعة تسهّل التعبئة والاستعمال معًا.",
      ],
      de: [
        "Dosen und Tiegel",
        "Schraubdosen von 15 ml bis 3 Liter für Cremes, Honig, Nüsse, Gewürze und Sportnahrung. Die Deckel kommen mit Einlage oder fertig zur Induktionssiegelung. Die weite Öffnung erleichtert Abfüllung und Gebrauch.",
      ],
    },
  },
  {
    key: "jars-pet",
    parent: "jars",
    texts: {
      tr: [
        "PET Kavanozlar",
        "İçini gösteren, kırılmayan kavanozlar. Bal, kuruyemiş, baharat ve şekerleme cam hissiyle ama onda bir ağırlıkla satılır; amber renk vitamin ve bitkisel karışımları ışıktan korur.",
      ],
      en: [
        "PET Jars",
        "Jars that show what is inside and do not shatter. Honey, nuts, spices and sweets sell with the look of glass at a tenth of the weight; amber protects vitamins and herbal blends.",
      ],
      ru: [
        "Банки из ПЭТ",
        "Показывают содержимое и не разбиваются. Мёд, орехи, специи и сладости выглядят как в стекле, а весит тара в десять раз меньше; янтарные банки берегут витамины и травы от света.",
      ],
      fr: [
        "Pots PET",
        "Ils montrent leur contenu et ne se cassent pas. Miel, fruits secs, épices et confiseries gardent l’effet du verre pour un dixième du poids\u00a0; l’ambré protège vitamines et plantes.",
      ],
      ar: [
        "برطمانات PET",
        "تُظهر ما بداخلها ولا تنكسر. العسل والمكسرات والبهارات والحلوى بمظهر الزجاج وعُشر وزنه، واللون الكهرماني يحمي الفيتامينات والخلطات العشبية من الضوء.",
      ],
      de: [
        "PET-Dosen",
        "Sie zeigen den Inhalt und zerbrechen nicht. Honig, Nüsse, Gewürze und Süßes wirken wie im Glas, bei einem Zehntel des Gewichts; Braun schützt Vitamine und Kräuter.",
      ],
    },
  },
  {
    key: "jars-pp",
    parent: "jars",
    texts: {
      tr: [
        "PP ve Kozmetik Kavanozları",
        "El, yüz ve saç kremleri için mat ya da parlak yüzeyli kalın cidarlı kavanozlar. Sıcak doluma dayanır, kapağı iki parmakla açılıp sızdırmadan kapanır.",
      ],
      en: [
        "PP and Cosmetic Jars",
        "Thick-walled jars with a matt or gloss finish for hand, face and hair creams. They stand hot filling, and the lid opens with two fingers and closes tight.",
      ],
      ru: [
        "Косметические банки из ПП",
        "Толстостенные баночки с матовой или глянцевой поверхностью для кремов и масок. Выдерживают горячий розлив, крышка открывается двумя пальцами и плотно закрывается.",
      ],
      fr: [
        "Pots PP et cosmétiques",
        "Des pots à paroi épaisse, mats ou brillants, pour crèmes mains, visage et cheveux. Ils supportent le remplissage à chaud\u00a0; le couvercle s’ouvre à deux doigts et ferme bien.",
      ],
      ar: [
        "برطمانات PP ومستحضرات التجميل",
        "برطمانات سميكة الجدار بسطح مطفأ أو لامع لكريمات اليدين والوجه والشعر. تتحمل التعبئة الساخنة، ويُفتح غطاؤها بإصبعين ويُغلق بإحكام.",
      ],
      de: [
        "PP- und Kosmetiktiegel",
        "Dickwandige Tiegel, matt oder glänzend, für Hand-, Gesichts- und Haarcremes. Sie vertragen Heißabfüllung; der Deckel öffnet mit zwei Fingern und schließt dicht.",
      ],
    },
  },
  {
    key: "jars-hdpe",
    parent: "jars",
    texts: {
      tr: [
        "HDPE Toz Kavanozları",
        "Protein tozu, boya, gres ve kimyasal granüller için dayanıklı, opak kavanozlar. Nem geçirmez; emniyet bantlı kapakla ilk açılışı belli eder.",
      ],
      en: [
        "HDPE Powder Jars",
        "Tough, opaque jars for protein powder, paint, grease and chemical granules. They keep moisture out, and a tamper-evident lid shows the first opening.",
      ],
      ru: [
        "Банки из ПНД для порошков",
        "Прочные непрозрачные банки для протеина, красок, смазок и гранул. Не пропускают влагу, а крышка с контролем вскрытия показывает первое открытие.",
      ],
      fr: [
        "Pots PEHD pour poudres",
        "Des pots opaques et solides pour protéines en poudre, peintures, graisses et granulés. Ils tiennent l’humidité à distance, et le couvercle inviolable trahit la première ouverture.",
      ],
      ar: [
        "برطمانات HDPE للمساحيق",
        "برطمانات معتمة متينة لمسحوق البروتين والدهانات والشحوم والحبيبات الكيميائية. تمنع الرطوبة، وغطاء الأمان يكشف الفتح الأول.",
      ],
      de: [
        "HDPE-Pulverdosen",
        "Robuste, blickdichte Dosen für Proteinpulver, Farben, Fette und Granulate. Sie halten Feuchtigkeit fern, und der Originalitätsdeckel zeigt die erste Öffnung.",
      ],
    },
  },
  {
    key: "buckets",
    parent: null,
    featured: true,
    texts: {
      tr: [
        "Kovalar",
        "Yoğurt, peynir, turşu, boya ve yapı kimyasalları için 0,5 ile 25 litre arası kapaklı kovalar. Kilitli kapak sızdırmaz ve ilk açılışı belli eder; IML etiketle kova kalıptan baskılı çıkar.",
      ],
      en: [
        "Buckets",
        "Lidded buckets from 0.5 to 25 litres for yoghurt, cheese, pickles, paint and building chemicals. The locking lid seals and shows tampering; with in-mould labels the bucket leaves the machine already printed.",
      ],
      ru: [
        "Вёдра",
        "Вёдра с крышкой от 0,5 до 25 литров для йогурта, сыра, солений, красок и строительной химии. Крышка с замком герметична и показывает вскрытие, а с IML-этикеткой ведро выходит из формы уже с печатью.",
      ],
      fr: [
        "Seaux",
        "Seaux à couvercle de 0,5 à 25 litres pour yaourt, fromage, conserves au vinaigre, peinture et chimie du bâtiment. Le couvercle à verrouillage est étanche et inviolable\u00a0; avec l’étiquette IML, le seau sort du moule déjà décoré.",
      ],
      ar: [
        "الدلاء",
        "دلاء بأغطية من نصف لتر إلى 25 لترًا للزبادي والأجبان والمخللات والدهانات وكيماويات البناء. الغطاء محكم بقفل يكشف العبث، ومع ملصق IML يخرج الدلو من القالب مطبوعًا.",
      ],
      de: [
        "Eimer",
        "Eimer mit Deckel von 0,5 bis 25 Liter für Joghurt, Käse, Eingelegtes, Farben und Bauchemie. Der Deckel rastet dicht ein und zeigt die erste Öffnung; mit IML-Etikett kommt der Eimer fertig bedruckt aus der Form.",
      ],
    },
  },
  {
    key: "buckets-round",
    parent: "buckets",
    texts: {
      tr: [
        "Yuvarlak Kovalar",
        "Her dolum hattına uyan klasik yuvarlak kovalar; iç içe geçerek boşken az yer kaplar. Plastik veya metal kulpla sunulur.",
      ],
      en: [
        "Round Buckets",
        "The classic round bucket runs on every filling line and nests to save space when empty. Choose a plastic or a steel handle.",
      ],
      ru: [
        "Круглые вёдра",
        "Классическая форма подходит к любой линии, а пустые вёдра вкладываются друг в друга и занимают мало места. Ручка — пластиковая или металлическая.",
      ],
      fr: [
        "Seaux ronds",
        "Le seau rond classique convient à toutes les lignes et s’emboîte à vide pour gagner de la place. Anse en plastique ou en acier.",
      ],
      ar: [
        "دلاء دائرية",
        "الشكل الكلاسيكي المناسب لكل خطوط التعبئة، ويتداخل فارغًا لتوفير المساحة. يتوفر بمقبض بلاستيكي أو معدني.",
      ],
      de: [
        "Runde Eimer",
        "Der Klassiker passt auf jede Abfüllanlage und lässt sich leer platzsparend ineinanderstellen. Mit Kunststoff- oder Stahlbügel.",
      ],
    },
  },
  {
    key: "buckets-angular",
    parent: "buckets",
    texts: {
      tr: [
        "Kare ve Dikdörtgen Kovalar",
        "Köşeli kovalar palette yuvarlağa göre beşte bire yakın daha fazla ürün taşır. Düz yüzleri geniş ve okunaklı bir etiket alanı bırakır.",
      ],
      en: [
        "Square and Rectangular Buckets",
        "Angular buckets carry almost a fifth more product per pallet than round ones. Their flat sides leave a wide, easily read label.",
      ],
      ru: [
        "Квадратные и прямоугольные вёдра",
        "На паллету помещается почти на пятую часть больше продукта, чем в круглых вёдрах. Плоские стенки оставляют место для крупной, легко читаемой этикетки.",
      ],
      fr: [
        "Seaux carrés et rectangulaires",
        "Ils chargent près d’un cinquième de produit en plus par palette que les seaux ronds. Leurs faces planes offrent une étiquette large et lisible.",
      ],
      ar: [
        "دلاء مربعة ومستطيلة",
        "تحمل المنصة منها خُمس كمية إضافية تقريبًا مقارنة بالدلاء الدائرية. وأوجهها المستوية تمنح ملصقًا عريضًا واضح القراءة.",
      ],
      de: [
        "Eckige Eimer",
        "Eckige Eimer bringen fast ein Fünftel mehr Ware auf die Palette als runde. Ihre ebenen Seiten bieten viel Platz für ein gut lesbares Etikett.",
      ],
    },
  },
];
