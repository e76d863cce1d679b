import type { DemoEntry } from "../entry.ts";

export const sealedJerrycans: DemoEntry<"campaigns"> = {
  key: "sealed-jerrycans",
  facts: {
    cover: { shape_id: "jerrycan-large", colour: "white", closure_colour: "blue" },
    startsInDays: -28,
    lastsDays: 90,
    coupon_code: null,
    product_filter: "keyword=istiflenebilir&neck=DIN 45,DIN 51,DIN 61",
  },
  publishedDaysAgo: 28,
  texts: {
    tr: {
      title: "İstiflenebilir bidonlarda folyolu kapak farkı yok",
      summary:
        "DIN 45, DIN 51 ve DIN 61 ağızlı bidonlarda indüksiyon folyolu emniyet bantlı kapak, bir paletten itibaren düz kapak fiyatına.",
      body: `<p>Kampanya süresince 3–30 litre bidonlarımızı bir paletten itibaren alanlar, indüksiyon folyolu emniyet bantlı kapağı düz contalı kapağın fiyatına alır. Folyo farkı bizden.</p>
<h2>Koşullar</h2>
<ul><li>Bidon ve kapak aynı siparişte, eşit adette olmalıdır.</li><li>Kapsam: DIN 45 (3–5 litre), DIN 51 (10–15 litre), DIN 61 (20–30 litre); bütün stok renkler.</li><li>Standart folyo suya ve deterjana uygundur. Solvent, yüksek asit ya da klor içeren ürünlerde özel folyo gerekir ve kampanyaya girmez.</li><li>Folyoyu kapatmak için dolum hattınızda indüksiyon makinesi bulunmalıdır; ayarı laboratuvarımızda on bidonla ücretsiz buluruz.</li><li>Başka indirimlerle birleştirilemez; fiyat teklifte görünür.</li></ul>
<p>Makineniz yoksa söyleyin: contalı kapakla tork ve sızdırmazlık denemesini yapıp hangisinin size yeteceğini yazılı bildirelim.</p>`,
    },
    en: {
      title: "Stackable jerrycans: foil-lined caps at the price of plain ones",
      summary:
        "On jerrycans with DIN 45, DIN 51 and DIN 61 necks, tamper-evident caps with induction foil cost no more than plain ones, from one pallet.",
      body: `<p>While the campaign runs, anyone who orders a pallet or more of our jerrycans from 3 to 30 litres gets the tamper-evident cap with induction foil at the price of the cap with a plain liner. We pay for the foil.</p>
<h2>Terms</h2>
<ul><li>Jerrycans and caps in one order, in equal numbers.</li><li>Included: DIN 45 (3–5 litres), DIN 51 (10–15 litres), DIN 61 (20–30 litres), all stock colours.</li><li>The standard foil suits water and detergents. Solvents, strong acids and chlorine call for a special foil, which is not included.</li><li>You need an induction sealer on your line; we find its setting in our laboratory with ten jerrycans of yours, free of charge.</li><li>Not to be combined with other discounts; the quote shows the price.</li></ul>
<p>If you have no sealer, say so. We will test torque and leakage with a plain liner and tell you in writing whether that will do.</p>`,
    },
    ru: {
      title: "Канистры: крышка с фольгой по цене обычной",
      summary:
        "Для канистр с горловиной DIN 45, DIN 51 и DIN 61 крышка с контрольным кольцом и фольгой стоит как обычная — от одной паллеты.",
      body: `<p>Пока действует акция, при заказе от одной паллеты канистр объёмом 3–30 л крышка с контрольным кольцом и фольгой для индукционной запайки стоит столько же, сколько крышка с обычной прокладкой. Разницу берём на себя.</p>
<h2>Условия</h2>
<ul><li>Канистры и крышки — в одном заказе и поровну.</li><li>Участвуют DIN 45 (3–5 л), DIN 51 (10–15 л), DIN 61 (20–30 л), все складские цвета.</li><li>Стандартная фольга подходит для воды и моющих средств. Для растворителей, сильных кислот и хлора нужна специальная, в акцию она не входит.</li><li>На вашей линии должен быть индукционный запайщик; режим бесплатно подберём в лаборатории на десяти ваших канистрах.</li><li>С другими скидками не суммируется; цена указана в предложении.</li></ul>
<p>Если запайщика нет, сообщите: проверим момент и герметичность с обычной прокладкой и письменно ответим, достаточно ли её.</p>`,
    },
    fr: {
      title: "Bidons gerbables\u00a0: le bouchon à opercule au prix du bouchon simple",
      summary:
        "Sur les bidons DIN 45, DIN 51 et DIN 61, le bouchon inviolable à opercule par induction ne coûte pas plus que le simple, dès une palette.",
      body: `<p>Pendant la campagne, toute commande d’au moins une palette de bidons de 3 à 30 litres donne droit au bouchon inviolable à opercule par induction au prix du bouchon à joint simple. L’opercule est pour nous.</p>
<h2>Conditions</h2>
<ul><li>Bidons et bouchons dans la même commande, en nombre égal.</li><li>Concernés\u00a0: DIN 45 (3–5 litres), DIN 51 (10–15 litres), DIN 61 (20–30 litres), toutes teintes de stock.</li><li>L’opercule standard convient à l’eau et aux détergents. Solvants, acides forts et chlore en demandent un autre, non compris.</li><li>Il faut un inducteur sur votre ligne\u00a0; nous en trouvons le réglage dans notre laboratoire, sur dix de vos bidons, sans frais.</li><li>Offre non cumulable\u00a0; le prix figure au devis.</li></ul>
<p>Pas d’inducteur\u00a0? Dites-le-nous\u00a0: nous testerons couple et étanchéité avec un joint simple et vous dirons par écrit s’il suffit.</p>`,
    },
    ar: {
      title: "جراكن قابلة للتكديس: غطاء برقاقة ختم بسعر الغطاء العادي",
      summary:
        "لجراكن فوهات DIN 45 وDIN 51 وDIN 61 يُباع غطاء حلقة الأمان برقاقة الختم الحثي بسعر العادي، من منصة واحدة فأكثر.",
      body: `<p>خلال الحملة يحصل من يطلب منصة أو أكثر من جراكننا سعة 3 إلى 30 لترًا على غطاء حلقة الأمان برقاقة الختم الحثي بسعر الغطاء ذي البطانة العادية. فرق الرقاقة علينا.</p>
<h2>الشروط</h2>
<ul><li>الجراكن والأغطية في طلب واحد وبأعداد متساوية.</li><li>يشمل العرض <bdi dir="ltr">DIN 45</bdi> (من 3 إلى 5 لترات) و<bdi dir="ltr">DIN 51</bdi> (من 10 إلى 15 لترًا) و<bdi dir="ltr">DIN 61</bdi> (من 20 إلى 30 لترًا) بكل ألوان المخزون.</li><li>الرقاقة القياسية تناسب الماء والمنظفات. أما المذيبات والأحماض القوية والكلور فتحتاج إلى رقاقة خاصة لا يشملها العرض.</li><li>يلزم وجود ماكينة ختم حثي في خطكم، ونحدد ضبطها مجانًا في مختبرنا بعشرة من جراكنكم.</li><li>لا يُجمع العرض مع خصومات أخرى، ويظهر السعر في عرض السعر.</li></ul>
<p>إن لم تكن لديكم ماكينة فأخبرونا، لنختبر العزم والإحكام ببطانة عادية ونجيبكم كتابةً إن كانت كافية.</p>`,
    },
    de: {
      title: "Stapelbare Kanister: Verschluss mit Siegelfolie zum Preis des einfachen",
      summary:
        "Bei Kanistern mit DIN 45, DIN 51 und DIN 61 kostet der Originalitätsverschluss mit Induktionsfolie ab einer Palette nicht mehr als der einfache.",
      body: `<p>Wer während der Aktion eine Palette oder mehr unserer Kanister von 3 bis 30 Litern bestellt, erhält den Originalitätsverschluss mit Induktionsfolie zum Preis des Verschlusses mit einfacher Dichtung. Die Folie zahlen wir.</p>
<h2>Bedingungen</h2>
<ul><li>Kanister und Verschlüsse in einem Auftrag und in gleicher Zahl.</li><li>Dabei sind DIN 45 (3–5 Liter), DIN 51 (10–15 Liter), DIN 61 (20–30 Liter), alle Lagerfarben.</li><li>Die Standardfolie eignet sich für Wasser und Reiniger. Lösemittel, starke Säuren und Chlor verlangen eine Spezialfolie, die nicht dazugehört.</li><li>Auf Ihrer Linie braucht es ein Induktionsgerät; die Einstellung ermitteln wir kostenlos in unserem Labor an zehn Ihrer Kanister.</li><li>Nicht mit anderen Rabatten kombinierbar; der Preis steht im Angebot.</li></ul>
<p>Sie haben kein Gerät? Sagen Sie es uns: Wir prüfen Drehmoment und Dichtheit mit einfacher Dichtung und teilen schriftlich mit, ob das genügt.</p>`,
    },
  },
};
