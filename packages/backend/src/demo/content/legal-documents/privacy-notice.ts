import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** What is held of people, why and for how long; periods are those of housekeeping, shop jobs and erasure. */
export const privacyNotice: DemoEntry<"legal-documents"> = {
  key: "privacy-notice",
  facts: {},
  publishedDaysAgo: 118,
  texts: {
    tr: {
      title: "Kişisel verilerin korunması aydınlatma metni",
      slug: "aydinlatma-metni",
      summary:
        "Hangi kişisel verilerinizi hangi amaçla, hangi hukuki sebeple ve ne kadar süreyle işlediğimiz.",
      body: `<p>Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca veri sorumlusu sıfatıyla ${companyName} tarafından hazırlanmıştır. Avrupa Birliği’nde bulunan ilgililer için aynı bilgiler Genel Veri Koruma Tüzüğü’nün (GDPR) 13. maddesini karşılar.</p>
<h2>Veri sorumlusu</h2>
<p>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul. Telefon: <a href="tel:+902120000000">+90 212 000 00 00</a>, e-posta: <a href="mailto:info@preforma.example">info@preforma.example</a>.</p>
<h2>İşlenen veriler, amaç ve süre</h2>
<table><thead><tr><th scope="col">Veri</th><th scope="col">Amaç</th><th scope="col">Hukuki sebep</th><th scope="col">Saklama süresi</th></tr></thead>
<tbody><tr><td>Hesap: ad, soyad, e-posta, telefon, dil; isterseniz unvan, VKN, vergi dairesi. Parola yalnızca geri çözülemeyen özet olarak tutulur.</td><td>Üyelik ve giriş</td><td>Sözleşmenin kurulması ve ifası (KVKK m. 5/2-c; GDPR m. 6/1-b)</td><td>Hesap silinene kadar; doğrulanmayan hesap 14 gün</td></tr>
<tr><td>Adresler, favoriler, sepet</td><td>Sipariş hazırlığı</td><td>Sözleşme (5/2-c; 6/1-b)</td><td>Siz silene kadar; üye olmayanların sepeti son kullanımdan sonra 60 gün</td></tr>
<tr><td>Sipariş, fatura, teslimat ve ödeme kayıtları</td><td>Satış, teslim, muhasebe</td><td>Sözleşme ve hukuki yükümlülük (5/2-c, ç; 6/1-b, c)</td><td>İlgili yılın sonundan itibaren 10 yıl (Türk Ticaret Kanunu m. 82)</td></tr>
<tr><td>İletişim mesajı, teklif talebi, geri bildirim</td><td>Talebe yanıt</td><td>Sözleşme öncesi işlemler ve meşru menfaat (5/2-c, f; 6/1-b, f)</td><td>Son işlemden sonra 2 yıl; hesapla gönderilenler hesap silinene kadar</td></tr>
<tr><td>İş başvurusu, öz geçmiş dosyası</td><td>İşe alım değerlendirmesi</td><td>Sözleşme öncesi işlemler (5/2-c; 6/1-b)</td><td>Değerlendirme süresince, en çok 1 yıl; karardan 30 gün sonra silinir, isteğinizle her an</td></tr>
<tr><td>Ürün yorumu ve puan; adınız yalnızca izin verirseniz görünür</td><td>Alıcıları bilgilendirmek</td><td>Meşru menfaat (5/2-f; 6/1-f)</td><td>Siz kaldırılmasını isteyene kadar; hesap silinince adsız kalır</td></tr>
<tr><td>Giriş yapmış üyenin son baktığı ürünler</td><td>Ürüne kolay dönüş</td><td>Meşru menfaat (5/2-f; 6/1-f)</td><td>180 gün</td></tr>
<tr><td>Gönderdiğimiz e-postaların kaydı (alıcı, konu, metin)</td><td>Teslimatı göstermek, gönderimi yinelemek</td><td>Meşru menfaat (5/2-f; 6/1-f)</td><td>Metin 30 gün, ulaştırılamayanlarda 90 gün; alıcı ve konu 180 gün</td></tr>
<tr><td>Oturumlar, hatalı giriş denemeleri, güvenlik kaydı</td><td>Hesap güvenliği</td><td>Hukuki yükümlülük ve meşru menfaat (5/2-ç, f; 6/1-c, f)</td><td>Oturum 30 gün kullanılmazsa biter; denemeler 2 gün, güvenlik kaydı 2 yıl, içindeki ağ adresi 180 gün</td></tr></tbody></table>
<p>Kart bilgileriniz lisanslı ödeme kuruluşunun sayfasında girilir; kart numarası bize ulaşmaz ve bizde saklanmaz. Ürün görüntülenme sayıları kimseyle ilişkilendirilmeden tutulur. İzin gerektiren çerezler için <a href="#cerez-politikasi">çerez politikasına</a> bakın.</p>
<h2>Toplama yöntemi</h2>
<p>Veriler; formlar, hesabınız, siparişleriniz ve yazışmalarınız aracılığıyla elektronik ortamda, kısmen otomatik yolla toplanır. Otomatik karar verme ve profilleme yapılmaz.</p>
<h2>Aktarım</h2>
<p>Veriler yalnızca işin gerektirdiği kadar; taşıyıcılara (ad, telefon, adres), ödeme kuruluşuna, e-fatura entegratörüne, barındırma ve e-posta hizmeti sağlayanlara, denetçi ve avukatlarımıza, kanunen yetkili mercilere aktarılır. Satılmaz. Yurt dışına aktarım, KVKK 9. madde ve GDPR V. bölümdeki güvencelerle yapılır: yurt dışına siparişte alıcı ülkenin taşıyıcısı, bir kimlik sağlayıcıyla giriş yaptığınızda o sağlayıcı.</p>
<h2>Güvenlik</h2>
<p>Bağlantı şifrelidir; parolalar belleğe dayanıklı bir özet işlevinden geçirilir; oturumlar ve postadaki bağlantılar özet olarak saklanır; personelin yaptığı değişiklikler kayda alınır. Sunucu kayıtlarında kişisel veri tutulmaz.</p>
<h2>Haklarınız</h2>
<p>KVKK 11. madde ile GDPR 15–22. maddelerdeki haklarınızı ve başvuru yolunu <a href="#ilgili-kisi-basvurusu">ilgili kişi başvurusu</a> bölümünde bulursunuz. Verilerinizi <a href="/account/membership-information">hesabınızdan</a> kendiniz de indirebilir ve silebilirsiniz.</p>`,
    },
    en: {
      title: "Privacy notice",
      slug: "privacy-notice",
      summary: "Which personal data we process, for what purpose, on what legal ground and for how long.",
      body: `<p>This notice is given by ${companyName} as data controller under article 10 of the Turkish Law on the Protection of Personal Data no. 6698 (KVKK). For people in the European Union it also gives the information that article 13 of the General Data Protection Regulation (GDPR) asks for.</p>
<h2>Controller</h2>
<p>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye. Phone: <a href="tel:+902120000000">+90 212 000 00 00</a>, e-mail: <a href="mailto:info@preforma.example">info@preforma.example</a>.</p>
<h2>Data, purposes and periods</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">Purpose</th><th scope="col">Legal ground</th><th scope="col">Kept for</th></tr></thead>
<tbody><tr><td>Account: name, surname, e-mail, phone, language; company, tax number and tax office if you wish. The password is held only as a digest that cannot be read back.</td><td>Membership and signing in</td><td>Contract (KVKK art. 5/2-c; GDPR art. 6(1)(b))</td><td>Until the account is deleted; an unconfirmed account 14 days</td></tr>
<tr><td>Addresses, favourites, cart</td><td>Preparing orders</td><td>Contract (5/2-c; 6(1)(b))</td><td>Until you delete them; a visitor’s cart 60 days after its last use</td></tr>
<tr><td>Orders, invoices, deliveries, payments</td><td>Sale, delivery, accounting</td><td>Contract and legal obligation (5/2-c, ç; 6(1)(b), (c))</td><td>10 years from the end of the year (Turkish Commercial Code, art. 82)</td></tr>
<tr><td>Contact messages, quote requests, feedback</td><td>Answering you</td><td>Steps before a contract and legitimate interest (5/2-c, f; 6(1)(b), (f))</td><td>2 years after the last step; those sent from an account until it is deleted</td></tr>
<tr><td>Job applications and CV files</td><td>Recruitment</td><td>Steps before a contract (5/2-c; 6(1)(b))</td><td>While the application is considered, 1 year at most; deleted 30 days after a decision, and at any time on request</td></tr>
<tr><td>Reviews and ratings; your name shows only if you allow it</td><td>Informing buyers</td><td>Legitimate interest (5/2-f; 6(1)(f))</td><td>Until you ask for removal; without a name once the account is gone</td></tr>
<tr><td>Products a signed-in customer looked at last</td><td>Finding them again</td><td>Legitimate interest (5/2-f; 6(1)(f))</td><td>180 days</td></tr>
<tr><td>Record of e-mails we sent (recipient, subject, text)</td><td>Showing delivery, sending again</td><td>Legitimate interest (5/2-f; 6(1)(f))</td><td>Text 30 days, 90 if it could not be delivered; recipient and subject 180 days</td></tr>
<tr><td>Sessions, failed sign-ins, security record</td><td>Safety of accounts</td><td>Legal obligation and legitimate interest (5/2-ç, f; 6(1)(c), (f))</td><td>A session ends after 30 days without use; failed sign-ins 2 days, security record 2 years, the network address in it 180 days</td></tr></tbody></table>
<p>Card details are entered on the page of a licensed payment provider; the card number neither reaches us nor is kept by us. How often a product is viewed is counted without relation to anybody. For cookies that need your consent see the <a href="#cookie-policy">cookie policy</a>.</p>
<h2>How we collect it</h2>
<p>Through forms, your account, your orders and correspondence, electronically and partly by automatic means. There is no automated decision-making and no profiling.</p>
<h2>Who receives it</h2>
<p>Only as far as the task requires: carriers (name, phone, address), the payment provider, our e-invoicing, hosting and mail services, auditors and lawyers, and authorities entitled by law. Data are never sold. Data leave Türkiye under the safeguards of article 9 KVKK and chapter V GDPR: to the carrier of the country you order from, or to the identity provider you choose to sign in with.</p>
<h2>Security</h2>
<p>Connections are encrypted, passwords pass through a memory-hard function, sessions and mailed links are stored as digests, and changes made by staff are recorded. Server logs hold no personal data.</p>
<h2>Your rights</h2>
<p>Your rights under article 11 KVKK and articles 15 to 22 GDPR, and how to use them, are set out under <a href="#your-data-rights">Your data rights</a>. You can also download and erase your data yourself in <a href="/en/account/membership-information">your account</a>.</p>`,
    },
    ru: {
      title: "Уведомление об обработке персональных данных",
      slug: "obrabotka-personalnykh-dannykh",
      summary: "Какие персональные данные мы обрабатываем, с какой целью, на каком основании и как долго.",
      body: `<p>Настоящее уведомление дано оператором данных Preforma Plastik Ambalaj Sanayi ve Ticaret A.S. (далее — Preforma) по статье 10 Закона Турции № 6698 о защите персональных данных (KVKK). Для лиц в Европейском союзе оно содержит сведения, предусмотренные статьёй 13 Общего регламента по защите данных (GDPR).</p>
<h2>Оператор</h2>
<p>Preforma, Организованная промышленная зона, ул. Пластикчилер, 24, 34490 Башакшехир, Стамбул, Турция. Телефон: <a href="tel:+902120000000">+90 212 000 00 00</a>, e-mail: <a href="mailto:info@preforma.example">info@preforma.example</a>.</p>
<h2>Данные, цели и сроки</h2>
<table><thead><tr><th scope="col">Данные</th><th scope="col">Цель</th><th scope="col">Основание</th><th scope="col">Срок хранения</th></tr></thead>
<tbody><tr><td>Учётная запись: имя, фамилия, почта, телефон, язык; по желанию — компания, налоговый номер и инспекция. Пароль хранится только в виде необратимого дайджеста.</td><td>Регистрация и вход</td><td>Договор (ст. 5/2-c KVKK; ст. 6(1)(b) GDPR)</td><td>До удаления учётной записи; неподтверждённая — 14 дней</td></tr>
<tr><td>Адреса, избранное, корзина</td><td>Подготовка заказа</td><td>Договор (5/2-c; 6(1)(b))</td><td>Пока вы их не удалите; корзина посетителя — 60 дней после последнего обращения</td></tr>
<tr><td>Заказы, счета, доставка, платежи</td><td>Продажа, доставка, учёт</td><td>Договор и обязанность по закону (п. 2 ст. 5 KVKK; 6(1)(b), (c))</td><td>10 лет с конца года (ст. 82 Торгового кодекса Турции)</td></tr>
<tr><td>Сообщения, запросы цен, отзывы о работе</td><td>Ответ на обращение</td><td>Преддоговорные действия и законный интерес (5/2-c, f; 6(1)(b), (f))</td><td>2 года после последнего действия; отправленные из учётной записи — до её удаления</td></tr>
<tr><td>Заявки на вакансии и файлы резюме</td><td>Подбор персонала</td><td>Преддоговорные действия (5/2-c; 6(1)(b))</td><td>На время рассмотрения, не более 1 года; удаляются через 30 дней после решения, а по вашей просьбе — в любой момент</td></tr>
<tr><td>Отзывы о товарах; имя видно только с вашего разрешения</td><td>Информирование покупателей</td><td>Законный интерес (5/2-f; 6(1)(f))</td><td>До вашей просьбы об удалении; после удаления учётной записи — без имени</td></tr>
<tr><td>Недавно просмотренные товары вошедшего клиента</td><td>Быстрый возврат к товару</td><td>Законный интерес (5/2-f; 6(1)(f))</td><td>180 дней</td></tr>
<tr><td>Учёт отправленных писем (получатель, тема, текст)</td><td>Подтверждение доставки, повторная отправка</td><td>Законный интерес (5/2-f; 6(1)(f))</td><td>Текст 30 дней, недоставленные 90 дней; получатель и тема 180 дней</td></tr>
<tr><td>Сеансы, неудачные попытки входа, журнал безопасности</td><td>Безопасность учётных записей</td><td>Обязанность по закону и законный интерес (п. 2 ст. 5 KVKK; 6(1)(c), (f))</td><td>Сеанс — 30 дней без обращений; попытки — 2 дня, журнал — 2 года, сетевой адрес в нём — 180 дней</td></tr></tbody></table>
<p>Данные карты вводятся на странице лицензированного платёжного сервиса; номер карты к нам не поступает и у нас не хранится. Число просмотров товара считается без связи с кем-либо. О файлах cookie, требующих согласия, см. <a href="#politika-cookie">политику cookie</a>.</p>
<h2>Как мы получаем данные</h2>
<p>Через формы, учётную запись, заказы и переписку — в электронном виде, отчасти автоматически. Автоматизированных решений и профилирования нет.</p>
<h2>Кому передаём</h2>
<p>Только в нужном объёме: перевозчикам (имя, телефон, адрес), платёжному сервису, поставщикам услуг электронных счетов, хостинга и почты, аудиторам и юристам, уполномоченным органам. Данные не продаются. За пределы Турции они передаются с гарантиями статьи 9 KVKK и главы V GDPR: перевозчику страны получателя или сервису, через который вы решили войти.</p>
<h2>Безопасность</h2>
<p>Соединение шифруется, пароли проходят через функцию, требующую много памяти, сеансы и ссылки из писем хранятся в виде дайджестов, изменения, внесённые сотрудниками, записываются. В журналах сервера персональных данных нет.</p>
<h2>Ваши права</h2>
<p>Права по статье 11 KVKK и статьям 15–22 GDPR и порядок обращения описаны в разделе <a href="#prava-subekta-dannykh">«Права субъекта данных»</a>. Скачать и удалить данные можно и самостоятельно в <a href="/ru/account/membership-information">учётной записи</a>.</p>`,
    },
    fr: {
      title: "Information sur la protection des données",
      slug: "protection-des-donnees",
      summary:
        "Quelles données personnelles nous traitons, dans quel but, sur quelle base et pendant combien de temps.",
      body: `<p>La présente information est donnée par ${companyName}, responsable du traitement, au titre de l’article 10 de la loi turque nº 6698 sur la protection des données personnelles (KVKK). Pour les personnes situées dans l’Union européenne, elle vaut information au sens de l’article 13 du Règlement général sur la protection des données (RGPD).</p>
<h2>Responsable du traitement</h2>
<p>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye. Téléphone\u00a0: <a href="tel:+902120000000">+90\u00a0212\u00a0000 00 00</a>, e-mail\u00a0: <a href="mailto:info@preforma.example">info@preforma.example</a>.</p>
<h2>Données, finalités et durées</h2>
<table><thead><tr><th scope="col">Données</th><th scope="col">Finalité</th><th scope="col">Base juridique</th><th scope="col">Durée</th></tr></thead>
<tbody><tr><td>Compte\u00a0: nom, prénom, e-mail, téléphone, langue\u00a0; société, numéro fiscal et centre des impôts si vous le souhaitez. Le mot de passe n’est gardé que sous forme d’empreinte illisible.</td><td>Inscription et connexion</td><td>Contrat (KVKK art. 5/2-c\u00a0; RGPD art. 6, § 1, b)</td><td>Jusqu’à suppression du compte\u00a0; compte non confirmé\u00a0: 14 jours</td></tr>
<tr><td>Adresses, favoris, panier</td><td>Préparation des commandes</td><td>Contrat (5/2-c\u00a0; 6, § 1, b)</td><td>Jusqu’à ce que vous les supprimiez\u00a0; panier d’un visiteur\u00a0: 60 jours après le dernier usage</td></tr>
<tr><td>Commandes, factures, livraisons, paiements</td><td>Vente, livraison, comptabilité</td><td>Contrat et obligation légale (5/2-c, ç\u00a0; 6, § 1, b et c)</td><td>10 ans à compter de la fin de l’année (Code de commerce turc, art. 82)</td></tr>
<tr><td>Messages, demandes de devis, retours</td><td>Vous répondre</td><td>Mesures précontractuelles et intérêt légitime (5/2-c, f\u00a0; 6, § 1, b et f)</td><td>2 ans après la dernière étape\u00a0; envois depuis un compte\u00a0: jusqu’à sa suppression</td></tr>
<tr><td>Candidatures et CV</td><td>Recrutement</td><td>Mesures précontractuelles (5/2-c\u00a0; 6, § 1, b)</td><td>Pendant l’examen, 1 an au plus\u00a0; effacement 30 jours après la décision, et à tout moment sur demande</td></tr>
<tr><td>Avis et notes\u00a0; votre nom n’apparaît qu’avec votre accord</td><td>Informer les acheteurs</td><td>Intérêt légitime (5/2-f\u00a0; 6, § 1, f)</td><td>Jusqu’à votre demande de retrait\u00a0; sans nom après suppression du compte</td></tr>
<tr><td>Derniers produits consultés par un client connecté</td><td>Les retrouver</td><td>Intérêt légitime (5/2-f\u00a0; 6, § 1, f)</td><td>180 jours</td></tr>
<tr><td>Trace des e-mails envoyés (destinataire, objet, texte)</td><td>Attester l’envoi, le répéter au besoin</td><td>Intérêt légitime (5/2-f\u00a0; 6, § 1, f)</td><td>Texte\u00a0: 30 jours, 90 en cas d’échec\u00a0; destinataire et objet\u00a0: 180 jours</td></tr>
<tr><td>Sessions, échecs de connexion, journal de sécurité</td><td>Sécurité des comptes</td><td>Obligation légale et intérêt légitime (5/2-ç, f\u00a0; 6, § 1, c et f)</td><td>Session\u00a0: 30 jours sans usage\u00a0; échecs\u00a0: 2 jours, journal\u00a0: 2 ans, adresse réseau qu’il contient\u00a0: 180 jours</td></tr></tbody></table>
<p>Les données de carte se saisissent sur la page d’un prestataire de paiement agréé\u00a0; le numéro ne nous parvient pas et n’est pas conservé chez nous. Les vues de produits sont comptées sans lien avec quiconque. Pour les cookies soumis à consentement, voir la <a href="#politique-de-cookies">politique de cookies</a>.</p>
<h2>Collecte</h2>
<p>Par les formulaires, votre compte, vos commandes et vos courriers, par voie électronique et en partie automatisée. Il n’y a ni décision automatisée ni profilage.</p>
<h2>Destinataires</h2>
<p>Dans la seule mesure nécessaire\u00a0: transporteurs (nom, téléphone, adresse), prestataire de paiement, services de facturation électronique, d’hébergement et de messagerie, auditeurs et avocats, autorités habilitées. Les données ne sont jamais vendues. Les transferts hors de Türkiye suivent l’article 9 de la KVKK et le chapitre V du RGPD\u00a0: transporteur du pays destinataire, ou fournisseur d’identité que vous choisissez pour vous connecter.</p>
<h2>Sécurité</h2>
<p>Les connexions sont chiffrées, les mots de passe passent par une fonction gourmande en mémoire, sessions et liens envoyés sont gardés sous forme d’empreintes, les modifications du personnel sont journalisées. Les journaux du serveur ne contiennent pas de données personnelles.</p>
<h2>Vos droits</h2>
<p>Vos droits selon l’article 11 de la KVKK et les articles 15 à 22 du RGPD, et la façon de les exercer, figurent sous <a href="#vos-droits">Vos droits sur vos données</a>. Vous pouvez aussi télécharger et effacer vos données depuis <a href="/fr/account/membership-information">votre compte</a>.</p>`,
    },
    ar: {
      title: "إشعار الخصوصية وحماية البيانات الشخصية",
      slug: "ishar-al-khususiyya",
      summary: "ما البيانات الشخصية التي نعالجها ولأي غرض وعلى أي أساس قانوني وإلى متى.",
      body: `<p>تقدّم هذا الإشعار شركة <bdi dir="ltr">Preforma Plastik Ambalaj Sanayi ve Ticaret A.S.</bdi> بصفتها المتحكم في البيانات وفق المادة 10 من القانون التركي رقم 6698 لحماية البيانات الشخصية (KVKK). ويتضمن للأشخاص الموجودين في الاتحاد الأوروبي ما تقتضيه المادة 13 من اللائحة العامة لحماية البيانات (GDPR).</p>
<h2>المتحكم في البيانات</h2>
<p>بريفورما، المنطقة الصناعية المنظمة، شارع بلاستيكجيلر رقم 24، 34490 باشاك شهير، إسطنبول، تركيا. الهاتف: <a href="tel:+902120000000"><bdi dir="ltr">+90 212 000 00 00</bdi></a>، البريد الإلكتروني: <a href="mailto:info@preforma.example"><bdi dir="ltr">info@preforma.example</bdi></a>.</p>
<h2>البيانات والأغراض والمدد</h2>
<table><thead><tr><th scope="col">البيانات</th><th scope="col">الغرض</th><th scope="col">الأساس القانوني</th><th scope="col">مدة الحفظ</th></tr></thead>
<tbody><tr><td>الحساب: الاسم واللقب والبريد والهاتف واللغة، واسم الشركة والرقم الضريبي ودائرة الضرائب إن شئت. ولا تُحفظ كلمة المرور إلا بصمةً لا يمكن قراءتها.</td><td>العضوية وتسجيل الدخول</td><td>العقد (<bdi dir="ltr">KVKK 5/2-c; GDPR 6(1)(b)</bdi>)</td><td>حتى حذف الحساب، والحساب غير المؤكد 14 يومًا</td></tr>
<tr><td>العناوين والمفضلة والسلة</td><td>تحضير الطلبات</td><td>العقد (<bdi dir="ltr">5/2-c; 6(1)(b)</bdi>)</td><td>حتى تحذفها، وسلة الزائر 60 يومًا بعد آخر استخدام</td></tr>
<tr><td>الطلبات والفواتير والتسليم والمدفوعات</td><td>البيع والتسليم والمحاسبة</td><td>العقد والالتزام القانوني (<bdi dir="ltr">KVKK 5/2; GDPR 6(1)(b), (c)</bdi>)</td><td>10 سنوات من نهاية السنة (المادة 82 من قانون التجارة التركي)</td></tr>
<tr><td>رسائل الاتصال وطلبات عروض الأسعار والملاحظات</td><td>الرد عليك</td><td>إجراءات ما قبل العقد والمصلحة المشروعة (<bdi dir="ltr">5/2-c, f; 6(1)(b), (f)</bdi>)</td><td>سنتان بعد آخر إجراء، وما أُرسل من حساب فحتى حذفه</td></tr>
<tr><td>طلبات التوظيف وملفات السيرة الذاتية</td><td>التوظيف</td><td>إجراءات ما قبل العقد (<bdi dir="ltr">5/2-c; 6(1)(b)</bdi>)</td><td>مدة النظر في الطلب، وسنة واحدة على الأكثر؛ وتُحذف بعد القرار بثلاثين يومًا، وفي أي وقت بطلبك</td></tr>
<tr><td>التقييمات، ولا يظهر اسمك إلا بإذنك</td><td>إفادة المشترين</td><td>المصلحة المشروعة (<bdi dir="ltr">5/2-f; 6(1)(f)</bdi>)</td><td>حتى تطلب إزالتها، وتبقى بلا اسم بعد حذف الحساب</td></tr>
<tr><td>آخر ما شاهده العميل المسجّل من منتجات</td><td>سهولة العودة إليها</td><td>المصلحة المشروعة (<bdi dir="ltr">5/2-f; 6(1)(f)</bdi>)</td><td>180 يومًا</td></tr>
<tr><td>سجل رسائل البريد المرسلة (المستلم والموضوع والنص)</td><td>إثبات التسليم وإعادة الإرسال</td><td>المصلحة المشروعة (<bdi dir="ltr">5/2-f; 6(1)(f)</bdi>)</td><td>النص 30 يومًا، و90 يومًا إن تعذّر التسليم؛ المستلم والموضوع 180 يومًا</td></tr>
<tr><td>الجلسات ومحاولات الدخول الفاشلة وسجل الأمان</td><td>أمان الحسابات</td><td>الالتزام القانوني والمصلحة المشروعة (<bdi dir="ltr">KVKK 5/2; GDPR 6(1)(c), (f)</bdi>)</td><td>تنتهي الجلسة بعد 30 يومًا بلا استخدام، والمحاولات يومان، وسجل الأمان سنتان، وعنوان الشبكة فيه 180 يومًا</td></tr></tbody></table>
<p>تُدخل بيانات البطاقة في صفحة مزوّد دفع مرخّص، ولا يصل رقمها إلينا ولا يُحفظ لدينا. ويُحسب عدد مشاهدات المنتج من غير صلة بأحد. ولملفات تعريف الارتباط التي تحتاج إلى موافقتك انظر <a href="#siyasat-al-kukiz">سياسة ملفات تعريف الارتباط</a>.</p>
<h2>كيف نجمعها</h2>
<p>من النماذج وحسابك وطلباتك ومراسلاتك، إلكترونيًا وبصورة آلية جزئيًا. ولا قرارات آلية ولا تنميط.</p>
<h2>من يتلقاها</h2>
<p>بقدر ما تقتضيه المهمة فقط: شركات النقل (الاسم والهاتف والعنوان)، ومزوّد الدفع، ومزوّدو الفوترة الإلكترونية والاستضافة والبريد، والمدققون والمحامون، والجهات المخوّلة قانونًا. ولا تُباع البيانات أبدًا. ولا تُنقل خارج تركيا إلا بضمانات المادة 9 من KVKK والفصل الخامس من GDPR: إلى ناقل بلد المستلم، أو إلى مزوّد الهوية الذي تختار الدخول به.</p>
<h2>الأمان</h2>
<p>الاتصال مشفّر، وكلمات المرور تمر بدالة كثيفة الذاكرة، والجلسات وروابط البريد تُحفظ بصماتٍ، وتغييرات الموظفين مسجّلة. ولا تحوي سجلات الخادم بيانات شخصية.</p>
<h2>حقوقك</h2>
<p>حقوقك بموجب المادة 11 من KVKK والمواد من 15 إلى 22 من GDPR وطريقة استعمالها مبيّنة في <a href="#huquq-sahib-al-bayanat">حقوق صاحب البيانات</a>. ويمكنك أيضًا تنزيل بياناتك ومحوها بنفسك من <a href="/ar/account/membership-information">حسابك</a>.</p>`,
    },
    de: {
      title: "Datenschutzerklärung",
      slug: "datenschutz",
      summary:
        "Welche personenbezogenen Daten wir zu welchem Zweck, auf welcher Grundlage und wie lange verarbeiten.",
      body: `<p>Diese Erklärung gibt ${companyName} als Verantwortliche nach Artikel 10 des türkischen Gesetzes Nr. 6698 zum Schutz personenbezogener Daten (KVKK). Für Personen in der Europäischen Union enthält sie die Angaben nach Artikel 13 der Datenschutz-Grundverordnung (DSGVO).</p>
<h2>Verantwortliche</h2>
<p>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkei. Telefon: <a href="tel:+902120000000">+90 212 000 00 00</a>, E-Mail: <a href="mailto:info@preforma.example">info@preforma.example</a>.</p>
<h2>Daten, Zwecke und Fristen</h2>
<table><thead><tr><th scope="col">Daten</th><th scope="col">Zweck</th><th scope="col">Rechtsgrundlage</th><th scope="col">Aufbewahrung</th></tr></thead>
<tbody><tr><td>Konto: Vorname, Name, E-Mail, Telefon, Sprache; auf Wunsch Firma, Steuernummer und Finanzamt. Das Passwort liegt nur als nicht umkehrbarer Hashwert vor.</td><td>Registrierung und Anmeldung</td><td>Vertrag (KVKK Art. 5/2-c; Art. 6 Abs. 1 lit. b DSGVO)</td><td>Bis zur Löschung des Kontos; unbestätigtes Konto 14 Tage</td></tr>
<tr><td>Adressen, Favoriten, Warenkorb</td><td>Vorbereitung von Bestellungen</td><td>Vertrag (5/2-c; lit. b)</td><td>Bis Sie sie löschen; Warenkorb eines Besuchers 60 Tage nach letzter Nutzung</td></tr>
<tr><td>Bestellungen, Rechnungen, Lieferungen, Zahlungen</td><td>Verkauf, Lieferung, Buchführung</td><td>Vertrag und rechtliche Pflicht (5/2-c, ç; lit. b, c)</td><td>10 Jahre ab Jahresende (türkisches Handelsgesetzbuch, Art. 82)</td></tr>
<tr><td>Nachrichten, Angebotsanfragen, Feedback</td><td>Antwort an Sie</td><td>Vorvertragliche Maßnahmen und berechtigtes Interesse (5/2-c, f; lit. b, f)</td><td>2 Jahre nach dem letzten Schritt; aus einem Konto Gesendetes bis zu dessen Löschung</td></tr>
<tr><td>Bewerbungen und Lebensläufe</td><td>Personalauswahl</td><td>Vorvertragliche Maßnahmen (5/2-c; lit. b)</td><td>Während der Prüfung, höchstens 1 Jahr; gelöscht 30 Tage nach der Entscheidung, auf Wunsch jederzeit</td></tr>
<tr><td>Bewertungen; Ihr Name erscheint nur mit Ihrer Erlaubnis</td><td>Information der Käufer</td><td>Berechtigtes Interesse (5/2-f; lit. f)</td><td>Bis Sie die Entfernung verlangen; nach Kontolöschung ohne Namen</td></tr>
<tr><td>Zuletzt angesehene Artikel angemeldeter Kunden</td><td>Leichtes Wiederfinden</td><td>Berechtigtes Interesse (5/2-f; lit. f)</td><td>180 Tage</td></tr>
<tr><td>Nachweis versandter E-Mails (Empfänger, Betreff, Text)</td><td>Zustellung belegen, erneut senden</td><td>Berechtigtes Interesse (5/2-f; lit. f)</td><td>Text 30 Tage, bei Unzustellbarkeit 90; Empfänger und Betreff 180 Tage</td></tr>
<tr><td>Sitzungen, fehlgeschlagene Anmeldungen, Sicherheitsprotokoll</td><td>Sicherheit der Konten</td><td>Rechtliche Pflicht und berechtigtes Interesse (5/2-ç, f; lit. c, f)</td><td>Sitzung endet nach 30 Tagen ohne Nutzung; Fehlversuche 2 Tage, Protokoll 2 Jahre, die Netzadresse darin 180 Tage</td></tr></tbody></table>
<p>Kartendaten geben Sie auf der Seite eines zugelassenen Zahlungsdienstes ein; die Kartennummer gelangt nicht zu uns und wird bei uns nicht gespeichert. Artikelaufrufe zählen wir ohne Personenbezug. Zu Cookies, die Ihre Einwilligung brauchen, siehe <a href="#cookie-richtlinie">Cookie-Richtlinie</a>.</p>
<h2>Erhebung</h2>
<p>Über Formulare, Ihr Konto, Ihre Bestellungen und Schreiben, elektronisch und zum Teil automatisiert. Automatisierte Entscheidungen und Profiling finden nicht statt.</p>
<h2>Empfänger</h2>
<p>Nur soweit die Aufgabe es verlangt: Frachtführer (Name, Telefon, Adresse), Zahlungsdienst, Dienstleister für E-Rechnung, Hosting und E-Mail, Prüfer und Anwälte, gesetzlich befugte Behörden. Daten werden nie verkauft. Übermittlungen aus der Türkei folgen Artikel 9 KVKK und Kapitel V DSGVO: an den Frachtführer des Empfangslandes oder an den Anmeldedienst, den Sie wählen.</p>
<h2>Sicherheit</h2>
<p>Verbindungen sind verschlüsselt, Passwörter durchlaufen eine speicherintensive Funktion, Sitzungen und zugesandte Links liegen nur als Hashwerte vor, Änderungen durch Beschäftigte werden protokolliert. Serverprotokolle enthalten keine personenbezogenen Daten.</p>
<h2>Ihre Rechte</h2>
<p>Ihre Rechte nach Artikel 11 KVKK und Artikel 15 bis 22 DSGVO und wie Sie sie ausüben, steht unter <a href="#betroffenenrechte">Betroffenenrechte</a>. Herunterladen und löschen können Sie Ihre Daten auch selbst in <a href="/de/account/membership-information">Ihrem Konto</a>.</p>`,
    },
  },
};
