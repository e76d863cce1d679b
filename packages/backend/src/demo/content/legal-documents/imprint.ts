import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** Who runs the site, as Law 6563 and the German and French rules of an imprint ask; numbers are zeros, which no register gives out. */
export const imprint: DemoEntry<"legal-documents"> = {
  key: "imprint",
  facts: {},
  publishedDaysAgo: 119,
  texts: {
    tr: {
      title: "Künye ve şirket bilgileri",
      slug: "kunye",
      summary: "Siteyi işleten şirketin unvanı, sicil ve vergi bilgileri, adresleri ve iletişim yolları.",
      body: `<p>6563 sayılı Elektronik Ticaretin Düzenlenmesi Hakkında Kanun ve Türk Ticaret Kanunu’nun 1524. maddesi uyarınca siteyi işleten şirketin bilgileri aşağıdadır.</p>
<dl><dt>Ticaret unvanı</dt><dd>${companyName}</dd><dt>Merkez</dt><dd>Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye</dd><dt>Fabrika ve depo</dt><dd>Organize Sanayi Bölgesi, 3. Kısım 12. Sokak No: 7, 59850 Çorlu, Tekirdağ, Türkiye</dd><dt>Temsile yetkili</dt><dd>Genel Müdür Nermin Aksoylu</dd><dt>Ticaret sicili</dt><dd>İstanbul Ticaret Sicili Müdürlüğü, sicil no 000000-0</dd><dt>MERSİS numarası</dt><dd>0000000000000000</dd><dt>Vergi dairesi ve numarası</dt><dd>Başakşehir, 0000000000</dd><dt>Üye olunan meslek odası</dt><dd>İstanbul Sanayi Odası; davranış kuralları oda sitesinde yayımlanır.</dd></dl>
<h2>İletişim</h2>
<ul><li>Santral: <a href="tel:+902120000000">+90 212 000 00 00</a></li><li>Satış: <a href="tel:+902120000010">+90 212 000 00 10</a>, <a href="mailto:satis@preforma.example">satis@preforma.example</a></li><li>Genel ve hukuki bildirimler: <a href="mailto:info@preforma.example">info@preforma.example</a></li></ul>
<p>Bütün bölümlerin adresleri <a href="/iletisim">iletişim sayfasında</a>, yönetim belgelerimiz <a href="/kurumsal/kalite-belgelerimiz">kalite belgelerindedir</a>.</p>
<h2>İçerik sorumluluğu</h2>
<p>İçerikten Genel Müdürlük sorumludur. Haklarınızın ihlal edildiğini düşündüğünüz bir içeriği genel adrese bildirin; inceleyip sonucunu yazarız.</p>`,
    },
    en: {
      title: "Imprint and company details",
      slug: "imprint",
      summary: "Name, registers, tax number, addresses and contacts of the company that runs this site.",
      body: `<p>These are the details of the company that runs this site, as the Turkish Law on Electronic Commerce no. 6563 and article 1524 of the Turkish Commercial Code require.</p>
<dl><dt>Company</dt><dd>${companyName} (joint stock company under Turkish law)</dd><dt>Head office</dt><dd>Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye</dd><dt>Plant and warehouse</dt><dd>Organize Sanayi Bölgesi, 3. Kısım 12. Sokak No: 7, 59850 Çorlu, Tekirdağ, Türkiye</dd><dt>Represented by</dt><dd>Nermin Aksoylu, General Manager</dd><dt>Trade register</dt><dd>İstanbul, no. 000000-0</dd><dt>MERSİS number</dt><dd>0000000000000000</dd><dt>Tax office and number</dt><dd>Başakşehir, 0000000000</dd><dt>Chamber</dt><dd>İstanbul Chamber of Industry; its rules of conduct are published on the chamber’s site.</dd></dl>
<h2>Contact</h2>
<ul><li>Switchboard: <a href="tel:+902120000000">+90 212 000 00 00</a></li><li>Export: <a href="mailto:export@preforma.example">export@preforma.example</a></li><li>General and legal notices: <a href="mailto:info@preforma.example">info@preforma.example</a></li></ul>
<p>All departments are on the <a href="/en/contact">contact page</a>, our management certificates under <a href="/en/corporate/quality-certificates">quality certificates</a>.</p>
<h2>Responsibility for contents</h2>
<p>General management answers for the contents. If you think that something here infringes your rights, write to the general address; we look into it and tell you the result.</p>`,
    },
    ru: {
      title: "Сведения о компании",
      slug: "svedeniya-o-kompanii",
      summary: "Наименование, реестры, налоговый номер, адреса и контакты компании, которая ведёт сайт.",
      body: `<p>Сведения о компании, которая ведёт сайт, приведены согласно Закону Турции № 6563 об электронной торговле и статье 1524 Торгового кодекса Турции.</p>
<dl><dt>Компания</dt><dd>Preforma Plastik Ambalaj Sanayi ve Ticaret A.S. (акционерное общество по праву Турции)</dd><dt>Центральный офис</dt><dd>Организованная промышленная зона, ул. Пластикчилер, 24, 34490 Башакшехир, Стамбул, Турция</dd><dt>Завод и склад</dt><dd>Организованная промышленная зона, 3-й участок, 12-я улица, 7, 59850 Чорлу, Текирдаг, Турция</dd><dt>Представитель</dt><dd>Нермин Аксойлу, генеральный директор</dd><dt>Торговый реестр</dt><dd>Стамбул, № 000000-0</dd><dt>Номер MERSIS</dt><dd>0000000000000000</dd><dt>Налоговая инспекция и номер</dt><dd>Башакшехир, 0000000000</dd><dt>Палата</dt><dd>Стамбульская промышленная палата; правила поведения опубликованы на её сайте.</dd></dl>
<h2>Контакты</h2>
<ul><li>Общий телефон: <a href="tel:+902120000000">+90 212 000 00 00</a></li><li>Экспорт: <a href="mailto:export@preforma.example">export@preforma.example</a></li><li>Общие вопросы и юридические уведомления: <a href="mailto:info@preforma.example">info@preforma.example</a></li></ul>
<p>Все отделы — на странице <a href="/ru/kontakt">контактов</a>, сертификаты систем менеджмента — в разделе <a href="/ru/korporativnaya/sertifikaty-kachestva">сертификатов</a>.</p>
<h2>Ответственность за содержание</h2>
<p>За содержание отвечает генеральная дирекция. Если вы считаете, что материал нарушает ваши права, напишите на общий адрес: мы разберёмся и сообщим о результате.</p>`,
    },
    fr: {
      title: "Mentions légales",
      slug: "mentions-legales",
      summary:
        "Raison sociale, registres, numéro fiscal, adresses et contacts de la société qui exploite ce site.",
      body: `<p>Voici les informations sur la société qui exploite ce site, selon la loi turque nº 6563 sur le commerce électronique et l’article 1524 du Code de commerce turc.</p>
<dl><dt>Société éditrice</dt><dd>${companyName} (société anonyme de droit turc)</dd><dt>Siège</dt><dd>Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye</dd><dt>Usine et entrepôt</dt><dd>Organize Sanayi Bölgesi, 3. Kısım 12. Sokak No: 7, 59850 Çorlu, Tekirdağ, Türkiye</dd><dt>Représentante et directrice de la publication</dt><dd>Nermin Aksoylu, directrice générale</dd><dt>Registre du commerce</dt><dd>İstanbul, nº 000000-0</dd><dt>Numéro MERSİS</dt><dd>0000000000000000</dd><dt>Centre des impôts et numéro</dt><dd>Başakşehir, 0000000000</dd><dt>Chambre</dt><dd>Chambre d’industrie d’İstanbul\u00a0; ses règles de conduite sont publiées sur son site.</dd><dt>Hébergement</dt><dd>Assuré par la société à son siège.</dd></dl>
<h2>Contact</h2>
<ul><li>Standard\u00a0: <a href="tel:+902120000000">+90\u00a0212\u00a0000 00 00</a></li><li>Export\u00a0: <a href="mailto:export@preforma.example">export@preforma.example</a></li><li>Questions générales et notifications\u00a0: <a href="mailto:info@preforma.example">info@preforma.example</a></li></ul>
<p>Tous les services figurent sur la page <a href="/fr/contact">contact</a>, nos certificats sous <a href="/fr/entreprise/certificats-de-qualite">certificats de qualité</a>.</p>
<h2>Responsabilité du contenu</h2>
<p>La direction générale répond du contenu. Si un élément vous semble porter atteinte à vos droits, écrivez à l’adresse générale\u00a0; nous examinons et vous informons du résultat.</p>`,
    },
    ar: {
      title: "بيانات الشركة",
      slug: "bayanat-al-sharika",
      summary: "اسم الشركة التي تدير الموقع وسجلاتها ورقمها الضريبي وعناوينها وطرق الاتصال بها.",
      body: `<p>هذه بيانات الشركة التي تدير الموقع وفق القانون التركي رقم 6563 بشأن التجارة الإلكترونية والمادة 1524 من قانون التجارة التركي.</p>
<dl><dt>الشركة</dt><dd><bdi dir="ltr">Preforma Plastik Ambalaj Sanayi ve Ticaret A.S.</bdi> (شركة مساهمة بموجب القانون التركي)</dd><dt>المقر الرئيسي</dt><dd>المنطقة الصناعية المنظمة، شارع بلاستيكجيلر رقم 24، 34490 باشاك شهير، إسطنبول، تركيا</dd><dt>المصنع والمستودع</dt><dd>المنطقة الصناعية المنظمة، القسم 3، الشارع 12 رقم 7، 59850 تشورلو، تكيرداغ، تركيا</dd><dt>الممثل القانوني</dt><dd>نرمين أكسويلو، المديرة العامة</dd><dt>السجل التجاري</dt><dd>إسطنبول، رقم <bdi dir="ltr">000000-0</bdi></dd><dt>رقم <bdi dir="ltr">MERSIS</bdi></dt><dd><bdi dir="ltr">0000000000000000</bdi></dd><dt>دائرة الضرائب والرقم الضريبي</dt><dd>باشاك شهير، <bdi dir="ltr">0000000000</bdi></dd><dt>الغرفة</dt><dd>غرفة صناعة إسطنبول، وقواعد السلوك منشورة في موقعها.</dd></dl>
<h2>الاتصال</h2>
<ul><li>المقسم: <a href="tel:+902120000000"><bdi dir="ltr">+90 212 000 00 00</bdi></a></li><li>التصدير: <a href="mailto:export@preforma.example"><bdi dir="ltr">export@preforma.example</bdi></a></li><li>العام والإخطارات القانونية: <a href="mailto:info@preforma.example"><bdi dir="ltr">info@preforma.example</bdi></a></li></ul>
<p>جميع الأقسام في صفحة <a href="/ar/contact">الاتصال</a>، وشهادات أنظمة الإدارة في <a href="/ar/corporate/quality-certificates">شهادات الجودة</a>.</p>
<h2>المسؤولية عن المحتوى</h2>
<p>الإدارة العامة مسؤولة عن المحتوى. وإن رأيت أن شيئًا منه يمس حقوقك فاكتب إلى العنوان العام لننظر فيه ونخبرك بالنتيجة.</p>`,
    },
    de: {
      title: "Impressum",
      slug: "impressum",
      summary:
        "Firma, Register, Steuernummer, Anschriften und Kontakt des Unternehmens, das diese Website betreibt.",
      body: `<p>Angaben zum Betreiber dieser Website nach dem türkischen Gesetz Nr. 6563 über den elektronischen Handel und Artikel 1524 des türkischen Handelsgesetzbuchs; sie entsprechen den Pflichtangaben eines Impressums.</p>
<dl><dt>Unternehmen</dt><dd>${companyName} (Aktiengesellschaft türkischen Rechts)</dd><dt>Hauptsitz</dt><dd>Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkei</dd><dt>Werk und Lager</dt><dd>Organize Sanayi Bölgesi, 3. Kısım 12. Sokak No: 7, 59850 Çorlu, Tekirdağ, Türkei</dd><dt>Vertretungsberechtigt</dt><dd>Nermin Aksoylu, Geschäftsführerin</dd><dt>Handelsregister</dt><dd>İstanbul, Nr. 000000-0</dd><dt>MERSİS-Nummer</dt><dd>0000000000000000</dd><dt>Finanzamt und Steuernummer</dt><dd>Başakşehir, 0000000000</dd><dt>Kammer</dt><dd>Industriekammer İstanbul; ihre Verhaltensregeln sind auf deren Website veröffentlicht.</dd></dl>
<h2>Kontakt</h2>
<ul><li>Zentrale: <a href="tel:+902120000000">+90 212 000 00 00</a></li><li>Export: <a href="mailto:export@preforma.example">export@preforma.example</a></li><li>Allgemeines und rechtliche Mitteilungen: <a href="mailto:info@preforma.example">info@preforma.example</a></li></ul>
<p>Alle Abteilungen finden Sie unter <a href="/de/kontakt">Kontakt</a>, unsere Zertifikate unter <a href="/de/unternehmen/qualitatszertifikate">Qualitätszertifikate</a>.</p>
<h2>Verantwortlich für den Inhalt</h2>
<p>Für den Inhalt ist die Geschäftsführung verantwortlich. Meinen Sie, dass etwas Ihre Rechte verletzt, schreiben Sie an die allgemeine Adresse; wir prüfen es und teilen Ihnen das Ergebnis mit.</p>`,
    },
  },
};
