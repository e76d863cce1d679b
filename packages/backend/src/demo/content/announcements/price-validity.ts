import type { DemoEntry } from "../entry.ts";

export const priceValidity: DemoEntry<"announcements"> = {
  key: "price-validity",
  facts: { cover: null },
  publishedDaysAgo: 14,
  texts: {
    tr: {
      title: "Katalog fiyatları ne kadar geçerli?",
      summary:
        "Katalogdaki fiyat sipariş anında geçerlidir, verilen sipariş sonradan zamlanmaz. Yazılı teklif, üzerindeki tarihe kadar bağlar.",
      body: `<p>Ham madde fiyatları ay içinde değişebildiği için fiyatlarımızın hangi koşulda geçerli olduğunu bir kez daha özetliyoruz.</p>
<ul><li><strong>Katalog fiyatı</strong> birim fiyattır, KDV hariçtir ve siparişi verdiğiniz andaki hâliyle geçerlidir. Onayladığımız siparişin fiyatı sonradan değişmez.</li><li><strong>Yazılı teklif</strong>, üzerinde yazan son tarihe kadar bizi bağlar; ham madde zamlansa da geçerlidir.</li><li><strong>Çerçeve siparişte</strong> fiyat, sözleşmede anılan reçine endeksine göre ve yalnızca izleyen çağrılar için güncellenir.</li><li><strong>Özel renk ve baskı</strong> katalog fiyatına dâhil değildir; teklifte ayrı satırda gösterilir.</li></ul>
<p>Elinizde eski bir liste varsa lütfen kullanmayın: bağlayıcı olan, <a href="/urun">katalogdaki</a> güncel fiyat ya da süresi dolmamış tekliftir.</p>`,
    },
    en: {
      title: "How long are catalogue prices valid?",
      summary:
        "The catalogue price holds at the moment you order and is not raised afterwards. A written quote binds us until the date on it.",
      body: `<p>Resin prices can move within a month, so here once more is what our prices mean and how long they stand.</p>
<ul><li><strong>A catalogue price</strong> is per piece, without VAT, and holds as shown at the moment you order. Once we have confirmed the order, its price does not change.</li><li><strong>A written quote</strong> binds us until the date printed on it, even if resin goes up meanwhile.</li><li><strong>In a blanket order</strong> the price follows the resin index named in the contract, and only for later call-offs.</li><li><strong>Special colours and printing</strong> are not part of the catalogue price; a quote shows them on lines of their own.</li></ul>
<p>If you still have an old list, please do not use it. What counts is the price in the <a href="/en/products">catalogue</a> today, or a quote that has not run out.</p>`,
    },
    ru: {
      title: "Сколько действуют цены каталога",
      summary:
        "Цена каталога действует на момент заказа и потом не повышается. Письменное предложение обязывает нас до указанной в нём даты.",
      body: `<p>Цены на сырьё меняются и в течение месяца, поэтому ещё раз напоминаем, что означают наши цены и как долго они действуют.</p>
<ul><li><strong>Цена каталога</strong> указана за штуку, без НДС, и действует такой, какой вы видите её в момент заказа. После подтверждения заказа она не меняется.</li><li><strong>Письменное предложение</strong> обязывает нас до указанной в нём даты, даже если сырьё подорожало.</li><li><strong>В рамочном заказе</strong> цена следует индексу сырья, названному в договоре, и только для последующих партий.</li><li><strong>Особый цвет и печать</strong> в цену каталога не входят; в предложении они стоят отдельными строками.</li></ul>
<p>Если у вас остался старый прайс-лист, не пользуйтесь им. Действительна цена в <a href="/ru/produkty">каталоге</a> на сегодня или предложение с неистёкшим сроком.</p>`,
    },
    fr: {
      title: "Combien de temps les prix du catalogue sont-ils valables\u00a0?",
      summary:
        "Le prix du catalogue vaut au moment de la commande et n’est pas relevé ensuite. Un devis nous engage jusqu’à la date qu’il porte.",
      body: `<p>Le prix des résines peut varier en cours de mois\u00a0; voici donc, une fois encore, ce que valent nos prix et pour combien de temps.</p>
<ul><li><strong>Le prix du catalogue</strong> s’entend à la pièce, hors taxes, tel qu’affiché au moment de la commande. Une fois celle-ci confirmée, il ne change plus.</li><li><strong>Un devis écrit</strong> nous engage jusqu’à la date qu’il porte, même si la résine augmente entre-temps.</li><li><strong>Dans une commande cadre</strong>, le prix suit l’indice de résine cité au contrat, et seulement pour les appels suivants.</li><li><strong>Teinte spéciale et impression</strong> ne sont pas comprises\u00a0; le devis les détaille sur des lignes distinctes.</li></ul>
<p>S’il vous reste une ancienne liste, ne l’utilisez plus\u00a0: seul fait foi le prix du <a href="/fr/produits">catalogue</a> du jour, ou un devis encore valable.</p>`,
    },
    ar: {
      title: "ما مدة سريان أسعار الكتالوج؟",
      summary:
        "سعر الكتالوج سارٍ لحظة تقديم الطلب ولا يُرفع بعده، وعرض السعر المكتوب يُلزمنا حتى التاريخ المدوّن فيه.",
      body: `<p>قد تتغير أسعار الخامات خلال الشهر الواحد، لذلك نوضح مجددًا معنى أسعارنا ومدة سريانها.</p>
<ul><li><strong>سعر الكتالوج</strong> للقطعة الواحدة دون ضريبة القيمة المضافة، ويسري كما يظهر لحظة تقديم الطلب، ولا يتغير بعد تأكيدنا للطلب.</li><li><strong>عرض السعر المكتوب</strong> يُلزمنا حتى التاريخ المدوّن فيه وإن ارتفع سعر الخامة.</li><li><strong>في الطلب الإطاري</strong> يتبع السعر مؤشر الخامة المذكور في العقد، وللدفعات اللاحقة فقط.</li><li><strong>الألوان الخاصة والطباعة</strong> غير مشمولة في سعر الكتالوج، وتظهر في العرض في بنود مستقلة.</li></ul>
<p>إن كانت لديكم قائمة قديمة فلا تعتمدوا عليها؛ فالمعتمد هو سعر <a href="/ar/products">الكتالوج</a> الحالي أو عرض سعر لم تنتهِ مدته.</p>`,
    },
    de: {
      title: "Wie lange gelten die Katalogpreise?",
      summary:
        "Der Katalogpreis gilt im Augenblick der Bestellung und wird danach nicht erhöht. Ein Angebot bindet uns bis zum genannten Datum.",
      body: `<p>Rohstoffpreise ändern sich auch innerhalb eines Monats. Deshalb noch einmal, was unsere Preise bedeuten und wie lange sie stehen.</p>
<ul><li><strong>Der Katalogpreis</strong> gilt je Stück, ohne Mehrwertsteuer, so wie Sie ihn beim Bestellen sehen. Nach unserer Auftragsbestätigung ändert er sich nicht mehr.</li><li><strong>Ein schriftliches Angebot</strong> bindet uns bis zum Datum, das darauf steht, auch wenn das Granulat inzwischen teurer wird.</li><li><strong>Im Rahmenauftrag</strong> folgt der Preis dem vereinbarten Rohstoffindex, und nur für spätere Abrufe.</li><li><strong>Sonderfarben und Druck</strong> sind nicht enthalten; im Angebot stehen sie in eigenen Zeilen.</li></ul>
<p>Eine alte Liste verwenden Sie bitte nicht mehr. Es zählt der heutige Preis im <a href="/de/produkte">Katalog</a> oder ein Angebot, dessen Frist noch läuft.</p>`,
    },
  },
};
