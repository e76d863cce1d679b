import type { DemoEntry } from "../entry.ts";

export const welcome: DemoEntry<"campaigns"> = {
  key: "welcome",
  facts: {
    cover: { shape_id: "jar-straight-clear", colour: "amber", closure_colour: "black" },
    startsInDays: -40,
    lastsDays: 365,
    coupon_code: "HOSGELDIN5",
  },
  publishedDaysAgo: 40,
  texts: {
    tr: {
      title: "İlk siparişinize yüzde 5 indirim",
      summary:
        "Siteden ilk kez sipariş verenler HOSGELDIN5 koduyla ürün tutarından yüzde 5 indirim alır. Alt sınır yoktur.",
      body: `<p>Siteden verdiğiniz ilk siparişte sepete <code>HOSGELDIN5</code> kodunu yazın, ürün tutarından yüzde 5 düşelim. Alt sınır yoktur; ürün sayfasındaki en az sipariş adedi geçerlidir.</p>
<ul><li>Kod her müşteri için bir kez kullanılır.</li><li>Türk lirası ile verilen siparişlerde geçerlidir; indirim KDV hariç ürün tutarına uygulanır, nakliyeye uygulanmaz.</li><li>Sepete tek kupon girilir; yazılı teklifteki özel fiyatlarla birleşmez.</li><li>Siparişi ödeme öncesinde iptal ederseniz kod yeniden kullanılabilir.</li></ul>`,
    },
    en: {
      title: "5% off your first order",
      summary:
        "Ordering on this site for the first time? The code HOSGELDIN5 takes 5% off the goods, with no least amount.",
      body: `<p>With your first order on this site, enter <code>HOSGELDIN5</code> in the cart and 5% comes off the goods. There is no least amount beyond the minimum order on the product page.</p>
<ul><li>Each customer can use the code once.</li><li>It counts for orders in Turkish lira and is worked out on the goods without VAT, not on carriage.</li><li>A cart takes one coupon; the code does not add to special prices in a written quote.</li><li>If you cancel the order before paying, you can use the code again.</li></ul>`,
    },
    ru: {
      title: "Скидка 5\u00a0% на первый заказ",
      summary:
        "Заказываете на сайте впервые? Код HOSGELDIN5 снижает стоимость товара на 5\u00a0%, минимальной суммы нет.",
      body: `<p>Делая первый заказ на сайте, введите в корзине код <code>HOSGELDIN5</code> — стоимость товара станет на 5\u00a0% меньше. Минимальной суммы нет, действует лишь минимальное количество со страницы изделия.</p>
<ul><li>Каждый клиент может применить код один раз.</li><li>Код действует для заказов в турецких лирах; скидка считается от стоимости товара без НДС и не касается доставки.</li><li>В корзине — один купон; с особыми ценами письменного предложения код не суммируется.</li><li>Если отменить заказ до оплаты, код можно применить снова.</li></ul>`,
    },
    fr: {
      title: "5\u00a0% de remise sur votre première commande",
      summary:
        "Première commande sur le site\u00a0? Le code HOSGELDIN5 retire 5\u00a0% du montant des produits, sans minimum d’achat.",
      body: `<p>Pour votre première commande sur ce site, saisissez <code>HOSGELDIN5</code> dans le panier\u00a0: 5\u00a0% sont retirés du montant des produits. Aucun minimum d’achat, hormis la quantité minimale de chaque page produit.</p>
<ul><li>Le code sert une fois par client.</li><li>Il vaut pour les commandes en livres turques et s’applique aux produits hors taxes, non au transport.</li><li>Un seul code par panier\u00a0; il ne s’ajoute pas aux prix spéciaux d’un devis.</li><li>Si vous annulez avant de payer, le code redevient utilisable.</li></ul>`,
    },
    ar: {
      title: "خصم 5% على طلبكم الأول",
      summary: "هل تطلبون من الموقع أول مرة؟ الرمز HOSGELDIN5 يخصم 5% من قيمة البضاعة دون حد أدنى.",
      body: `<p>عند طلبكم الأول من الموقع أدخلوا في السلة الرمز <code><bdi dir="ltr">HOSGELDIN5</bdi></code> فيُخصم 5% من قيمة البضاعة. لا حد أدنى للمبلغ سوى الكمية الدنيا المذكورة في صفحة المنتج.</p>
<ul><li>يُستعمل الرمز مرة واحدة لكل عميل.</li><li>يسري على الطلبات بالليرة التركية، ويُحسب على قيمة البضاعة دون الضريبة ولا يشمل الشحن.</li><li>تقبل السلة قسيمة واحدة، ولا يُجمع الرمز مع الأسعار الخاصة في عرض سعر مكتوب.</li><li>إن أُلغي الطلب قبل الدفع أمكن استعمال الرمز من جديد.</li></ul>`,
    },
    de: {
      title: "5\u00a0% Rabatt auf Ihre erste Bestellung",
      summary:
        "Sie bestellen zum ersten Mal auf dieser Seite? Der Code HOSGELDIN5 zieht 5\u00a0% vom Warenwert ab, ohne Mindestbetrag.",
      body: `<p>Geben Sie bei Ihrer ersten Bestellung auf dieser Seite im Warenkorb <code>HOSGELDIN5</code> ein, dann werden 5\u00a0% vom Warenwert abgezogen. Einen Mindestbetrag gibt es nicht, nur die Mindestmenge der Artikelseite.</p>
<ul><li>Jeder Kunde kann den Code einmal einlösen.</li><li>Er gilt für Bestellungen in türkischer Lira und wird auf den Warenwert ohne Mehrwertsteuer gerechnet, nicht auf die Fracht.</li><li>Ein Warenkorb nimmt einen Gutschein an; mit Sonderpreisen aus einem Angebot ist der Code nicht kombinierbar.</li><li>Wird die Bestellung vor der Zahlung storniert, ist der Code wieder frei.</li></ul>`,
    },
  },
};
