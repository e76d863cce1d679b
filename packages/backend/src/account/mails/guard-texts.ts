import type { Locale } from "@preforma/domain/locales";
import type { MailTexts } from "./mail-texts.ts";

/** Mails about guesses and the second factor. `{site}` stands for the brand. */
export const guardTexts = {
  guessedAt: {
    tr: {
      subject: "{site} hesabınızda birçok başarısız giriş denemesi",
      paragraphs: [
        "Bugün hesabınıza birçok kez yanlış parolayla girilmeye çalışıldı. Hiçbiri başarılı olmadı.",
        "Denemeler artık yavaşlatılıyor. Daha önce giriş yaptığınız yerlerden etkilenmezsiniz; yeni bir yerden giriş yaparken kısa süre beklemeniz gerekirse e-posta ile giriş bağlantısı isteyebilirsiniz.",
      ],
      action: "Yeni parola iste",
      closing:
        "Bu denemeler size aitse bir şey yapmanız gerekmez. Parolanızı başka sitelerde de kullanıyorsanız yeni bir parola belirleyin.",
    },
    en: {
      subject: "Many failed attempts to sign in to your account at {site}",
      paragraphs: [
        "Somebody tried to sign in to your account with a wrong password many times today. None of the attempts succeeded.",
        "We now slow these attempts down. You can sign in as usual from places where you have signed in before. If you have to wait at a new place, ask for a sign-in link by e-mail.",
      ],
      action: "Ask for a new password",
      closing:
        "If this was you, there is nothing to do. If you use the same password on other sites, choose a new one.",
    },
    ru: {
      subject: "Много неудачных попыток входа в вашу учётную запись на {site}",
      paragraphs: [
        "Сегодня в вашу учётную запись много раз пытались войти с неверным паролем. Ни одна попытка не удалась.",
        "Теперь такие попытки замедляются. Там, где вы уже входили, всё работает как обычно. Если на новом месте придётся подождать, запросите ссылку для входа по электронной почте.",
      ],
      action: "Запросить новый пароль",
      closing:
        "Если это были вы, ничего делать не нужно. Если вы используете тот же пароль на других сайтах, создайте новый.",
    },
    fr: {
      subject: "De nombreuses tentatives de connexion à votre compte sur {site} ont échoué",
      paragraphs: [
        "Quelqu’un a essayé de nombreuses fois aujourd’hui de se connecter à votre compte avec un mot de passe erroné. Aucune tentative n’a abouti.",
        "Ces tentatives sont désormais ralenties. Là où vous vous êtes déjà connecté, rien ne change pour vous. Si vous devez patienter ailleurs, demandez un lien de connexion par e-mail.",
      ],
      action: "Demander un nouveau mot de passe",
      closing:
        "Si c’était vous, vous n’avez rien à faire. Si vous utilisez le même mot de passe sur d’autres sites, choisissez-en un nouveau.",
    },
    ar: {
      subject: "محاولات كثيرة فاشلة لتسجيل الدخول إلى حسابك في {site}",
      paragraphs: [
        "حاول أحدهم اليوم مرات كثيرة تسجيل الدخول إلى حسابك بكلمة مرور خاطئة. لم تنجح أي محاولة.",
        "نبطئ الآن هذه المحاولات. يمكنك تسجيل الدخول كالمعتاد من الأماكن التي سبق أن دخلت منها. وإذا اضطررت إلى الانتظار في مكان جديد فاطلب رابط دخول بالبريد الإلكتروني.",
      ],
      action: "طلب كلمة مرور جديدة",
      closing:
        "إذا كنت أنت من حاول فلا يلزمك فعل شيء. وإذا كنت تستخدم كلمة المرور نفسها في مواقع أخرى فعيّن كلمة جديدة.",
    },
    de: {
      subject: "Viele fehlgeschlagene Anmeldungen an Ihrem Konto bei {site}",
      paragraphs: [
        "Heute wurde viele Male mit einem falschen Passwort versucht, sich an Ihrem Konto anzumelden. Kein Versuch war erfolgreich.",
        "Wir bremsen solche Versuche jetzt. Wo Sie sich schon einmal angemeldet haben, ändert sich für Sie nichts. Falls Sie an einem neuen Ort warten müssen, fordern Sie einen Anmeldelink per E-Mail an.",
      ],
      action: "Neues Passwort anfordern",
      closing:
        "Wenn Sie das waren, müssen Sie nichts tun. Wenn Sie dasselbe Passwort auch anderswo verwenden, wählen Sie ein neues.",
    },
  },
  secondFactorOn: {
    tr: {
      subject: "{site} hesabınızda iki adımlı doğrulama açıldı",
      paragraphs: [
        "Hesabınıza girişte artık parolanın yanında uygulamanızdaki kod da isteniyor. Kurtarma kodlarınızı güvenli bir yerde saklayın.",
      ],
      closing: "Bunu siz yapmadıysanız hemen bize yazın.",
    },
    en: {
      subject: "Two-step verification is on for your account at {site}",
      paragraphs: [
        "Signing in to your account now asks for a code from your app, too. Keep your recovery codes in a safe place.",
      ],
      closing: "If this was not you, write to us at once.",
    },
    ru: {
      subject: "Для вашей учётной записи на {site} включена двухэтапная проверка",
      paragraphs: [
        "Теперь при входе, помимо пароля, запрашивается код из приложения. Храните резервные коды в надёжном месте.",
      ],
      closing: "Если это были не вы, немедленно напишите нам.",
    },
    fr: {
      subject: "La validation en deux étapes est activée pour votre compte sur {site}",
      paragraphs: [
        "La connexion à votre compte demande désormais aussi un code de votre application. Gardez vos codes de secours en lieu sûr.",
      ],
      closing: "Si vous n’en êtes pas à l’origine, écrivez-nous immédiatement.",
    },
    ar: {
      subject: "تم تفعيل التحقق بخطوتين لحسابك في {site}",
      paragraphs: ["أصبح تسجيل الدخول إلى حسابك يتطلب أيضًا رمزًا من تطبيقك. احفظ رموز الاسترداد في مكان آمن."],
      closing: "إذا لم تكن أنت من فعل ذلك فراسلنا فورًا.",
    },
    de: {
      subject: "Die Bestätigung in zwei Schritten ist für Ihr Konto bei {site} aktiv",
      paragraphs: [
        "Bei der Anmeldung an Ihrem Konto wird jetzt zusätzlich ein Code Ihrer App verlangt. Bewahren Sie Ihre Wiederherstellungscodes sicher auf.",
      ],
      closing: "Wenn Sie das nicht waren, schreiben Sie uns sofort.",
    },
  },
  secondFactorOff: {
    tr: {
      subject: "{site} hesabınızda iki adımlı doğrulama kapatıldı",
      paragraphs: ["Hesabınıza girişte artık uygulamanızdaki kod istenmiyor."],
      closing: "Bunu siz yapmadıysanız hemen yeni bir parola belirleyin ve bize yazın.",
    },
    en: {
      subject: "Two-step verification is off for your account at {site}",
      paragraphs: ["Signing in to your account no longer asks for a code from your app."],
      closing: "If this was not you, set a new password at once and write to us.",
    },
    ru: {
      subject: "Для вашей учётной записи на {site} отключена двухэтапная проверка",
      paragraphs: ["При входе код из приложения больше не запрашивается."],
      closing: "Если это были не вы, немедленно создайте новый пароль и напишите нам.",
    },
    fr: {
      subject: "La validation en deux étapes est désactivée pour votre compte sur {site}",
      paragraphs: ["La connexion à votre compte ne demande plus de code de votre application."],
      closing:
        "Si vous n’en êtes pas à l’origine, choisissez immédiatement un nouveau mot de passe et écrivez-nous.",
    },
    ar: {
      subject: "تم إيقاف التحقق بخطوتين لحسابك في {site}",
      paragraphs: ["لم يعد تسجيل الدخول إلى حسابك يتطلب رمزًا من تطبيقك."],
      closing: "إذا لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة فورًا وراسلنا.",
    },
    de: {
      subject: "Die Bestätigung in zwei Schritten ist für Ihr Konto bei {site} ausgeschaltet",
      paragraphs: ["Bei der Anmeldung an Ihrem Konto wird kein Code Ihrer App mehr verlangt."],
      closing: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.",
    },
  },
} satisfies Record<string, Record<Locale, MailTexts>>;
