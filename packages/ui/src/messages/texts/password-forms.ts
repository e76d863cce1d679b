import type { MessageTable } from "../message.ts";

/** Texts of the forms about passwords. */
export const passwordFormsMessages: MessageTable<
  | "forgottenLead"
  | "sendLink"
  | "sentTitle"
  | "sentHint"
  | "newPassword"
  | "current"
  | "save"
  | "change"
  | "savedTitle"
> = {
  tr: {
    forgottenLead:
      "Üyeliğinizin e-posta adresini yazın; yeni parola belirlemeniz için bir bağlantı gönderelim.",
    sendLink: "Bağlantıyı gönder",
    sentTitle: "Gelen kutunuza bakın",
    sentHint:
      "Birkaç dakika içinde gelmediyse istenmeyen posta klasörüne bakın; bağlantıyı giriş sayfasından yeniden isteyebilirsiniz.",
    newPassword: "Yeni parola",
    current: "Mevcut parola",
    save: "Yeni parolayı kaydet",
    change: "Parolayı değiştir",
    savedTitle: "Parolanız yenilendi",
  },
  en: {
    forgottenLead: "Enter the e-mail address of your account and we will send a link to set a new password.",
    sendLink: "Send the link",
    sentTitle: "Check your inbox",
    sentHint:
      "If it has not arrived in a few minutes, look in the spam folder; you can ask for another from the sign-in page.",
    newPassword: "New password",
    current: "Current password",
    save: "Save new password",
    change: "Change password",
    savedTitle: "Password changed",
  },
  ru: {
    forgottenLead: "Укажите адрес эл. почты учётной записи — отправим ссылку для создания нового пароля.",
    sendLink: "Отправить ссылку",
    sentTitle: "Проверьте почту",
    sentHint:
      "Если письмо не пришло за несколько минут, загляните в папку «Спам»; новую ссылку можно запросить со страницы входа.",
    newPassword: "Новый пароль",
    current: "Текущий пароль",
    save: "Сохранить новый пароль",
    change: "Изменить пароль",
    savedTitle: "Пароль обновлён",
  },
  fr: {
    forgottenLead:
      "Indiquez l’adresse e-mail de votre compte\u00a0: vous recevrez un lien pour choisir un nouveau mot de passe.",
    sendLink: "Envoyer le lien",
    sentTitle: "Consultez votre messagerie",
    sentHint:
      "S’il n’arrive pas dans les prochaines minutes, regardez dans les courriers indésirables\u00a0; vous pouvez en demander un autre depuis la page de connexion.",
    newPassword: "Nouveau mot de passe",
    current: "Mot de passe actuel",
    save: "Enregistrer le nouveau mot de passe",
    change: "Modifier le mot de passe",
    savedTitle: "Mot de passe renouvelé",
  },
  ar: {
    forgottenLead: "اكتب البريد الإلكتروني لحسابك لنرسل إليك رابطًا لتعيين كلمة مرور جديدة.",
    sendLink: "إرسال الرابط",
    sentTitle: "تفقّد بريدك الوارد",
    sentHint:
      "إذا لم يصلك خلال دقائق فتفقّد مجلد البريد غير المرغوب فيه؛ ويمكنك طلب رابط آخر من صفحة تسجيل الدخول.",
    newPassword: "كلمة المرور الجديدة",
    current: "كلمة المرور الحالية",
    save: "حفظ كلمة المرور الجديدة",
    change: "تغيير كلمة المرور",
    savedTitle: "تم تجديد كلمة المرور",
  },
  de: {
    forgottenLead:
      "Geben Sie die E-Mail-Adresse Ihres Kontos an; wir senden Ihnen einen Link für ein neues Passwort.",
    sendLink: "Link senden",
    sentTitle: "Sehen Sie in Ihr Postfach",
    sentHint:
      "Kommt er in den nächsten Minuten nicht an, sehen Sie im Spam-Ordner nach; einen neuen können Sie auf der Anmeldeseite anfordern.",
    newPassword: "Neues Passwort",
    current: "Aktuelles Passwort",
    save: "Neues Passwort speichern",
    change: "Passwort ändern",
    savedTitle: "Ihr Passwort ist erneuert",
  },
};
