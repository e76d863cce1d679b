import type { DemoEntry } from "../entry.ts";

/** Questions about tests, food contact and complaints. */
export const qualityQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "food-contact",
    facts: { topic: "quality" },
    texts: {
      tr: {
        title: "Ürünler gıdayla temasa uygun mu?",
        body: `<p>PET, HDPE, LDPE ve PP ürünlerimizin stok renkleri AB 10/2011, Türk Gıda Kodeksi ve ilgili FDA maddesine göre beyan edilir; ürün sayfasında hangi düzenlemelerin geçerli olduğu yazar. Metalize ve beyanı olmayan renkler gıdaya uygun değildir. Uygunluk beyanı her sevkiyatla gelir; migrasyon raporunu teklif formundan isteyebilirsiniz. Beyan ambalaj içindir: doldurduğunuz ürünle uygunluğu sizin denemeniz gerekir.</p>`,
        search_terms: "gıdaya uygunluk beyanı, migrasyon, fda, gıda kodeksi, 10/2011",
      },
      en: {
        title: "Are your products suitable for food contact?",
        body: `<p>The stock colours of our PET, HDPE, LDPE and PP articles are declared to EU 10/2011, the Turkish Food Codex and the FDA paragraph of their resin; each product page says which apply. Metallised shades and those without a declaration are not for food. A declaration comes with every delivery, and migration reports can be asked for through the quote form. It covers the pack: compatibility with your product is for you to test.</p>`,
        search_terms: "declaration of compliance, migration, fda, food grade, 10/2011",
      },
      ru: {
        title: "Подходит ли тара для пищевых продуктов?",
        body: `<p>Складские цвета изделий из ПЭТ, ПНД, ПВД и ПП декларированы по регламенту ЕС 10/2011, турецкому пищевому кодексу и пункту FDA для данного сырья; на странице товара указано, что действует. Металлизированные и недекларированные оттенки для пищи не предназначены. Декларация прилагается к каждой поставке, протокол миграции запрашивайте через форму. Она относится к таре: совместимость с вашим продуктом проверяете вы.</p>`,
        search_terms: "пищевой контакт, миграция, fda, декларация, 10/2011",
      },
      fr: {
        title: "Vos produits conviennent-ils au contact alimentaire\u00a0?",
        body: `<p>Les teintes de stock de nos articles en PET, PEHD, PEBD et PP sont déclarées conformes au règlement UE 10/2011, au codex alimentaire turc et au paragraphe FDA de leur résine\u00a0; la page du produit indique lesquels. Les teintes métallisées ou sans déclaration sont exclues. Une déclaration accompagne chaque livraison\u00a0; les rapports de migration s’obtiennent par le formulaire de devis. Elle porte sur l’emballage\u00a0: l’essai avec votre produit vous revient.</p>`,
        search_terms: "alimentarité, migration, fda, déclaration de conformité, 10/2011",
      },
      ar: {
        title: "هل منتجاتكم صالحة لملامسة الغذاء؟",
        body: `<p>ألوان المخزون من منتجات PET وHDPE وLDPE وPP مصرَّح بمطابقتها للائحة الاتحاد الأوروبي <bdi dir="ltr">10/2011</bdi> ولدستور الأغذية التركي ولفقرة FDA الخاصة بخامتها، وتذكر صفحة المنتج ما ينطبق منها. أما الألوان المعدنية وما لا إقرار له فليست للغذاء. يرافق الإقرار كل شحنة، وتُطلب تقارير الهجرة من نموذج عرض السعر. والإقرار يخص العبوة، أما توافقها مع منتجك فعليك اختباره.</p>`,
        search_terms: "إقرار المطابقة، الهجرة، سلامة الغذاء، صالح للأغذية",
      },
      de: {
        title: "Sind Ihre Artikel für Lebensmittel geeignet?",
        body: `<p>Die Lagerfarben unserer Artikel aus PET, HDPE, LDPE und PP sind nach EU 10/2011, türkischem Lebensmittelkodex und dem FDA-Paragrafen ihres Rohstoffs erklärt; was gilt, steht auf der Artikelseite. Metallisierte Töne und solche ohne Erklärung sind ausgenommen. Eine Konformitätserklärung liegt jeder Lieferung bei, Migrationsberichte erhalten Sie über das Angebotsformular. Sie gilt der Verpackung: Die Verträglichkeit mit Ihrem Produkt prüfen Sie.</p>`,
        search_terms: "Konformitätserklärung, Migration, FDA, lebensmittelecht, 10/2011",
      },
    },
  },
  {
    key: "which-tests",
    facts: { topic: "quality" },
    texts: {
      tr: {
        title: "Hangi kontrolleri yapıyorsunuz?",
        body: `<p>Her vardiyada ağırlık, ağız ölçüsü, yükseklik, silme hacim ve her gözde et kalınlığı ölçülür; üst yük, düşme ve sızdırmazlık plana göre denenir. Kapaklar şişesiyle birlikte tork ve sızdırmazlık testine girer. Sonuçlar parti numarasıyla saklanır; etikette aynı numara yazar. Analiz sertifikasını siparişte isteyin. Yönetim sistemlerimizi <a href="/kurumsal/kalite-belgelerimiz">belgeler sayfasında</a> bulursunuz.</p>`,
        search_terms: "kalite kontrol, test, top load, düşme testi, analiz sertifikası, aql",
      },
      en: {
        title: "Which checks do you carry out?",
        body: `<p>Every shift measures weight, neck, height, brimful volume and the wall thickness of each cavity; top load, drop and leak tests follow a plan. Closures are tested for torque and seal on their bottle. Results are kept under the batch number that you find on the label. Ask for a certificate of analysis when you order. Our management systems are on the <a href="/en/corporate/quality-certificates">certificates page</a>.</p>`,
        search_terms: "quality control, inspection, top load, drop test, certificate of analysis, aql",
      },
      ru: {
        title: "Какие проверки вы проводите?",
        body: `<p>Каждую смену измеряют массу, горловину, высоту, полный объём и толщину стенки по каждому гнезду; осевая нагрузка, падение и герметичность — по плану. Крышки проверяют на момент и герметичность вместе с бутылкой. Результаты хранятся под номером партии, он же указан на этикетке. Паспорт качества запросите при заказе. Системы менеджмента — на странице <a href="/ru/korporativnaya/sertifikaty-kachestva">сертификатов</a>.</p>`,
        search_terms: "контроль качества, испытания, осевая нагрузка, падение, паспорт качества",
      },
      fr: {
        title: "Quels contrôles effectuez-vous\u00a0?",
        body: `<p>Chaque équipe mesure poids, bague, hauteur, volume ras bord et épaisseur de paroi par empreinte\u00a0; charge verticale, chute et étanchéité suivent un plan. Les bouchons sont testés en couple et en étanchéité sur leur flacon. Les résultats sont archivés sous le numéro de lot porté sur l’étiquette. Demandez un certificat d’analyse à la commande. Nos systèmes figurent sur la page des <a href="/fr/entreprise/certificats-de-qualite">certificats</a>.</p>`,
        search_terms: "contrôle qualité, essai, charge verticale, chute, certificat d’analyse",
      },
      ar: {
        title: "ما الفحوص التي تجرونها؟",
        body: `<p>تُقاس في كل وردية الأوزان والفوهة والارتفاع والسعة حتى الحافة وسماكة الجدار لكل تجويف، وتجري اختبارات الحمل العلوي والسقوط والإحكام وفق خطة. وتُختبر الأغطية للعزم والإحكام مع قاروراتها. وتُحفظ النتائج برقم الدفعة المكتوب على الملصق. اطلب شهادة التحليل عند تقديم الطلب. وأنظمة الإدارة لدينا في <a href="/ar/corporate/quality-certificates">صفحة الشهادات</a>.</p>`,
        search_terms: "مراقبة الجودة، اختبار، شهادة تحليل، اختبار السقوط",
      },
      de: {
        title: "Welche Prüfungen führen Sie durch?",
        body: `<p>In jeder Schicht werden Gewicht, Mündung, Höhe, Randvollvolumen und die Wandstärke je Kavität gemessen; Stauchdruck, Fall und Dichtheit folgen einem Prüfplan. Verschlüsse werden auf ihrer Flasche auf Drehmoment und Dichtheit geprüft. Die Ergebnisse bewahren wir unter der Chargennummer auf, die auf dem Etikett steht. Ein Prüfzeugnis fordern Sie bei der Bestellung an. Unsere Managementsysteme finden Sie unter <a href="/de/unternehmen/qualitatszertifikate">Qualitätszertifikate</a>.</p>`,
        search_terms: "Qualitätskontrolle, Stauchdruck, Fallprüfung, Prüfzeugnis, AQL",
      },
    },
  },
  {
    key: "batch-traceability",
    facts: { topic: "quality" },
    texts: {
      tr: {
        title: "Bir partiyi nasıl izleyebilirim?",
        body: `<p>Her koli ve palet etiketinde parti numarası, ürün kodu, renk, adet, üretim tarihi ve kalıp gözü yazar. Bu numaradan kullanılan ham madde ve masterbatch partisine, hat ayarlarına ve test sonuçlarına ulaşırız. Palet etiketini mal kabulde fotoğraflayın; bir soru çıktığında numarayı yazmanız yeterlidir. Aynı partiden tanık numuneleri laboratuvarda saklarız.</p>`,
        search_terms: "lot numarası, izlenebilirlik, parti, etiket, geri çağırma",
      },
      en: {
        title: "How can I trace a batch?",
        body: `<p>Every carton and pallet label carries the batch number, product code, colour, count, date of production and cavity. From that number we reach the batches of resin and masterbatch, the line settings and the test results. Photograph the pallet label at goods-in; if a question comes up, the number is all we need. Retained samples of each batch stay in the laboratory.</p>`,
        search_terms: "lot number, traceability, label, recall, retained sample",
      },
      ru: {
        title: "Как проследить партию?",
        body: `<p>На этикетке каждой коробки и паллеты указаны номер партии, артикул, цвет, количество, дата выпуска и гнездо формы. По этому номеру мы находим партии сырья и мастербатча, настройки линии и результаты испытаний. При приёмке сфотографируйте паллетную этикетку: если возникнет вопрос, номера достаточно. Контрольные образцы каждой партии хранятся в лаборатории.</p>`,
        search_terms: "номер партии, прослеживаемость, лот, этикетка, отзыв",
      },
      fr: {
        title: "Comment retracer un lot\u00a0?",
        body: `<p>L’étiquette de chaque carton et palette porte le numéro de lot, la référence, la couleur, la quantité, la date de fabrication et l’empreinte. À partir de ce numéro, nous retrouvons les lots de résine et de mélange-maître, les réglages et les essais. Photographiez l’étiquette palette à la réception\u00a0; en cas de question, le numéro suffit. Des échantillons témoins sont conservés au laboratoire.</p>`,
        search_terms: "numéro de lot, traçabilité, étiquette, rappel, échantillothèque",
      },
      ar: {
        title: "كيف يمكنني تتبع دفعة إنتاج؟",
        body: `<p>يحمل ملصق كل كرتون ومنصة رقم الدفعة ورمز المنتج واللون والعدد وتاريخ الإنتاج ورقم التجويف. ومن هذا الرقم نصل إلى دفعتي الخامة والمركز اللوني وإعدادات الخط ونتائج الفحوص. صوّر ملصق المنصة عند الاستلام، فإن طرأ سؤال كفانا الرقم. ونحتفظ في المختبر بعينات مرجعية من كل دفعة.</p>`,
        search_terms: "رقم التشغيلة، التتبع، ملصق، استرجاع",
      },
      de: {
        title: "Wie verfolge ich eine Charge zurück?",
        body: `<p>Jedes Karton- und Palettenetikett trägt Chargennummer, Artikelnummer, Farbe, Stückzahl, Fertigungsdatum und Kavität. Über diese Nummer finden wir die Chargen von Rohstoff und Masterbatch, die Maschineneinstellungen und die Prüfergebnisse. Fotografieren Sie das Palettenetikett beim Wareneingang; bei Fragen genügt die Nummer. Rückstellmuster jeder Charge liegen im Labor.</p>`,
        search_terms: "Losnummer, Rückverfolgbarkeit, Etikett, Rückruf, Rückstellmuster",
      },
    },
  },
  {
    key: "complaint",
    facts: { topic: "quality" },
    texts: {
      tr: {
        title: "Kusurlu ürün gelirse ne yapmalıyım?",
        body: `<p>Gözle görülen eksik ve hasarı teslim anında taşıma belgesine yazdırın ve iki gün içinde bildirin; ölçü ya da sızdırmazlık gibi inceleme gerektiren kusurlar için süre sekiz gündür. <a href="/iletisim">İletişim</a> formunda sipariş ve parti numarasını ve kusurlu adedi yazın, fotoğrafları <a href="mailto:satis@preforma.example">satis@preforma.example</a> adresine gönderin, birkaç örneği saklayın. Laboratuvar inceler; kusur doğrulanırsa malı değiştirir ya da bedelini geri veririz.</p>`,
        search_terms: "şikâyet, ayıplı mal, hasar, iade, reklamasyon",
      },
      en: {
        title: "What do I do if goods are defective?",
        body: `<p>Have visible shortage or damage noted on the delivery papers and tell us within two days; for faults that take an inspection, such as dimensions or leaks, you have eight. Give order and batch number and how many pieces are faulty in the <a href="/en/contact">contact</a> form, send photographs to <a href="mailto:satis@preforma.example">satis@preforma.example</a>, and keep a few of the pieces. The laboratory looks into it; if it confirms the fault, we replace the goods or refund their price.</p>`,
        search_terms: "complaint, claim, damaged, return, faulty",
      },
      ru: {
        title: "Что делать, если пришёл брак?",
        body: `<p>Видимую недостачу или повреждение внесите в транспортный документ при приёмке и сообщите нам в течение двух дней; о дефектах, которые выявляет проверка (размеры, герметичность), — в течение восьми. Напишите через страницу <a href="/ru/kontakt">контактов</a>: номер заказа и партии, число негодных штук; фотографии пришлите на <a href="mailto:satis@preforma.example">satis@preforma.example</a>, несколько образцов сохраните. Лаборатория проверит; если брак подтвердится, заменим товар или вернём его стоимость.</p>`,
        search_terms: "рекламация, претензия, повреждение, возврат, дефект",
      },
      fr: {
        title: "Que faire si la marchandise est défectueuse\u00a0?",
        body: `<p>Faites noter tout manquant ou dommage visible sur le document de transport et prévenez-nous sous deux jours\u00a0; pour un défaut qui demande un examen (cotes, étanchéité), le délai est de huit jours. Par la page <a href="/fr/contact">contact</a>, donnez numéros de commande et de lot et nombre de pièces\u00a0; envoyez les photos à <a href="mailto:satis@preforma.example">satis@preforma.example</a> et gardez quelques pièces. Le laboratoire examine\u00a0; si le défaut est confirmé, nous remplaçons ou remboursons.</p>`,
        search_terms: "réclamation, litige, avarie, retour, défaut",
      },
      ar: {
        title: "ماذا أفعل إذا وصلتني بضاعة معيبة؟",
        body: `<p>اطلب تدوين النقص أو الضرر الظاهر في مستند النقل وأبلغنا خلال يومين، أما العيوب التي تحتاج إلى فحص كالأبعاد والتسرب فمهلتها ثمانية أيام. اكتب من صفحة <a href="/ar/contact">الاتصال</a> واذكر رقمي الطلب والدفعة وعدد القطع المعيبة، وأرسل الصور إلى <a href="mailto:satis@preforma.example">satis@preforma.example</a>، واحتفظ ببعض القطع. يفحصها المختبر، فإن ثبت العيب استبدلنا البضاعة أو رددنا ثمنها.</p>`,
        search_terms: "شكوى، مطالبة، تلف، إرجاع، عيب",
      },
      de: {
        title: "Was tun, wenn Ware mangelhaft ist?",
        body: `<p>Lassen Sie sichtbare Fehlmengen und Schäden auf dem Frachtpapier vermerken und melden Sie sie binnen zwei Tagen; bei Mängeln, die eine Prüfung erfordern, etwa Maße oder Dichtheit, haben Sie acht Tage. Schreiben Sie uns über das <a href="/de/kontakt">Kontaktformular</a> Auftrags- und Chargennummer und Stückzahl, senden Sie Fotos an <a href="mailto:satis@preforma.example">satis@preforma.example</a> und heben Sie einige Teile auf. Das Labor prüft; bestätigt sich der Mangel, ersetzen wir die Ware oder erstatten den Preis.</p>`,
        search_terms: "Reklamation, Beanstandung, Schaden, Rückgabe, Fehler",
      },
    },
  },
];
