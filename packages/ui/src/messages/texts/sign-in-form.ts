import { signInErrorMessage, signInErrorNames, type SignInErrorName } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import type { MessageTable } from "../message.ts";

/** The domain's sentences for errors, told with the other texts: so a visitor downloads them in one language. */
const refusals = (locale: Locale) =>
  Object.fromEntries(
    signInErrorNames.map((name) => [`error${name}`, signInErrorMessage(name, locale)]),
  ) as Record<`error${SignInErrorName}`, string>;

/** Texts of the sign-in form. */
export const signInFormMessages: MessageTable<
  | "forgotten"
  | "noAccount"
  | "register"
  | "or"
  | "withProvider"
  | "linkTitle"
  | "linkLead"
  | "sendLink"
  | "linkSent"
  | "linkSentDetail"
  | "goingOn"
  | "sendVerification"
  | `error${SignInErrorName}`,
  "waitMinutes" | "waitSeconds"
> = {
  tr: {
    ...refusals("tr"),
    forgotten: "Parolamı unuttum",
    noAccount: "Henüz üye değil misiniz?",
    register: "Üye olun",
    or: "veya",
    withProvider: "{name} ile devam et",
    linkTitle: "Parolasız giriş",
    linkLead: "E-posta adresinize tek kullanımlık bir giriş bağlantısı gönderelim.",
    sendLink: "Bağlantıyı gönder",
    linkSent: "Gelen kutunuza bakın",
    linkSentDetail:
      "Bu adresle bir üyelik varsa giriş bağlantınız yola çıktı. Bağlantı bir saat geçerlidir ve bir kez kullanılır.",
    goingOn: "Giriş yapıldı, yönlendiriliyorsunuz…",
    sendVerification: "Doğrulama bağlantısını yeniden gönder",
    waitMinutes: { other: "{count} dakika sonra yeniden deneyebilirsiniz." },
    waitSeconds: { other: "{count} saniye sonra yeniden deneyebilirsiniz." },
  },
  en: {
    ...refusals("en"),
    forgotten: "Forgotten your password?",
    noAccount: "No account yet?",
    register: "Create one",
    or: "or",
    withProvider: "Continue with {name}",
    linkTitle: "Sign in without a password",
    linkLead: "We will e-mail you a link that signs you in once.",
    sendLink: "Send the link",
    linkSent: "Check your inbox",
    linkSentDetail:
      "If there is an account with this address, the link is on its way. It is valid for one hour and works once.",
    goingOn: "You are signed in. Taking you on…",
    sendVerification: "Send the confirmation link again",
    waitMinutes: {
      one: "Try again in {count} minute.",
      other: "Try again in {count} minutes.",
    },
    waitSeconds: {
      one: "Try again in {count} second.",
      other: "Try again in {count} seconds.",
    },
  },
  ru: {
    ...refusals("ru"),
    forgotten: "Забыли пароль?",
    noAccount: "Ещё нет учётной записи?",
    register: "Зарегистрируйтесь",
    or: "или",
    withProvider: "Продолжить с {name}",
    linkTitle: "Вход без пароля",
    linkLead: "Отправим вам на почту одноразовую ссылку для входа.",
    sendLink: "Отправить ссылку",
    linkSent: "Проверьте почту",
    linkSentDetail:
      "Если учётная запись с этим адресом существует, ссылка уже отправлена. Она действует один час и срабатывает один раз.",
    goingOn: "Вход выполнен, открываем страницу…",
    sendVerification: "Отправить ссылку для подтверждения ещё раз",
    waitMinutes: {
      one: "Повторить можно через {count} минуту.",
      few: "Повторить можно через {count} минуты.",
      many: "Повторить можно через {count} минут.",
      other: "Повторить можно через {count} минуты.",
    },
    waitSeconds: {
      one: "Повторить можно через {count} секунду.",
      few: "Повторить можно через {count} секунды.",
      many: "Повторить можно через {count} секунд.",
      other: "Повторить можно через {count} секунды.",
    },
  },
  fr: {
    ...refusals("fr"),
    forgotten: "Mot de passe oublié\u00a0?",
    noAccount: "Pas encore de compte\u00a0?",
    register: "Créez-en un",
    or: "ou",
    withProvider: "Continuer avec {name}",
    linkTitle: "Se connecter sans mot de passe",
    linkLead: "Nous vous envoyons par e-mail un lien de connexion à usage unique.",
    sendLink: "Envoyer le lien",
    linkSent: "Consultez votre messagerie",
    linkSentDetail:
      "Si un compte est associé à cette adresse, le lien est en route. Il est valable une heure et ne sert qu’une fois.",
    goingOn: "Vous êtes connecté, redirection en cours…",
    sendVerification: "Renvoyer le lien de confirmation",
    waitMinutes: {
      one: "Nouvel essai possible dans {count} minute.",
      many: "Nouvel essai possible dans {count} de minutes.",
      other: "Nouvel essai possible dans {count} minutes.",
    },
    waitSeconds: {
      one: "Nouvel essai possible dans {count} seconde.",
      many: "Nouvel essai possible dans {count} de secondes.",
      other: "Nouvel essai possible dans {count} secondes.",
    },
  },
  ar: {
    ...refusals("ar"),
    forgotten: "نسيت كلمة المرور؟",
    noAccount: "ليس لديك حساب بعد؟",
    register: "أنشئ حسابًا",
    or: "أو",
    withProvider: "المتابعة عبر {name}",
    linkTitle: "الدخول من دون كلمة مرور",
    linkLead: "نرسل إلى بريدك الإلكتروني رابط دخول يُستخدم مرة واحدة.",
    sendLink: "إرسال الرابط",
    linkSent: "تفقّد بريدك الوارد",
    linkSentDetail: "إذا كان هناك حساب بهذا العنوان فقد أُرسل الرابط. وهو صالح لمدة ساعة ويعمل مرة واحدة.",
    goingOn: "تم تسجيل الدخول، جارٍ تحويلك…",
    sendVerification: "إعادة إرسال رابط التأكيد",
    waitMinutes: {
      zero: "يمكنك المحاولة الآن.",
      one: "يمكنك المحاولة مجددًا بعد دقيقة واحدة.",
      two: "يمكنك المحاولة مجددًا بعد دقيقتين.",
      few: "يمكنك المحاولة مجددًا بعد {count} دقائق.",
      many: "يمكنك المحاولة مجددًا بعد {count} دقيقة.",
      other: "يمكنك المحاولة مجددًا بعد {count} دقيقة.",
    },
    waitSeconds: {
      zero: "يمكنك المحاولة الآن.",
      one: "يمكنك المحاولة مجددًا بعد ثانية واحدة.",
      two: "يمكنك المحاولة مجددًا بعد ثانيتين.",
      few: "يمكنك المحاولة مجددًا بعد {count} ثوانٍ.",
      many: "يمكنك المحاولة مجددًا بعد {count} ثانية.",
      other: "يمكنك المحاولة مجددًا بعد {count} ثانية.",
    },
  },
  de: {
    ...refusals("de"),
    forgotten: "Passwort vergessen?",
    noAccount: "Noch kein Konto?",
    register: "Jetzt erstellen",
    or: "oder",
    withProvider: "Weiter mit {name}",
    linkTitle: "Ohne Passwort anmelden",
    linkLead: "Wir senden Ihnen per E-Mail einen Link, der Sie einmalig anmeldet.",
    sendLink: "Link senden",
    linkSent: "Sehen Sie in Ihr Postfach",
    linkSentDetail:
      "Falls es ein Konto mit dieser Adresse gibt, ist der Link unterwegs. Er gilt eine Stunde und funktioniert einmal.",
    goingOn: "Sie sind angemeldet und werden weitergeleitet…",
    sendVerification: "Bestätigungslink erneut senden",
    waitMinutes: {
      one: "Der nächste Versuch ist in {count} Minute möglich.",
      other: "Der nächste Versuch ist in {count} Minuten möglich.",
    },
    waitSeconds: {
      one: "Der nächste Versuch ist in {count} Sekunde möglich.",
      other: "Der nächste Versuch ist in {count} Sekunden möglich.",
    },
  },
};
