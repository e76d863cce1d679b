import type { CategoryPlan } from "./category-plan.ts";

/** Bottles: the root, PET and its forms. */
export const bottleCategories: readonly CategoryPlan[] = [
  {
    key: "bottles",
    parent: null,
    featured: true,
    texts: {
      tr: [
        "Şişeler",
        "15 ml damla şişesinden 2 litrelik meşrubat şişesine kadar, gıda, kozmetik, ilaç ve temizlik ürünleri için plastik şişeler. Aynı şişeyi farklı hacim, renk ve ağız ölçülerinde bulur, uygun kapak veya pompasıyla birlikte sipariş edersiniz. Standart renkler stoktan sevk edilir; özel renk ve baskı için numune hazırlıyoruz.",
      ],
      en: [
        "Bottles",
        "Plastic bottles for food, cosmetics, pharmaceuticals and household products, from 15 ml dropper bottles to 2-litre drinks bottles. Each design comes in several sizes, colours and neck finishes, and can be ordered together with the cap or pump that fits it. Standard colours ship from stock; for your own shade or print we make samples first.",
      ],
      ru: [
        "Бутылки и флаконы",
        "Пластиковая тара для продуктов питания, косметики, лекарств и бытовой химии: от флакона-капельницы на 15 мл до двухлитровой бутылки для напитков. Каждая модель выпускается в нескольких объёмах и цветах, а подходящую крышку или дозатор можно заказать сразу. Стандартные цвета отгружаем со склада, под фирменный оттенок или печать готовим образцы.",
      ],
      fr: [
        "Flacons et bouteilles",
        "Flacons et bouteilles plastiques pour l’alimentaire, la cosmétique, la pharmacie et l’entretien, du compte-gouttes de 15 ml à la bouteille de 2 litres. Chaque modèle existe en plusieurs contenances, teintes et bagues, et se commande avec le bouchon ou la pompe qui lui convient. Les teintes standard partent du stock\u00a0; pour une couleur ou un décor à votre marque, nous réalisons d’abord des échantillons.",
      ],
      ar: [
        "القوارير والعبوات",
        "قوارير بلاستيكية للأغذية ومستحضرات التجميل والأدوية ومواد التنظيف، من قارورة القطرة سعة 15 مل إلى قنينة المشروبات سعة لترين. يتوفر كل تصميم بأحجام وألوان ومقاسات فوهة متعددة، ويمكن طلبه مع الغطاء أو المضخة المناسبة له. تُشحن الألوان القياسية من المخزون، ونُعدّ عينات قبل إنتاج الألوان الخاصة أو الطباعة.",
      ],
      de: [
        "Flaschen",
        "Kunststoffflaschen für Lebensmittel, Kosmetik, Pharma und Reinigungsmittel, von der 15-ml-Tropfflasche bis zur 2-Liter-Getränkeflasche. Jedes Modell gibt es in mehreren Größen, Farben und Mündungen, den passenden Verschluss oder Spender bestellen Sie gleich mit. Standardfarben liefern wir ab Lager; für Sonderfarben und Druck fertigen wir zuerst Muster.",
      ],
    },
  },
  {
    key: "bottles-pet",
    parent: "bottles",
    featured: true,
    texts: {
      tr: [
        "PET Şişeler",
        "Cam berraklığında, hafif ve kırılmaya dayanıklı. PET; su, meşrubat, yağ ve sosun yanında şampuan, tonik ve kolonya için de en çok tercih edilen şişe malzemesidir. Gıdayla temasa uygundur ve 1 koduyla geri dönüştürülür; 60 °C üzerindeki sıcak dolum için PP şişelerimize bakın.",
      ],
      en: [
        "PET Bottles",
        "As clear as glass, a fraction of the weight, and shatterproof. PET is the first choice for water, soft drinks, oil and sauces, and just as much at home with shampoo, toner and cologne. It is approved for food contact and recycled under code 1; for filling above 60 °C see our PP bottles.",
      ],
      ru: [
        "ПЭТ-бутылки",
        "Прозрачны как стекло, но легки и не бьются. ПЭТ — первый выбор для воды, напитков, масла и соусов, а также для шампуней, тоников и одеколонов. Материал разрешён для контакта с пищей и перерабатывается под кодом 1; для розлива горячее 60 °C выбирайте бутылки из ПП.",
      ],
      fr: [
        "Flacons et bouteilles PET",
        "La transparence du verre, sans le poids ni la casse. Le PET s’impose pour l’eau, les boissons, l’huile et les sauces, mais aussi pour les shampooings, lotions toniques et eaux de Cologne. Il est apte au contact alimentaire et se recycle sous le code 1\u00a0; pour un remplissage au-delà de 60 °C, voyez nos flacons PP.",
      ],
      ar: [
        "قوارير PET",
        "شفافية الزجاج بوزن خفيف ودون خطر الكسر. مادة PET هي الخيار الأول للمياه والمشروبات والزيوت والصلصات، كما تناسب الشامبو والتونر والكولونيا. صالحة لملامسة الأغذية ويعاد تدويرها بالرمز 1، أما التعبئة الساخنة فوق 60 درجة مئوية فتناسبها قوارير PP.",
      ],
      de: [
        "PET-Flaschen",
        "Klar wie Glas, aber leicht und bruchsicher. PET ist die erste Wahl für Wasser, Limonade, Öl und Saucen und eignet sich ebenso für Shampoo, Gesichtswasser und Kölnisch Wasser. Der Werkstoff ist für Lebensmittel zugelassen und wird unter Code 1 recycelt; für Abfüllung über 60 °C empfehlen wir PP-Flaschen.",
      ],
    },
  },
  {
    key: "bottles-pet-round",
    parent: "bottles-pet",
    texts: {
      tr: [
        "Yuvarlak PET Şişeler",
        "Boston ve silindirik gövdeli yuvarlak PET şişeler, her dolum ve etiketleme hattında sorunsuz çalışır. Amber renk, ışığa duyarlı yağ ve özleri korur. Pompa, sprey veya flip-top kapakla şampuandan losyona bütün kişisel bakım ürünlerine uyar.",
      ],
      en: [
        "Round PET Bottles",
        "Boston rounds and cylinders that run smoothly on any filling and labelling line. Amber keeps light-sensitive oils and extracts safe, clear shows the product off. With a pump, a sprayer or a flip-top they are the workhorses of personal care.",
      ],
      ru: [
        "Круглые ПЭТ-флаконы",
        "Бостоны и цилиндры, которые без переналадки идут по любой линии розлива и этикетировки. Янтарный ПЭТ защищает от света масла и экстракты, прозрачный показывает продукт покупателю. С помпой, распылителем или крышкой флип-топ это привычное решение для средств по уходу за телом.",
      ],
      fr: [
        "Flacons PET ronds",
        "Boston et cylindriques, ces flacons ronds passent sans réglage sur toutes les lignes de remplissage et d’étiquetage. L’ambré protège de la lumière les huiles et les extraits, le transparent met la formule en valeur. Avec pompe, spray ou capsule, ce sont les classiques de l’hygiène-beauté.",
      ],
      ar: [
        "قوارير PET دائرية",
        "قوارير بوسطن وأسطوانية تعمل بسلاسة على جميع خطوط التعبئة والتغليف. اللون الكهرماني يحمي الزيوت والمستخلصات الحساسة للضوء، والشفاف يُبرز المنتج. ومع المضخة أو البخاخ أو الغطاء القلاب تصبح العبوة الأساسية لمنتجات العناية الشخصية.",
      ],
      de: [
        "Runde PET-Flaschen",
        "Boston-Rundflaschen und Zylinder, die auf jeder Abfüll- und Etikettierlinie sauber laufen. Braunes PET schützt lichtempfindliche Öle und Extrakte, klares zeigt das Produkt. Mit Pumpe, Zerstäuber oder Flip-Top sind sie die Klassiker der Körperpflege.",
      ],
    },
  },
  {
    key: "bottles-pet-oval",
    parent: "bottles-pet",
    texts: {
      tr: [
        "Oval PET Şişeler",
        "Ön yüzü geniş, derinliği az oval şişeler rafta daha büyük görünür ve ele rahat oturur. Şampuan, duş jeli ve sıvı sabun için geniş bir etiket alanı bırakır.",
      ],
      en: [
        "Oval PET Bottles",
        "A broad front and a shallow depth: oval bottles look generous on the shelf and sit comfortably in the hand. They leave plenty of label area for shampoo, shower gel and liquid soap.",
      ],
      ru: [
        "Овальные ПЭТ-флаконы",
        "Широкий фасад при небольшой глубине: овальный флакон выигрышно смотрится на полке и удобно лежит в руке. На нем достаточно места для этикетки шампуня, геля для душа или жидкого мыла.",
      ],
      fr: [
        "Flacons PET ovales",
        "Une large face avant, peu de profondeur\u00a0: le flacon ovale occupe bien le rayon et tient naturellement en main. Il offre une belle surface d’étiquette aux shampooings, gels douche et savons liquides.",
      ],
      ar: [
        "قوارير PET بيضاوية",
        "واجهة عريضة وعمق قليل: تبدو القارورة البيضاوية أكبر على الرف وتستقر براحة في اليد. وتوفر مساحة واسعة لملصق الشامبو وجل الاستحمام والصابون السائل.",
      ],
      de: [
        "Ovale PET-Flaschen",
        "Breite Front bei geringer Tiefe: Ovale Flaschen wirken im Regal großzügig und liegen gut in der Hand. Für Shampoo, Duschgel und Flüssigseife bleibt viel Etikettenfläche.",
      ],
    },
  },
  {
    key: "bottles-pet-square",
    parent: "bottles-pet",
    texts: {
      tr: [
        "Kare PET Şişeler",
        "Düz yüzeyleri sayesinde dört kenardan etiketlenir, kolide boşluk bırakmadan dizilir. Meyve suyu, süt, sirke ve kozmetik yağlar için modern bir duruş sunar.",
      ],
      en: [
        "Square PET Bottles",
        "Flat panels take a label on every side, and square shoulders leave no gaps in the carton. A modern look for juice, milk, vinegar and cosmetic oils.",
      ],
      ru: [
        "Квадратные ПЭТ-бутылки",
        "Плоские грани позволяют клеить этикетку с любой стороны, а в коробке между бутылками не остается пустот. Современный вид для соков, молока, уксуса и косметических масел.",
      ],
      fr: [
        "Flacons PET carrés",
        "Quatre faces planes à étiqueter et aucun vide dans le carton. Une allure contemporaine pour les jus, le lait, le vinaigre et les huiles cosmétiques.",
      ],
      ar: [
        "قوارير PET مربعة",
        "أوجه مستوية تقبل الملصق من كل جانب، وتصفيف في الكرتون دون فراغات. مظهر عصري للعصائر والحليب والخل والزيوت التجميلية.",
      ],
      de: [
        "Quadratische PET-Flaschen",
        "Ebene Flächen lassen sich rundum etikettieren, und im Karton bleibt kein Platz ungenutzt. Ein moderner Auftritt für Saft, Milch, Essig und Kosmetiköle.",
      ],
    },
  },
  {
    key: "bottles-pet-drinks",
    parent: "bottles-pet",
    texts: {
      tr: [
        "Su ve İçecek Şişeleri",
        "PCO 1881 ağızlı su şişeleri ile geniş ağızlı meyve suyu ve ayran şişeleri. Düşük gramajlı gövde, destek halkası ve emniyet bantlı kapakla tam otomatik hatlara hazırdır.",
      ],
      en: [
        "Water and Drinks Bottles",
        "Water bottles with the PCO 1881 neck, and wide-mouth bottles for juice and dairy drinks. Light bodies, a support ring and tamper-evident caps make them ready for fully automatic lines.",
      ],
      ru: [
        "Бутылки для воды и напитков",
        "Бутылки для воды с горловиной PCO 1881 и широкогорлые — для соков и кисломолочных напитков. Облегчённый корпус, опорное кольцо и крышка с контрольным кольцом готовы к автоматическим линиям.",
      ],
      fr: [
        "Bouteilles pour eau et boissons",
        "Bouteilles d’eau à bague PCO 1881 et bouteilles à large col pour jus et boissons lactées. Corps allégé, collerette et bouchon inviolable\u00a0: tout est prêt pour les lignes automatiques.",
      ],
      ar: [
        "قناني المياه والمشروبات",
        "قناني مياه بفوهة PCO 1881 وقناني واسعة الفوهة للعصائر ومشروبات الألبان. جسم خفيف وحلقة ارتكاز وغطاء بحلقة أمان، جاهزة للخطوط الآلية بالكامل.",
      ],
      de: [
        "Wasser- und Getränkeflaschen",
        "Wasserflaschen mit PCO-1881-Mündung und Weithalsflaschen für Saft und Milchgetränke. Leichte Körper, Tragring und Originalitätsverschluss sind für vollautomatische Linien ausgelegt.",
      ],
    },
  },
  {
    key: "bottles-pet-pharma",
    parent: "bottles-pet",
    texts: {
      tr: [
        "İlaç ve Şurup Şişeleri",
        "Şurup, vitamin ve takviye edici gıdalar için amber ve şeffaf PET şişeler. Çocuk kilitli kapak ve ölçü kabıyla kullanılabilir; her partiye analiz sertifikası eşlik eder.",
      ],
      en: [
        "Pharma and Syrup Bottles",
        "Amber and clear PET for syrups, vitamins and food supplements. They take child-resistant caps and dosing cups, and every batch comes with its certificate of analysis.",
      ],
      ru: [
        "Флаконы для фармацевтики",
        "Янтарные и прозрачные ПЭТ-флаконы для сиропов, витаминов и БАД. К ним подходят крышки с защитой от детей и мерные стаканчики, каждая партия сопровождается сертификатом анализа.",
      ],
      fr: [
        "Flacons pharmaceutiques",
        "PET ambré ou transparent pour sirops, vitamines et compléments alimentaires. Compatibles avec bouchons sécurité enfant et godets doseurs\u00a0; chaque lot est livré avec son certificat d’analyse.",
      ],
      ar: [
        "قوارير الأدوية والشراب",
        "قوارير PET كهرمانية وشفافة للشراب والفيتامينات والمكملات الغذائية. تقبل الأغطية المقاومة لعبث الأطفال وأكواب القياس، وترفق كل دفعة بشهادة تحليل.",
      ],
      de: [
        "Pharma- und Sirupflaschen",
        "Braunes und klares PET für Sirup, Vitamine und Nahrungsergänzung. Passend zu kindersicheren Verschlüssen und Dosierbechern; jede Charge kommt mit Analysenzertifikat.",
      ],
    },
  },
];
