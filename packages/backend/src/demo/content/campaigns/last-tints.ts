import type { DemoEntry } from "../entry.ts";

export const lastTints: DemoEntry<"campaigns"> = {
  key: "last-tints",
  facts: {
    cover: { shape_id: "bottle-round-boston", colour: "clear-green", closure_colour: "white" },
    startsInDays: -5,
    lastsDays: 45,
    coupon_code: null,
    product_filter: "keyword=boston&colour=clear-green,clear-pink&volume_min=100&volume_max=500",
  },
  publishedDaysAgo: 5,
  texts: {
    tr: {
      title: "Şeffaf yeşil ve şeffaf pembe Boston’da stok fazlası",
      summary:
        "İki tonda fazla stok ürettik. Bitene kadar liste fiyatından yüzde 15 eksiğine; aynı kalite, aynı belgeler.",
      body: `<p>Boston şişelerimizin şeffaf yeşil ve şeffaf pembe tonlarından depoda gereğinden fazla var. Kusurlu değiller, hedefimizden fazla üretildiler. Stok eriyene kadar liste fiyatının yüzde 15 altında satıyoruz.</p>
<h2>Bilmeniz gerekenler</h2>
<ul><li>Hacimler: 100, 200, 250 ve 500 ml. Kalan adetleri teklifte yazarız, sipariş onayıyla size ayırırız.</li><li>En az sipariş bir kolidir.</li><li>Parti numarası, ölçü kaydı ve tolerans olağan siparişteki gibidir.</li><li>İndirim yalnızca şişededir; kapak ve pompa liste fiyatındandır.</li><li>Aynı tonu ileride yeniden isterseniz normal fiyat ve en az adet geçerlidir.</li><li>Kusurlu ürün dışında iade alınmaz.</li></ul>
<p>Kampanyanın son günü gelmeden stok biterse bu sayfayı kapatır, bekleyen talepleri tek tek yanıtlarız.</p>`,
    },
    en: {
      title: "Overstock: Boston rounds in clear green and clear pink",
      summary:
        "We made too many in two tints. Until they are gone they cost 15% less than list: same quality, same papers.",
      body: `<p>Our warehouse holds more Boston rounds in clear green and clear pink than it should. Nothing is wrong with them; we made too many. Until they are gone, they are 15% below list price.</p>
<h2>What you should know</h2>
<ul><li>Sizes: 100, 200, 250 and 500 ml. The quote tells you what is left, and the order confirmation reserves it for you.</li><li>Minimum order: one carton.</li><li>Batch number, inspection record and tolerances are those of any other order.</li><li>The discount is on the bottle; caps and pumps are at list price.</li><li>Should you want the same tint again, the usual price and minimum apply.</li><li>No returns, except for defects.</li></ul>
<p>If the stock runs out before the last day we close this page and answer every open request in person.</p>`,
    },
    ru: {
      title: "Излишки склада: «Бостон» в прозрачно-зелёном и прозрачно-розовом",
      summary:
        "Два оттенка мы выпустили с запасом. Пока они не закончатся — на 15\u00a0% дешевле прайса: то же качество и те же документы.",
      body: `<p>На складе больше флаконов «Бостон» прозрачно-зелёного и прозрачно-розового цвета, чем нужно. С ними всё в порядке, просто выпустили лишнее. Пока они не закончатся, цена на 15\u00a0% ниже прайса.</p>
<h2>Что нужно знать</h2>
<ul><li>Объёмы: 100, 200, 250 и 500 мл. Остаток указываем в предложении, подтверждение заказа закрепляет его за вами.</li><li>Минимальный заказ — одна коробка.</li><li>Номер партии, протокол контроля и допуски — как в обычном заказе.</li><li>Скидка только на флакон; крышки и помпы — по прайсу.</li><li>Если тот же оттенок понадобится снова, действуют обычные цена и минимум.</li><li>Возврат — только при браке.</li></ul>
<p>Если запас закончится раньше срока, мы закроем эту страницу и ответим на каждый оставшийся запрос.</p>`,
    },
    fr: {
      title: "Surstock\u00a0: le Boston en vert translucide et rose translucide",
      summary:
        "Nous en avons trop produit dans deux teintes. Jusqu’à épuisement, 15\u00a0% sous le tarif\u00a0: même qualité, mêmes documents.",
      body: `<p>L’entrepôt compte plus de flacons Boston vert translucide et rose translucide qu’il n’en faut. Ils n’ont aucun défaut\u00a0; nous en avons simplement trop fait. Jusqu’à épuisement, ils sont à 15\u00a0% sous le tarif.</p>
<h2>Bon à savoir</h2>
<ul><li>Contenances\u00a0: 100, 200, 250 et 500 ml. Le devis indique ce qui reste, la confirmation de commande vous le réserve.</li><li>Commande minimale\u00a0: un carton.</li><li>Numéro de lot, relevé de contrôle et tolérances sont ceux d’une commande ordinaire.</li><li>La remise porte sur le flacon\u00a0; bouchons et pompes restent au tarif.</li><li>Si vous souhaitez plus tard la même teinte, prix et minimum habituels s’appliquent.</li><li>Pas de reprise, sauf défaut.</li></ul>
<p>Si le stock s’épuise avant le dernier jour, nous fermons cette page et répondons à chaque demande en cours.</p>`,
    },
    ar: {
      title: "فائض المخزون: قوارير بوسطن بالأخضر الشفاف والوردي الشفاف",
      summary:
        "أنتجنا أكثر من الحاجة بهذين اللونين. حتى نفاد الكمية السعر أقل من القائمة بنسبة 15%، بالجودة والوثائق نفسها.",
      body: `<p>في مستودعنا من قوارير بوسطن بالأخضر الشفاف والوردي الشفاف أكثر مما ينبغي. ليس بها عيب، بل أنتجنا منها فوق الحاجة. وحتى نفادها نبيعها بأقل من سعر القائمة بنسبة 15%.</p>
<h2>ما ينبغي معرفته</h2>
<ul><li>السعات: 100 و200 و250 و500 مل. يذكر عرض السعر الكمية المتبقية، ويحجزها لكم تأكيد الطلب.</li><li>الحد الأدنى للطلب كرتون واحد.</li><li>رقم الدفعة وسجل الفحص والتفاوتات كما في أي طلب آخر.</li><li>الخصم على القارورة فقط، والأغطية والمضخات بسعر القائمة.</li><li>إن طلبتم اللون نفسه لاحقًا سرى السعر والحد الأدنى المعتادان.</li><li>لا إرجاع إلا في حال وجود عيب.</li></ul>
<p>إن نفدت الكمية قبل اليوم الأخير أغلقنا هذه الصفحة وأجبنا عن كل طلب معلّق على حدة.</p>`,
    },
    de: {
      title: "Überbestand: Boston-Flaschen in Grün- und Rosatransparent",
      summary:
        "Von zwei Tönen haben wir zu viel gefertigt. Bis zum Ausverkauf 15\u00a0% unter Liste – gleiche Qualität, gleiche Papiere.",
      body: `<p>Im Lager stehen mehr Boston-Flaschen in Grüntransparent und Rosatransparent, als wir brauchen. Sie sind einwandfrei, es sind nur zu viele. Bis zum Ausverkauf kosten sie 15\u00a0% weniger als in der Liste.</p>
<h2>Was Sie wissen sollten</h2>
<ul><li>Größen: 100, 200, 250 und 500 ml. Den Restbestand nennt das Angebot, die Auftragsbestätigung reserviert ihn.</li><li>Mindestmenge: ein Karton.</li><li>Chargennummer, Prüfprotokoll und Toleranzen sind wie bei jedem anderen Auftrag.</li><li>Der Rabatt gilt für die Flasche; Verschlüsse und Pumpen kosten den Listenpreis.</li><li>Wollen Sie denselben Ton später wieder, gelten üblicher Preis und übliche Mindestmenge.</li><li>Rücknahme nur bei Mängeln.</li></ul>
<p>Ist der Bestand vor dem letzten Tag verkauft, schließen wir diese Seite und beantworten jede offene Anfrage einzeln.</p>`,
    },
  },
};
