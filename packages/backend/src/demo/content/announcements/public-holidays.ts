import type { DemoEntry } from "../entry.ts";

export const publicHolidays: DemoEntry<"announcements"> = {
  key: "public-holidays",
  facts: { cover: null },
  publishedDaysAgo: 2,
  texts: {
    tr: {
      title: "Resmî tatillerde çalışma ve yükleme saatleri",
      summary:
        "Resmî ve dinî bayramlarda ofis ve depo kapalıdır; arife günleri yükleme 12.00’de biter. Fabrikada üretim sürer.",
      body: `<p>Resmî tatillerde ve dinî bayramlarda ofislerimiz ile Çorlu depomuz kapalıdır. Arife günlerinde ve yarım gün tatillerde son araç 12.00’de yüklenir. Kalıp soğutmamak için fabrikada üretim bayramda da vardiyalı sürer; ancak teslim yapılmaz.</p>
<table><caption>Tatil düzeni</caption><thead><tr><th scope="col">Gün</th><th scope="col">Satış</th><th scope="col">Yükleme</th></tr></thead><tbody><tr><th scope="row">Hafta içi</th><td>09.00–18.00</td><td>09.00–17.00</td></tr><tr><th scope="row">Cumartesi</th><td>09.00–12.00</td><td>randevuyla</td></tr><tr><th scope="row">Arife, yarım gün</th><td>09.00–12.00</td><td>09.00–12.00</td></tr><tr><th scope="row">Resmî tatil, bayram</th><td>kapalı</td><td>kapalı</td></tr></tbody></table>
<p>Bayramdan önceki hafta yükleme randevuları erken dolar. Siparişinizi bayramdan en az on iş günü önce vermenizi, aracınızın plakasını da bir gün önceden bildirmenizi rica ederiz.</p>`,
    },
    en: {
      title: "Office and loading hours on public holidays",
      summary:
        "On Turkish public and religious holidays office and warehouse are closed; on the eve, loading ends at noon. Production goes on.",
      body: `<p>On Turkish public holidays and during the religious feasts our offices and the Çorlu warehouse are closed. On the eve of a feast and on half-holidays the last lorry is loaded at noon. The plant keeps its shifts, since a cold mould costs more than a holiday, but nothing is handed over.</p>
<table><caption>Hours, Turkish time</caption><thead><tr><th scope="col">Day</th><th scope="col">Sales</th><th scope="col">Loading</th></tr></thead><tbody><tr><th scope="row">Monday to Friday</th><td>09:00–18:00</td><td>09:00–17:00</td></tr><tr><th scope="row">Saturday</th><td>09:00–12:00</td><td>by appointment</td></tr><tr><th scope="row">Eve of a feast, half-holiday</th><td>09:00–12:00</td><td>09:00–12:00</td></tr><tr><th scope="row">Public holiday</th><td>closed</td><td>closed</td></tr></tbody></table>
<p>Loading slots in the week before a feast go early. Please order at least ten working days ahead, and send us the lorry’s number plate the day before.</p>`,
    },
    ru: {
      title: "Часы работы и отгрузки в праздничные дни",
      summary:
        "В государственные и религиозные праздники Турции офис и склад закрыты; накануне отгрузка до 12:00. Производство не останавливается.",
      body: `<p>В государственные и религиозные праздники Турции офис и склад в Чорлу не работают. Накануне и в сокращённые дни последняя машина загружается в 12:00. Завод работает посменно и в праздники, чтобы не остужать формы, но товар не выдаётся.</p>
<table><caption>Часы работы, время турецкое</caption><thead><tr><th scope="col">День</th><th scope="col">Отдел продаж</th><th scope="col">Отгрузка</th></tr></thead><tbody><tr><th scope="row">Понедельник — пятница</th><td>09:00–18:00</td><td>09:00–17:00</td></tr><tr><th scope="row">Суббота</th><td>09:00–12:00</td><td>по записи</td></tr><tr><th scope="row">Канун праздника, сокращённый день</th><td>09:00–12:00</td><td>09:00–12:00</td></tr><tr><th scope="row">Праздник</th><td>закрыто</td><td>закрыто</td></tr></tbody></table>
<p>Окна отгрузки на предпраздничной неделе заканчиваются быстро. Просим размещать заказы не позже чем за десять рабочих дней, а номер машины сообщать накануне.</p>`,
    },
    fr: {
      title: "Horaires de bureau et de chargement les jours fériés",
      summary:
        "Les jours fériés turcs, bureaux et entrepôt sont fermés\u00a0; la veille, les chargements cessent à midi. La production continue.",
      body: `<p>Les jours fériés turcs et pendant les fêtes religieuses, nos bureaux et l’entrepôt de Çorlu sont fermés. La veille et les demi-journées chômées, le dernier camion est chargé à midi. L’usine garde ses équipes, car un moule froid coûte cher, mais aucune remise n’a lieu.</p>
<table><caption>Horaires, heure de Turquie</caption><thead><tr><th scope="col">Jour</th><th scope="col">Ventes</th><th scope="col">Chargement</th></tr></thead><tbody><tr><th scope="row">Du lundi au vendredi</th><td>9 h – 18 h</td><td>9 h – 17 h</td></tr><tr><th scope="row">Samedi</th><td>9 h – 12 h</td><td>sur rendez-vous</td></tr><tr><th scope="row">Veille de fête, demi-journée</th><td>9 h – 12 h</td><td>9 h – 12 h</td></tr><tr><th scope="row">Jour férié</th><td>fermé</td><td>fermé</td></tr></tbody></table>
<p>Les créneaux de la semaine précédant une fête partent vite. Merci de commander au moins dix jours ouvrés à l’avance et de nous communiquer l’immatriculation du camion la veille.</p>`,
    },
    ar: {
      title: "ساعات العمل والتحميل في العطل الرسمية",
      summary:
        "في العطل الرسمية والأعياد في تركيا تُغلق المكاتب والمستودع، وينتهي التحميل عشية العيد عند الظهر. أما الإنتاج فمستمر.",
      body: `<p>تُغلق مكاتبنا ومستودع تشورلو في العطل الرسمية والأعياد في تركيا. وعشية العيد وفي أنصاف العطل تُحمَّل آخر شاحنة عند الساعة <bdi dir="ltr">12:00</bdi>. يواصل المصنع وردياته كي لا تبرد القوالب، لكن لا تسليم في تلك الأيام.</p>
<table><caption>الساعات بتوقيت تركيا</caption><thead><tr><th scope="col">اليوم</th><th scope="col">المبيعات</th><th scope="col">التحميل</th></tr></thead><tbody><tr><th scope="row">من الاثنين إلى الجمعة</th><td><bdi dir="ltr">09:00–18:00</bdi></td><td><bdi dir="ltr">09:00–17:00</bdi></td></tr><tr><th scope="row">السبت</th><td><bdi dir="ltr">09:00–12:00</bdi></td><td>بموعد مسبق</td></tr><tr><th scope="row">عشية العيد ونصف العطلة</th><td><bdi dir="ltr">09:00–12:00</bdi></td><td><bdi dir="ltr">09:00–12:00</bdi></td></tr><tr><th scope="row">العطلة الرسمية والعيد</th><td>مغلق</td><td>مغلق</td></tr></tbody></table>
<p>تمتلئ مواعيد التحميل في الأسبوع السابق للعيد مبكرًا. نرجو تقديم الطلبات قبل عشرة أيام عمل على الأقل، وإبلاغنا برقم لوحة الشاحنة قبل يوم.</p>`,
    },
    de: {
      title: "Büro- und Ladezeiten an Feiertagen",
      summary:
        "An türkischen Feiertagen sind Büro und Lager geschlossen, am Vortag wird bis 12 Uhr verladen. Die Produktion läuft weiter.",
      body: `<p>An gesetzlichen und religiösen Feiertagen in der Türkei bleiben unsere Büros und das Lager Çorlu geschlossen. Am Vortag eines Festes und an halben Feiertagen wird der letzte Lkw um 12 Uhr beladen. Das Werk arbeitet in Schichten weiter, damit die Werkzeuge nicht auskühlen; ausgegeben wird nichts.</p>
<table><caption>Zeiten in türkischer Ortszeit</caption><thead><tr><th scope="col">Tag</th><th scope="col">Verkauf</th><th scope="col">Verladung</th></tr></thead><tbody><tr><th scope="row">Montag bis Freitag</th><td>9–18 Uhr</td><td>9–17 Uhr</td></tr><tr><th scope="row">Samstag</th><td>9–12 Uhr</td><td>nach Termin</td></tr><tr><th scope="row">Vortag, halber Feiertag</th><td>9–12 Uhr</td><td>9–12 Uhr</td></tr><tr><th scope="row">Feiertag</th><td>geschlossen</td><td>geschlossen</td></tr></tbody></table>
<p>Ladetermine in der Woche vor einem Fest sind früh vergeben. Bitte bestellen Sie mindestens zehn Arbeitstage vorher und nennen Sie uns am Vortag das Kennzeichen.</p>`,
    },
  },
};
