import type { DemoEntry } from "../entry.ts";

export const triggerSets: DemoEntry<"campaigns"> = {
  key: "trigger-sets",
  facts: {
    cover: { shape_id: "bottle-trigger-flat", colour: "yellow", closure_colour: "black" },
    startsInDays: -20,
    lastsDays: 60,
    coupon_code: null,
    product_filter: "keyword=tetik&neck=28/400&material=HDPE",
  },
  publishedDaysAgo: 20,
  texts: {
    tr: {
      title: "Şişe ve tetik birlikte: ikisinde de yüzde 8 indirim",
      summary:
        "28/400 ağızlı HDPE temizlik şişeleriyle aynı adette tetikli sprey alındığında her iki kalemde yüzde 8 indirim uygulanır.",
      body: `<p>Yassı ve yuvarlak HDPE temizlik şişelerimizi (500, 650, 750 ve 1000 ml) aynı adette tetikli spreyle birlikte sipariş edin; iki kalemin de liste fiyatından yüzde 8 düşelim. Tetikler şişenin boyuna uygun hortumla gelir.</p>
<h2>Koşullar</h2>
<ul><li>Şişe ve tetik adetleri eşit olmalıdır; koliye yuvarlamada yüzde 5’e kadar fark kabul edilir.</li><li>En az sipariş, her iki kalemde de ürün sayfasındaki adettir.</li><li>Bütün stok renkler kapsamdadır; özel renk ve baskı değildir.</li><li>İndirim kodla değil, teklifte ve sipariş onayında kalem kalem gösterilir.</li><li>Başka indirimlerle birleştirilemez.</li></ul>
<p>Şişe ile tetiğin uyumunu görmek için önce numune isteyebilirsiniz: iki parça birlikte, hortumu kesilmiş olarak gelir.</p>`,
    },
    en: {
      title: "Bottle and trigger together: 8% off both",
      summary:
        "Order HDPE cleaner bottles with a 28/400 neck and the same number of trigger sprayers, and both lines are 8% cheaper.",
      body: `<p>Order our flat or round HDPE cleaner bottles (500, 650, 750 and 1000 ml) together with the same number of trigger sprayers, and we take 8% off the list price of both. The triggers come with the dip tube that suits the bottle.</p>
<h2>Terms</h2>
<ul><li>Bottles and triggers in equal numbers; a difference of up to 5% from rounding to full cartons is accepted.</li><li>The minimum order of each line is the one on its product page.</li><li>All stock colours are included, special colours and printing are not.</li><li>There is no code: the discount stands line by line in our quote and order confirmation.</li><li>Not to be combined with other discounts.</li></ul>
<p>To see how the two go together, ask for samples first. They arrive as a pair, with the tube cut.</p>`,
    },
    ru: {
      title: "Бутылка вместе с курком: скидка 8\u00a0% на обе позиции",
      summary:
        "Закажите бутылки из ПНД с горловиной 28/400 и столько же курковых распылителей — обе позиции станут дешевле на 8\u00a0%.",
      body: `<p>Закажите плоские или круглые бутылки из ПНД для чистящих средств (500, 650, 750 и 1000 мл) вместе с таким же количеством курковых распылителей, и мы снизим прайсовую цену обеих позиций на 8\u00a0%. Распылители поставляются с трубкой под высоту бутылки.</p>
<h2>Условия</h2>
<ul><li>Бутылок и распылителей поровну; разница до 5\u00a0% из-за округления до полных коробок допускается.</li><li>Минимальный заказ по каждой позиции — как на странице изделия.</li><li>Участвуют все складские цвета; особый цвет и печать — нет.</li><li>Код не нужен: скидка указана построчно в предложении и в подтверждении заказа.</li><li>С другими скидками не суммируется.</li></ul>
<p>Чтобы проверить пару, сначала запросите образцы: они придут вместе, с подрезанной трубкой.</p>`,
    },
    fr: {
      title: "Flacon et pistolet ensemble\u00a0: 8\u00a0% de moins sur les deux",
      summary:
        "Commandez des flacons PEHD en bague 28/400 et autant de pistolets pulvérisateurs\u00a0: les deux lignes baissent de 8\u00a0%.",
      body: `<p>Commandez nos flacons plats ou ronds en PEHD pour nettoyants (500, 650, 750 et 1000 ml) avec le même nombre de pistolets pulvérisateurs\u00a0: nous retirons 8\u00a0% du tarif sur les deux lignes. Les pistolets arrivent avec le tube plongeur adapté au flacon.</p>
<h2>Conditions</h2>
<ul><li>Flacons et pistolets en nombre égal\u00a0; un écart de 5\u00a0% dû à l’arrondi au carton est admis.</li><li>La commande minimale de chaque ligne est celle de sa page.</li><li>Toutes les teintes de stock sont comprises\u00a0; teintes spéciales et impression ne le sont pas.</li><li>Aucun code\u00a0: la remise figure ligne par ligne sur le devis et la confirmation.</li><li>Offre non cumulable avec d’autres remises.</li></ul>
<p>Pour juger de l’ensemble, demandez d’abord des échantillons\u00a0; ils arrivent par paire, tube coupé.</p>`,
    },
    ar: {
      title: "القارورة والزناد معًا: خصم 8% على الاثنين",
      summary:
        "اطلب قوارير HDPE للمنظفات بفوهة 28/400 ومعها العدد نفسه من بخاخات الزناد، فينخفض سعر البندين بنسبة 8%.",
      body: `<p>اطلبوا قواريرنا المسطحة أو الدائرية من HDPE للمنظفات (500 و650 و750 و1000 مل) مع العدد نفسه من بخاخات الزناد، فنخصم 8% من سعر القائمة للبندين. وتصلكم البخاخات بأنبوب يلائم ارتفاع القارورة.</p>
<h2>الشروط</h2>
<ul><li>عدد القوارير يساوي عدد البخاخات، ويُقبل فرق حتى 5% بسبب التقريب إلى كراتين كاملة.</li><li>الحد الأدنى لكل بند كما هو في صفحة المنتج.</li><li>يشمل العرض كل ألوان المخزون، ولا يشمل الألوان الخاصة والطباعة.</li><li>لا حاجة إلى رمز؛ يظهر الخصم في كل بند من عرض السعر وتأكيد الطلب.</li><li>لا يُجمع العرض مع خصومات أخرى.</li></ul>
<p>لمعاينة التركيبة اطلبوا العينات أولًا، وتصلكم القطعتان معًا والأنبوب مقصوص.</p>`,
    },
    de: {
      title: "Flasche und Trigger zusammen: 8\u00a0% auf beides",
      summary:
        "Reinigerflaschen aus HDPE mit 28/400 und ebenso viele Trigger-Sprühköpfe bestellen: Beide Positionen werden 8\u00a0% günstiger.",
      body: `<p>Bestellen Sie unsere flachen oder runden Reinigerflaschen aus HDPE (500, 650, 750 und 1000 ml) mit der gleichen Anzahl Trigger-Sprühköpfe, dann ziehen wir 8\u00a0% vom Listenpreis beider Positionen ab. Die Trigger kommen mit dem Steigrohr, das zur Flasche passt.</p>
<h2>Bedingungen</h2>
<ul><li>Flaschen und Trigger in gleicher Zahl; bis 5\u00a0% Unterschied durch das Runden auf volle Kartons sind erlaubt.</li><li>Je Position gilt die Mindestmenge der Artikelseite.</li><li>Alle Lagerfarben gehören dazu, Sonderfarben und Druck nicht.</li><li>Ein Code ist nicht nötig: Der Rabatt steht je Zeile in Angebot und Auftragsbestätigung.</li><li>Nicht mit anderen Rabatten kombinierbar.</li></ul>
<p>Ob beides zusammenpasst, zeigt ein Muster: Es kommt als Paar, das Steigrohr bereits abgelängt.</p>`,
    },
  },
};
