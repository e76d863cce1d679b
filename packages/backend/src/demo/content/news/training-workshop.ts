import type { DemoEntry } from "../entry.ts";

export const trainingWorkshop: DemoEntry<"news"> = {
  key: "training-workshop",
  facts: { cover: null },
  publishedDaysAgo: 96,
  texts: {
    tr: {
      title: "Eğitim atölyemizin ilk altı teknisyeni vardiyada",
      summary:
        "Çorlu’daki meslek lisesiyle kurduğumuz atölyede on aylık eğitimi bitiren altı genç, şişirme ve enjeksiyon hatlarında işe başladı.",
      body: `<p>Çorlu’daki bir meslek lisesiyle birlikte açtığımız eğitim atölyesi ilk mezunlarını verdi. On ay boyunca haftanın iki günü okulda, üç günü fabrikada çalışan altı genç teknisyen, şişirme ve enjeksiyon hatlarında kadroya katıldı.</p>
<h2>Atölyede ne öğretiliyor?</h2>
<ul><li>Malzeme: PET kurutma, nem ölçümü, HDPE’de akış indeksi.</li><li>Makine: ısıtma profili, parison kontrolü, kalıp bağlama ve güvenlik kilitleri.</li><li>Ölçüm: ağız mastarı, et kalınlığı, silme hacim, tork ve düşme denemesi.</li></ul>
<p>Atölyede üretim hattından emekliye ayrılmış bir ekstrüzyon şişirme makinesi duruyor: hata yapmanın serbest olduğu tek makinemiz. Yeni dönem başvuruları okul üzerinden alınıyor; fabrikadaki açık pozisyonlar <a href="/kurumsal/insan-kaynaklari">insan kaynakları sayfasında</a>.</p>`,
    },
    en: {
      title: "The first six technicians from our training workshop",
      summary:
        "Six young people have finished ten months of training in the workshop we run with a vocational school in Çorlu and joined the shifts.",
      body: `<p>The workshop we opened with a vocational school in Çorlu has its first graduates. For ten months six trainees spent two days a week at school and three in the plant; they now work on the blow-moulding and injection lines.</p>
<h2>What is taught</h2>
<ul><li>Materials: drying PET, measuring moisture, the melt flow of HDPE.</li><li>Machines: heating profile, parison control, mounting a mould, interlocks.</li><li>Measurement: neck gauges, wall thickness, brimful volume, torque and drop tests.</li></ul>
<p>In the workshop stands an extrusion blow-moulding machine retired from the line, the only one we own on which mistakes are welcome. Places for the next course are given out by the school; vacancies in the plant are on the <a href="/en/corporate/human-resources">human resources page</a>.</p>`,
    },
    ru: {
      title: "Первые шесть техников нашей учебной мастерской вышли в смену",
      summary:
        "Шесть молодых специалистов завершили десятимесячное обучение в мастерской, открытой вместе с профессиональным лицеем в Чорлу.",
      body: `<p>У мастерской, которую мы открыли вместе с профессиональным лицеем в Чорлу, первый выпуск. Десять месяцев шестеро учеников проводили два дня в неделю в лицее и три на заводе; теперь они работают на линиях выдува и литья.</p>
<h2>Чему учат</h2>
<ul><li>Материалы: сушка ПЭТ, измерение влажности, текучесть расплава ПНД.</li><li>Машины: профиль нагрева, управление рукавом, установка формы, блокировки.</li><li>Измерения: калибры горловины, толщина стенки, полный объём, момент закрытия, испытание на падение.</li></ul>
<p>В мастерской стоит списанная с линии экструзионно-выдувная машина — единственная у нас, на которой разрешено ошибаться. Набор на следующий курс ведёт лицей; вакансии завода — на <a href="/ru/korporativnaya/chelovecheskie-resursy">странице для соискателей</a>.</p>`,
    },
    fr: {
      title: "Les six premiers techniciens de notre atelier-école",
      summary:
        "Formés dix mois dans l’atelier ouvert avec un lycée professionnel de Çorlu, six jeunes ont rejoint nos équipes.",
      body: `<p>L’atelier-école ouvert avec un lycée professionnel de Çorlu a ses premiers diplômés. Pendant dix mois, six jeunes ont passé deux jours par semaine au lycée et trois à l’usine\u00a0; ils travaillent maintenant sur les lignes de soufflage et d’injection.</p>
<h2>Ce qu’on y apprend</h2>
<ul><li>Les matières\u00a0: séchage du PET, mesure de l’humidité, indice de fluidité du PEHD.</li><li>Les machines\u00a0: profil de chauffe, réglage de la paraison, montage d’un moule, sécurités.</li><li>La mesure\u00a0: calibres de bague, épaisseur de paroi, volume ras bord, couple et essai de chute.</li></ul>
<p>L’atelier abrite une machine d’extrusion-soufflage retirée de la production, la seule de nos machines où l’erreur est permise. Les inscriptions passent par le lycée\u00a0; les postes ouverts à l’usine sont sur la <a href="/fr/entreprise/ressources-humaines">page carrières</a>.</p>`,
    },
    ar: {
      title: "أول ستة فنيين من ورشة التدريب ينضمون إلى الورديات",
      summary:
        "أنهى ستة شبان عشرة أشهر من التدريب في الورشة التي أنشأناها مع ثانوية مهنية في تشورلو والتحقوا بخطوط الإنتاج.",
      body: `<p>خرّجت ورشة التدريب التي افتتحناها مع ثانوية مهنية في تشورلو دفعتها الأولى. على مدى عشرة أشهر أمضى ستة متدربين يومين أسبوعيًا في المدرسة وثلاثة في المصنع، وهم يعملون اليوم على خطوط النفخ والحقن.</p>
<h2>ماذا يتعلمون</h2>
<ul><li>المواد: تجفيف PET وقياس الرطوبة ومعدل انسياب مصهور HDPE.</li><li>الماكينات: منحنى التسخين وضبط الباريسون وتركيب القالب وأقفال السلامة.</li><li>القياس: محددات قياس الفوهة وسماكة الجدار والسعة حتى الحافة وعزم الإغلاق واختبار السقوط.</li></ul>
<p>في الورشة ماكينة نفخ بالبثق أُحيلت إلى التقاعد من خط الإنتاج، وهي الوحيدة لدينا التي يُسمح بالخطأ عليها. تُقدَّم طلبات الدورة المقبلة عبر المدرسة، أما الوظائف الشاغرة في المصنع فتجدونها في <a href="/ar/corporate/human-resources">صفحة الموارد البشرية</a>.</p>`,
    },
    de: {
      title: "Die ersten sechs Techniker aus unserer Lehrwerkstatt",
      summary:
        "Sechs junge Leute haben zehn Monate Ausbildung in der Werkstatt abgeschlossen, die wir mit einer Berufsschule in Çorlu betreiben.",
      body: `<p>Die Lehrwerkstatt, die wir mit einer Berufsschule in Çorlu eröffnet haben, hat ihre ersten Absolventen. Zehn Monate lang verbrachten sechs Auszubildende zwei Tage je Woche in der Schule und drei im Werk; jetzt arbeiten sie an den Blas- und Spritzgießlinien.</p>
<h2>Was gelehrt wird</h2>
<ul><li>Werkstoffe: PET trocknen, Feuchte messen, Schmelzindex von HDPE.</li><li>Maschinen: Heizprofil, Wanddickensteuerung, Werkzeuge rüsten, Schutzverriegelungen.</li><li>Messen: Mündungslehren, Wandstärke, Randvollvolumen, Drehmoment und Fallprüfung.</li></ul>
<p>In der Werkstatt steht eine ausgemusterte Extrusionsblasmaschine, die einzige bei uns, an der Fehler erwünscht sind. Plätze für den nächsten Kurs vergibt die Schule; offene Stellen im Werk finden Sie auf der <a href="/de/unternehmen/personalwesen">Karriereseite</a>.</p>`,
    },
  },
};
