import type { CategoryPlan } from "./category-plan.ts";

/** Caps and closures. */
export const closureCategories: readonly CategoryPlan[] = [
  {
    key: "closures",
    parent: null,
    featured: true,
    texts: {
      tr: [
        "Kapaklar",
        "15 mm’den 110 mm’ye vidalı, flip-top, disk-top, emniyet bantlı ve çocuk kilitli kapaklar. Her kapağın ağız ölçüsü belirtilmiştir; şişenizle aynı ölçüyü seçmeniz yeterlidir. Conta, indüksiyon folyosu ve özel renk seçenekleri sunuyoruz.",
      ],
      en: [
        "Caps and Closures",
        "Screw, flip-top, disc-top, tamper-evident and child-resistant caps from 15 to 110 mm. Every cap states its neck finish, so matching it to your bottle is a matter of one number. Liners, induction seals and special colours are available.",
      ],
      ru: [
        "Крышки",
        "Винтовые крышки, флип-топ, диск-топ, с контрольным кольцом и с защитой от детей — от 15 до 110 мм. Для каждой указан стандарт горловины: достаточно выбрать тот же, что у вашей бутылки. Доступны прокладки, индукционная фольга и цвета на заказ.",
      ],
      fr: [
        "Bouchons et capsules",
        "Bouchons à vis, capsules flip-top et disc-top, bouchons inviolables ou sécurité enfant, de 15 à 110 mm. Chaque article indique sa bague\u00a0: il suffit de choisir la même que celle du flacon. Joints, opercules à induction et teintes spéciales en option.",
      ],
      ar: [
        "الأغطية",
        "أغطية لولبية وقلابة وديسك توب وبحلقة أمان ومقاومة لعبث الأطفال من 15 إلى 110 مم. لكل غطاء مقاس فوهة محدد، فيكفي اختيار المقاس نفسه لعبوتكم. تتوفر البطانات ورقائق الختم الحثي والألوان الخاصة.",
      ],
      de: [
        "Verschlüsse",
        "Schraub-, Flip-Top- und Disc-Top-Verschlüsse, mit Originalitätsring oder Kindersicherung, von 15 bis 110 mm. Jeder Verschluss nennt seine Mündung; wählen Sie einfach dieselbe wie bei Ihrer Flasche. Einlagen, Induktionssiegel und Sonderfarben sind erhältlich.",
      ],
    },
  },
  {
    key: "closures-screw",
    parent: "closures",
    texts: {
      tr: [
        "Vidalı Kapaklar",
        "Tırtıllı veya düz yüzeyli, contalı ya da contasız klasik kapaklar. Otomatik kapatma makinelerinde yüksek hızda çalışır.",
      ],
      en: [
        "Screw Caps",
        "The classic cap, ribbed or smooth, lined or linerless. They run at high speed on automatic capping machines.",
      ],
      ru: [
        "Винтовые крышки",
        "Классические крышки с насечкой или гладкие, с прокладкой или без неё. Рассчитаны на высокую скорость автоматической укупорки.",
      ],
      fr: [
        "Bouchons à vis",
        "Le bouchon classique, strié ou lisse, avec ou sans joint. Il passe à haute cadence sur les boucheuses automatiques.",
      ],
      ar: [
        "أغطية لولبية",
        "الغطاء الكلاسيكي المضلع أو الأملس، ببطانة أو بدونها. يعمل بسرعة عالية على آلات الإغلاق الآلية.",
      ],
      de: [
        "Schraubverschlüsse",
        "Der Klassiker, gerippt oder glatt, mit oder ohne Einlage. Läuft mit hoher Geschwindigkeit auf automatischen Verschließern.",
      ],
    },
  },
  {
    key: "closures-flip-top",
    parent: "closures",
    featured: true,
    texts: {
      tr: [
        "Flip-Top Kapaklar",
        "Tek elle açılan, kapandığında klik sesiyle haber veren menteşeli kapaklar. Şampuan, sos ve güneş kremlerinde ölçülü ve temiz dozaj sağlar.",
      ],
      en: [
        "Flip-Top Caps",
        "Hinged caps that open with a thumb and click when they close. They dose shampoo, sauces and sun cream neatly.",
      ],
      ru: [
        "Крышки флип-топ",
        "Откидная крышка открывается одним пальцем и закрывается со щелчком. Аккуратно дозирует шампунь, соус и солнцезащитный крем.",
      ],
      fr: [
        "Capsules flip-top",
        "Une charnière, un geste du pouce, un clic à la fermeture. Un dosage net pour shampooings, sauces et crèmes solaires.",
      ],
      ar: [
        "أغطية قلابة",
        "أغطية بمفصل تُفتح بالإبهام وتُغلق بنقرة مسموعة. جرعة نظيفة للشامبو والصلصات وواقي الشمس.",
      ],
      de: [
        "Flip-Top-Verschlüsse",
        "Scharnierverschlüsse, die sich mit dem Daumen öffnen und hörbar schließen. Sie dosieren Shampoo, Sauce und Sonnencreme sauber.",
      ],
    },
  },
  {
    key: "closures-disc-top",
    parent: "closures",
    texts: {
      tr: [
        "Disk-Top Kapaklar",
        "Kenarına basıldığında açılan diskli kapaklar, duşta ıslak elle bile kolay kullanılır. Düz üst yüzeyi sayesinde şişe baş aşağı da durur.",
      ],
      en: [
        "Disc-Top Caps",
        "Press one edge of the disc and it opens, even with wet hands in the shower. The flat top lets the bottle stand on its head.",
      ],
      ru: [
        "Крышки диск-топ",
        "Открываются нажатием на край диска, даже мокрой рукой в душе. Благодаря плоскому верху флакон можно ставить вниз крышкой.",
      ],
      fr: [
        "Capsules disc-top",
        "Une pression sur le bord du disque suffit, même mains mouillées sous la douche. Le dessus plat permet de poser le flacon tête en bas.",
      ],
      ar: [
        "أغطية ديسك توب",
        "تُفتح بالضغط على حافة القرص حتى باليد المبللة تحت الدش. وسطحها المستوي يسمح بوقوف العبوة مقلوبة.",
      ],
      de: [
        "Disc-Top-Verschlüsse",
        "Ein Druck auf den Rand der Scheibe genügt, auch mit nassen Händen unter der Dusche. Dank flacher Oberseite steht die Flasche auch kopfüber.",
      ],
    },
  },
  {
    key: "closures-push-pull",
    parent: "closures",
    texts: {
      tr: [
        "Push-Pull Kapaklar",
        "Çekince akan, itince kapanan kapaklar; su mataralarında, bulaşık deterjanında ve sıvı soslarda pratiktir.",
      ],
      en: [
        "Push-Pull Caps",
        "Pull to pour, push to close: handy on sports bottles, washing-up liquid and runny sauces.",
      ],
      ru: [
        "Крышки пуш-пул",
        "Потянул — льётся, нажал — закрыто. Удобны для спортивных бутылок, средств для посуды и жидких соусов.",
      ],
      fr: [
        "Bouchons push-pull",
        "On tire pour verser, on pousse pour fermer\u00a0: pratique sur les gourdes, le liquide vaisselle et les sauces fluides.",
      ],
      ar: [
        "أغطية سحب ودفع",
        "اسحب ليتدفق السائل وادفع ليُغلق. عملية لقوارير الرياضة وسائل الجلي والصلصات السائلة.",
      ],
      de: [
        "Push-Pull-Verschlüsse",
        "Ziehen zum Ausgießen, drücken zum Schließen: praktisch für Sportflaschen, Spülmittel und dünnflüssige Saucen.",
      ],
    },
  },
  {
    key: "closures-tamper-evident",
    parent: "closures",
    texts: {
      tr: [
        "Emniyet Bantlı Kapaklar",
        "İlk açılışta bandı koparak ürünün dokunulmamış olduğunu gösteren kapaklar. Su, süt, meyve suyu, bidon ve motor yağı ambalajlarında kullanılır.",
      ],
      en: [
        "Tamper-Evident Caps",
        "The band breaks on first opening and shows that nobody has opened the pack before. Used on water, milk, juice, jerrycans and motor oil.",
      ],
      ru: [
        "Крышки с контрольным кольцом",
        "Кольцо отрывается при первом вскрытии и подтверждает, что продукт не трогали. Для воды, молока, соков, канистр и моторного масла.",
      ],
      fr: [
        "Bouchons inviolables",
        "La bande se rompt à la première ouverture et garantit un produit intact. Pour l’eau, le lait, les jus, les bidons et l’huile moteur.",
      ],
      ar: [
        "أغطية بحلقة أمان",
        "تنفصل الحلقة عند الفتح الأول فتؤكد أن المنتج لم يُمس. تُستخدم للمياه والحليب والعصائر والجراكن وزيوت المحركات.",
      ],
      de: [
        "Originalitätsverschlüsse",
        "Der Ring reißt beim ersten Öffnen und beweist, dass das Produkt unberührt ist. Für Wasser, Milch, Saft, Kanister und Motoröl.",
      ],
    },
  },
  {
    key: "closures-child-resistant",
    parent: "closures",
    texts: {
      tr: [
        "Çocuk Kilitli Kapaklar",
        "Bastırıp çevirmeden açılmayan, ISO 8317’ye göre test edilmiş kapaklar. İlaç, çamaşır suyu ve zirai ürünler için zorunluluğu güvenle karşılar.",
      ],
      en: [
        "Child-Resistant Caps",
        "Push down and turn, or it stays shut: tested to ISO 8317. They meet the duty of care for medicines, bleach and crop protection.",
      ],
      ru: [
        "Крышки с защитой от детей",
        "Открываются только нажатием с поворотом, испытаны по ISO 8317. Отвечают требованиям к упаковке лекарств, отбеливателей и агрохимии.",
      ],
      fr: [
        "Bouchons sécurité enfant",
        "Sans appuyer ni tourner à la fois, rien ne s’ouvre\u00a0: testés selon ISO 8317. Ils répondent aux obligations pour médicaments, eau de Javel et phytosanitaires.",
      ],
      ar: [
        "أغطية مقاومة لعبث الأطفال",
        "لا تُفتح إلا بالضغط والتدوير معًا، ومختبرة وفق ISO 8317. تلبي متطلبات الأدوية والمبيّضات والمبيدات الزراعية.",
      ],
      de: [
        "Kindersichere Verschlüsse",
        "Nur Drücken und Drehen zugleich öffnet sie, geprüft nach ISO 8317. Sie erfüllen die Auflagen für Arzneimittel, Bleiche und Pflanzenschutz.",
      ],
    },
  },
  {
    key: "closures-jar-lids",
    parent: "closures",
    texts: {
      tr: [
        "Kavanoz Kapakları",
        "Kavanozlarla aynı ölçü ve renkte, düz veya tırtıllı kapaklar. Köpük conta ya da folyo ile aroma ve nem içeride kalır.",
      ],
      en: [
        "Jar Lids",
        "Smooth or ribbed lids in the sizes and colours of the jars. A foam liner or a foil keeps aroma in and moisture out.",
      ],
      ru: [
        "Крышки для банок",
        "Гладкие и рифлёные крышки тех же размеров и цветов, что и банки. Вспененная прокладка или фольга сохраняет аромат и не пускает влагу.",
      ],
      fr: [
        "Couvercles pour pots",
        "Lisses ou striés, aux cotes et aux couleurs des pots. Un joint mousse ou un opercule garde l’arôme et bloque l’humidité.",
      ],
      ar: [
        "أغطية البرطمانات",
        "أغطية ملساء أو مضلعة بمقاسات البرطمانات وألوانها. بطانة إسفنجية أو رقاقة تحفظ النكهة وتمنع الرطوبة.",
      ],
      de: [
        "Dosendeckel",
        "Glatt oder gerippt, in Maßen und Farben der Dosen. Schaumeinlage oder Siegelfolie halten Aroma drinnen und Feuchtigkeit draußen.",
      ],
    },
  },
];
