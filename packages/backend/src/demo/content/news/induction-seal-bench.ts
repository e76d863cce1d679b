import type { DemoEntry } from "../entry.ts";

export const inductionSealBench: DemoEntry<"news"> = {
  key: "induction-seal-bench",
  facts: { cover: { shape_id: "jerrycan-stackable", colour: "natural", closure_colour: "red" } },
  publishedDaysAgo: 34,
  texts: {
    tr: {
      title: "Laboratuvarımızda indüksiyon kapama deneme düzeneği",
      summary:
        "Bidon ve geniş ağızlı şişeler için folyo, güç ve süre ayarını artık kendi laboratuvarımızda, ürününüzle birlikte deniyoruz.",
      body: `<p>İndüksiyon folyosu tutmadığında suçlu çoğu zaman folyo değildir: ağız yüzeyi, kapak torku, bobin mesafesi ve ürünün kalıntısı da pay sahibidir. Çorlu laboratuvarımıza kurduğumuz düzenek bu etkenleri tek tek ayırmamızı sağlıyor.</p>
<h2>Ne deniyoruz?</h2>
<ol><li>Kapak, ağza göre belirlenen torkla kapatılır: DIN 45’te 3 Nm, DIN 61’de 6 Nm ile başlarız.</li><li>Güç ve süre kademeli değiştirilir; yapışmanın başladığı ve folyonun yandığı iki sınır bulunur. Çalışma noktası bu aralığın ortasıdır.</li><li>Kapanan bidon vakumda sızdırmazlık denemesine, ardından 23 °C’ta bir gün bekletilip soyma denemesine girer.</li></ol>
<p>Size yazılı olarak çalışma aralığını, kullanılan folyonun tipini ve soyma kuvvetini bildiririz. Deneme için on bidonluk ürün ve varsa kendi kapağınız yeterlidir. Solvent ya da yüksek yüzey aktif madde içeren ürünlerde bekleme süresini 14 güne çıkarırız.</p>`,
    },
    en: {
      title: "An induction sealing bench in our laboratory",
      summary:
        "Foil, power and dwell time for jerrycans and wide-mouth bottles are now tried out in our own laboratory, with your product inside.",
      body: `<p>When an induction seal fails, the foil is seldom to blame on its own: the sealing land, the cap torque, the distance to the coil and traces of product all play a part. The bench in our Çorlu laboratory lets us separate them.</p>
<h2>What we test</h2>
<ol><li>The cap is applied at a torque set by the neck: we start from 3 Nm on DIN 45 and 6 Nm on DIN 61.</li><li>Power and dwell are stepped until we know both limits, where the foil begins to hold and where it scorches. The working point is the middle of that window.</li><li>The sealed container goes into a vacuum leak test, then after a day at 23 °C into a peel test.</li></ol>
<p>You receive the window, the foil type and the peel force in writing. Product for ten containers is enough, with your own cap if you have one. For contents with solvents or much surfactant we extend the storage from one day to fourteen.</p>`,
    },
    ru: {
      title: "В нашей лаборатории появился стенд индукционной запайки",
      summary:
        "Фольгу, мощность и время запайки для канистр и широкогорлых бутылок теперь подбираем у себя, на вашем продукте.",
      body: `<p>Если индукционная запайка не держит, фольга виновата редко: своё добавляют торец горловины, момент закрытия, расстояние до катушки и следы продукта. Стенд в лаборатории в Чорлу позволяет разобрать эти причины по одной.</p>
<h2>Что проверяем</h2>
<ol><li>Крышку затягиваем с моментом по горловине: для DIN 45 начинаем с 3 Н·м, для DIN 61 — с 6 Н·м.</li><li>Мощность и время меняем ступенями, пока не найдём оба предела: где фольга начинает держать и где подгорает. Рабочая точка — середина этого окна.</li><li>Запаянную канистру проверяем на герметичность в вакууме, а через сутки при 23\u00a0°C — на отслаивание.</li></ol>
<p>Окно режимов, тип фольги и усилие отслаивания вы получаете письменно. Достаточно продукта на десять канистр и, если есть, вашей крышки. Для составов с растворителями или большим количеством ПАВ выдерживаем не сутки, а 14 дней.</p>`,
    },
    fr: {
      title: "Un banc d’operculage par induction dans notre laboratoire",
      summary:
        "Opercule, puissance et temps de scellage des bidons et flacons à large ouverture se règlent désormais chez nous, avec votre produit.",
      body: `<p>Quand un opercule par induction ne tient pas, il est rarement seul en cause\u00a0: la surface de scellage, le couple, la distance à l’inducteur et les traces de produit y ont leur part. Le banc installé dans notre laboratoire de Çorlu permet de les distinguer.</p>
<h2>Ce que nous testons</h2>
<ol><li>Le bouchon est vissé au couple fixé par la bague\u00a0: nous partons de 3 Nm en DIN 45 et de 6 Nm en DIN 61.</li><li>Puissance et durée varient par paliers jusqu’à trouver les deux limites, celle où l’opercule adhère et celle où il brûle. Le point de travail est au milieu.</li><li>Le bidon scellé passe en étanchéité sous vide puis, après un jour à 23\u00a0°C, en essai de pelage.</li></ol>
<p>Vous recevez par écrit la plage de réglage, le type d’opercule et la force de pelage. Il suffit de produit pour dix bidons et, le cas échéant, de votre bouchon. Pour les formules riches en solvants ou en tensioactifs, le stockage passe d’un à quatorze jours.</p>`,
    },
    ar: {
      title: "منصة اختبار للختم الحثي في مختبرنا",
      summary:
        "نوع الرقاقة والقدرة وزمن الختم للجراكن والقوارير واسعة الفوهة نضبطها الآن في مختبرنا وبمنتجكم نفسه.",
      body: `<p>حين لا يثبت الختم الحثي قلّما تكون الرقاقة وحدها السبب: فلسطح الفوهة وعزم الإغلاق والمسافة عن الملف وآثار المنتج نصيبها. والمنصة التي ركّبناها في مختبر تشورلو تتيح فصل هذه العوامل واحدًا واحدًا.</p>
<h2>ماذا نختبر</h2>
<ol><li>يُغلق الغطاء بعزم تحدده الفوهة: نبدأ من 3 نيوتن متر لفوهة <bdi dir="ltr">DIN 45</bdi> ومن 6 لفوهة <bdi dir="ltr">DIN 61</bdi>.</li><li>تُغيَّر القدرة والزمن على مراحل حتى يُعرف الحدّان: حيث تبدأ الرقاقة بالالتصاق وحيث تحترق. ونقطة التشغيل في منتصف المجال.</li><li>يخضع الجركن المختوم لاختبار الإحكام تحت التفريغ، ثم لاختبار النزع بعد يوم عند 23 درجة مئوية.</li></ol>
<p>تستلمون كتابةً مجال التشغيل ونوع الرقاقة وقوة النزع. ويكفي منتج لعشرة جراكن، وغطاؤكم إن وُجد. وللتركيبات الغنية بالمذيبات أو المواد الخافضة للتوتر السطحي نطيل التخزين من يوم إلى 14 يومًا.</p>`,
    },
    de: {
      title: "Prüfstand für Induktionssiegelung in unserem Labor",
      summary:
        "Folie, Leistung und Siegelzeit für Kanister und Weithalsflaschen ermitteln wir jetzt im eigenen Labor, mit Ihrem Produkt.",
      body: `<p>Hält ein Induktionssiegel nicht, liegt es selten an der Folie allein: Siegelfläche, Drehmoment, Abstand zur Spule und Produktreste spielen mit. Der Prüfstand in unserem Labor in Çorlu trennt diese Einflüsse voneinander.</p>
<h2>Was wir prüfen</h2>
<ol><li>Der Verschluss wird mit einem Drehmoment nach Mündung aufgesetzt: Wir beginnen bei DIN 45 mit 3 Nm, bei DIN 61 mit 6 Nm.</li><li>Leistung und Zeit werden stufenweise verändert, bis beide Grenzen bekannt sind: wo die Folie zu halten beginnt und wo sie verbrennt. Gearbeitet wird in der Mitte dieses Fensters.</li><li>Der gesiegelte Kanister geht in die Dichtheitsprüfung unter Vakuum und nach einem Tag bei 23\u00a0°C in den Schältest.</li></ol>
<p>Sie erhalten Siegelfenster, Folientyp und Schälkraft schriftlich. Füllgut für zehn Kanister genügt, gern mit Ihrem eigenen Verschluss. Bei Lösemitteln oder viel Tensid verlängern wir die Lagerung von einem auf vierzehn Tage.</p>`,
    },
  },
};
