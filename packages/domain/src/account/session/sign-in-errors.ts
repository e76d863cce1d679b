import { transportMessages } from "../../http/index.ts";
import { locales, type Locale } from "../../locales/index.ts";
import { accountMessages } from "../messages.ts";
import type { Texts } from "../../validation/index.ts";

const ofTransport = (code: "NETWORK_ERROR" | "TIMEOUT" | "UNAUTHORISED"): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, transportMessages[locale][code]])) as Record<
    Locale,
    string
  >;

/** Faults of the installation: a visitor cannot fix them, and gets no details. */
const unavailable: Texts = {
  tr: "Giriş şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.",
  en: "Signing in is not available at the moment. Please try again later.",
  ru: "Вход сейчас недоступен. Повторите попытку позже.",
  fr: "La connexion est momentanément indisponible. Veuillez réessayer plus tard.",
  ar: "تسجيل الدخول غير متاح حاليًا. يُرجى المحاولة مرة أخرى لاحقًا.",
  de: "Die Anmeldung ist derzeit nicht möglich. Bitte versuchen Sie es später erneut.",
};

const failed: Texts = {
  tr: "Giriş yapılamadı. Lütfen tekrar deneyin.",
  en: "Signing in did not work. Please try again.",
  ru: "Не удалось войти. Попробуйте ещё раз.",
  fr: "La connexion a échoué. Veuillez réessayer.",
  ar: "تعذّر تسجيل الدخول. يُرجى المحاولة مرة أخرى.",
  de: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es erneut.",
};

const providerFailed: Texts = {
  tr: "Seçtiğiniz hizmetle giriş yapılamadı. Tekrar deneyin ya da başka bir yol seçin.",
  en: "Signing in with the service you chose did not work. Try again or choose another way.",
  ru: "Не удалось войти через выбранный сервис. Попробуйте ещё раз или выберите другой способ.",
  fr: "La connexion avec le service choisi a échoué. Réessayez ou choisissez un autre moyen.",
  ar: "تعذّر تسجيل الدخول عبر الخدمة التي اخترتها. حاول مرة أخرى أو اختر طريقة أخرى.",
  de: "Die Anmeldung über den gewählten Dienst hat nicht geklappt. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.",
};

const stale: Texts = {
  tr: "Sayfa çok uzun süre açık kalmış. Lütfen tekrar deneyin.",
  en: "The page was open for too long. Please try again.",
  ru: "Страница была открыта слишком долго. Попробуйте ещё раз.",
  fr: "La page est restée ouverte trop longtemps. Veuillez réessayer.",
  ar: "بقيت الصفحة مفتوحة مدة طويلة. يُرجى المحاولة مرة أخرى.",
  de: "Die Seite war zu lange geöffnet. Bitte versuchen Sie es erneut.",
};

const messages = {
  Default: failed,
  CredentialsSignin: {
    tr: "E-posta adresi veya parola hatalı.",
    en: "The e-mail address or the password is wrong.",
    ru: "Неверный адрес эл. почты или пароль.",
    fr: "L’adresse e-mail ou le mot de passe est incorrect.",
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
    de: "Die E-Mail-Adresse oder das Passwort ist falsch.",
  },
  EmailNotVerified: {
    tr: "E-posta adresiniz henüz doğrulanmadı. Size gönderdiğimiz bağlantıya tıklayın ya da yeni bir bağlantı isteyin.",
    en: "Your e-mail address has not been confirmed yet. Follow the link we sent you, or ask for a new one.",
    ru: "Адрес эл. почты ещё не подтверждён. Перейдите по ссылке из нашего письма или запросите новую.",
    fr: "Votre adresse e-mail n’est pas encore confirmée. Suivez le lien que nous vous avons envoyé ou demandez-en un nouveau.",
    ar: "لم يتم تأكيد بريدك الإلكتروني بعد. اتبع الرابط الذي أرسلناه إليك أو اطلب رابطًا جديدًا.",
    de: "Ihre E-Mail-Adresse ist noch nicht bestätigt. Folgen Sie dem Link in unserer E-Mail oder fordern Sie einen neuen an.",
  },
  SecondFactorRequired: {
    tr: "Girişi tamamlamak için uygulamanızdaki kodu girin.",
    en: "Enter the code from your app to finish signing in.",
    ru: "Чтобы завершить вход, введите код из приложения.",
    fr: "Saisissez le code de votre application pour terminer la connexion.",
    ar: "أدخل الرمز من تطبيقك لإكمال تسجيل الدخول.",
    de: "Geben Sie den Code Ihrer App ein, um die Anmeldung abzuschließen.",
  },
  SecondFactorWrong: accountMessages.codeWrong,
  SecondFactorExpired: {
    tr: "Kod için ayrılan süre doldu. Lütfen yeniden giriş yapın.",
    en: "The time for the code has run out. Please sign in again.",
    ru: "Время на ввод кода истекло. Войдите ещё раз.",
    fr: "Le délai pour saisir le code est écoulé. Veuillez vous reconnecter.",
    ar: "انتهى الوقت المخصص لإدخال الرمز. يُرجى تسجيل الدخول من جديد.",
    de: "Die Zeit für den Code ist abgelaufen. Bitte melden Sie sich erneut an.",
  },
  EmailSignin: {
    tr: "Giriş bağlantısı gönderilemedi. E-posta adresinizi kontrol edip tekrar deneyin.",
    en: "The sign-in link could not be sent. Check your e-mail address and try again.",
    ru: "Не удалось отправить ссылку для входа. Проверьте адрес эл. почты и попробуйте ещё раз.",
    fr: "Le lien de connexion n’a pas pu être envoyé. Vérifiez votre adresse e-mail et réessayez.",
    ar: "تعذّر إرسال رابط الدخول. تحقّق من بريدك الإلكتروني وحاول مرة أخرى.",
    de: "Der Anmeldelink konnte nicht gesendet werden. Prüfen Sie Ihre E-Mail-Adresse und versuchen Sie es erneut.",
  },
  Verification: {
    tr: "Bu giriş bağlantısının süresi dolmuş ya da daha önce kullanılmış. Lütfen yenisini isteyin.",
    en: "This sign-in link has expired or been used already. Please ask for a new one.",
    ru: "Срок действия ссылки для входа истёк, или она уже использована. Запросите новую.",
    fr: "Ce lien de connexion a expiré ou a déjà servi. Veuillez en demander un nouveau.",
    ar: "انتهت صلاحية رابط الدخول هذا أو استُخدم من قبل. يُرجى طلب رابط جديد.",
    de: "Dieser Anmeldelink ist abgelaufen oder wurde bereits verwendet. Bitte fordern Sie einen neuen an.",
  },
  SessionRequired: {
    tr: "Bu sayfayı görmek için lütfen giriş yapın.",
    en: "Please sign in to see this page.",
    ru: "Войдите, чтобы увидеть эту страницу.",
    fr: "Veuillez vous connecter pour voir cette page.",
    ar: "يُرجى تسجيل الدخول لعرض هذه الصفحة.",
    de: "Bitte melden Sie sich an, um diese Seite zu sehen.",
  },
  FavouriteWaits: {
    tr: "Ürünü favorilerinize eklemek için lütfen giriş yapın. Giriş yapınca ürün favorilerinizde olacak.",
    en: "Please sign in to save this product. You will find it in your favourites afterwards.",
    ru: "Войдите, чтобы добавить товар в избранное. После входа он уже будет там.",
    fr: "Connectez-vous pour ajouter ce produit à vos favoris. Il y sera dès votre connexion.",
    ar: "يُرجى تسجيل الدخول لإضافة المنتج إلى المفضلة. ستجده فيها بعد الدخول.",
    de: "Bitte melden Sie sich an, um das Produkt zu merken. Danach finden Sie es unter Ihren Favoriten.",
  },
  SessionExpired: ofTransport("UNAUTHORISED"),
  AccessDenied: {
    tr: "Bu hesapla giriş yapılamıyor. Yardım için bizimle iletişime geçin.",
    en: "This account cannot sign in. Contact us if you need help.",
    ru: "Войти с этой учётной записью нельзя. Если нужна помощь, свяжитесь с нами.",
    fr: "Ce compte ne peut pas se connecter. Contactez-nous si vous avez besoin d’aide.",
    ar: "لا يمكن تسجيل الدخول بهذا الحساب. تواصل معنا إذا احتجت إلى مساعدة.",
    de: "Mit diesem Konto ist keine Anmeldung möglich. Wenn Sie Hilfe brauchen, schreiben Sie uns.",
  },
  AccountNotLinkedError: {
    tr: "Bu e-posta adresiyle zaten bir üyelik var. İlk girişinizde kullandığınız yolla giriş yapın.",
    en: "There is already an account with this e-mail address. Sign in the way you did the first time.",
    ru: "Учётная запись с этим адресом уже есть. Войдите тем же способом, что и в первый раз.",
    fr: "Un compte existe déjà avec cette adresse e-mail. Connectez-vous de la même façon que la première fois.",
    ar: "يوجد حساب بهذا البريد الإلكتروني بالفعل. سجّل الدخول بالطريقة التي استخدمتها أول مرة.",
    de: "Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich auf dem Weg an, den Sie beim ersten Mal gewählt haben.",
  },
  TooManyRequests: {
    tr: "Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.",
    en: "Too many attempts. Please wait a while and try again.",
    ru: "Слишком много попыток. Подождите немного и попробуйте ещё раз.",
    fr: "Trop de tentatives. Patientez un moment, puis réessayez.",
    ar: "محاولات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.",
    de: "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  },
  OAuthCallbackError: providerFailed,
  OAuthSignin: providerFailed,
  MissingCSRF: stale,
  InvalidCallbackUrl: failed,
  Configuration: unavailable,
  MissingAPIRouteError: unavailable,
  MissingSecretError: unavailable,
  MissingAuthorizeError: unavailable,
  MissingAdapterError: unavailable,
  MissingAdapterMethodsError: unavailable,
  UnsupportedStrategyError: unavailable,
  NETWORK_ERROR: ofTransport("NETWORK_ERROR"),
  TIMEOUT: ofTransport("TIMEOUT"),
} satisfies Record<string, Texts>;

/** A name of an error that the sign-in page may be given: those of section 8, and the server's own. */
export type SignInErrorName = keyof typeof messages;

/** All names that have a sentence of their own or share one. */
export const signInErrorNames = Object.keys(messages) as readonly SignInErrorName[];

/** What the sign-in page says of an error, by its name; one sentence serves every name that is not known. */
export function signInErrorMessage(name: string, locale: Locale): string {
  const texts: Texts = Object.hasOwn(messages, name) ? messages[name as SignInErrorName] : messages.Default;
  return texts[locale];
}
