import type { DemoEntry } from "../entry.ts";

export const freeCarriage: DemoEntry<"campaigns"> = {
  key: "free-carriage",
  facts: {
    cover: { shape_id: "flip-top", colour: "light-green", closure_colour: "light-green" },
    startsInDays: -15,
    lastsDays: 45,
    coupon_code: "KARGO",
  },
  publishedDaysAgo: 15,
  texts: {
    tr: {
      title: "10.000 TL üzeri siparişte nakliye bizden",
      summary:
        "KARGO koduyla, KDV hariç 10.000 TL ve üzerindeki siparişlerde nakliye ücreti alınmaz. Olağan sınır 50.000 TL’dir.",
      body: `<p>Olağan koşulda ürün tutarı 50.000 TL’yi geçen siparişleri ücretsiz gönderiyoruz. Kampanya boyunca <code>KARGO</code> koduyla bu sınır 10.000 TL’ye iniyor: birkaç koli kapak ya da tek paletlik bir deneme siparişi için de nakliye ödemezsiniz.</p>
<ul><li>Esas alınan, KDV hariç ürün tutarıdır.</li><li>Türk lirası ile verilen, Türkiye içindeki teslimatlarda geçerlidir.</li><li>Sepete tek kupon girilir; yüzde indirimi veren bir kodla birlikte kullanılamaz.</li><li>Palet değişimi ve randevulu teslimat koşulları aynen geçerlidir.</li></ul>`,
    },
    en: {
      title: "Free carriage from 10,000 TRY",
      summary:
        "With the code KARGO, goods worth 10,000 TRY or more without VAT travel free. As a rule, that begins at 50,000.",
      body: `<p>As a rule we deliver free where the goods are worth 50,000 TRY or more. While the campaign runs, the code <code>KARGO</code> brings that down to 10,000: a few cartons of caps, or a trial order of one pallet, travel free as well.</p>
<ul><li>What counts is the value of the goods without VAT.</li><li>For orders in Turkish lira, delivered within Türkiye.</li><li>A cart takes one coupon, so the code cannot be used with one that gives a percentage.</li><li>Pallet exchange and delivery by appointment are as usual.</li></ul>`,
    },
    ru: {
      title: "Бесплатная доставка от 10\u00a0000 лир",
      summary:
        "С кодом KARGO товар на сумму от 10\u00a0000 лир без НДС доставляем бесплатно. Обычно — от 50\u00a0000.",
      body: `<p>Обычно мы доставляем бесплатно, если товара заказано на 50\u00a0000 лир и больше. Пока действует акция, код <code>KARGO</code> снижает порог до 10\u00a0000: без платы едут и несколько коробок крышек, и пробный заказ на одну паллету.</p>
<ul><li>Учитывается стоимость товара без НДС.</li><li>Для заказов в турецких лирах с доставкой по Турции.</li><li>В корзине — один купон, поэтому с процентной скидкой код не сочетается.</li><li>Обмен паллет и доставка по записи — как обычно.</li></ul>`,
    },
    fr: {
      title: "Transport offert dès 10\u00a0000 livres turques",
      summary:
        "Avec le code KARGO, le transport est offert dès 10\u00a0000 TRY de produits hors taxes, au lieu de 50\u00a0000.",
      body: `<p>Nous livrons d’ordinaire sans frais à partir de 50\u00a0000 TRY de produits. Pendant la campagne, le code <code>KARGO</code> ramène ce seuil à 10\u00a0000\u00a0: quelques cartons de bouchons ou une palette d’essai voyagent eux aussi sans frais.</p>
<ul><li>Seul compte le montant des produits hors taxes.</li><li>Pour les commandes en livres turques, livrées en Turquie.</li><li>Un seul code par panier\u00a0; il ne s’emploie donc pas avec un code de remise en pourcentage.</li><li>Échange de palettes et livraison sur rendez-vous restent inchangés.</li></ul>`,
    },
    ar: {
      title: "شحن مجاني للطلبات من 10,000 ليرة تركية",
      summary:
        "بالرمز KARGO يصبح الشحن مجانيًا لبضاعة قيمتها 10,000 ليرة فأكثر دون الضريبة، والحد المعتاد 50,000.",
      body: `<p>نوصل البضاعة مجانًا في العادة إذا بلغت قيمتها 50,000 ليرة تركية فأكثر. وخلال الحملة يخفض الرمز <code><bdi dir="ltr">KARGO</bdi></code> هذا الحد إلى 10,000 ليرة، فتُشحن بضعة كراتين من الأغطية أو منصة تجريبية واحدة دون أجرة.</p>
<ul><li>المعتمد قيمة البضاعة دون الضريبة.</li><li>للطلبات بالليرة التركية المسلّمة داخل تركيا.</li><li>تقبل السلة قسيمة واحدة، فلا يُستعمل الرمز مع رمز يمنح خصمًا بالنسبة المئوية.</li><li>تبقى شروط تبادل المنصات والتسليم بموعد كما هي.</li></ul>`,
    },
    de: {
      title: "Frachtfrei schon ab 10.000 Lira",
      summary:
        "Mit dem Code KARGO liefern wir ab 10.000 TRY Warenwert ohne Mehrwertsteuer frei, sonst erst ab 50.000.",
      body: `<p>Üblicherweise liefern wir ab 50.000 TRY Warenwert frei. Während der Aktion senkt der Code <code>KARGO</code> die Grenze auf 10.000: Auch einige Kartons Verschlüsse oder eine einzelne Probepalette reisen dann ohne Frachtkosten.</p>
<ul><li>Es zählt der Warenwert ohne Mehrwertsteuer.</li><li>Für Bestellungen in türkischer Lira mit Lieferung innerhalb der Türkei.</li><li>Ein Warenkorb nimmt einen Gutschein an, daher nicht zusammen mit einem Prozentcode.</li><li>Palettentausch und Anlieferung nach Termin bleiben wie gewohnt.</li></ul>`,
    },
  },
};
