import type { Lead } from "./lead.ts";

/** What caps, pumps and droppers are for. */
export const closureLeads = {
  screw: {
    tr: [
      "Tırtıllı yan yüzeyi sayesinde hem elle hem makinede sıkıca kapanır.",
      "Contalı veya contasız sipariş edilen, her sıvıya uygun klasik kapak.",
    ],
    en: [
      "Ribbed sides give fingers and capping machines the same firm grip.",
      "The classic cap for any liquid, ordered with a liner or without.",
    ],
    ru: [
      "Насечка на боковой поверхности надёжна и для руки, и для укупорочной машины.",
      "Классическая крышка для любых жидкостей, с прокладкой или без.",
    ],
    fr: [
      "Ses stries offrent une prise ferme aux doigts comme aux boucheuses.",
      "Le bouchon classique pour tous liquides, avec ou sans joint.",
    ],
    ar: ["جوانب مضلعة تمنح الأصابع وآلات الإغلاق قبضة محكمة.", "الغطاء الكلاسيكي لكل السوائل، ببطانة أو بدونها."],
    de: [
      "Die geriffelte Seite gibt Fingern und Verschließmaschinen festen Halt.",
      "Der Klassiker für jede Flüssigkeit, mit oder ohne Einlage.",
    ],
  },
  smoothScrew: {
    tr: [
      "Pürüzsüz yüzeyiyle kozmetik şişelere sade ve şık bir bitiş verir.",
      "Parlak veya mat yüzey seçeneğiyle serum, tonik ve kolonya şişelerini tamamlar.",
    ],
    en: [
      "A smooth surface gives cosmetic bottles a calm, elegant finish.",
      "In gloss or matt it completes serum, toner and cologne bottles.",
    ],
    ru: [
      "Гладкая поверхность придаёт косметическому флакону строгий, законченный вид.",
      "Глянцевая или матовая, завершает флакон сыворотки, тоника или одеколона.",
    ],
    fr: [
      "Sa surface lisse donne au flacon cosmétique une finition sobre et élégante.",
      "Brillant ou mat, il complète les flacons de sérum, de lotion et d’eau de Cologne.",
    ],
    ar: [
      "سطح أملس يمنح قوارير التجميل لمسة هادئة وأنيقة.",
      "لامع أو مطفأ، يكمّل قوارير السيروم والتونر والكولونيا.",
    ],
    de: [
      "Die glatte Oberfläche gibt Kosmetikflaschen einen ruhigen, eleganten Abschluss.",
      "Glänzend oder matt vollendet er Serum-, Tonic- und Duftflaschen.",
    ],
  },
  tamper: {
    tr: [
      "İlk açılışta kopan bandıyla ürünün el değmemiş olduğunu kanıtlar.",
      "Soğuk ve sıcak dolumda sızdırmazlığı test edilmiş içecek kapağı.",
    ],
    en: [
      "The band parts at first opening and proves the product untouched.",
      "A drinks cap tested for tightness in cold and hot filling alike.",
    ],
    ru: [
      "Кольцо отделяется при первом вскрытии и доказывает, что продукт не трогали.",
      "Крышка для напитков, герметичность проверена при холодном и горячем розливе.",
    ],
    fr: [
      "Sa bande se détache à la première ouverture et prouve l’intégrité du produit.",
      "Un bouchon boisson dont l’étanchéité est éprouvée à froid comme à chaud.",
    ],
    ar: [
      "تنفصل الحلقة عند أول فتح فتثبت أن المنتج لم يُمس.",
      "غطاء مشروبات مختبر الإحكام في التعبئة الباردة والساخنة.",
    ],
    de: [
      "Der Ring löst sich beim ersten Öffnen und belegt die Unversehrtheit.",
      "Ein Getränkeverschluss, dessen Dichtheit bei Kalt- und Heißabfüllung geprüft ist.",
    ],
  },
  wideTamper: {
    tr: [
      "Bidon, süt ve meyve suyu ambalajları için emniyet bantlı geniş kapak.",
      "Kolay kavranan yüksek yan duvarı, sıkı kapanan bidonu bile rahat açtırır.",
    ],
    en: [
      "A wide tamper-evident cap for jerrycans, milk and juice.",
      "Its tall, easily gripped side opens even a tightly closed can.",
    ],
    ru: [
      "Широкая крышка с контрольным кольцом для канистр, молока и соков.",
      "Высокий рифлёный борт позволяет открыть даже туго закрытую канистру.",
    ],
    fr: [
      "Un large bouchon inviolable pour bidons, lait et jus.",
      "Sa jupe haute, facile à saisir, ouvre même un bidon bien serré.",
    ],
    ar: [
      "غطاء واسع بحلقة أمان للجراكن والحليب والعصائر.",
      "جانب مرتفع سهل الإمساك يفتح حتى الجركن المحكم الإغلاق.",
    ],
    de: [
      "Ein weiter Originalitätsverschluss für Kanister, Milch und Saft.",
      "Die hohe, griffige Seite öffnet auch fest verschlossene Kanister.",
    ],
  },
  childResistant: {
    tr: [
      "Bastırıp çevirerek açılır; küçük çocukların ürüne ulaşmasını önler.",
      "İlaç ve tehlikeli temizlik ürünleri için iki parçalı güvenlik kapağı.",
    ],
    en: [
      "Opens by pressing and turning, and keeps small children out.",
      "A two-piece safety cap for medicines and hazardous cleaners.",
    ],
    ru: [
      "Открывается нажатием с поворотом и не даётся маленьким детям.",
      "Двухсоставная защитная крышка для лекарств и опасных чистящих средств.",
    ],
    fr: [
      "Il s’ouvre en appuyant et tournant, hors de portée des jeunes enfants.",
      "Un bouchon de sécurité en deux pièces pour médicaments et produits dangereux.",
    ],
    ar: [
      "يُفتح بالضغط والتدوير ويمنع وصول الأطفال الصغار إلى المنتج.",
      "غطاء أمان من قطعتين للأدوية والمنظفات الخطرة.",
    ],
    de: [
      "Öffnet nur durch Drücken und Drehen und hält kleine Kinder fern.",
      "Ein zweiteiliger Sicherheitsverschluss für Arznei und gefährliche Reiniger.",
    ],
  },
  pushPull: {
    tr: [
      "Çekince akan, itince kapanan pratik ağızlık; spor içecekleri ve bulaşık deterjanı için.",
      "Tek elle açılır, dozajı parmakla ayarlanır.",
    ],
    en: [
      "A handy spout, open when pulled and shut when pushed, for sports drinks and washing-up liquid.",
      "Opens with one hand and doses at a fingertip.",
    ],
    ru: [
      "Удобный носик: потянул — открыто, нажал — закрыто; для спортивных напитков и средств для посуды.",
      "Открывается одной рукой, доза регулируется пальцем.",
    ],
    fr: [
      "Un bec pratique, tirer pour ouvrir, pousser pour fermer, pour boissons sportives et liquide vaisselle.",
      "Il s’ouvre d’une main et dose du bout du doigt.",
    ],
    ar: [
      "فوهة عملية تُفتح بالسحب وتُغلق بالدفع لمشروبات الرياضة وسائل الجلي.",
      "يُفتح بيد واحدة وتُضبط الجرعة بالإصبع.",
    ],
    de: [
      "Eine praktische Tülle, gezogen offen, gedrückt zu: für Sportgetränke und Spülmittel.",
      "Einhändig zu öffnen, mit dem Finger zu dosieren.",
    ],
  },
  jarLid: {
    tr: [
      "Kavanozla birlikte tasarlanmış, köpük contalı düzgün yüzeyli kapak.",
      "Krem ve gıda kavanozlarını sızdırmadan kapatır; folyo kapamaya uygundur.",
    ],
    en: [
      "A neat lid with a foam liner, designed together with its jar.",
      "Closes cream and food jars tight, and suits induction sealing.",
    ],
    ru: [
      "Аккуратная крышка с вспененной прокладкой, созданная в паре с банкой.",
      "Плотно закрывает банки с кремом и продуктами, подходит под индукционную запайку.",
    ],
    fr: [
      "Un couvercle soigné à joint mousse, conçu avec son pot.",
      "Il ferme bien les pots de crème et d’épicerie, et accepte l’opercule.",
    ],
    ar: [
      "غطاء أنيق ببطانة إسفنجية صُمم مع برطمانه.",
      "يغلق برطمانات الكريم والأغذية بإحكام ويناسب الختم الحثي.",
    ],
    de: [
      "Ein sauberer Deckel mit Schaumeinlage, passend zur Dose entworfen.",
      "Schließt Creme- und Lebensmitteldosen dicht und eignet sich zur Induktionssiegelung.",
    ],
  },
  cone: {
    tr: [
      "Sivri ucu sos, yapıştırıcı ve saç boyasını ince bir çizgi hâlinde akıtır.",
      "Ucu istenen yerden kesilerek akış ayarlanır.",
    ],
    en: [
      "The pointed tip lays down sauce, glue or hair colour in a fine line.",
      "Cut the tip where you like to set the flow.",
    ],
    ru: [
      "Тонкий носик выдаёт соус, клей или краску для волос ровной линией.",
      "Толщина струи зависит от того, где срезать носик.",
    ],
    fr: [
      "Son embout pointu dépose sauce, colle ou coloration en un trait fin.",
      "Le débit se règle en coupant l’embout à la hauteur voulue.",
    ],
    ar: [
      "طرف مدبب يصبّ الصلصة أو الغراء أو صبغة الشعر بخط رفيع.",
      "يُضبط التدفق بقص الطرف عند الموضع المطلوب.",
    ],
    de: [
      "Die feine Spitze trägt Sauce, Kleber oder Haarfarbe in einer dünnen Linie auf.",
      "Der Durchfluss ergibt sich daraus, wo die Spitze abgeschnitten wird.",
    ],
  },
  flipTop: {
    tr: [
      "Tek parmakla açılır, kapanınca klik sesi verir; şampuan ve güneş kremi için elverişlidir.",
      "Gizli menteşesi ve temiz kesimli dozaj ağzı, şişenin çizgisini bozmadan tamamlar.",
    ],
    en: [
      "Opens with one finger and clicks shut, made for shampoo and sun cream.",
      "A hidden hinge and a clean-cut orifice finish the bottle without breaking its line.",
    ],
    ru: [
      "Открывается одним пальцем и закрывается со щелчком: для шампуня и солнцезащитного крема.",
      "Скрытая петля и чистый дозирующий канал не нарушают линию флакона.",
    ],
    fr: [
      "Elle s’ouvre d’un doigt et se ferme d’un clic, pratique pour shampooing et crème solaire.",
      "Charnière discrète et orifice à coupe nette prolongent la ligne du flacon.",
    ],
    ar: [
      "يُفتح بإصبع واحدة ويُغلق بنقرة، ملائم للشامبو وواقي الشمس.",
      "مفصل مخفي وفتحة جرعة نظيفة يكملان خط القارورة.",
    ],
    de: [
      "Öffnet mit einem Finger, schließt hörbar: praktisch für Shampoo und Sonnencreme.",
      "Verdecktes Scharnier und sauber abreißende Öffnung führen die Linie der Flasche fort.",
    ],
  },
  discTop: {
    tr: [
      "Diskin kenarına basıldığında açılır; duşta kapak çevirmeye gerek kalmaz.",
      "Düz üst yüzeyi şişenin baş aşağı durmasını sağlar, ürün hemen akar.",
    ],
    en: [
      "Press the edge of the disc to open; nothing to unscrew in the shower.",
      "The flat top lets the bottle stand on its head, ready to pour.",
    ],
    ru: [
      "Открывается нажатием на край диска: в душе ничего не нужно откручивать.",
      "Плоский верх позволяет хранить флакон вниз крышкой, продукт всегда у выхода.",
    ],
    fr: [
      "Une pression sur le bord du disque ouvre\u00a0; rien à dévisser sous la douche.",
      "Le dessus plat permet de poser le flacon tête en bas, prêt à verser.",
    ],
    ar: [
      "يُفتح بالضغط على حافة القرص دون فك الغطاء تحت الدش.",
      "سطحه المستوي يسمح بوقوف العبوة مقلوبة جاهزة للصب.",
    ],
    de: [
      "Ein Druck auf den Scheibenrand öffnet; unter der Dusche muss nichts geschraubt werden.",
      "Dank flacher Oberseite steht die Flasche kopfüber und ist sofort bereit.",
    ],
  },
  lotionPump: {
    tr: [
      "Sıvı sabun, şampuan ve losyonu her basışta 2 ml olarak verir.",
      "Yay ürüne değmez; pompa aşağıda kilitlenerek nakledilir.",
    ],
    en: [
      "Delivers 2 ml of soap, shampoo or lotion at every stroke.",
      "The spring stays out of the product, and the pump locks down for transport.",
    ],
    ru: [
      "Выдаёт 2 мл мыла, шампуня или лосьона за одно нажатие.",
      "Пружина не соприкасается с продуктом, для перевозки помпа фиксируется внизу.",
    ],
    fr: [
      "Elle délivre 2 ml de savon, de shampooing ou de lait à chaque pression.",
      "Le ressort ne touche pas le produit\u00a0; la pompe se verrouille en bas pour le transport.",
    ],
    ar: [
      "تعطي 2 مل من الصابون أو الشامبو أو اللوشن مع كل ضغطة.",
      "النابض لا يلامس المنتج، وتُقفل المضخة للأسفل عند النقل.",
    ],
    de: [
      "Gibt je Hub 2 ml Seife, Shampoo oder Lotion ab.",
      "Die Feder berührt das Produkt nicht; für den Transport wird die Pumpe unten arretiert.",
    ],
  },
  foamPump: {
    tr: [
      "Sıvıyı çift elekten geçirerek 0,8 ml’lik kremsi köpük verir.",
      "İtici gaza gerek duymaz; kapağıyla birlikte gelir.",
    ],
    en: [
      "Passes the liquid through a double mesh for 0.8 ml of creamy foam per stroke.",
      "Needs no propellant and comes with its cap.",
    ],
    ru: [
      "Двойная сетка превращает жидкость в кремовую пену, 0,8 мл за нажатие.",
      "Не требует газа-вытеснителя, колпачок в комплекте.",
    ],
    fr: [
      "Une double grille donne 0,8 ml de mousse onctueuse par pression.",
      "Sans gaz propulseur, livrée avec son capot.",
    ],
    ar: [
      "تمرر السائل عبر شبكة مزدوجة لتعطي 0.8 مل من الرغوة الكريمية مع كل ضغطة.",
      "لا تحتاج إلى غاز دافع وتأتي مع غطائها.",
    ],
    de: [
      "Ein doppeltes Sieb erzeugt je Hub 0,8 ml cremigen Schaum.",
      "Kommt ohne Treibgas aus und wird mit Kappe geliefert.",
    ],
  },
  mist: {
    tr: [
      "Her basışta 0,12 ml sıvıyı ince bir bulut hâlinde dağıtır.",
      "Kolonya, tonik ve oda kokusu için sessiz çalışan, damlatmayan sprey.",
    ],
    en: [
      "Spreads 0.12 ml per stroke as a fine cloud.",
      "A quiet, drip-free sprayer for cologne, toner and room fragrance.",
    ],
    ru: [
      "За нажатие распыляет 0,12 мл мельчайшим облаком.",
      "Тихий, не капающий распылитель для одеколона, тоника и ароматов для дома.",
    ],
    fr: [
      "Elle diffuse 0,12 ml par pression en une brume fine.",
      "Un spray silencieux et sans goutte pour eau de Cologne, lotion et parfum d’ambiance.",
    ],
    ar: ["ينثر 0.12 مل مع كل ضغطة كسحابة رقيقة.", "بخاخ هادئ لا يقطر للكولونيا والتونر ومعطر الجو."],
    de: [
      "Verteilt je Hub 0,12 ml als feinen Nebel.",
      "Ein leiser, tropffreier Zerstäuber für Duft, Tonic und Raumspray.",
    ],
  },
  triggerHead: {
    tr: [
      "Başlığı çevrilerek sprey, akış ve kapalı konumu seçilir; çekiş başına 0,9 ml.",
      "Ele oturan tetiği, uzun temizlikte yormaz.",
    ],
    en: [
      "Turn the nozzle for spray, stream or off; 0.9 ml per pull.",
      "A trigger that suits the hand and does not tire it on a long job.",
    ],
    ru: [
      "Поворот насадки выбирает распыление, струю или закрытое положение; 0,9 мл за ход.",
      "Удобный курок не утомляет руку при долгой уборке.",
    ],
    fr: [
      "La buse tourne entre spray, jet et arrêt\u00a0; 0,9 ml par coup.",
      "Une gâchette ergonomique qui ne fatigue pas la main.",
    ],
    ar: [
      "تُدار الفوهة بين الرش والتدفق والإغلاق، بجرعة 0.9 مل لكل سحبة.",
      "زناد مريح لا يُتعب اليد في التنظيف الطويل.",
    ],
    de: [
      "Die Düse lässt sich auf Sprühen, Strahl und Zu drehen; 0,9 ml je Hub.",
      "Ein ergonomischer Hebel, der auch bei längerer Arbeit nicht ermüdet.",
    ],
  },
  dropper: {
    tr: [
      "Kauçuk başlığı tek damlayı hissettirir; serum ve yağlar için hassas dozaj.",
      "Pipet boyu şişe dibine kadar uzanır, son damla da alınır.",
    ],
    en: [
      "A rubber bulb that feels each single drop, for precise doses of serum and oil.",
      "The pipette reaches the bottom of the bottle, so nothing is left behind.",
    ],
    ru: [
      "Резиновая груша чувствует каждую каплю: точные дозы сывороток и масел.",
      "Пипетка достаёт до дна флакона, ничего не пропадает.",
    ],
    fr: [
      "Sa poire souple sent chaque goutte, pour doser sérums et huiles avec précision.",
      "La pipette descend jusqu’au fond du flacon, rien ne se perd.",
    ],
    ar: [
      "رأس مطاطي يتحسس كل قطرة لجرعات دقيقة من السيروم والزيوت.",
      "تصل القطّارة إلى قاع القارورة فلا يضيع شيء.",
    ],
    de: [
      "Der Gummisauger lässt jeden Tropfen spüren: genaue Dosen für Seren und Öle.",
      "Die Pipette reicht bis zum Flaschenboden, nichts bleibt zurück.",
    ],
  },
} satisfies Record<string, Lead>;
