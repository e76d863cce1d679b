import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** Rules for visitors and members of the site. */
export const termsOfUse: DemoEntry<"legal-documents"> = {
  key: "terms-of-use",
  facts: {},
  publishedDaysAgo: 116,
  texts: {
    tr: {
      title: "Kullanım koşulları",
      slug: "kullanim-kosullari",
      summary: "Siteyi, hesabınızı, çizimleri ve yorumları kullanırken geçerli kurallar.",
      body: `<p>preforma.example sitesini ${companyName} işletir. Siteyi kullanan herkes bu koşullara uyar; alışverişte ayrıca <a href="#satis-kosullari">satış koşulları</a> ya da <a href="#mesafeli-satis-sozlesmesi">mesafeli satış sözleşmesi</a> geçerlidir.</p>
<h2>Hesap</h2>
<ul><li>Hesap 18 yaşını doldurmuş kişilerce, doğru bilgiyle açılır. Şirket adına açan, buna yetkili olduğunu beyan eder.</li><li>Parola en az 10 karakterdir, kimseyle paylaşılmaz. Yetkisiz kullanım fark ederseniz parolanızı değiştirin, öteki oturumları kapatın ve bize yazın.</li><li>Beş hatalı denemeden sonra giriş bir süre kilitlenir. Doğrulanmayan hesap 14 gün sonra silinir.</li><li>Hesabınızı dilediğiniz an kendiniz silebilirsiniz. Bu koşulları ağır biçimde ihlal eden hesabı, gerekçesini bildirerek kapatabiliriz.</li></ul>
<h2>Katalog bilgileri</h2>
<p>Ölçü, hacim ve ağırlıklar anma değeridir; toleranslar teknik çizim ve onay resmindedir. Ekranda görünen renk, görüntüleyiciye göre değişir; bağlayıcı olan onaylı plakadır. Uyumlu kapak listesi ağız ölçüsüne göre hesaplanır; dolduracağınız ürünle uygunluğu denemeniz gerekir. Açık bir hata görürsek düzeltiriz.</p>
<h2>Çizim ve görsellerin kullanımı</h2>
<p>Metin, çizim, görsel ve işaretler bize aittir. Teknik çizimleri indirebilir, kendi ambalaj çalışmanızda ve tedarik yazışmanızda kullanabilirsiniz. Kaynak belirtmeden yayımlamak, kalıp üretmek için kullanmak ve kataloğun tamamını otomatik araçlarla kopyalamak izne bağlıdır.</p>
<h2>Yorumlar ve iletiler</h2>
<p>Yorumlar yayımlanmadan önce incelenir. Gerçek bir kullanıma dayanmayan, hakaret, reklam, kişisel veri ya da sır içeren yorum yayımlanmaz. Olumsuz olması ret nedeni değildir. Adınız yalnızca izninizle görünür. Yüklediğiniz dosyalarda zararlı içerik bulunmamalıdır; öz geçmiş PDF ya da DOCX, en çok 5 MB olabilir.</p>
<h2>Yasak kullanım</h2>
<p>Güvenlik önlemlerini aşmak, başkasının hesabına girmek, formları otomatik doldurmak, hizmeti yavaşlatacak yoğunlukta istek göndermek yasaktır. İyi niyetle bulduğunuz bir güvenlik açığını <a href="mailto:info@preforma.example">info@preforma.example</a> adresine bildirirseniz teşekkür eder, yanıt veririz.</p>
<h2>Süreklilik ve sorumluluk</h2>
<p>Siteyi kesintisiz tutmaya çalışırız; bakım ve arıza olabilir. Başka sitelere verilen bağlantıların içeriğinden sorumlu değiliz. Kast ve ağır kusur ile emredici hükümler saklıdır.</p>
<h2>Değişiklik, hukuk</h2>
<p>Koşullar değişirse yürürlükteki metin bu sayfada yayımlanır; verilmiş siparişlere sipariş anındaki metin uygulanır. Türk hukuku geçerlidir; tüketicilerin yetkili mercilere başvuru hakkı saklı kalmak üzere İstanbul (Bakırköy) mahkemeleri yetkilidir.</p>`,
    },
    en: {
      title: "Terms of use",
      slug: "terms-of-use",
      summary: "Rules for using the site, your account, drawings and reviews.",
      body: `<p>preforma.example is run by ${companyName}. Whoever uses it accepts these terms; for purchases the <a href="#terms-of-sale">terms of sale</a> or the <a href="#distance-sales-agreement">distance sales agreement</a> apply as well.</p>
<h2>Account</h2>
<ul><li>Accounts are for people of 18 years or more and are opened with true details. Whoever opens one for a company states that they are entitled to.</li><li>A password has at least 10 characters and is shared with nobody. If you notice somebody else’s use, change it, end the other sessions and write to us.</li><li>After five wrong tries signing in is locked for a while. An account that is not confirmed is deleted after 14 days.</li><li>You can delete your account yourself at any time. We may close an account that seriously breaks these terms, and say why.</li></ul>
<h2>Catalogue data</h2>
<p>Dimensions, volumes and weights are nominal; tolerances are in drawings and approval drawings. Colours differ from screen to screen; the approved plaque is what binds. Fitting closures are worked out from the neck finish; whether a pack suits your product is for you to test. Obvious mistakes will be put right.</p>
<h2>Drawings and pictures</h2>
<p>Texts, drawings, pictures and marks are ours. You may download drawings and use them in your own packaging work and purchasing. Publishing them without naming the source, using them to build moulds, and copying the catalogue by automatic means need our consent.</p>
<h2>Reviews and messages</h2>
<p>Reviews are read before they are published. Reviews not based on real use, and those with insults, advertising, personal data or secrets, are not published. Being critical is no reason for refusal. Your name shows only if you allow it. Files you send must be free of malware; a CV may be a PDF or DOCX of up to 5 MB.</p>
<h2>What is not allowed</h2>
<p>Circumventing security, entering other people’s accounts, filling forms by machine, or sending requests in a number that slows the service. If you find a weakness in good faith and tell us at <a href="mailto:info@preforma.example">info@preforma.example</a>, we will thank you and answer.</p>
<h2>Availability and liability</h2>
<p>We try to keep the site up; maintenance and faults do occur. We do not answer for the contents of other sites that we link to. Liability for intent and gross negligence, and mandatory law, remain untouched.</p>
<h2>Changes and law</h2>
<p>If these terms change, the text in force stands on this page; an order follows the text at the time it was placed. Turkish law governs and the courts of İstanbul (Bakırköy) have jurisdiction, without prejudice to consumers’ right to turn to their own.</p>`,
    },
    ru: {
      title: "Условия использования сайта",
      slug: "usloviya-ispolzovaniya",
      summary: "Правила пользования сайтом, учётной записью, чертежами и отзывами.",
      body: `<p>Сайт preforma.example ведёт Preforma Plastik Ambalaj Sanayi ve Ticaret A.S. Пользуясь сайтом, вы принимаете эти условия; при покупке действуют также <a href="#usloviya-prodazhi">условия продажи</a> или <a href="#dogovor-distantsionnoy-prodazhi">договор дистанционной продажи</a>.</p>
<h2>Учётная запись</h2>
<ul><li>Её открывают лица старше 18 лет с достоверными данными. Открывающий запись от имени компании заявляет, что уполномочен.</li><li>Пароль — не короче 10 символов, его никому не передают. Заметив чужой вход, смените пароль, завершите другие сеансы и напишите нам.</li><li>После пяти неверных попыток вход на время блокируется. Неподтверждённая запись удаляется через 14 дней.</li><li>Удалить учётную запись вы можете сами в любой момент. За грубое нарушение условий мы вправе её закрыть, указав причину.</li></ul>
<h2>Данные каталога</h2>
<p>Размеры, объёмы и масса — номинальные; допуски указаны на чертежах и в согласованных документах. Цвет на экранах различается; обязательна утверждённая пластина. Подходящая укупорка подбирается по горловине; совместимость с вашим продуктом проверяете вы. Явные ошибки мы исправляем.</p>
<h2>Чертежи и изображения</h2>
<p>Тексты, чертежи, изображения и знаки принадлежат нам. Чертежи можно скачивать и использовать в работе над своей упаковкой и в закупках. Публикация без указания источника, изготовление по ним форм и автоматическое копирование каталога требуют нашего согласия.</p>
<h2>Отзывы и сообщения</h2>
<p>Отзывы проверяются до публикации. Не публикуются отзывы без реального опыта, с оскорблениями, рекламой, персональными данными или тайной. Критика не причина для отказа. Имя видно только с вашего разрешения. В файлах не должно быть вредоносного кода; резюме — PDF или DOCX до 5 МБ.</p>
<h2>Что запрещено</h2>
<p>Обходить защиту, входить в чужие учётные записи, заполнять формы автоматически, слать запросы в числе, замедляющем сервис. О найденной без злого умысла уязвимости сообщите на <a href="mailto:info@preforma.example">info@preforma.example</a> — поблагодарим и ответим.</p>
<h2>Доступность и ответственность</h2>
<p>Мы стараемся, чтобы сайт работал всегда; возможны обслуживание и сбои. За содержание чужих сайтов по ссылкам мы не отвечаем. Ответственность за умысел и грубую неосторожность и императивные нормы сохраняются.</p>
<h2>Изменения и право</h2>
<p>При изменении действующий текст публикуется здесь; к заказу применяется текст на момент оформления. Применяется право Турции, споры рассматривают суды Стамбула (Бакыркёй); право потребителя обратиться в свои инстанции сохраняется.</p>`,
    },
    fr: {
      title: "Conditions d’utilisation",
      slug: "conditions-d-utilisation",
      summary: "Règles d’usage du site, du compte, des plans et des avis.",
      body: `<p>Le site preforma.example est exploité par ${companyName}. Qui l’utilise accepte ces conditions\u00a0; pour les achats s’ajoutent les <a href="#conditions-de-vente">conditions de vente</a> ou le <a href="#contrat-de-vente-a-distance">contrat de vente à distance</a>.</p>
<h2>Compte</h2>
<ul><li>Le compte s’ouvre à partir de 18 ans, avec des informations exactes. Qui l’ouvre pour une société déclare y être habilité.</li><li>Le mot de passe compte au moins 10 caractères et ne se partage pas. En cas d’usage suspect, changez-le, fermez les autres sessions et écrivez-nous.</li><li>Après cinq essais erronés, la connexion est bloquée un moment. Un compte non confirmé est supprimé après 14 jours.</li><li>Vous pouvez supprimer votre compte à tout moment. Nous pouvons fermer un compte qui viole gravement ces conditions, en donnant le motif.</li></ul>
<h2>Données du catalogue</h2>
<p>Cotes, contenances et poids sont nominaux\u00a0; les tolérances figurent sur les plans. La couleur varie d’un écran à l’autre\u00a0; seule la plaquette validée engage. Les bouchons compatibles sont calculés d’après la bague\u00a0; l’essai avec votre produit vous revient. Les erreurs manifestes sont corrigées.</p>
<h2>Plans et images</h2>
<p>Textes, plans, images et marques nous appartiennent. Vous pouvez télécharger les plans et les utiliser pour vos emballages et vos achats. Les publier sans citer la source, s’en servir pour fabriquer des moules ou copier le catalogue par des moyens automatiques requiert notre accord.</p>
<h2>Avis et messages</h2>
<p>Les avis sont lus avant publication. Ceux qui ne reposent pas sur un usage réel, ou contiennent injures, publicité, données personnelles ou secrets, ne sont pas publiés. Être critique n’est pas un motif de refus. Votre nom n’apparaît qu’avec votre accord. Les fichiers doivent être sains\u00a0; un CV est en PDF ou DOCX, de 5\u00a0Mo au plus.</p>
<h2>Ce qui est interdit</h2>
<p>Contourner la sécurité, entrer dans le compte d’autrui, remplir les formulaires par machine, envoyer des requêtes au point de ralentir le service. Si vous découvrez de bonne foi une faille et nous la signalez à <a href="mailto:info@preforma.example">info@preforma.example</a>, nous vous remercierons et répondrons.</p>
<h2>Disponibilité et responsabilité</h2>
<p>Nous veillons à la disponibilité du site\u00a0; maintenance et pannes sont possibles. Nous ne répondons pas du contenu des sites liés. La responsabilité pour dol et faute lourde et les règles impératives demeurent.</p>
<h2>Modifications et droit</h2>
<p>En cas de changement, le texte en vigueur figure ici\u00a0; une commande suit le texte du jour où elle est passée. Le droit turc s’applique et les tribunaux d’İstanbul (Bakırköy) sont compétents, sans préjudice des recours du consommateur.</p>`,
    },
    ar: {
      title: "شروط الاستخدام",
      slug: "shurut-al-istikhdam",
      summary: "قواعد استخدام الموقع والحساب والرسوم الفنية والتقييمات.",
      body: `<p>تدير الموقع <bdi dir="ltr">preforma.example</bdi> شركة <bdi dir="ltr">Preforma Plastik Ambalaj Sanayi ve Ticaret A.S.</bdi> ومن يستخدمه يقبل هذه الشروط، وتسري على الشراء أيضًا <a href="#shurut-al-bay">شروط البيع</a> أو <a href="#aqd-al-bay-an-bud">عقد البيع عن بُعد</a>.</p>
<h2>الحساب</h2>
<ul><li>يفتح الحساب من أتم الثامنة عشرة وبمعلومات صحيحة. ومن يفتحه باسم شركة يقرّ بأنه مخوّل بذلك.</li><li>كلمة المرور 10 أحرف على الأقل ولا تُعطى لأحد. وإن لاحظت استخدامًا من غيرك فغيّرها وأنهِ الجلسات الأخرى واكتب إلينا.</li><li>يُقفل الدخول مدة بعد خمس محاولات خاطئة، ويُحذف الحساب غير المؤكد بعد 14 يومًا.</li><li>لك حذف حسابك بنفسك في أي وقت. ولنا إغلاق حساب يخالف الشروط مخالفة جسيمة مع بيان السبب.</li></ul>
<h2>بيانات الكتالوج</h2>
<p>الأبعاد والسعات والأوزان اسمية، والتفاوتات في الرسوم الفنية ورسوم الاعتماد. ويختلف اللون من شاشة إلى أخرى، والملزم هو الصفيحة المعتمدة. وتُحدَّد الأغطية الملائمة بمقاس الفوهة، وعليك اختبار الملاءمة لمنتجك. ونصحح الأخطاء الظاهرة.</p>
<h2>الرسوم والصور</h2>
<p>النصوص والرسوم والصور والعلامات ملك لنا. ولك تنزيل الرسوم واستخدامها في تصميم عبواتك وفي مشترياتك. أما نشرها بلا ذكر المصدر، واستخدامها لصنع القوالب، ونسخ الكتالوج بوسائل آلية فيحتاج إلى موافقتنا.</p>
<h2>التقييمات والرسائل</h2>
<p>تُقرأ التقييمات قبل نشرها. ولا يُنشر ما لا يستند إلى استخدام حقيقي أو ما يحوي إساءة أو إعلانًا أو بيانات شخصية أو أسرارًا. والنقد ليس سببًا للرفض. ولا يظهر اسمك إلا بإذنك. ويجب أن تخلو الملفات من البرامج الضارة، والسيرة الذاتية بصيغة PDF أو DOCX حتى 5 ميغابايت.</p>
<h2>ما لا يجوز</h2>
<p>تجاوز الحماية، والدخول إلى حسابات الآخرين، وملء النماذج آليًا، وإرسال طلبات بعدد يبطئ الخدمة. وإن وجدت بحسن نية ثغرة وأبلغتنا على <a href="mailto:info@preforma.example"><bdi dir="ltr">info@preforma.example</bdi></a> شكرناك وأجبناك.</p>
<h2>التوافر والمسؤولية</h2>
<p>نحرص على استمرار الموقع، وقد تحدث صيانة وأعطال. ولا نُسأل عن محتوى المواقع التي نحيل إليها. وتبقى المسؤولية عن العمد والخطأ الجسيم والأحكام الآمرة قائمة.</p>
<h2>التعديل والقانون</h2>
<p>إن تغيرت الشروط نُشر النص الساري هنا، ويسري على الطلب نص يوم تقديمه. ويطبق القانون التركي وتختص محاكم إسطنبول (باكيركوي)، من دون مساس بحق المستهلك في مراجعة جهاته.</p>`,
    },
    de: {
      title: "Nutzungsbedingungen",
      slug: "nutzungsbedingungen",
      summary: "Regeln für Website, Konto, Zeichnungen und Bewertungen.",
      body: `<p>preforma.example wird von der ${companyName} betrieben. Wer die Website nutzt, nimmt diese Bedingungen an; beim Kauf gelten zusätzlich die <a href="#verkaufsbedingungen">Verkaufsbedingungen</a> oder der <a href="#fernabsatzvertrag">Fernabsatzvertrag</a>.</p>
<h2>Konto</h2>
<ul><li>Ein Konto eröffnen Personen ab 18 Jahren mit wahren Angaben. Wer es für ein Unternehmen eröffnet, erklärt, dazu befugt zu sein.</li><li>Das Passwort hat mindestens 10 Zeichen und wird mit niemandem geteilt. Bemerken Sie fremde Nutzung, ändern Sie es, beenden Sie die anderen Sitzungen und schreiben Sie uns.</li><li>Nach fünf Fehlversuchen ist die Anmeldung eine Zeit lang gesperrt. Ein nicht bestätigtes Konto wird nach 14 Tagen gelöscht.</li><li>Sie können Ihr Konto jederzeit selbst löschen. Ein Konto, das grob gegen diese Bedingungen verstößt, dürfen wir unter Angabe des Grundes schließen.</li></ul>
<h2>Katalogdaten</h2>
<p>Maße, Volumen und Gewichte sind Nennwerte; Toleranzen stehen in Zeichnungen und Freigabezeichnungen. Farben wirken je nach Bildschirm anders; verbindlich ist das freigegebene Plättchen. Passende Verschlüsse ergeben sich aus der Mündung; die Eignung für Ihr Füllgut prüfen Sie. Offenkundige Fehler berichtigen wir.</p>
<h2>Zeichnungen und Bilder</h2>
<p>Texte, Zeichnungen, Bilder und Zeichen gehören uns. Zeichnungen dürfen Sie herunterladen und für eigene Verpackungen und den Einkauf verwenden. Veröffentlichung ohne Quelle, Verwendung zum Werkzeugbau und automatisiertes Kopieren des Katalogs bedürfen unserer Zustimmung.</p>
<h2>Bewertungen und Nachrichten</h2>
<p>Bewertungen werden vor der Veröffentlichung gelesen. Was nicht auf echter Nutzung beruht oder Beleidigungen, Werbung, persönliche Daten oder Geheimnisse enthält, wird nicht veröffentlicht. Kritik ist kein Ablehnungsgrund. Ihr Name erscheint nur mit Ihrer Erlaubnis. Dateien müssen frei von Schadsoftware sein; ein Lebenslauf darf PDF oder DOCX mit höchstens 5 MB sein.</p>
<h2>Was nicht erlaubt ist</h2>
<p>Sicherungen umgehen, in fremde Konten eindringen, Formulare maschinell ausfüllen oder Anfragen in einer Zahl senden, die den Dienst bremst. Melden Sie eine in gutem Glauben gefundene Schwachstelle an <a href="mailto:info@preforma.example">info@preforma.example</a>, danken und antworten wir.</p>
<h2>Verfügbarkeit und Haftung</h2>
<p>Wir bemühen uns um durchgehenden Betrieb; Wartung und Störungen kommen vor. Für Inhalte verlinkter Websites stehen wir nicht ein. Die Haftung für Vorsatz und grobe Fahrlässigkeit und zwingendes Recht bleiben unberührt.</p>
<h2>Änderungen und Recht</h2>
<p>Ändern sich die Bedingungen, steht der geltende Text auf dieser Seite; für eine Bestellung gilt der Text zum Zeitpunkt der Bestellung. Es gilt türkisches Recht, zuständig sind die Gerichte in İstanbul (Bakırköy); Rechte der Verbraucher an ihrem Gerichtsstand bleiben unberührt.</p>`,
    },
  },
};
