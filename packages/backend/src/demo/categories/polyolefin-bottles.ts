import type { CategoryPlan } from "./category-plan.ts";

/** Bottles of HDPE, PP and LDPE. */
export const polyolefinBottleCategories: readonly CategoryPlan[] = [
  {
    key: "bottles-hdpe",
    parent: "bottles",
    featured: true,
    texts: {
      tr: [
        "HDPE Şişeler",
        "Asit, alkali ve alkole dayanıklı, darbede çatlamayan opak şişeler. Deterjan, çamaşır suyu, motor yağı, süt ve şampuan aynı malzemede güvenle saklanır. Natürel gövde dolum seviyesini gösterir, renkli gövde içeriği ışıktan korur.",
      ],
      en: [
        "HDPE Bottles",
        "Opaque bottles that shrug off acids, alkalis and alcohol and do not crack when dropped. Detergent, bleach, motor oil, milk and shampoo all keep safely in this one material. A natural body shows the fill level; a coloured one keeps light out.",
      ],
      ru: [
        "Бутылки из ПНД",
        "Непрозрачная тара, которой не страшны кислоты, щёлочи, спирт и падения. В ней одинаково надёжно хранятся моющие средства, отбеливатели, моторное масло, молоко и шампуни. Натуральный корпус показывает уровень, окрашенный защищает содержимое от света.",
      ],
      fr: [
        "Flacons PEHD",
        "Des flacons opaques qui résistent aux acides, aux bases, à l’alcool et aux chutes. Lessive, eau de Javel, huile moteur, lait ou shampooing\u00a0: un seul matériau convient à tous. Le naturel laisse voir le niveau, la teinte masse protège de la lumière.",
      ],
      ar: [
        "قوارير HDPE",
        "قوارير معتمة تقاوم الأحماض والقلويات والكحول ولا تتشقق عند السقوط. المنظفات والمبيّضات وزيوت المحركات والحليب والشامبو تُحفظ كلها بأمان في هذه المادة. الجسم الطبيعي يُظهر مستوى التعبئة، والملوّن يحجب الضوء.",
      ],
      de: [
        "HDPE-Flaschen",
        "Blickdichte Flaschen, denen Säuren, Laugen, Alkohol und Stürze nichts anhaben. Waschmittel, Bleiche, Motoröl, Milch und Shampoo sind darin gleich sicher. Naturfarben lassen sie den Füllstand erkennen, eingefärbt halten sie das Licht fern.",
      ],
    },
  },
  {
    key: "bottles-hdpe-round",
    parent: "bottles-hdpe",
    texts: {
      tr: [
        "Yuvarlak HDPE Şişeler",
        "Silindirik HDPE şişeler losyon, süt, kolonya ve laboratuvar kimyasalları için ilk akla gelen çözümdür. Flip-top, disk-top veya pompayla kullanılır, serigrafi baskıyı iyi tutar.",
      ],
      en: [
        "Round HDPE Bottles",
        "Cylindrical HDPE is the first answer for lotions, milk, cologne and laboratory chemicals. Close it with a flip-top, a disc-top or a pump; the surface takes screen printing well.",
      ],
      ru: [
        "Круглые бутылки из ПНД",
        "Цилиндры из ПНД — простое решение для лосьонов, молочка, одеколона и лабораторных реактивов. Закрываются флип-топом, диск-топом или помпой, хорошо держат шелкографию.",
      ],
      fr: [
        "Flacons PEHD ronds",
        "Le cylindrique en PEHD est la réponse simple pour laits, lotions, eaux de Cologne et réactifs de laboratoire. Il reçoit capsule flip-top, disc-top ou pompe et tient bien la sérigraphie.",
      ],
      ar: [
        "قوارير HDPE دائرية",
        "القوارير الأسطوانية هي الحل الأول للّوشن والحليب والكولونيا والمواد المخبرية. تُغلق بغطاء قلاب أو ديسك توب أو مضخة، وسطحها يتقبل الطباعة بالشاشة الحريرية جيدًا.",
      ],
      de: [
        "Runde HDPE-Flaschen",
        "Zylinder aus HDPE sind die naheliegende Lösung für Lotion, Milch, Kölnisch Wasser und Laborchemikalien. Sie schließen mit Flip-Top, Disc-Top oder Pumpe und lassen sich gut im Siebdruck dekorieren.",
      ],
    },
  },
  {
    key: "bottles-hdpe-oval",
    parent: "bottles-hdpe",
    texts: {
      tr: [
        "Oval ve Yassı HDPE Şişeler",
        "Şampuan, saç kremi, güneş sütü ve yüzey temizleyiciler için ele oturan oval ve yassı şişeler. Sıkıldığında eski biçimine döner, son damlasına kadar boşalır.",
      ],
      en: [
        "Oval and Flat HDPE Bottles",
        "Oval and flat bottles that fit the hand, for shampoo, conditioner, sun milk and surface cleaners. They spring back when squeezed and empty to the last drop.",
      ],
      ru: [
        "Овальные и плоские бутылки из ПНД",
        "Удобные в руке флаконы для шампуня, бальзама, солнцезащитного молочка и чистящих средств. После нажатия возвращают форму и опорожняются до последней капли.",
      ],
      fr: [
        "Flacons PEHD ovales et plats",
        "Des flacons bien en main pour shampooing, après-shampooing, lait solaire et nettoyants. Ils reprennent leur forme après pression et se vident jusqu’à la dernière goutte.",
      ],
      ar: [
        "قوارير HDPE بيضاوية ومسطحة",
        "قوارير مريحة في اليد للشامبو والبلسم وواقي الشمس ومنظفات الأسطح. تستعيد شكلها بعد الضغط وتُفرَّغ حتى آخر قطرة.",
      ],
      de: [
        "Ovale und flache HDPE-Flaschen",
        "Griffige Flaschen für Shampoo, Spülung, Sonnenmilch und Oberflächenreiniger. Sie stellen sich nach dem Drücken zurück und entleeren sich bis zum letzten Tropfen.",
      ],
    },
  },
  {
    key: "bottles-hdpe-square",
    parent: "bottles-hdpe",
    texts: {
      tr: [
        "Kare HDPE Şişeler",
        "Rafta ve kolide yer kazandıran, kenarları yumuşatılmış kare şişeler. Laboratuvar, tarım ilacı ve temizlik konsantresi için sağlam ve istiflenmesi kolaydır.",
      ],
      en: [
        "Square HDPE Bottles",
        "Soft-edged square bottles that save room on the shelf and in the carton. Sturdy and easy to stack for laboratories, crop protection and cleaning concentrates.",
      ],
      ru: [
        "Квадратные бутылки из ПНД",
        "Бутылки со скруглёнными гранями экономят место на полке и в коробке. Прочная тара для реактивов, средств защиты растений и концентратов.",
      ],
      fr: [
        "Flacons PEHD carrés",
        "Des flacons carrés aux arêtes adoucies qui gagnent de la place en rayon comme en carton. Robustes, ils conviennent au laboratoire, au phytosanitaire et aux concentrés de nettoyage.",
      ],
      ar: [
        "قوارير HDPE مربعة",
        "قوارير مربعة بحواف ناعمة توفر المساحة على الرف وفي الكرتون. متينة وسهلة التصفيف للمختبرات والمبيدات الزراعية ومركّزات التنظيف.",
      ],
      de: [
        "Quadratische HDPE-Flaschen",
        "Vierkantflaschen mit weichen Kanten sparen Platz im Regal und im Karton. Stabil und gut stapelbar für Labor, Pflanzenschutz und Reinigungskonzentrate.",
      ],
    },
  },
  {
    key: "bottles-hdpe-handled",
    parent: "bottles-hdpe",
    texts: {
      tr: [
        "Kulplu HDPE Şişeler",
        "1 ile 5 litre arasındaki deterjan, yumuşatıcı ve antifriz için gövdeden kulplu şişeler. Kulp gövdeyle tek parça üretilir; dolu şişe tek elle rahatça dökülür.",
      ],
      en: [
        "Handled HDPE Bottles",
        "Bottles with a handle moulded into the body for 1 to 5 litres of detergent, softener or antifreeze. Handle and body are one piece, so a full bottle pours easily with one hand.",
      ],
      ru: [
        "Бутылки из ПНД с ручкой",
        "Тара на 1–5 литров для стирального геля, кондиционера или антифриза. Ручка отформована вместе с корпусом, поэтому полную бутылку легко наклонить одной рукой.",
      ],
      fr: [
        "Flacons PEHD avec poignée",
        "De 1 à 5 litres, pour lessive, assouplissant ou antigel. La poignée est moulée dans le corps\u00a0: même plein, le flacon se verse d’une seule main.",
      ],
      ar: [
        "قوارير HDPE بمقبض",
        "قوارير من لتر إلى 5 لترات للمنظفات ومنعّمات الأقمشة ومانع التجمد. المقبض جزء من جسم القارورة، فيسهل صبّها بيد واحدة وهي ممتلئة.",
      ],
      de: [
        "HDPE-Flaschen mit Griff",
        "Für 1 bis 5 Liter Waschmittel, Weichspüler oder Frostschutz. Griff und Körper sind aus einem Stück, so lässt sich auch die volle Flasche einhändig ausgießen.",
      ],
    },
  },
  {
    key: "bottles-hdpe-wide-mouth",
    parent: "bottles-hdpe",
    texts: {
      tr: [
        "Geniş Ağızlı HDPE Şişeler",
        "Tablet, kapsül, toz ve granül dolumu için geniş ağızlı şişeler. Folyo kapamaya ve çocuk kilitli kapağa uygundur.",
      ],
      en: [
        "Wide-Mouth HDPE Bottles",
        "Wide-mouth packers for tablets, capsules, powders and granules. Ready for induction seals and child-resistant caps.",
      ],
      ru: [
        "Широкогорлые бутылки из ПНД",
        "Баночки-пакеры для таблеток, капсул, порошков и гранул. Подходят под индукционную запайку и крышки с защитой от детей.",
      ],
      fr: [
        "Piluliers et flacons à large ouverture",
        "Pour comprimés, gélules, poudres et granulés. Compatibles avec l’operculage par induction et les bouchons sécurité enfant.",
      ],
      ar: [
        "قوارير HDPE واسعة الفوهة",
        "قوارير للأقراص والكبسولات والمساحيق والحبيبات. مهيأة للختم الحثي وللأغطية المقاومة لعبث الأطفال.",
      ],
      de: [
        "HDPE-Weithalsflaschen",
        "Packer für Tabletten, Kapseln, Pulver und Granulat. Geeignet für Induktionssiegelung und kindersichere Verschlüsse.",
      ],
    },
  },
  {
    key: "bottles-pp",
    parent: "bottles",
    texts: {
      tr: [
        "PP Şişeler",
        "Sıcak dolum ve sterilizasyon isteyen ürünler için polipropilen şişeler. 100 °C’ye kadar biçimini korur, buhar ve yağa karşı dayanıklıdır; medikal, sos ve reçel uygulamalarında kullanılır.",
      ],
      en: [
        "PP Bottles",
        "Polypropylene for whatever is filled hot or sterilised. The bottles keep their shape up to 100 °C and resist steam and grease, which makes them right for medical use, sauces and syrups.",
      ],
      ru: [
        "Бутылки из ПП",
        "Полипропилен для горячего розлива и стерилизации. Бутылки держат форму до 100 °C, устойчивы к пару и жирам, поэтому подходят для медицины, соусов и сиропов.",
      ],
      fr: [
        "Flacons PP",
        "Le polypropylène pour tout ce qui se remplit à chaud ou se stérilise. Ces flacons gardent leur forme jusqu’à 100 °C et résistent à la vapeur et aux graisses\u00a0: médical, sauces, sirops.",
      ],
      ar: [
        "قوارير PP",
        "بولي بروبيلين لكل ما يُعبَّأ ساخنًا أو يُعقَّم. تحافظ القوارير على شكلها حتى 100 درجة مئوية وتقاوم البخار والدهون، وتناسب الاستخدام الطبي والصلصات والشراب.",
      ],
      de: [
        "PP-Flaschen",
        "Polypropylen für alles, was heiß abgefüllt oder sterilisiert wird. Die Flaschen bleiben bis 100 °C formstabil und widerstehen Dampf und Fett: für Medizin, Saucen und Sirup.",
      ],
    },
  },
  {
    key: "bottles-ldpe",
    parent: "bottles",
    texts: {
      tr: [
        "LDPE Sıkma Şişeler",
        "Parmakla kolayca sıkılan yumuşak şişeler; sos, yapıştırıcı, göz damlası ve saç boyası için temiz dozaj sağlar. Bırakınca eski biçimini alır ve hava emerek damlamayı keser.",
      ],
      en: [
        "LDPE Squeeze Bottles",
        "Soft bottles that give under a fingertip, for clean dosing of sauces, glue, eye drops and hair colour. Let go and they draw back air, which stops the drip.",
      ],
      ru: [
        "Мягкие бутылки из ПВД",
        "Легко сжимаются пальцами и точно дозируют соус, клей, глазные капли или краску для волос. Стоит отпустить — бутылка втягивает воздух, и капля не срывается.",
      ],
      fr: [
        "Flacons souples PEBD",
        "Souples sous le doigt, ils dosent proprement sauces, colles, collyres et colorations. Relâchés, ils aspirent l’air et coupent la goutte.",
      ],
      ar: [
        "قوارير LDPE مرنة",
        "قوارير لينة تُضغط بالإصبع لجرعة دقيقة من الصلصة أو الغراء أو قطرة العين أو صبغة الشعر. وعند تركها تسحب الهواء فيتوقف التقطير.",
      ],
      de: [
        "LDPE-Quetschflaschen",
        "Weiche Flaschen, die auf Fingerdruck dosieren: Saucen, Klebstoff, Augentropfen, Haarfarbe. Beim Loslassen ziehen sie Luft an und tropfen nicht nach.",
      ],
    },
  },
];
