import type { CategoryPlan } from "./category-plan.ts";

/** Jerrycans and drums. */
export const industrialCategories: readonly CategoryPlan[] = [
  {
    key: "industrial",
    parent: null,
    featured: true,
    texts: {
      tr: [
        "Bidonlar ve Variller",
        "Kimya, gıda, tarım ve madeni yağ sektörleri için 1 litreden 220 litreye HDPE bidon ve variller. Kalın cidarlı gövde düşme ve istif testlerinden geçer; tehlikeli madde taşımacılığı için UN onaylı tipler sorularak sipariş edilir.",
      ],
      en: [
        "Jerrycans and Drums",
        "HDPE jerrycans and drums from 1 to 220 litres for chemicals, food, agriculture and lubricants. Thick-walled bodies pass drop and stacking tests; ask us for UN-approved types for dangerous goods.",
      ],
      ru: [
        "Канистры и бочки",
        "Канистры и бочки из ПНД от 1 до 220 литров для химии, пищевого сырья, агросектора и масел. Толстостенный корпус проходит испытания на падение и штабелирование; тару с допуском ООН для опасных грузов поставляем по запросу.",
      ],
      fr: [
        "Bidons et fûts",
        "Bidons et fûts PEHD de 1 à 220 litres pour la chimie, l’agroalimentaire, l’agriculture et les lubrifiants. Leurs parois épaisses passent les essais de chute et de gerbage\u00a0; les versions homologuées ONU sont disponibles sur demande.",
      ],
      ar: [
        "الجراكن والبراميل",
        "جراكن وبراميل HDPE من لتر إلى 220 لترًا للكيماويات والأغذية والزراعة والزيوت. جدران سميكة تجتاز اختبارات السقوط والتكديس، والأنواع المعتمدة من الأمم المتحدة للمواد الخطرة متوفرة عند الطلب.",
      ],
      de: [
        "Kanister und Fässer",
        "HDPE-Kanister und -Fässer von 1 bis 220 Liter für Chemie, Lebensmittel, Landwirtschaft und Schmierstoffe. Die dickwandigen Körper bestehen Fall- und Stapelprüfung; UN-zugelassene Typen für Gefahrgut liefern wir auf Anfrage.",
      ],
    },
  },
  {
    key: "jerrycans",
    parent: "industrial",
    texts: {
      tr: [
        "Bidonlar",
        "Kulplu HDPE bidonlar sıvı gıda, deterjan, gübre ve yağ taşımanın pratik yoludur. Kulp dolu bidonu dengede tutar, kilitli kapak yolda açılmaz.",
      ],
      en: [
        "Jerrycans",
        "HDPE jerrycans are a practical way to carry liquid food, detergent, fertiliser and oil. The handle balances a full can, and the tamper-evident cap stays shut on the road.",
      ],
      ru: [
        "Канистры",
        "Практичный способ перевозить жидкие продукты, моющие средства, удобрения и масла. Ручка держит полную канистру в равновесии, крышка с кольцом не откроется в пути.",
      ],
      fr: [
        "Jerricans et bidons",
        "Une façon pratique de transporter liquides alimentaires, détergents, engrais et huiles. La poignée équilibre le bidon plein, le bouchon inviolable reste fermé en route.",
      ],
      ar: [
        "الجراكن",
        "طريقة عملية لنقل السوائل الغذائية والمنظفات والأسمدة والزيوت. يوازن المقبض الجركن وهو ممتلئ، ويبقى غطاء الأمان مغلقًا أثناء النقل.",
      ],
      de: [
        "Kanister",
        "Eine praktische Art, flüssige Lebensmittel, Reiniger, Dünger und Öl zu transportieren. Der Griff hält den vollen Kanister im Gleichgewicht, der Originalitätsverschluss bleibt unterwegs zu.",
      ],
    },
  },
  {
    key: "jerrycans-small",
    parent: "jerrycans",
    texts: {
      tr: [
        "Küçük Bidonlar (1–5 L)",
        "Motor yağı, zirai ilaç ve ev tipi temizlik ürünleri için elde kolay taşınan bidonlar. Akıtma ağzı dökmeden boşaltır.",
      ],
      en: [
        "Small Jerrycans (1–5 L)",
        "Easily carried cans for motor oil, crop protection and household cleaners. The spout side of the neck pours without glugging.",
      ],
      ru: [
        "Малые канистры (1–5 л)",
        "Удобные в руке канистры для моторного масла, агрохимии и бытовой химии. Смещённая горловина позволяет лить без рывков.",
      ],
      fr: [
        "Petits bidons (1 à 5 L)",
        "Des bidons maniables pour huile moteur, produits phytosanitaires et entretien de la maison. Le goulot déporté verse sans à-coups.",
      ],
      ar: [
        "جراكن صغيرة (1–5 لتر)",
        "جراكن سهلة الحمل لزيوت المحركات والمبيدات الزراعية ومنظفات المنزل. فوهتها الجانبية تصبّ بانسياب دون تدفق مفاجئ.",
      ],
      de: [
        "Kleine Kanister (1–5 l)",
        "Handliche Kanister für Motoröl, Pflanzenschutz und Haushaltsreiniger. Der seitliche Stutzen gießt, ohne zu schwappen.",
      ],
    },
  },
  {
    key: "jerrycans-stackable",
    parent: "jerrycans",
    texts: {
      tr: [
        "İstiflenebilir Bidonlar (10–30 L)",
        "Üst üste güvenle dizilen, palet ölçüsüne oturan endüstriyel bidonlar. DIN 51 ve DIN 61 ağızları standart vana ve musluklarla uyumludur.",
      ],
      en: [
        "Stackable Jerrycans (10–30 L)",
        "Industrial cans that interlock when stacked and fill the pallet without overhang. DIN 51 and DIN 61 necks take standard taps and vented caps.",
      ],
      ru: [
        "Штабелируемые канистры (10–30 л)",
        "Промышленные канистры надёжно стоят друг на друге и точно заполняют паллету. Горловины DIN 51 и DIN 61 подходят под стандартные краны и крышки с клапаном.",
      ],
      fr: [
        "Bidons gerbables (10 à 30 L)",
        "Des bidons industriels qui s’emboîtent en pile et remplissent la palette sans déborder. Leurs goulots DIN 51 et DIN 61 reçoivent robinets et bouchons à évent standard.",
      ],
      ar: [
        "جراكن قابلة للتكديس (10–30 لتر)",
        "جراكن صناعية تتراكب بثبات وتملأ المنصة دون بروز. فوهات DIN 51 وDIN 61 تقبل الصنابير القياسية والأغطية ذات التنفيس.",
      ],
      de: [
        "Stapelkanister (10–30 l)",
        "Industriekanister, die sicher aufeinanderstehen und die Palette ohne Überstand füllen. DIN-51- und DIN-61-Mündungen nehmen übliche Hähne und Entgasungsverschlüsse auf.",
      ],
    },
  },
  {
    key: "drums",
    parent: "industrial",
    texts: {
      tr: [
        "Variller",
        "Konsantre, salça, zeytin, reçine ve atık sıvılar için 20 ile 220 litre arası HDPE variller. Paslanmaz, yıkanır, yeniden kullanılır.",
      ],
      en: [
        "Drums",
        "HDPE drums from 20 to 220 litres for concentrates, tomato paste, olives, resins and waste liquids. They never rust, wash clean and go round again.",
      ],
      ru: [
        "Бочки",
        "Бочки из ПНД на 20–220 литров для концентратов, томатной пасты, оливок, смол и отходов. Не ржавеют, легко моются и служат не один рейс.",
      ],
      fr: [
        "Fûts",
        "Fûts PEHD de 20 à 220 litres pour concentrés, purée de tomate, olives, résines et effluents. Ils ne rouillent pas, se lavent et se réutilisent.",
      ],
      ar: [
        "البراميل",
        "براميل HDPE من 20 إلى 220 لترًا للمركّزات ومعجون الطماطم والزيتون والراتنجات والسوائل المستعملة. لا تصدأ وتُغسل ويعاد استعمالها.",
      ],
      de: [
        "Fässer",
        "HDPE-Fässer von 20 bis 220 Liter für Konzentrate, Tomatenmark, Oliven, Harze und Abfallflüssigkeiten. Sie rosten nicht, sind leicht zu reinigen und mehrfach verwendbar.",
      ],
    },
  },
];
