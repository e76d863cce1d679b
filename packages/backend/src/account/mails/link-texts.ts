import type { Locale } from "@preforma/domain/locales";
import type { MailTexts } from "./mail-texts.ts";

/** Mails whose link proves something. `{site}` stands for the brand. */
export const linkTexts = {
  verifyEmail: {
    tr: {
      subject: "{site} üyeliğinizi tamamlayın",
      paragraphs: [
        "Bu e-posta adresiyle bir üyelik açılmak istendi. Adresin size ait olduğunu aşağıdaki bağlantıyla onaylayın ve parolanızı belirleyin. Bağlantı iki gün geçerlidir ve bir kez kullanılabilir.",
      ],
      action: "E-posta adresimi onayla",
      closing: "Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; onaylanmayan üyelikler silinir.",
    },
    en: {
      subject: "Complete your registration at {site}",
      paragraphs: [
        "Somebody wants to open an account with this e-mail address. Use the link below to confirm that the address is yours and to choose your password. The link is valid for two days and works once.",
      ],
      action: "Confirm my e-mail address",
      closing: "If this was not you, ignore this e-mail; accounts that are not confirmed are deleted.",
    },
    ru: {
      subject: "Завершите регистрацию на {site}",
      paragraphs: [
        "Кто-то хочет создать учётную запись с этим адресом эл. почты. Подтвердите по ссылке ниже, что адрес принадлежит вам, и придумайте пароль. Ссылка действует два дня и срабатывает один раз.",
      ],
      action: "Подтвердить адрес",
      closing:
        "Если это были не вы, не обращайте внимания на письмо: неподтверждённые учётные записи удаляются.",
    },
    fr: {
      subject: "Terminez votre inscription sur {site}",
      paragraphs: [
        "Quelqu’un souhaite ouvrir un compte avec cette adresse e-mail. Avec le lien ci-dessous, confirmez qu’elle est bien la vôtre et choisissez votre mot de passe. Le lien est valable deux jours et ne sert qu’une fois.",
      ],
      action: "Confirmer mon adresse e-mail",
      closing:
        "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail\u00a0; les comptes non confirmés sont supprimés.",
    },
    ar: {
      subject: "أكمل تسجيلك في {site}",
      paragraphs: [
        "طُلب فتح حساب بهذا البريد الإلكتروني. أكّد من خلال الرابط أدناه أن العنوان يخصك واختر كلمة المرور. الرابط صالح لمدة يومين ويُستخدم مرة واحدة فقط.",
      ],
      action: "تأكيد بريدي الإلكتروني",
      closing: "إذا لم تطلب ذلك فتجاهل هذه الرسالة؛ تُحذف الحسابات التي لا يتم تأكيدها.",
    },
    de: {
      subject: "Schließen Sie Ihre Registrierung bei {site} ab",
      paragraphs: [
        "Mit dieser E-Mail-Adresse soll ein Konto eröffnet werden. Bestätigen Sie mit dem folgenden Link, dass die Adresse Ihnen gehört, und wählen Sie Ihr Passwort. Der Link gilt zwei Tage und lässt sich einmal verwenden.",
      ],
      action: "E-Mail-Adresse bestätigen",
      closing:
        "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; nicht bestätigte Konten werden gelöscht.",
    },
  },
  alreadyRegistered: {
    tr: {
      subject: "{site} sitesinde zaten bir hesabınız var",
      paragraphs: [
        "Bu e-posta adresi bir hesap için kullanılmak istendi, ancak adrese ait bir hesap zaten var. Her zamanki gibi giriş yapabilirsiniz.",
        "Parolanızı bilmiyorsanız aşağıdaki bağlantıyla yenisini belirleyin. Bağlantı bir saat geçerlidir ve bir kez kullanılabilir.",
      ],
      action: "Yeni parola belirle",
      closing: "Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; hesabınızda hiçbir şey değişmez.",
    },
    en: {
      subject: "You already have an account at {site}",
      paragraphs: [
        "This e-mail address was given for an account, but it already belongs to one. You can sign in as usual.",
        "If you do not know your password, set a new one with the link below. The link is valid for one hour and works once.",
      ],
      action: "Set a new password",
      closing: "If this was not you, ignore this e-mail; nothing about your account changes.",
    },
    ru: {
      subject: "У вас уже есть учётная запись на {site}",
      paragraphs: [
        "Этот адрес эл. почты указали для учётной записи, но она с таким адресом уже существует. Вы можете войти как обычно.",
        "Если вы не помните пароль, создайте новый по ссылке ниже. Она действует один час и срабатывает один раз.",
      ],
      action: "Создать новый пароль",
      closing:
        "Если это были не вы, не обращайте внимания на письмо: с вашей учётной записью ничего не произойдёт.",
    },
    fr: {
      subject: "Vous avez déjà un compte sur {site}",
      paragraphs: [
        "Cette adresse e-mail a été indiquée pour un compte, mais elle en possède déjà un. Vous pouvez vous connecter comme d’habitude.",
        "Si vous ne connaissez pas votre mot de passe, choisissez-en un nouveau avec le lien ci-dessous. Il est valable une heure et ne sert qu’une fois.",
      ],
      action: "Choisir un nouveau mot de passe",
      closing:
        "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail\u00a0: rien ne change pour votre compte.",
    },
    ar: {
      subject: "لديك حساب بالفعل في {site}",
      paragraphs: [
        "أُدخل هذا البريد الإلكتروني لحساب، لكن هناك حسابًا مرتبطًا به بالفعل. يمكنك تسجيل الدخول كالمعتاد.",
        "إذا كنت لا تعرف كلمة المرور فعيّن كلمة جديدة من خلال الرابط أدناه. الرابط صالح لمدة ساعة واحدة ويُستخدم مرة واحدة فقط.",
      ],
      action: "تعيين كلمة مرور جديدة",
      closing: "إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن يتغير شيء في حسابك.",
    },
    de: {
      subject: "Sie haben bereits ein Konto bei {site}",
      paragraphs: [
        "Diese E-Mail-Adresse wurde für ein Konto angegeben, gehört aber bereits zu einem. Sie können sich wie gewohnt anmelden.",
        "Wenn Sie Ihr Passwort nicht kennen, legen Sie mit dem folgenden Link ein neues fest. Er gilt eine Stunde und lässt sich einmal verwenden.",
      ],
      action: "Neues Passwort festlegen",
      closing: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; an Ihrem Konto ändert sich nichts.",
    },
  },
  resetPassword: {
    tr: {
      subject: "{site} için yeni parola",
      paragraphs: [
        "Aşağıdaki bağlantıyla yeni bir parola belirleyebilirsiniz. Bağlantı bir saat geçerlidir ve bir kez kullanılabilir. Ardından tüm cihazlardaki oturumlar kapatılır.",
      ],
      action: "Yeni parola belirle",
      closing: "Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; parolanız değişmez.",
    },
    en: {
      subject: "A new password for {site}",
      paragraphs: [
        "Set a new password with the link below. It is valid for one hour and works once. You will then be signed out on all devices.",
      ],
      action: "Set a new password",
      closing: "If you did not ask for this, ignore this e-mail; your password stays as it is.",
    },
    ru: {
      subject: "Новый пароль для {site}",
      paragraphs: [
        "Создайте новый пароль по ссылке ниже. Она действует один час и срабатывает один раз. После этого сеансы на всех устройствах будут завершены.",
      ],
      action: "Создать новый пароль",
      closing: "Если вы этого не запрашивали, не обращайте внимания на письмо: пароль останется прежним.",
    },
    fr: {
      subject: "Un nouveau mot de passe pour {site}",
      paragraphs: [
        "Choisissez un nouveau mot de passe avec le lien ci-dessous. Il est valable une heure et ne sert qu’une fois. Vous serez ensuite déconnecté de tous les appareils.",
      ],
      action: "Choisir un nouveau mot de passe",
      closing:
        "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail\u00a0: votre mot de passe ne change pas.",
    },
    ar: {
      subject: "كلمة مرور جديدة لموقع {site}",
      paragraphs: [
        "عيّن كلمة مرور جديدة من خلال الرابط أدناه. الرابط صالح لمدة ساعة واحدة ويُستخدم مرة واحدة فقط. بعد ذلك تنتهي الجلسات على جميع الأجهزة.",
      ],
      action: "تعيين كلمة مرور جديدة",
      closing: "إذا لم تطلب ذلك فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.",
    },
    de: {
      subject: "Neues Passwort für {site}",
      paragraphs: [
        "Legen Sie mit dem folgenden Link ein neues Passwort fest. Er gilt eine Stunde und lässt sich einmal verwenden. Danach werden Sie auf allen Geräten abgemeldet.",
      ],
      action: "Neues Passwort festlegen",
      closing:
        "Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail; Ihr Passwort bleibt, wie es ist.",
    },
  },
  changeEmail: {
    tr: {
      subject: "{site} için yeni e-posta adresinizi onaylayın",
      paragraphs: [
        "Bu adres, bir hesabın yeni e-posta adresi olarak verildi. Aşağıdaki bağlantıyla onaylayın. Bağlantı bir gün geçerlidir ve bir kez kullanılabilir.",
      ],
      action: "Yeni adresi onayla",
      closing: "Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; adresiniz kullanılmaz.",
    },
    en: {
      subject: "Confirm your new e-mail address for {site}",
      paragraphs: [
        "This address was given as the new e-mail address of an account. Confirm it with the link below. The link is valid for one day and works once.",
      ],
      action: "Confirm the new address",
      closing: "If this was not you, ignore this e-mail; your address will not be used.",
    },
    ru: {
      subject: "Подтвердите новый адрес эл. почты для {site}",
      paragraphs: [
        "Этот адрес указан как новый адрес эл. почты учётной записи. Подтвердите его по ссылке ниже. Ссылка действует один день и срабатывает один раз.",
      ],
      action: "Подтвердить новый адрес",
      closing: "Если это были не вы, не обращайте внимания на письмо: ваш адрес использоваться не будет.",
    },
    fr: {
      subject: "Confirmez votre nouvelle adresse e-mail pour {site}",
      paragraphs: [
        "Cette adresse a été indiquée comme nouvelle adresse e-mail d’un compte. Confirmez-la avec le lien ci-dessous. Il est valable un jour et ne sert qu’une fois.",
      ],
      action: "Confirmer la nouvelle adresse",
      closing:
        "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail\u00a0: votre adresse ne sera pas utilisée.",
    },
    ar: {
      subject: "أكّد بريدك الإلكتروني الجديد لموقع {site}",
      paragraphs: [
        "أُدخل هذا العنوان بريدًا إلكترونيًا جديدًا لأحد الحسابات. أكّده من خلال الرابط أدناه. الرابط صالح لمدة يوم واحد ويُستخدم مرة واحدة فقط.",
      ],
      action: "تأكيد العنوان الجديد",
      closing: "إذا لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُستخدم عنوانك.",
    },
    de: {
      subject: "Bestätigen Sie Ihre neue E-Mail-Adresse für {site}",
      paragraphs: [
        "Diese Adresse wurde als neue E-Mail-Adresse eines Kontos angegeben. Bestätigen Sie sie mit dem folgenden Link. Er gilt einen Tag und lässt sich einmal verwenden.",
      ],
      action: "Neue Adresse bestätigen",
      closing: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; Ihre Adresse wird nicht verwendet.",
    },
  },
  confirmDeletion: {
    tr: {
      subject: "{site} hesabınızın silinmesini onaylayın",
      paragraphs: [
        "Hesabınızın ve kişisel verilerinizin silinmesi istendi. Bu işlem geri alınamaz. Onaylamak için aşağıdaki bağlantıyı kullanın; bağlantı bir saat geçerlidir ve bir kez kullanılabilir.",
      ],
      action: "Silmeyi onayla",
      closing: "Bu isteği siz yapmadıysanız bu e-postayı dikkate almayın; hesabınız olduğu gibi kalır.",
    },
    en: {
      subject: "Confirm the deletion of your account at {site}",
      paragraphs: [
        "The deletion of your account and your personal data was asked for. It cannot be undone. To confirm it, use the link below; it is valid for one hour and works once.",
      ],
      action: "Confirm the deletion",
      closing: "If this was not you, ignore this e-mail; your account stays as it is.",
    },
    ru: {
      subject: "Подтвердите удаление учётной записи на {site}",
      paragraphs: [
        "Поступил запрос на удаление вашей учётной записи и персональных данных. Отменить это будет нельзя. Для подтверждения перейдите по ссылке ниже; она действует один час и срабатывает один раз.",
      ],
      action: "Подтвердить удаление",
      closing: "Если это были не вы, не обращайте внимания на письмо: учётная запись останется как есть.",
    },
    fr: {
      subject: "Confirmez la suppression de votre compte sur {site}",
      paragraphs: [
        "La suppression de votre compte et de vos données personnelles a été demandée. Elle est irréversible. Pour la confirmer, utilisez le lien ci-dessous\u00a0; il est valable une heure et ne sert qu’une fois.",
      ],
      action: "Confirmer la suppression",
      closing:
        "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail\u00a0: votre compte reste tel quel.",
    },
    ar: {
      subject: "أكّد حذف حسابك في {site}",
      paragraphs: [
        "طُلب حذف حسابك وبياناتك الشخصية. لا يمكن التراجع عن هذا الإجراء. للتأكيد استخدم الرابط أدناه؛ وهو صالح لمدة ساعة واحدة ويُستخدم مرة واحدة فقط.",
      ],
      action: "تأكيد الحذف",
      closing: "إذا لم تطلب ذلك فتجاهل هذه الرسالة، ويبقى حسابك كما هو.",
    },
    de: {
      subject: "Bestätigen Sie die Löschung Ihres Kontos bei {site}",
      paragraphs: [
        "Die Löschung Ihres Kontos und Ihrer personenbezogenen Daten wurde angefordert. Sie lässt sich nicht rückgängig machen. Bestätigen Sie sie mit dem folgenden Link; er gilt eine Stunde und lässt sich einmal verwenden.",
      ],
      action: "Löschung bestätigen",
      closing: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; Ihr Konto bleibt, wie es ist.",
    },
  },
} satisfies Record<string, Record<Locale, MailTexts>>;
