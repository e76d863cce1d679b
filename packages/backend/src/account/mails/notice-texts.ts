import type { Locale } from "@preforma/domain/locales";
import type { MailTexts } from "./mail-texts.ts";

/** Mails that tell what has been done, so that somebody else's doing does not stay unnoticed. */
export const noticeTexts = {
  passwordChanged: {
    tr: {
      subject: "{site} parolanız değiştirildi",
      paragraphs: ["Hesabınızın parolası az önce değiştirildi."],
      action: "Yeni parola iste",
      closing: "Bunu siz yapmadıysanız hemen yeni bir parola isteyin ve bize yazın.",
    },
    en: {
      subject: "Your password at {site} has been changed",
      paragraphs: ["The password of your account was changed just now."],
      action: "Ask for a new password",
      closing: "If this was not you, ask for a new password at once and write to us.",
    },
    ru: {
      subject: "Ваш пароль на {site} изменён",
      paragraphs: ["Пароль вашей учётной записи только что был изменён."],
      action: "Запросить новый пароль",
      closing: "Если это были не вы, немедленно запросите новый пароль и напишите нам.",
    },
    fr: {
      subject: "Votre mot de passe sur {site} a été modifié",
      paragraphs: ["Le mot de passe de votre compte vient d’être modifié."],
      action: "Demander un nouveau mot de passe",
      closing:
        "Si vous n’en êtes pas à l’origine, demandez immédiatement un nouveau mot de passe et écrivez-nous.",
    },
    ar: {
      subject: "تم تغيير كلمة مرورك في {site}",
      paragraphs: ["تم تغيير كلمة مرور حسابك للتو."],
      action: "طلب كلمة مرور جديدة",
      closing: "إذا لم تكن أنت من فعل ذلك فاطلب كلمة مرور جديدة فورًا وراسلنا.",
    },
    de: {
      subject: "Ihr Passwort bei {site} wurde geändert",
      paragraphs: ["Das Passwort Ihres Kontos wurde soeben geändert."],
      action: "Neues Passwort anfordern",
      closing: "Wenn Sie das nicht waren, fordern Sie sofort ein neues Passwort an und schreiben Sie uns.",
    },
  },
  changeEmailNotice: {
    tr: {
      subject: "{site} hesabınızın e-posta adresi değiştirilmek isteniyor",
      paragraphs: [
        "Hesabınız için aşağıdaki yeni e-posta adresi verildi. O adrese gönderilen bağlantı onaylandığında bu adres artık geçerli olmaz.",
      ],
      action: "Yeni parola iste",
      closing: "Bunu siz yapmadıysanız hemen yeni bir parola belirleyin; böylece değişiklik iptal olur.",
    },
    en: {
      subject: "E-mail change requested for your {site} account",
      paragraphs: [
        "The new e-mail address below was given for your account. Once the link that we sent there is confirmed, this address no longer counts.",
      ],
      action: "Ask for a new password",
      closing: "If this was not you, set a new password at once; that cancels the change.",
    },
    ru: {
      subject: "Запрошена смена адреса эл. почты вашей учётной записи на {site}",
      paragraphs: [
        "Для вашей учётной записи указан новый адрес эл. почты (см. ниже). Как только будет подтверждена отправленная на него ссылка, нынешний адрес перестанет действовать.",
      ],
      action: "Запросить новый пароль",
      closing: "Если это были не вы, немедленно создайте новый пароль: это отменит смену адреса.",
    },
    fr: {
      subject: "Changement d’adresse e-mail demandé pour votre compte sur {site}",
      paragraphs: [
        "La nouvelle adresse e-mail ci-dessous a été indiquée pour votre compte. Dès que le lien envoyé à cette adresse sera confirmé, l’adresse actuelle ne sera plus valable.",
      ],
      action: "Demander un nouveau mot de passe",
      closing:
        "Si vous n’en êtes pas à l’origine, choisissez immédiatement un nouveau mot de passe\u00a0: cela annule le changement.",
    },
    ar: {
      subject: "طُلب تغيير البريد الإلكتروني لحسابك في {site}",
      paragraphs: [
        "أُدخل البريد الإلكتروني الجديد أدناه لحسابك. عند تأكيد الرابط المرسل إليه لن يعود العنوان الحالي مستخدمًا.",
      ],
      action: "طلب كلمة مرور جديدة",
      closing: "إذا لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة فورًا؛ فهذا يلغي التغيير.",
    },
    de: {
      subject: "Ihr Konto bei {site} soll eine andere E-Mail-Adresse erhalten",
      paragraphs: [
        "Für Ihr Konto wurde die unten stehende neue E-Mail-Adresse angegeben. Sobald der dorthin gesendete Link bestätigt ist, gilt diese Adresse nicht mehr.",
      ],
      action: "Neues Passwort anfordern",
      closing:
        "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest; damit ist die Änderung aufgehoben.",
    },
  },
  accountDeleted: {
    tr: {
      subject: "{site} hesabınız silindi",
      paragraphs: [
        "Hesabınız ve kişisel verileriniz silindi. Yasaların saklanmasını zorunlu kıldığı sipariş ve fatura kayıtları, yalnızca süreleri boyunca tutulur.",
      ],
      closing: "Bizi tercih ettiğiniz için teşekkür ederiz.",
    },
    en: {
      subject: "Your account at {site} has been deleted",
      paragraphs: [
        "Your account and your personal data have been deleted. Records of orders and invoices that the law requires are kept only as long as it does.",
      ],
      closing: "Thank you for having been with us.",
    },
    ru: {
      subject: "Ваша учётная запись на {site} удалена",
      paragraphs: [
        "Ваша учётная запись и персональные данные удалены. Записи о заказах и счетах, хранить которые обязывает закон, остаются только на установленный срок.",
      ],
      closing: "Спасибо, что были с нами.",
    },
    fr: {
      subject: "Votre compte sur {site} a été supprimé",
      paragraphs: [
        "Votre compte et vos données personnelles ont été supprimés. Les pièces relatives aux commandes et aux factures que la loi impose de conserver ne le sont que pour la durée prévue.",
      ],
      closing: "Merci de nous avoir fait confiance.",
    },
    ar: {
      subject: "تم حذف حسابك في {site}",
      paragraphs: [
        "تم حذف حسابك وبياناتك الشخصية. تُحفظ سجلات الطلبات والفواتير التي يفرض القانون الاحتفاظ بها للمدة المقررة فقط.",
      ],
      closing: "شكرًا لثقتك بنا.",
    },
    de: {
      subject: "Ihr Konto bei {site} wurde gelöscht",
      paragraphs: [
        "Ihr Konto und Ihre personenbezogenen Daten wurden gelöscht. Belege zu Bestellungen und Rechnungen, die wir gesetzlich aufbewahren müssen, bleiben nur für die vorgeschriebene Dauer gespeichert.",
      ],
      closing: "Vielen Dank, dass Sie bei uns waren.",
    },
  },
} satisfies Record<string, Record<Locale, MailTexts>>;

/** Label of the new address in the notice about it. */
export const newAddressLabel: Readonly<Record<Locale, string>> = {
  tr: "Yeni adres",
  en: "New address",
  ru: "Новый адрес",
  fr: "Nouvelle adresse",
  ar: "العنوان الجديد",
  de: "Neue Adresse",
};
