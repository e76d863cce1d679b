import type { DemoEntry } from "../entry.ts";

/** What the site keeps in a browser: the two cookies of the specification and the storage beside them. */
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
<h2>Kullandığımız çerezler</h2>
<table><thead><tr><th scope="col">Ad</th><th scope="col">Amaç</th><th scope="col">Süre</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Tercihinizi bildirdiğinizi hatırlar.</td><td>365 gün</td></tr>
<tr><td>cookie_preferences</td><td>Hangi çerez türlerine izin verdiğinizi saklar.</td><td>365 gün</td></tr></tbody></table>
<h2>Tercihinizi değiştirmek</h2>
<p>Sayfanın altındaki “Çerez ayarları” düğmesi tercihlerinizi her zaman yeniden açar. Tarayıcınızdan sildiğiniz çerezler bir sonraki ziyarette yeniden sorulur.</p>`,
    },
    en: {
      title: "Cookie policy",
      slug: "cookie-policy",
      summary: "Which cookies this site uses, what for, and how to change your choice.",
      body: `<p>This page says what preforma.example keeps in your browser and how you control it. Apart from what is strictly necessary, no cookie is set before you allow it.</p>
<h2>Cookies in use</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">Purpose</th><th scope="col">Kept for</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Remembers that you have made a choice.</td><td>365 days</td></tr>
<tr><td>cookie_preferences</td><td>Keeps the categories you have allowed.</td><td>365 days</td></tr></tbody></table>
<h2>Changing your choice</h2>
<p>“Cookie settings” at the foot of every page reopens your preferences at any time. If you delete the cookies in your browser, you will be asked again on your next visit.</p>`,
    },
    ru: {
      title: "Политика использования файлов cookie",
      slug: "politika-cookie",
      summary: "Какие файлы cookie использует сайт, зачем они нужны и как изменить свой выбор.",
      body: `<p>Здесь описано, что сайт preforma.example хранит в вашем браузере и как этим управлять. Кроме строго необходимых, файлы cookie не записываются без вашего разрешения.</p>
<h2>Используемые файлы cookie</h2>
<table><thead><tr><th scope="col">Имя</th><th scope="col">Назначение</th><th scope="col">Срок</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Помнит, что вы сделали выбор.</td><td>365 дней</td></tr>
<tr><td>cookie_preferences</td><td>Хранит разрешённые вами категории.</td><td>365 дней</td></tr></tbody></table>
<h2>Как изменить выбор</h2>
<p>Кнопка «Настройки cookie» внизу каждой страницы в любой момент снова открывает настройки. Если удалить файлы cookie в браузере, при следующем посещении сайт спросит вас ещё раз.</p>`,
    },
    fr: {
      title: "Politique de cookies",
      slug: "politique-de-cookies",
      summary: "Les cookies utilisés par ce site, leur rôle et la façon de modifier votre choix.",
      body: `<p>Cette page indique ce que preforma.example conserve dans votre navigateur et comment vous gardez la main. Hormis les cookies strictement nécessaires, aucun n’est déposé sans votre accord.</p>
<h2>Cookies utilisés</h2>
<table><thead><tr><th scope="col">Nom</th><th scope="col">Finalité</th><th scope="col">Durée</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Retient que vous avez fait un choix.</td><td>365 jours</td></tr>
<tr><td>cookie_preferences</td><td>Conserve les catégories que vous avez acceptées.</td><td>365 jours</td></tr></tbody></table>
<h2>Modifier votre choix</h2>
<p>Le bouton «\u00a0Paramètres des cookies\u00a0», en bas de chaque page, rouvre vos préférences à tout moment. Si vous supprimez les cookies de votre navigateur, la question vous sera posée à nouveau lors de votre prochaine visite.</p>`,
    },
    ar: {
      title: "سياسة ملفات تعريف الارتباط",
      slug: "siyasat-al-kukiz",
      summary: "ملفات تعريف الارتباط المستخدمة في الموقع وأغراضها وكيفية تغيير اختيارك.",
      body: `<p>توضح هذه الصفحة ما يحفظه موقع <bdi dir="ltr">preforma.example</bdi> في متصفحك وكيف تتحكم فيه. وباستثناء الملفات الضرورية لا يُحفظ أي ملف قبل موافقتك.</p>
<h2>الملفات المستخدمة</h2>
<table><thead><tr><th scope="col">الاسم</th><th scope="col">الغرض</th><th scope="col">المدة</th></tr></thead>
<tbody><tr><td><bdi dir="ltr">cookie_consent</bdi></td><td>يتذكر أنك حددت اختيارك.</td><td>365 يومًا</td></tr>
<tr><td><bdi dir="ltr">cookie_preferences</bdi></td><td>يحفظ الفئات التي وافقت عليها.</td><td>365 يومًا</td></tr></tbody></table>
<h2>تغيير اختيارك</h2>
<p>يفتح زر «إعدادات ملفات تعريف الارتباط» أسفل كل صفحة تفضيلاتك في أي وقت. وإذا حذفت هذه الملفات من متصفحك فسنسألك من جديد في زيارتك التالية.</p>`,
    },
    de: {
      title: "Cookie-Richtlinie",
      slug: "cookie-richtlinie",
      summary: "Welche Cookies diese Website verwendet, wozu sie dienen und wie Sie Ihre Wahl ändern.",
      body: `<p>Hier steht, was preforma.example in Ihrem Browser speichert und wie Sie darüber bestimmen. Außer den unbedingt erforderlichen Cookies wird keines ohne Ihre Zustimmung gesetzt.</p>
<h2>Verwendete Cookies</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">Zweck</th><th scope="col">Dauer</th></tr></thead>
<tbody><tr><td>cookie_consent</td><td>Merkt sich, dass Sie eine Wahl getroffen haben.</td><td>365 Tage</td></tr>
<tr><td>cookie_preferences</td><td>Speichert die von Ihnen erlaubten Kategorien.</td><td>365 Tage</td></tr></tbody></table>
<h2>Ihre Wahl ändern</h2>
<p>Die Schaltfläche „Cookie-Einstellungen“ am Ende jeder Seite öffnet Ihre Auswahl jederzeit wieder. Löschen Sie die Cookies im Browser, fragen wir beim nächsten Besuch erneut.</p>`,
    },
  },
};
