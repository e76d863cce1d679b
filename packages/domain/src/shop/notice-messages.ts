import type { Texts } from "../validation/index.ts";

// Apart from the other sentences: pages with a quantity load those.
/** Messages to a person who wants a notice when a product is back. */
export const noticeMessages = {
  saved: {
    tr: "Not aldık. Ürün yeniden sipariş edilebildiğinde size bir kez e-posta göndereceğiz.",
    en: "Noted. We will send you one e-mail when the product can be ordered again.",
    ru: "Принято. Когда товар снова можно будет заказать, мы отправим вам одно письмо.",
    fr: "C’est noté. Nous vous enverrons un seul e-mail lorsque le produit pourra de nouveau être commandé.",
    ar: "سجّلنا طلبك. سنرسل إليك رسالة واحدة عندما يصبح طلب المنتج ممكنًا من جديد.",
    de: "Notiert. Wir senden Ihnen eine einzige E-Mail, sobald das Produkt wieder bestellt werden kann.",
  },
  notNeeded: {
    tr: "Bu ürün şu anda sipariş edilebilir; ürün sayfasından sepete ekleyebilirsiniz.",
    en: "This product can be ordered now; add it to your cart on its page.",
    ru: "Этот товар уже можно заказать: добавьте его в корзину на странице товара.",
    fr: "Ce produit peut être commandé dès maintenant\u00a0: ajoutez-le au panier depuis sa page.",
    ar: "يمكن طلب هذا المنتج الآن؛ أضفه إلى السلة من صفحته.",
    de: "Dieses Produkt ist jetzt bestellbar; legen Sie es auf seiner Seite in den Warenkorb.",
  },
  ended: {
    tr: "Stok bildirimleri sonlandırıldı. Bu adrese artık stok bildirimi göndermeyeceğiz.",
    en: "Stock notifications have ended. We will send no more of them to this address.",
    ru: "Уведомления о наличии отключены. На этот адрес мы больше не будем их отправлять.",
    fr: "Les alertes de stock sont arrêtées. Nous n’en enverrons plus à cette adresse.",
    ar: "أُوقفت إشعارات التوفر، ولن نرسل المزيد منها إلى هذا العنوان.",
    de: "Die Bestandsbenachrichtigungen sind beendet. An diese Adresse senden wir keine weiteren.",
  },
} satisfies Record<string, Texts>;
