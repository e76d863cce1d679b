import type { DemoEntry } from "../entry.ts";

/** Questions about accounts and personal data. */
export const accountQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "why-register",
    facts: { topic: "account" },
    texts: {
      tr: {
        title: "Üye olmam gerekiyor mu?",
        body: `<p>Kataloğu gezmek, çizimleri açmak, teklif istemek ve sepet doldurmak için gerekmez. Sipariş vermek, siparişi izlemek, adres kaydetmek ve favori tutmak için <a href="/register">üye olun</a>: ad, e-posta, telefon ve en az 10 karakterli bir parola yeterlidir, şirket bilgileri isteğe bağlıdır. E-postadaki doğrulama bağlantısı 48 saat geçerlidir; 14 gün içinde doğrulanmayan hesap silinir.</p>`,
        search_terms: "kayıt, üyelik, hesap açma, doğrulama e-postası, misafir",
      },
      en: {
        title: "Do I need an account?",
        body: `<p>Not for browsing the catalogue, opening drawings, asking for quotes or filling a cart. To order, follow an order, save addresses and keep favourites, <a href="/en/register">register</a>: name, e-mail, phone and a password of at least 10 characters will do, company details are optional. The confirmation link we mail works for 48 hours; an account not confirmed within 14 days is deleted.</p>`,
        search_terms: "register, sign up, membership, confirmation mail, guest",
      },
      ru: {
        title: "Нужна ли регистрация?",
        body: `<p>Чтобы смотреть каталог, открывать чертежи, запрашивать цены и наполнять корзину — нет. Чтобы оформлять и отслеживать заказы, хранить адреса и избранное, <a href="/ru/register">зарегистрируйтесь</a>: достаточно имени, почты, телефона и пароля не короче 10 символов, данные компании — по желанию. Ссылка для подтверждения действует 48 часов; учётная запись, не подтверждённая за 14 дней, удаляется.</p>`,
        search_terms: "регистрация, аккаунт, личный кабинет, подтверждение почты, гость",
      },
      fr: {
        title: "Faut-il créer un compte\u00a0?",
        body: `<p>Pas pour parcourir le catalogue, ouvrir les plans, demander un devis ou remplir un panier. Pour commander, suivre vos commandes, enregistrer des adresses et des favoris, <a href="/fr/register">inscrivez-vous</a>\u00a0: nom, e-mail, téléphone et un mot de passe d’au moins 10 caractères suffisent, les données de société sont facultatives. Le lien de confirmation vaut 48 heures\u00a0; un compte non confirmé sous 14 jours est supprimé.</p>`,
        search_terms: "inscription, compte, membre, e-mail de confirmation, invité",
      },
      ar: {
        title: "هل أحتاج إلى حساب؟",
        body: `<p>لا حاجة إليه لتصفح الكتالوج وفتح الرسوم وطلب عروض الأسعار وملء السلة. أما لتقديم الطلبات ومتابعتها وحفظ العناوين والمفضلة <a href="/ar/register">فسجّل حسابًا</a>: يكفي الاسم والبريد والهاتف وكلمة مرور من 10 أحرف على الأقل، وبيانات الشركة اختيارية. رابط التأكيد صالح 48 ساعة، والحساب الذي لا يؤكَّد خلال 14 يومًا يُحذف.</p>`,
        search_terms: "تسجيل، عضوية، إنشاء حساب، رسالة التأكيد، زائر",
      },
      de: {
        title: "Brauche ich ein Konto?",
        body: `<p>Nicht, um im Katalog zu stöbern, Zeichnungen zu öffnen, Angebote anzufordern oder den Warenkorb zu füllen. Zum Bestellen, Verfolgen, für Adressen und Favoriten <a href="/de/register">registrieren Sie sich</a>: Name, E-Mail, Telefon und ein Passwort mit mindestens 10 Zeichen genügen, Firmendaten sind freiwillig. Der Bestätigungslink gilt 48 Stunden; ein binnen 14 Tagen nicht bestätigtes Konto wird gelöscht.</p>`,
        search_terms: "Registrierung, Anmeldung, Kundenkonto, Bestätigungsmail, Gast",
      },
    },
  },
  {
    key: "cannot-sign-in",
    facts: { topic: "account" },
    texts: {
      tr: {
        title: "Giriş yapamıyorum, ne yapmalıyım?",
        body: `<p>Üst üste beş hatalı denemeden sonra giriş güvenlik için bir süre kilitlenir; bekleyip yeniden deneyin. <a href="/forgotten-password">Parolamı unuttum</a> sayfası kayıtlı adresinize bir saat geçerli, tek kullanımlık bir bağlantı yollar. Posta gelmediyse istenmeyen klasörüne bakın ve adresi doğru yazdığınızdan emin olun; güvenlik gereği bir adresin kayıtlı olup olmadığını söylemeyiz. Parolasız giriş için e-posta bağlantısı da isteyebilirsiniz.</p>`,
        search_terms: "parola unuttum, şifre sıfırlama, hesap kilitlendi, oturum açma",
      },
      en: {
        title: "I cannot sign in. What can I do?",
        body: `<p>After five wrong tries in a row signing in is locked for a while; wait and try again. The <a href="/en/forgotten-password">forgotten password</a> page mails a link that works once, within an hour. If nothing arrives, look in the spam folder and check the address; for safety we never say whether an address is registered. You can also ask for a sign-in link by e-mail and go without a password.</p>`,
        search_terms: "forgotten password, reset, account locked, login",
      },
      ru: {
        title: "Не получается войти. Что делать?",
        body: `<p>После пяти неверных попыток подряд вход на время блокируется: подождите и попробуйте снова. Страница <a href="/ru/forgotten-password">восстановления пароля</a> пришлёт одноразовую ссылку на один час. Если письма нет, проверьте спам и написание адреса; ради безопасности мы не сообщаем, зарегистрирован ли адрес. Можно войти и без пароля — по ссылке из письма.</p>`,
        search_terms: "забыл пароль, сброс, блокировка, логин, вход",
      },
      fr: {
        title: "Je n’arrive pas à me connecter. Que faire\u00a0?",
        body: `<p>Après cinq essais erronés de suite, la connexion est bloquée un moment\u00a0; patientez, puis réessayez. La page <a href="/fr/forgotten-password">mot de passe oublié</a> envoie un lien à usage unique, valable une heure. Rien reçu\u00a0? Regardez les indésirables et vérifiez l’adresse\u00a0; par sécurité, nous ne disons jamais si une adresse est inscrite. Vous pouvez aussi vous connecter sans mot de passe, par un lien reçu par e-mail.</p>`,
        search_terms: "mot de passe oublié, réinitialiser, compte bloqué, connexion",
      },
      ar: {
        title: "لا أستطيع تسجيل الدخول، ماذا أفعل؟",
        body: `<p>بعد خمس محاولات خاطئة متتالية يُقفل الدخول مدة من الوقت، فانتظر ثم أعد المحاولة. ترسل صفحة <a href="/ar/forgotten-password">نسيت كلمة المرور</a> رابطًا يُستخدم مرة واحدة خلال ساعة. وإن لم تصلك رسالة فتحقق من البريد غير المرغوب ومن كتابة العنوان؛ ولأجل الأمان لا نصرّح بما إذا كان العنوان مسجلًا. ويمكنك الدخول بلا كلمة مرور عبر رابط بالبريد.</p>`,
        search_terms: "نسيت كلمة المرور، إعادة تعيين، حساب مقفل، دخول",
      },
      de: {
        title: "Ich kann mich nicht anmelden. Was tun?",
        body: `<p>Nach fünf Fehlversuchen hintereinander ist die Anmeldung eine Zeit lang gesperrt; warten Sie und versuchen Sie es erneut. Über <a href="/de/forgotten-password">Passwort vergessen</a> erhalten Sie einen Link, der einmal und eine Stunde lang gilt. Kommt nichts an, sehen Sie im Spamordner nach und prüfen Sie die Adresse; aus Sicherheitsgründen sagen wir nie, ob eine Adresse registriert ist. Ohne Passwort geht es mit einem Anmeldelink per E-Mail.</p>`,
        search_terms: "Passwort vergessen, zurücksetzen, Konto gesperrt, Login",
      },
    },
  },
  {
    key: "download-my-data",
    facts: { topic: "account" },
    texts: {
      tr: {
        title: "Hakkımda hangi veriler tutuluyor, nasıl görürüm?",
        body: `<p><a href="/account/membership-information">Hesabınızdan</a> verilerinizin tamamını tek dosya olarak indirebilirsiniz: profil, adresler, favoriler, son baktığınız ürünler, yorumlar, talepler, sepet ve siparişler. Parolanız geri çözülemez biçimde saklandığı için dosyada yer almaz. Hangi verinin neden ve ne kadar tutulduğu <a href="/yasal-belgeler#aydinlatma-metni">aydınlatma metninde</a> yazar.</p>`,
        search_terms: "kvkk, veri indirme, kişisel veri, gdpr, verilerim",
      },
      en: {
        title: "What data do you hold about me, and how can I see it?",
        body: `<p>From <a href="/en/account/membership-information">your account</a> you can download all of it as one file: profile, addresses, favourites, products last looked at, reviews, requests, cart and orders. Your password is not in it, as it is stored in a form that cannot be read back. The <a href="/en/legal-documents#privacy-notice">privacy notice</a> says what is kept, why and for how long.</p>`,
        search_terms: "gdpr, personal data, data export, download, privacy",
      },
      ru: {
        title: "Какие данные обо мне хранятся и как их увидеть?",
        body: `<p>В <a href="/ru/account/membership-information">учётной записи</a> можно скачать всё одним файлом: профиль, адреса, избранное, недавно просмотренные товары, отзывы, запросы, корзину и заказы. Пароля в нём нет: он хранится в виде, который нельзя прочитать. Что, зачем и как долго хранится, сказано в <a href="/ru/yuridicheskie-dokumenty#obrabotka-personalnykh-dannykh">уведомлении об обработке данных</a>.</p>`,
        search_terms: "персональные данные, выгрузка, скачать данные, gdpr",
      },
      fr: {
        title: "Quelles données détenez-vous sur moi et comment les voir\u00a0?",
        body: `<p>Depuis <a href="/fr/account/membership-information">votre compte</a>, vous téléchargez tout en un fichier\u00a0: profil, adresses, favoris, derniers produits consultés, avis, demandes, panier et commandes. Le mot de passe n’y est pas\u00a0: il est conservé sous une forme illisible. L’<a href="/fr/documents-juridiques#protection-des-donnees">information sur les données</a> dit ce qui est conservé, pourquoi et combien de temps.</p>`,
        search_terms: "rgpd, données personnelles, export, télécharger",
      },
      ar: {
        title: "ما البيانات التي تحتفظون بها عني وكيف أراها؟",
        body: `<p>يمكنك من <a href="/ar/account/membership-information">حسابك</a> تنزيلها كلها في ملف واحد: الملف الشخصي والعناوين والمفضلة وآخر ما شاهدته من منتجات والتقييمات والطلبات المرسلة والسلة وطلبات الشراء. ولا تظهر فيه كلمة المرور لأنها محفوظة بصورة لا يمكن قراءتها. ويبيّن <a href="/ar/legal-documents#ishar-al-khususiyya">إشعار الخصوصية</a> ما يُحفظ ولماذا وإلى متى.</p>`,
        search_terms: "بيانات شخصية، تنزيل البيانات، خصوصية",
      },
      de: {
        title: "Welche Daten speichern Sie über mich, und wie sehe ich sie?",
        body: `<p>In <a href="/de/account/membership-information">Ihrem Konto</a> laden Sie alles als eine Datei herunter: Profil, Adressen, Favoriten, zuletzt angesehene Artikel, Bewertungen, Anfragen, Warenkorb und Bestellungen. Das Passwort fehlt, denn es ist so gespeichert, dass es niemand lesen kann. Was wir warum und wie lange aufbewahren, steht in der <a href="/de/rechtsdokumente#datenschutz">Datenschutzerklärung</a>.</p>`,
        search_terms: "DSGVO, personenbezogene Daten, Datenauskunft, Export",
      },
    },
  },
  {
    key: "delete-account",
    facts: { topic: "account" },
    texts: {
      tr: {
        title: "Hesabımı nasıl silerim, siparişlerim ne olur?",
        body: `<p><a href="/account/membership-information">Hesabınızda</a> silmeyi seçip parolanızı girin; parolanız yoksa onay bağlantısı e-postayla gelir ve bir saat geçerlidir. Adresler, favoriler, sepet, talepler ve oturumlar hemen silinir. Yayımlanmış yorumlarınızdan adınız kaldırılır. Siparişler ticari defter kaydı olduğundan on yıl saklanır ama hesapla bağı kesilir. İşlem geri alınamaz; gerekirse önce verilerinizi indirin.</p>`,
        search_terms: "üyelik iptali, hesap kapatma, verileri silme, unutulma hakkı",
      },
      en: {
        title: "How do I delete my account, and what becomes of my orders?",
        body: `<p>Choose deletion in <a href="/en/account/membership-information">your account</a> and enter your password; if you have none, we mail a link that works for an hour. Addresses, favourites, cart, requests and sessions go at once. Published reviews stay without your name. Orders are commercial records and kept for ten years, but cut off from the account. There is no way back, so download your data first if you need it.</p>`,
        search_terms: "close account, erase data, right to be forgotten, unsubscribe",
      },
      ru: {
        title: "Как удалить учётную запись и что будет с заказами?",
        body: `<p>Выберите удаление в <a href="/ru/account/membership-information">учётной записи</a> и введите пароль; если его нет, пришлём ссылку, она действует один час. Адреса, избранное, корзина, запросы и сеансы удаляются сразу. Опубликованные отзывы остаются без вашего имени. Заказы — торговые документы: они хранятся десять лет, но с учётной записью больше не связаны. Отменить удаление нельзя, при необходимости сначала скачайте данные.</p>`,
        search_terms: "закрыть аккаунт, удалить данные, право на забвение",
      },
      fr: {
        title: "Comment supprimer mon compte, et que deviennent mes commandes\u00a0?",
        body: `<p>Choisissez la suppression dans <a href="/fr/account/membership-information">votre compte</a> et saisissez votre mot de passe\u00a0; sans mot de passe, un lien valable une heure vous est envoyé. Adresses, favoris, panier, demandes et sessions disparaissent aussitôt. Les avis publiés restent, sans votre nom. Les commandes, pièces commerciales, sont gardées dix ans mais détachées du compte. C’est définitif\u00a0: téléchargez d’abord vos données si besoin.</p>`,
        search_terms: "fermer le compte, effacer, droit à l’oubli",
      },
      ar: {
        title: "كيف أحذف حسابي وماذا يحدث لطلباتي؟",
        body: `<p>اختر الحذف في <a href="/ar/account/membership-information">حسابك</a> وأدخل كلمة المرور، وإن لم تكن لديك أرسلنا رابطًا صالحًا لساعة. تُحذف العناوين والمفضلة والسلة والطلبات المرسلة والجلسات فورًا، وتبقى تقييماتك المنشورة بلا اسمك. أما طلبات الشراء فسجلات تجارية تُحفظ عشر سنوات مع قطع صلتها بالحساب. ولا رجعة في ذلك، فنزّل بياناتك أولًا إن احتجت إليها.</p>`,
        search_terms: "إغلاق الحساب، محو البيانات، حق النسيان",
      },
      de: {
        title: "Wie lösche ich mein Konto, und was wird aus meinen Bestellungen?",
        body: `<p>Wählen Sie in <a href="/de/account/membership-information">Ihrem Konto</a> die Löschung und geben Sie Ihr Passwort ein; haben Sie keines, kommt ein Link, der eine Stunde gilt. Adressen, Favoriten, Warenkorb, Anfragen und Sitzungen sind sofort weg. Veröffentlichte Bewertungen bleiben ohne Ihren Namen. Bestellungen sind Handelsbelege, die wir zehn Jahre aufbewahren, aber vom Konto trennen. Zurück geht es nicht; laden Sie vorher Ihre Daten, falls nötig.</p>`,
        search_terms: "Konto schließen, Daten löschen, Recht auf Vergessenwerden",
      },
    },
  },
];
