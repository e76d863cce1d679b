import type { DemoEntry } from "../entry.ts";

/** What the site keeps in a browser: its own cookies, those of signing in, and what lies in the storage beside them. */
export const cookiePolicy: DemoEntry<"legal-documents"> = {
  key: "cookie-policy",
  facts: {},
  publishedDaysAgo: 120,
  texts: {
    tr: {
      title: "Çerez politikası",
      slug: "cerez-politikasi",
      summary: "Sitenin hangi çerezleri neden kullandığı ve tercihinizi nasıl değiştireceğiniz.",
      body: `<p>Bu sayfa, preforma.example sitesinin tarayıcınızda neleri sakladığını ve bunları nasıl yöneteceğinizi anlatır. Zorunlu olanlar dışında hiçbir çerez siz izin vermeden yazılmaz.</p>
<h2>Zorunlu çerezler</h2>
<table><thead><tr><th scope="col">Ad</th><th scope="col">Amaç</th><th scope="col">Süre</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Tercihinizi bildirdiğinizi hatırlar.</td><td>365 gün</td></tr>
<tr><td>cookie_preferences</td><td>Hangi çerez türlerine, ne zaman izin verdiğinizi saklar.</td><td>365 gün</td></tr>
<tr><td>preforma_cart</td><td>Üye olmadan doldurulan sepetin rastgele anahtarı; sunucudaki sepet 60 gün kullanılmazsa silinir.</td><td>60 gün</td></tr>
<tr><td>preforma_cart_count</td><td>Sepetteki ürün sayısı; sayfanın üstündeki simge için.</td><td>60 gün</td></tr>
<tr><td>preforma_compare</td><td>JavaScript kapalıyken karşılaştırmaya eklediğiniz ürünler.</td><td>Oturum boyunca</td></tr>
<tr><td>preforma_plain</td><td>Bir formun JavaScript olmadan gönderildiği; böylece sayfalarda sepetinizi ve adınızı sunucu gösterir.</td><td>60 gün</td></tr>
<tr><td>preforma_quote</td><td>Teklif sepetinizdeki ürünler ve adetler.</td><td>60 gün</td></tr>
<tr><td>wanted_favourite</td><td>Giriş yapmadan favoriye eklemek istediğiniz ürün.</td><td>1 saat</td></tr>
<tr><td>authjs.session-token</td><td>Girişinizi açık tutar; yalnızca giriş yapınca yazılır.</td><td>30 gün kullanılmazsa</td></tr>
<tr><td>authjs.csrf-token</td><td>Giriş ve çıkış formlarını sahte isteklerden korur.</td><td>Oturum boyunca</td></tr>
<tr><td>authjs.callback-url</td><td>Girişten sonra döneceğiniz sayfayı hatırlar.</td><td>Oturum boyunca</td></tr>
<tr><td>authjs.state, authjs.nonce, authjs.pkce.code_verifier</td><td>Google gibi bir sağlayıcıyla girişte isteğin sizden geldiğini doğrular.</td><td>15 dakika</td></tr></tbody></table>
<p>Giriş çerezleri /api/auth adresinin çerezleridir; şifreli bağlantıda adlarının önüne güvenlik eki (__Secure- veya __Host-) gelir ve sayfadaki betikler bunları okuyamaz.</p>
<h2>Tarayıcı deposunda kalanlar</h2>
<p>Aşağıdakiler çerez değildir: sunucuya gönderilmez, istediğiniz an tarayıcınızdan silebilirsiniz. Dil, arama ve karşılaştırma seçimleriniz yalnızca işlevsel izninizle kalıcı olur; izin yoksa sekme kapanınca silinir.</p>
<dl><dt>preforma.language</dt><dd>Dil seçiminiz; siz değiştirene kadar.</dd>
<dt>preforma.searches</dt><dd>Son aramalarınız; arama alanından siz silene kadar.</dd>
<dt>preforma.session</dt><dd>Giriş veya çıkış yaptığınızı öbür sekmelere bildirir; kişisel bilgi taşımaz.</dd>
<dt>preforma.draft…</dt><dd>Gönderilmemiş formdaki yazdıklarınız (parola ve dosya hariç) ve kimin yazdığı; gönderince, en geç 30 gün sonra geçersiz olur.</dd>
<dt>preforma.compare</dt><dd>Karşılaştırmaya eklediğiniz ürünler; siz çıkarana kadar.</dd>
<dt>preforma.recent</dt><dd>Son baktığınız ürünler; yalnızca işlevsel izinle tutulur, listeden siz silene kadar.</dd>
<dt>preforma.viewed.…</dt><dd>Bir ürüne bu oturumda baktığınızı iki kez saymamak için; sekme kapanınca silinir.</dd>
<dt>preforma-waiting</dt><dd>Bağlantı yokken gönderdiğiniz formlar; gönderilince, en geç yedi gün sonra silinir.</dd>
<dt>preforma-pages</dt><dd>Baktığınız sayfalar, bağlantı yokken okuyabilmeniz için; çıkış yapınca silinir.</dd></dl>
<h2>İzninize bağlı türler</h2>
<p>İşlevsel, analitik ve pazarlama çerezleri yalnızca siz izin verirseniz kullanılır. Şu anda sitede analitik veya pazarlama aracı çalışmıyor. Google Analytics açılırsa yalnızca analitik izniyle yüklenir ve _ga ile _ga_… çerezlerini iki yıla kadar yazar; izin verilmedikçe hiçbir ölçüm çerezi oluşmaz.</p>
<h2>Tercihinizi değiştirmek</h2>
<p>Sayfanın altındaki “Çerez ayarları” düğmesi tercihlerinizi her zaman yeniden açar; verdiğiniz izni aynı kolaylıkla geri alırsınız. Tarayıcınızdan sildiğiniz çerezler bir sonraki ziyarette yeniden sorulur. Verilerinizin işlenmesi hakkında <a href="#aydinlatma-metni">aydınlatma metnine</a> bakın.</p>`,
    },
    en: {
      title: "Cookie policy",
      slug: "cookie-policy",
      summary: "Which cookies this site uses, what for, and how to change your choice.",
      body: `<p>This page says what preforma.example keeps in your browser and how you control it. Apart from what is strictly necessary, no cookie is set before you allow it.</p>
<h2>Necessary cookies</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Remembers that you have made a choice.</td><td>365 days</td></tr>
<tr><td>cookie_preferences</td><td>Keeps the categories you have allowed, and when.</td><td>365 days</td></tr>
<tr><td>preforma_cart</td><td>The random key of a cart filled without an account; the cart itself is deleted after 60 days without use.</td><td>60 days</td></tr>
<tr><td>preforma_cart_count</td><td>How many products are in the cart, for the sign at the top of the page.</td><td>60 days</td></tr>
<tr><td>preforma_compare</td><td>The products you choose to compare while JavaScript is off.</td><td>The session</td></tr>
<tr><td>preforma_plain</td><td>That a form was sent without JavaScript, so that the server shows your cart and your name in pages.</td><td>60 days</td></tr>
<tr><td>preforma_quote</td><td>The products and quantities in your quote basket.</td><td>60 days</td></tr>
<tr><td>wanted_favourite</td><td>The product you wanted to keep before signing in.</td><td>1 hour</td></tr>
<tr><td>authjs.session-token</td><td>Keeps you signed in; set only when you sign in.</td><td>30 days without use</td></tr>
<tr><td>authjs.csrf-token</td><td>Protects the sign-in and sign-out forms from forged requests.</td><td>The session</td></tr>
<tr><td>authjs.callback-url</td><td>Remembers the page you return to after signing in.</td><td>The session</td></tr>
<tr><td>authjs.state, authjs.nonce, authjs.pkce.code_verifier</td><td>With a provider such as Google, proves that the request came from you.</td><td>15 minutes</td></tr></tbody></table>
<p>The sign-in cookies belong to /api/auth; on an encrypted connection their names begin with a security prefix (__Secure- or __Host-), and scripts on the page cannot read them.</p>
<h2>Kept in browser storage</h2>
<p>These are not cookies: they are not sent to the server, and you can clear them in your browser at any time. Your language, searches and comparison are kept for later only if you allow functional storage; otherwise they go when you close the tab.</p>
<dl><dt>preforma.language</dt><dd>Your choice of language, until you change it.</dd>
<dt>preforma.searches</dt><dd>Your last searches, until you clear them in the search field.</dd>
<dt>preforma.session</dt><dd>Tells your other tabs that you have signed in or out; holds nothing personal.</dd>
<dt>preforma.draft…</dt><dd>What you have typed into a form and not sent (never passwords or files), and who typed it, until it is sent; void after 30 days.</dd>
<dt>preforma.compare</dt><dd>The products you are comparing, until you remove them.</dd>
<dt>preforma.recent</dt><dd>The products you viewed last; kept only with your consent to functional storage, until you clear the list.</dd>
<dt>preforma.viewed.…</dt><dd>So that a product you look at is not counted twice in a session; gone with the tab.</dd>
<dt>preforma-waiting</dt><dd>Forms you send without a connection, until they are sent; deleted after seven days at the latest.</dd>
<dt>preforma-pages</dt><dd>Pages you have viewed, so that you can read them without a connection; deleted when you sign out.</dd></dl>
<h2>Categories that need your consent</h2>
<p>Functional, analytics and marketing cookies are used only if you allow them. At present no analytics or marketing tool runs on this site. Should Google Analytics be switched on, it loads only with your consent to analytics and sets _ga and _ga_… for up to two years; without it no measuring cookie exists.</p>
<h2>Changing your choice</h2>
<p>“Cookie settings” at the foot of every page reopens your preferences at any time; withdrawing a consent is as easy as giving it. If you delete the cookies in your browser, you will be asked again on your next visit. On the processing of your data, see the <a href="#privacy-notice">privacy notice</a>.</p>`,
    },
    ru: {
      title: "Политика использования файлов cookie",
      slug: "politika-cookie",
      summary: "Какие файлы cookie использует сайт, зачем они нужны и как изменить свой выбор.",
      body: `<p>Здесь описано, что сайт preforma.example хранит в вашем браузере и как этим управлять. Кроме строго необходимых, файлы cookie не записываются без вашего разрешения.</p>
<h2>Необходимые файлы cookie</h2>
<table><thead><tr><th scope="col">Имя</th><th scope="col">Назначение</th><th scope="col">Срок</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Помнит, что вы сделали выбор.</td><td>365 дней</td></tr>
<tr><td>cookie_preferences</td><td>Хранит разрешённые вами категории и время выбора.</td><td>365 дней</td></tr>
<tr><td>preforma_cart</td><td>Случайный ключ корзины, наполненной без регистрации; сама корзина удаляется после 60 дней без обращений.</td><td>60 дней</td></tr>
<tr><td>preforma_cart_count</td><td>Сколько товаров в корзине: для значка вверху страницы.</td><td>60 дней</td></tr>
<tr><td>preforma_compare</td><td>Товары, которые вы добавляете к сравнению при отключённом JavaScript.</td><td>Сеанс</td></tr>
<tr><td>preforma_plain</td><td>Признак того, что форма отправлена без JavaScript: тогда корзину и ваше имя на страницах показывает сервер.</td><td>60 дней</td></tr>
<tr><td>preforma_quote</td><td>Товары и количество в вашем запросе цены.</td><td>60 дней</td></tr>
<tr><td>wanted_favourite</td><td>Товар, который вы хотели добавить в избранное до входа.</td><td>1 час</td></tr>
<tr><td>authjs.session-token</td><td>Поддерживает вход; записывается только при входе.</td><td>30 дней без обращений</td></tr>
<tr><td>authjs.csrf-token</td><td>Защищает формы входа и выхода от поддельных запросов.</td><td>Сеанс</td></tr>
<tr><td>authjs.callback-url</td><td>Помнит страницу, на которую вы вернётесь после входа.</td><td>Сеанс</td></tr>
<tr><td>authjs.state, authjs.nonce, authjs.pkce.code_verifier</td><td>При входе через сервис, например Google, подтверждает, что запрос исходит от вас.</td><td>15 минут</td></tr></tbody></table>
<p>Файлы входа относятся к адресу /api/auth; при шифрованном соединении их имена начинаются с защитной приставки (__Secure- или __Host-), скрипты страницы прочитать их не могут.</p>
<h2>В хранилище браузера</h2>
<p>Это не файлы cookie: они не отправляются на сервер, и вы можете очистить их в браузере в любой момент. Язык, запросы и сравнение сохраняются надолго только с согласия на функциональное хранение, иначе — до закрытия вкладки.</p>
<dl><dt>preforma.language</dt><dd>Выбранный язык — пока вы его не смените.</dd>
<dt>preforma.searches</dt><dd>Ваши последние запросы — пока вы не очистите их в поле поиска.</dd>
<dt>preforma.session</dt><dd>Сообщает другим вкладкам о входе или выходе; личных данных не содержит.</dd>
<dt>preforma.draft…</dt><dd>Введённое в форму и не отправленное (без паролей и файлов) и кем введено — до отправки; через 30 дней теряет силу.</dd>
<dt>preforma.compare</dt><dd>Товары, которые вы сравниваете, — пока вы их не уберёте.</dd>
<dt>preforma.recent</dt><dd>Недавно просмотренные товары; только с согласия на функциональное хранение и пока вы не очистите список.</dd>
<dt>preforma.viewed.…</dt><dd>Чтобы не считать просмотр товара дважды за сеанс; исчезает вместе со вкладкой.</dd>
<dt>preforma-waiting</dt><dd>Формы, отправленные без связи, — до отправки, не дольше семи дней.</dd>
<dt>preforma-pages</dt><dd>Просмотренные страницы, чтобы их можно было читать без связи; удаляются при выходе.</dd></dl>
<h2>Категории, требующие согласия</h2>
<p>Функциональные, аналитические и рекламные файлы cookie применяются только с вашего разрешения. Сейчас аналитических и рекламных инструментов на сайте нет. Если будет включён Google Analytics, он загрузится только при согласии на аналитику и запишет _ga и _ga_… на срок до двух лет; без согласия измерительных файлов нет.</p>
<h2>Как изменить выбор</h2>
<p>Кнопка «Настройки cookie» внизу каждой страницы в любой момент снова открывает настройки; отозвать согласие так же просто, как дать. Если удалить файлы cookie в браузере, при следующем посещении сайт спросит вас ещё раз. Об обработке данных см. <a href="#obrabotka-personalnykh-dannykh">уведомление</a>.</p>`,
    },
    fr: {
      title: "Politique de cookies",
      slug: "politique-de-cookies",
      summary: "Les cookies utilisés par ce site, leur rôle et la façon de modifier votre choix.",
      body: `<p>Cette page indique ce que preforma.example conserve dans votre navigateur et comment vous gardez la main. Hormis les cookies strictement nécessaires, aucun n’est déposé sans votre accord.</p>
<h2>Cookies nécessaires</h2>
<table><thead><tr><th scope="col">Nom</th><th scope="col">Finalité</th><th scope="col">Durée</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Retient que vous avez fait un choix.</td><td>365 jours</td></tr>
<tr><td>cookie_preferences</td><td>Conserve les catégories acceptées et la date du choix.</td><td>365 jours</td></tr>
<tr><td>preforma_cart</td><td>La clé aléatoire d’un panier rempli sans compte\u00a0; le panier est supprimé après 60 jours sans usage.</td><td>60 jours</td></tr>
<tr><td>preforma_cart_count</td><td>Le nombre de produits du panier, pour l’icône en haut de la page.</td><td>60 jours</td></tr>
<tr><td>preforma_compare</td><td>Les produits que vous choisissez de comparer lorsque JavaScript est désactivé.</td><td>La session</td></tr>
<tr><td>preforma_plain</td><td>Indique qu’un formulaire a été envoyé sans JavaScript\u00a0: c’est alors le serveur qui affiche votre panier et votre nom.</td><td>60 jours</td></tr>
<tr><td>preforma_quote</td><td>Les produits et quantités de votre panier de devis.</td><td>60 jours</td></tr>
<tr><td>wanted_favourite</td><td>Le produit que vous vouliez garder avant de vous connecter.</td><td>1 heure</td></tr>
<tr><td>authjs.session-token</td><td>Vous garde connecté\u00a0; déposé seulement à la connexion.</td><td>30 jours sans usage</td></tr>
<tr><td>authjs.csrf-token</td><td>Protège les formulaires de connexion et de déconnexion contre les requêtes forgées.</td><td>La session</td></tr>
<tr><td>authjs.callback-url</td><td>Retient la page où vous revenez après connexion.</td><td>La session</td></tr>
<tr><td>authjs.state, authjs.nonce, authjs.pkce.code_verifier</td><td>Avec un fournisseur comme Google, prouve que la demande vient de vous.</td><td>15 minutes</td></tr></tbody></table>
<p>Les cookies de connexion relèvent de /api/auth\u00a0; sur une connexion chiffrée, leur nom commence par un préfixe de sécurité (__Secure- ou __Host-) et les scripts de la page ne peuvent pas les lire.</p>
<h2>Dans le stockage du navigateur</h2>
<p>Ce ne sont pas des cookies\u00a0: rien n’est envoyé au serveur, et vous pouvez tout effacer à tout moment. Langue, recherches et comparaison ne sont conservées durablement qu’avec votre accord pour le stockage fonctionnel\u00a0; sinon, elles disparaissent avec l’onglet.</p>
<dl><dt>preforma.language</dt><dd>Votre choix de langue, jusqu’à ce que vous en changiez.</dd>
<dt>preforma.searches</dt><dd>Vos dernières recherches, jusqu’à ce que vous les effaciez dans le champ de recherche.</dd>
<dt>preforma.session</dt><dd>Signale à vos autres onglets que vous vous êtes connecté ou déconnecté\u00a0; rien de personnel.</dd>
<dt>preforma.draft…</dt><dd>Ce que vous avez saisi sans l’envoyer (jamais mots de passe ni fichiers) et par qui, jusqu’à l’envoi\u00a0; périmé après 30 jours.</dd>
<dt>preforma.compare</dt><dd>Les produits que vous comparez, jusqu’à ce que vous les retiriez.</dd>
<dt>preforma.recent</dt><dd>Les derniers produits vus\u00a0; seulement avec votre accord fonctionnel, jusqu’à ce que vous effaciez la liste.</dd>
<dt>preforma.viewed.…</dt><dd>Pour ne pas compter deux fois un produit vu dans la session\u00a0; disparaît avec l’onglet.</dd>
<dt>preforma-waiting</dt><dd>Les formulaires envoyés hors connexion, jusqu’à leur envoi, sept jours au plus.</dd>
<dt>preforma-pages</dt><dd>Les pages consultées, pour les relire hors connexion\u00a0; supprimées à la déconnexion.</dd></dl>
<h2>Catégories soumises à votre accord</h2>
<p>Les cookies fonctionnels, analytiques et marketing ne servent qu’avec votre accord. À ce jour, aucun outil d’analyse ou de marketing n’est actif. Si Google Analytics était activé, il ne se chargerait qu’avec votre accord pour l’analyse et déposerait _ga et _ga_… pour deux ans au plus\u00a0; sans lui, aucun cookie de mesure.</p>
<h2>Modifier votre choix</h2>
<p>Le bouton «\u00a0Réglages des cookies\u00a0», en bas de chaque page, rouvre vos préférences à tout moment\u00a0; retirer un accord est aussi simple que le donner. Si vous supprimez les cookies de votre navigateur, la question vous sera posée à nouveau. Sur le traitement de vos données, voir l’<a href="#protection-des-donnees">information sur la protection des données</a>.</p>`,
    },
    ar: {
      title: "سياسة ملفات تعريف الارتباط",
      slug: "siyasat-al-kukiz",
      summary: "ملفات تعريف الارتباط المستخدمة في الموقع وأغراضها وكيفية تغيير اختيارك.",
      body: `<p>توضح هذه الصفحة ما يحفظه موقع <bdi dir="ltr">preforma.example</bdi> في متصفحك وكيف تتحكم فيه. وباستثناء الملفات الضرورية لا يُحفظ أي ملف قبل موافقتك.</p>
<h2>الملفات الضرورية</h2>
<table><thead><tr><th scope="col">الاسم</th><th scope="col">الغرض</th><th scope="col">المدة</th></tr></thead>
<tbody><tr><td><bdi dir="ltr">cookie_consent</bdi></td><td>يتذكر أنك حددت اختيارك.</td><td>365 يومًا</td></tr>
<tr><td><bdi dir="ltr">cookie_preferences</bdi></td><td>يحفظ الفئات التي وافقت عليها ووقت ذلك.</td><td>365 يومًا</td></tr>
<tr><td><bdi dir="ltr">preforma_cart</bdi></td><td>المفتاح العشوائي لسلة مُلئت من دون حساب، وتُحذف السلة بعد 60 يومًا بلا استخدام.</td><td>60 يومًا</td></tr>
<tr><td><bdi dir="ltr">preforma_cart_count</bdi></td><td>عدد المنتجات في السلة، للرمز في أعلى الصفحة.</td><td>60 يومًا</td></tr>
<tr><td><bdi dir="ltr">preforma_compare</bdi></td><td>المنتجات التي تختارها للمقارنة عند إيقاف جافاسكربت.</td><td>مدة الجلسة</td></tr>
<tr><td><bdi dir="ltr">preforma_plain</bdi></td><td>يدل على أن نموذجًا أُرسل من دون جافاسكربت، فيعرض الخادم سلتك واسمك في الصفحات.</td><td>60 يومًا</td></tr>
<tr><td><bdi dir="ltr">preforma_quote</bdi></td><td>المنتجات والكميات في سلة عروض الأسعار.</td><td>60 يومًا</td></tr>
<tr><td><bdi dir="ltr">wanted_favourite</bdi></td><td>المنتج الذي أردت حفظه قبل تسجيل الدخول.</td><td>ساعة واحدة</td></tr>
<tr><td><bdi dir="ltr">authjs.session-token</bdi></td><td>يُبقي دخولك قائمًا، ولا يُحفظ إلا عند تسجيل الدخول.</td><td>30 يومًا بلا استخدام</td></tr>
<tr><td><bdi dir="ltr">authjs.csrf-token</bdi></td><td>يحمي نموذجي الدخول والخروج من الطلبات المزوّرة.</td><td>مدة الجلسة</td></tr>
<tr><td><bdi dir="ltr">authjs.callback-url</bdi></td><td>يتذكر الصفحة التي تعود إليها بعد الدخول.</td><td>مدة الجلسة</td></tr>
<tr><td><bdi dir="ltr">authjs.state, authjs.nonce, authjs.pkce.code_verifier</bdi></td><td>عند الدخول بمزوّد مثل Google يثبت أن الطلب صادر عنك.</td><td>15 دقيقة</td></tr></tbody></table>
<p>ملفات الدخول تخص العنوان <bdi dir="ltr">/api/auth</bdi>، وتبدأ أسماؤها في الاتصال المشفّر ببادئة أمان (<bdi dir="ltr">__Secure-</bdi> أو <bdi dir="ltr">__Host-</bdi>)، ولا تستطيع نصوص الصفحة البرمجية قراءتها.</p>
<h2>ما يُحفظ في مخزن المتصفح</h2>
<p>ليست هذه ملفات تعريف ارتباط: لا يُرسل شيء منها إلى الخادم، ويمكنك مسحها من متصفحك في أي وقت. ولا تبقى اللغة وعمليات البحث والمقارنة إلا بموافقتك على التخزين الوظيفي، وإلا زالت بإغلاق علامة التبويب.</p>
<dl><dt><bdi dir="ltr">preforma.language</bdi></dt><dd>اللغة التي اخترتها، حتى تغيّرها.</dd>
<dt><bdi dir="ltr">preforma.searches</bdi></dt><dd>آخر عمليات البحث، حتى تمسحها من حقل البحث.</dd>
<dt><bdi dir="ltr">preforma.session</bdi></dt><dd>يُعلم علامات التبويب الأخرى بتسجيل الدخول أو الخروج، ولا يحمل بيانات شخصية.</dd>
<dt><bdi dir="ltr">preforma.draft…</bdi></dt><dd>ما كتبته في نموذج ولم ترسله (عدا كلمات المرور والملفات) ومن كتبه، حتى ترسله، وتنتهي صلاحيته بعد 30 يومًا.</dd>
<dt><bdi dir="ltr">preforma.compare</bdi></dt><dd>المنتجات التي تقارنها، حتى تزيلها.</dd>
<dt><bdi dir="ltr">preforma.recent</bdi></dt><dd>آخر المنتجات التي شاهدتها؛ تُحفظ فقط بموافقتك على التخزين الوظيفي، حتى تمسح القائمة.</dd>
<dt><bdi dir="ltr">preforma.viewed.…</bdi></dt><dd>كي لا تُحسب مشاهدة المنتج مرتين في الجلسة، ويزول بإغلاق علامة التبويب.</dd>
<dt><bdi dir="ltr">preforma-waiting</bdi></dt><dd>النماذج التي ترسلها دون اتصال إلى أن تُرسل، لسبعة أيام على الأكثر.</dd>
<dt><bdi dir="ltr">preforma-pages</bdi></dt><dd>الصفحات التي شاهدتها لتقرأها دون اتصال، وتُحذف عند تسجيل الخروج.</dd></dl>
<h2>فئات تحتاج إلى موافقتك</h2>
<p>لا تُستخدم الملفات الوظيفية والتحليلية والتسويقية إلا بإذنك. ولا تعمل في الموقع حاليًا أي أداة تحليل أو تسويق. وإن فُعّلت Google Analytics فلن تُحمَّل إلا بموافقتك على التحليل، وتحفظ <bdi dir="ltr">_ga</bdi> و<bdi dir="ltr">_ga_…</bdi> مدة لا تتجاوز سنتين، ومن دون الموافقة لا يوجد أي ملف قياس.</p>
<h2>تغيير اختيارك</h2>
<p>يفتح زر «إعدادات ملفات تعريف الارتباط» أسفل كل صفحة تفضيلاتك في أي وقت، وسحب الموافقة سهل كمنحها. وإذا حذفت هذه الملفات من متصفحك فسنسألك من جديد في زيارتك التالية. وعن معالجة بياناتك انظر <a href="#ishar-al-khususiyya">إشعار الخصوصية</a>.</p>`,
    },
    de: {
      title: "Cookie-Richtlinie",
      slug: "cookie-richtlinie",
      summary: "Welche Cookies diese Website verwendet, wozu sie dienen und wie Sie Ihre Wahl ändern.",
      body: `<p>Hier steht, was preforma.example in Ihrem Browser speichert und wie Sie darüber bestimmen. Außer den unbedingt erforderlichen Cookies wird keines ohne Ihre Zustimmung gesetzt.</p>
<h2>Erforderliche Cookies</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">Zweck</th><th scope="col">Dauer</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Merkt sich, dass Sie eine Wahl getroffen haben.</td><td>365 Tage</td></tr>
<tr><td>cookie_preferences</td><td>Speichert die von Ihnen erlaubten Kategorien und den Zeitpunkt.</td><td>365 Tage</td></tr>
<tr><td>preforma_cart</td><td>Der zufällige Schlüssel eines Warenkorbs ohne Konto; der Warenkorb selbst wird nach 60 Tagen ohne Nutzung gelöscht.</td><td>60 Tage</td></tr>
<tr><td>preforma_cart_count</td><td>Wie viele Artikel im Warenkorb liegen, für das Zeichen oben auf der Seite.</td><td>60 Tage</td></tr>
<tr><td>preforma_compare</td><td>Die Artikel, die Sie bei ausgeschaltetem JavaScript zum Vergleich auswählen.</td><td>Sitzung</td></tr>
<tr><td>preforma_plain</td><td>Dass ein Formular ohne JavaScript gesendet wurde: Warenkorb und Name zeigt dann der Server auf den Seiten.</td><td>60 Tage</td></tr>
<tr><td>preforma_quote</td><td>Artikel und Mengen in Ihrem Anfragekorb.</td><td>60 Tage</td></tr>
<tr><td>wanted_favourite</td><td>Der Artikel, den Sie vor der Anmeldung merken wollten.</td><td>1 Stunde</td></tr>
<tr><td>authjs.session-token</td><td>Hält Sie angemeldet; wird erst bei der Anmeldung gesetzt.</td><td>30 Tage ohne Nutzung</td></tr>
<tr><td>authjs.csrf-token</td><td>Schützt An- und Abmeldung vor gefälschten Anfragen.</td><td>Sitzung</td></tr>
<tr><td>authjs.callback-url</td><td>Merkt sich die Seite, auf die Sie nach der Anmeldung zurückkehren.</td><td>Sitzung</td></tr>
<tr><td>authjs.state, authjs.nonce, authjs.pkce.code_verifier</td><td>Belegt bei Anmeldung über einen Dienst wie Google, dass die Anfrage von Ihnen kommt.</td><td>15 Minuten</td></tr></tbody></table>
<p>Die Anmeldecookies gehören zu /api/auth; bei verschlüsselter Verbindung beginnt ihr Name mit einem Sicherheitspräfix (__Secure- oder __Host-), und Skripte der Seite können sie nicht lesen.</p>
<h2>Im Speicher des Browsers</h2>
<p>Das sind keine Cookies: Sie werden nicht an den Server gesendet, und Sie können sie im Browser jederzeit löschen. Sprache, Suchen und Vergleich bleiben nur mit Ihrer Einwilligung in funktionale Speicherung erhalten; sonst verschwinden sie mit dem Tab.</p>
<dl><dt>preforma.language</dt><dd>Ihre Sprachwahl, bis Sie sie ändern.</dd>
<dt>preforma.searches</dt><dd>Ihre letzten Suchen, bis Sie sie im Suchfeld löschen.</dd>
<dt>preforma.session</dt><dd>Sagt Ihren anderen Tabs, dass Sie sich an- oder abgemeldet haben; enthält nichts Persönliches.</dd>
<dt>preforma.draft…</dt><dd>Was Sie in ein Formular getippt und nicht gesendet haben (nie Passwörter oder Dateien) und von wem, bis zum Absenden; nach 30 Tagen verfällt es.</dd>
<dt>preforma.compare</dt><dd>Die Artikel, die Sie vergleichen, bis Sie sie entfernen.</dd>
<dt>preforma.recent</dt><dd>Zuletzt angesehene Artikel; nur mit Ihrer Zustimmung zu funktionaler Speicherung, bis Sie die Liste leeren.</dd>
<dt>preforma.viewed.…</dt><dd>Damit ein angesehener Artikel je Sitzung nicht doppelt zählt; verschwindet mit dem Tab.</dd>
<dt>preforma-waiting</dt><dd>Formulare, die Sie ohne Verbindung absenden, bis sie gesendet sind, höchstens sieben Tage.</dd>
<dt>preforma-pages</dt><dd>Angesehene Seiten, damit Sie sie ohne Verbindung lesen können; beim Abmelden gelöscht.</dd></dl>
<h2>Kategorien mit Einwilligung</h2>
<p>Funktionale, Analyse- und Marketing-Cookies verwenden wir nur mit Ihrer Erlaubnis. Derzeit läuft auf dieser Website kein Analyse- oder Marketingwerkzeug. Würde Google Analytics eingeschaltet, lädt es nur mit Ihrer Einwilligung zur Analyse und setzt _ga und _ga_… für höchstens zwei Jahre; ohne sie gibt es kein Messcookie.</p>
<h2>Ihre Wahl ändern</h2>
<p>Die Schaltfläche „Cookie-Einstellungen“ am Ende jeder Seite öffnet Ihre Auswahl jederzeit wieder; widerrufen ist so einfach wie einwilligen. Löschen Sie die Cookies im Browser, fragen wir beim nächsten Besuch erneut. Zur Verarbeitung Ihrer Daten siehe <a href="#datenschutz">Datenschutzerklärung</a>.</p>`,
    },
  },
};
