import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { brandName, composeMail, type Mail } from "../mail/index.ts";

/** The mail to a person who waited for an article. `{code}` is replaced by its code, `{site}` by the brand. */
interface Words {
  subject: string;
  title: string;
  body: string;
  product: string;
  code: string;
  see: string;
  end: string;
  closing: string;
}

const words: Readonly<Record<Locale, Words>> = {
  tr: {
    subject: "{code} yeniden sipariş edilebilir",
    title: "Beklediğiniz ürün geldi",
    body: "Haber vermemizi istediğiniz ürün yeniden sipariş edilebilir. Stok sınırlı olabilir; ürünü sizin için ayırmadık.",
    product: "Ürün",
    code: "Ürün kodu",
    see: "Ürünü görüntüle",
    end: "Stok bildirimlerini sonlandır",
    closing:
      "Bu e-postayı {site} sitesinde istediğiniz için bir kez gönderdik; adresiniz bu bildirim için artık kayıtlı değil.",
  },
  en: {
    subject: "{code} is available again",
    title: "The product you were waiting for is back",
    body: "You asked us to tell you when this product can be ordered again. It can now. Stock may be limited, and we have not reserved any for you.",
    product: "Product",
    code: "Product code",
    see: "View the product",
    end: "Stop stock notifications",
    closing: "You asked for this e-mail at {site}. We send it once and no longer keep your address for it.",
  },
  ru: {
    subject: "{code} снова можно заказать",
    title: "Товар, который вы ждали, снова доступен",
    body: "Вы просили сообщить, когда товар снова можно будет заказать. Это уже возможно. Количество может быть ограничено, товар за вами не зарезервирован.",
    product: "Товар",
    code: "Артикул",
    see: "Посмотреть товар",
    end: "Отказаться от уведомлений о наличии",
    closing:
      "Вы запросили это письмо на сайте {site}. Мы отправляем его один раз и больше не храним ваш адрес для этого уведомления.",
  },
  fr: {
    subject: "{code} est de nouveau disponible",
    title: "Le produit que vous attendiez est de retour",
    body: "Vous nous aviez demandé de vous prévenir\u00a0: ce produit peut de nouveau être commandé. Le stock peut être limité et rien n’a été réservé pour vous.",
    product: "Produit",
    code: "Référence",
    see: "Voir le produit",
    end: "Ne plus recevoir d’alertes de stock",
    closing:
      "Vous avez demandé cet e-mail sur {site}. Il n’est envoyé qu’une fois et votre adresse n’est plus conservée pour cette alerte.",
  },
  ar: {
    subject: "يمكن طلب {code} من جديد",
    title: "توفر المنتج الذي تنتظره",
    body: "طلبت أن نخبرك عند إمكان طلب هذا المنتج من جديد، وقد أصبح ذلك ممكنًا. قد تكون الكمية محدودة، ولم نحجز لك شيئًا منها.",
    product: "المنتج",
    code: "رمز المنتج",
    see: "عرض المنتج",
    end: "إيقاف إشعارات التوفر",
    closing: "طلبت هذه الرسالة من موقع {site}. نرسلها مرة واحدة فقط، ولم نعد نحتفظ بعنوانك لهذا الإشعار.",
  },
  de: {
    subject: "{code} ist wieder bestellbar",
    title: "Das gewünschte Produkt ist wieder da",
    body: "Sie wollten erfahren, wann dieses Produkt wieder bestellt werden kann: ab sofort. Der Bestand kann begrenzt sein; reserviert haben wir nichts für Sie.",
    product: "Produkt",
    code: "Artikelnummer",
    see: "Produkt ansehen",
    end: "Bestandsbenachrichtigungen beenden",
    closing:
      "Sie haben diese E-Mail bei {site} angefordert. Wir senden sie einmal und bewahren Ihre Adresse dafür nicht länger auf.",
  },
};

interface Parts {
  to: string;
  locale: Locale;
  publicOrigin: string;
  product: { id: number; code: string; title: string; slug: string };
  endToken: string;
}

/** Tells a person, once, that an article can be ordered again, with the link that ends their other notices. */
export function backInStockMail({ to, locale, publicOrigin, product, endToken }: Parts): Mail {
  const said = words[locale];
  const { id, code, title, slug } = product;
  const { text, html } = composeMail({
    locale,
    title: said.title,
    paragraphs: [said.body],
    facts: [
      [said.product, title],
      [said.code, code],
    ],
    action: { label: said.see, url: `${publicOrigin}${pathTo("product", locale, { id, slug })}` },
    otherAction: {
      label: said.end,
      url: `${publicOrigin}${pathTo("stockNotice", locale)}?token=${endToken}`,
    },
    closing: said.closing.replace("{site}", brandName),
  });
  return {
    to,
    locale,
    subject: said.subject.replace("{code}", code),
    text,
    html,
    unsubscribeUrl: `${publicOrigin}/api/v1/stock-notices/end?token=${endToken}`,
  };
}
