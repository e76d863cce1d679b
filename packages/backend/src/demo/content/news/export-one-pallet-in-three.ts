import type { DemoEntry } from "../entry.ts";

export const exportOnePalletInThree: DemoEntry<"news"> = {
  key: "export-one-pallet-in-three",
  facts: { cover: { shape_id: "drum-closed", colour: "blue", closure_colour: "white" } },
  publishedDaysAgo: 43,
  texts: {
    tr: {
      title: "Artık her üç paletimizden biri yurt dışına gidiyor",
      summary:
        "Son on iki ayda sevk ettiğimiz paletlerin üçte biri ihracattı. Altı dilde belge ve palet bazında evrak düzeni bunda pay sahibi.",
      body: `<p>Çorlu’dan son on iki ayda çıkan paletlerin üçte biri yurt dışındaki dolumculara gitti. Üç yıl önce bu oran beşte birdi. Artışın büyük bölümü yeni ülkelerden değil, ilk denemesini bir paletle yapıp düzenli alıma geçen müşterilerden geldi.</p>
<h2>Hangi ürün nereye?</h2>
<ul><li>Balkanlar ve Orta Avrupa: losyon pompaları ve HDPE kozmetik şişeleri; çoğunlukla parsiyel kara yolu.</li><li>Kuzey Afrika ve Körfez: preform ve 28 mm kapaklar; 40’lık konteynerle.</li><li>Kafkasya ve Orta Asya: istiflenebilir bidonlar ve variller.</li></ul>
<p>Evrak da sevkiyatla birlikte hazırlanıyor: çeki listesi palet palet; her palette parti numarası, net ve brüt ağırlık ile ölçü yazıyor. Gıdaya uygunluk beyanları alıcının dilinde ya da İngilizce veriliyor. Sorularınız için ihracat masamızın adresi <a href="/iletisim">iletişim sayfasında</a>.</p>`,
    },
    en: {
      title: "One pallet in three now goes abroad",
      summary:
        "A third of the pallets we dispatched over the past twelve months were exports. Papers drawn up pallet by pallet have a share in it.",
      body: `<p>Of all pallets that left Çorlu over the past twelve months, one in three went to fillers abroad. Three years ago it was one in five. Most of the growth came not from new countries but from customers who began with a single trial pallet and now order regularly.</p>
<h2>What goes where</h2>
<ul><li>The Balkans and Central Europe: lotion pumps and HDPE cosmetic bottles, mostly as groupage by road.</li><li>North Africa and the Gulf: preforms and 28 mm caps in 40-foot containers.</li><li>The Caucasus and Central Asia: stackable jerrycans and drums.</li></ul>
<p>The papers are made ready with the goods. The packing list goes pallet by pallet, with batch number, net and gross weight and dimensions; food contact declarations come in English or in the buyer’s language. The export desk’s address is on the <a href="/en/contact">contact page</a>.</p>`,
    },
    ru: {
      title: "Каждая третья паллета теперь уходит на экспорт",
      summary:
        "За последние двенадцать месяцев треть отгруженных паллет ушла за рубеж. Помогли и документы, оформленные по каждой паллете.",
      body: `<p>Из паллет, отгруженных из Чорлу за последние двенадцать месяцев, каждая третья ушла зарубежным производителям. Три года назад была каждая пятая. Рост дали в основном не новые страны, а клиенты, которые начали с одной пробной паллеты и теперь заказывают регулярно.</p>
<h2>Что и куда</h2>
<ul><li>Балканы и Центральная Европа: помпы-дозаторы и косметические флаконы из ПНД, чаще сборным грузом.</li><li>Северная Африка и страны Залива: преформы и крышки 28 мм в 40-футовых контейнерах.</li><li>Кавказ и Центральная Азия: штабелируемые канистры и бочки.</li></ul>
<p>Документы готовим вместе с товаром. В упаковочном листе каждая паллета стоит отдельной строкой: номер партии, масса нетто и брутто, размеры. Декларации о контакте с пищевыми продуктами выдаём на английском или на языке покупателя. Адрес отдела экспорта — на <a href="/ru/kontakt">странице контактов</a>.</p>`,
    },
    fr: {
      title: "Une palette sur trois part désormais à l’export",
      summary:
        "Sur les douze derniers mois, un tiers de nos palettes a quitté le pays. Des documents établis palette par palette y sont pour quelque chose.",
      body: `<p>Sur toutes les palettes sorties de Çorlu ces douze derniers mois, une sur trois est allée chez un conditionneur étranger\u00a0; il y a trois ans, c’était une sur cinq. La hausse tient moins à de nouveaux pays qu’à des clients venus d’abord pour une palette d’essai et qui commandent maintenant régulièrement.</p>
<h2>Quoi, et où\u00a0?</h2>
<ul><li>Balkans et Europe centrale\u00a0: pompes à lotion et flacons cosmétiques en PEHD, le plus souvent en groupage routier.</li><li>Afrique du Nord et Golfe\u00a0: préformes et bouchons 28 mm, en conteneurs de 40 pieds.</li><li>Caucase et Asie centrale\u00a0: bidons gerbables et fûts.</li></ul>
<p>Les documents se préparent avec la marchandise. La liste de colisage détaille chaque palette\u00a0: numéro de lot, poids net et brut, dimensions. Les déclarations de contact alimentaire sont remises en anglais ou dans la langue de l’acheteur. Les coordonnées du service export figurent sur la <a href="/fr/contact">page de contact</a>.</p>`,
    },
    ar: {
      title: "منصة من كل ثلاث منصات نشحنها تذهب إلى الخارج",
      summary:
        "ثلث المنصات التي شحنّاها خلال الاثني عشر شهرًا الماضية كان للتصدير، ولإعداد المستندات منصة بمنصة دور في ذلك.",
      body: `<p>من بين المنصات التي غادرت تشورلو خلال الاثني عشر شهرًا الماضية ذهبت واحدة من كل ثلاث إلى معبّئين خارج البلاد، وكانت قبل ثلاث سنوات واحدة من كل خمس. ولم تأت معظم الزيادة من بلدان جديدة، بل من عملاء بدأوا بمنصة تجريبية واحدة ثم انتظمت طلباتهم.</p>
<h2>ماذا نشحن وإلى أين</h2>
<ul><li>البلقان وأوروبا الوسطى: مضخات اللوشن وقوارير التجميل من HDPE، وغالبًا ضمن شحن بري مجمّع.</li><li>شمال أفريقيا والخليج: البريفورم وأغطية 28 مم في حاويات بطول 40 قدمًا.</li><li>القوقاز وآسيا الوسطى: الجراكن القابلة للتكديس والبراميل.</li></ul>
<p>تُجهَّز المستندات مع البضاعة: تبيّن قائمة التعبئة لكل منصة رقم الدفعة والوزن الصافي والقائم والأبعاد، وتصدر شهادات ملامسة الأغذية بالإنجليزية أو بلغة المشتري. وتجدون عنوان قسم التصدير في <a href="/ar/contact">صفحة الاتصال</a>.</p>`,
    },
    de: {
      title: "Jede dritte Palette geht inzwischen ins Ausland",
      summary:
        "Ein Drittel der Paletten der letzten zwölf Monate war Export. Papiere, die Palette für Palette stimmen, haben ihren Anteil daran.",
      body: `<p>Von allen Paletten, die Çorlu in den letzten zwölf Monaten verließen, ging jede dritte an Abfüller im Ausland; vor drei Jahren war es jede fünfte. Gewachsen sind wir weniger durch neue Länder als durch Kunden, die mit einer Probepalette begannen und heute regelmäßig bestellen.</p>
<h2>Was wohin geht</h2>
<ul><li>Balkan und Mitteleuropa: Lotionpumpen und Kosmetikflaschen aus HDPE, meist als Sammelgut per Lkw.</li><li>Nordafrika und Golfstaaten: Preforms und 28-mm-Verschlüsse im 40-Fuß-Container.</li><li>Kaukasus und Zentralasien: stapelbare Kanister und Fässer.</li></ul>
<p>Die Papiere entstehen zusammen mit der Ware. Die Packliste führt jede Palette einzeln auf, mit Chargennummer, Netto- und Bruttogewicht und Maßen; Konformitätserklärungen gibt es auf Englisch oder in der Sprache des Käufers. Die Adresse des Exports steht auf der <a href="/de/kontakt">Kontaktseite</a>.</p>`,
    },
  },
};
