import type { DemoEntry } from "../entry.ts";

/** Questions about necks, volumes, materials and drawings. */
export const productsQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "which-closure-fits",
    facts: { topic: "products" },
    texts: {
      tr: {
        title: "Bir şişeye hangi kapağın uyduğunu nasıl anlarım?",
        body: `<p>Ağız ölçüsü aynı olan kapak uyar: 28/410 ağza 28/410 kapak ya da pompa. İlk sayı çapı, ikincisi dişin biçimini verir; biri tutmazsa kapak sızdırır. Ürün sayfasındaki uyumlu kapaklar listesi yalnızca iki değeri de aynı olanları gösterir. Elinizde başka üreticinin şişesi varsa ağız çapını ve yüksekliğini ölçüp teknik çizimle karşılaştırın ya da bize gönderin.</p>`,
        search_terms: "ağız ölçüsü, 28/410, 24/410, diş, uyumlu kapak, kapak seçimi",
      },
      en: {
        title: "How do I know which closure fits a bottle?",
        body: `<p>A closure with the same neck finish fits: a 28/410 cap or pump on a 28/410 neck. The first figure is the diameter, the second the form of the thread; if either differs, it leaks. The fitting closures on a product page are those where both agree. If your bottle comes from someone else, measure the diameter and height of the neck and compare them with our drawing, or send it to us.</p>`,
        search_terms: "neck finish, 28/410, 24/410, thread, compatible cap, fit",
      },
      ru: {
        title: "Как узнать, какая крышка подходит к бутылке?",
        body: `<p>Подходит крышка с той же горловиной: на 28/410 — крышка или помпа 28/410. Первое число — диаметр, второе — форма резьбы; если не совпало одно, крышка потечёт. В списке подходящей укупорки на странице товара совпадают оба. Если бутылка чужая, измерьте диаметр и высоту горловины и сравните с чертежом или пришлите её нам.</p>`,
        search_terms: "горловина, 28/410, 24/410, резьба, совместимая крышка",
      },
      fr: {
        title: "Comment savoir quel bouchon va sur un flacon\u00a0?",
        body: `<p>Un bouchon de même bague convient\u00a0: un bouchon ou une pompe 28/410 sur une bague 28/410. Le premier nombre est le diamètre, le second la forme du filet\u00a0; si l’un diffère, il y aura fuite. La liste des bouchons compatibles ne retient que ceux où les deux concordent. Pour un flacon d’une autre origine, mesurez le diamètre et la hauteur de la bague, comparez au plan coté ou envoyez-le-nous.</p>`,
        search_terms: "bague, 28/410, 24/410, filetage, bouchon compatible",
      },
      ar: {
        title: "كيف أعرف الغطاء الملائم للقارورة؟",
        body: `<p>يلائمها الغطاء ذو الفوهة نفسها: غطاء أو مضخة <bdi dir="ltr">28/410</bdi> على فوهة <bdi dir="ltr">28/410</bdi>. الرقم الأول هو القطر والثاني شكل اللولب، وإن اختلف أحدهما حدث التسرب. وقائمة الأغطية الملائمة في صفحة المنتج لا تعرض إلا ما تطابق فيه الرقمان. وإن كانت القارورة من مصدر آخر فقِس قطر الفوهة وارتفاعها وقارنهما بالرسم الفني أو أرسلها إلينا.</p>`,
        search_terms: "مقاس الفوهة، اللولب، غطاء متوافق، 28/410",
      },
      de: {
        title: "Woran erkenne ich, welcher Verschluss passt?",
        body: `<p>Es passt, was dieselbe Mündung hat: eine Kappe oder Pumpe 28/410 auf eine Mündung 28/410. Die erste Zahl ist der Durchmesser, die zweite die Gewindeform; stimmt eine nicht, wird es undicht. Die Liste passender Verschlüsse auf der Artikelseite zeigt nur, was in beidem übereinstimmt. Bei einer fremden Flasche messen Sie Durchmesser und Höhe der Mündung und vergleichen mit der Zeichnung, oder Sie senden sie uns.</p>`,
        search_terms: "Mündung, 28/410, 24/410, Gewinde, passende Kappe",
      },
    },
  },
  {
    key: "nominal-and-brimful",
    facts: { topic: "products" },
    texts: {
      tr: {
        title: "Nominal hacim ile silme hacim arasındaki fark nedir?",
        body: `<p>Nominal hacim, şişeye doldurulması öngörülen ve etikette yazan miktardır. Silme hacim ise ağzın üst kenarına kadar alan bütün sudur; aradaki boşluk genleşme, köpük ve kapak içindir. Doldurma makinesini ayarlarken nominal hacmi, yoğunluğu yüksek ya da köpüren ürünlerde boşluk payını esas alın. İki değer de ürün sayfasında ve teknik çizimde yazar.</p>`,
        search_terms: "litre, ml, kapasite, hacim, dolum seviyesi, taşma",
      },
      en: {
        title: "What is the difference between nominal and brimful volume?",
        body: `<p>The nominal volume is what the pack is meant to hold and what the label states. The brimful volume is all the water it takes up to the rim; the space between them is left for expansion, foam and the closure. Set your filler by the nominal volume, and mind the headspace if your product is dense or foams. Both are on the product page and on its drawing.</p>`,
        search_terms: "capacity, ml, litre, headspace, fill level, overflow",
      },
      ru: {
        title: "Чем номинальный объём отличается от полного?",
        body: `<p>Номинальный объём — то, сколько должно быть налито и что указано на этикетке. Полный — вся вода до края горловины; разница оставлена на тепловое расширение, пену и укупорку. Линию розлива настраивайте по номинальному объёму, а для плотных и пенящихся продуктов учитывайте запас. Оба значения есть на странице товара и на чертеже.</p>`,
        search_terms: "ёмкость, мл, литр, вместимость, уровень налива",
      },
      fr: {
        title: "Quelle différence entre contenance nominale et ras bord\u00a0?",
        body: `<p>La contenance nominale est la quantité prévue, celle de l’étiquette. La contenance ras bord est toute l’eau que le flacon reçoit jusqu’au bord\u00a0; l’écart sert à la dilatation, à la mousse et au bouchon. Réglez la remplisseuse sur la nominale et surveillez le creux si votre produit est dense ou moussant. Les deux valeurs figurent sur la page du produit et sur son plan.</p>`,
        search_terms: "capacité, ml, litre, volume, niveau de remplissage",
      },
      ar: {
        title: "ما الفرق بين السعة الاسمية والسعة حتى الحافة؟",
        body: `<p>السعة الاسمية هي الكمية المقررة للتعبئة والمكتوبة على الملصق. أما السعة حتى الحافة فهي كل ما تتسع له القارورة من ماء، والفرق بينهما متروك للتمدد والرغوة والغطاء. اضبط آلة التعبئة على السعة الاسمية، وانتبه إلى الفراغ العلوي إن كان منتجك كثيفًا أو يرغو. القيمتان مذكورتان في صفحة المنتج وفي رسمه الفني.</p>`,
        search_terms: "حجم، مل، لتر، مستوى التعبئة، سعة",
      },
      de: {
        title: "Was unterscheidet Nennvolumen und Randvollvolumen?",
        body: `<p>Das Nennvolumen ist die vorgesehene Füllmenge, wie sie auf dem Etikett steht. Das Randvollvolumen ist alles Wasser bis zum Mündungsrand; der Unterschied bleibt für Ausdehnung, Schaum und Verschluss. Stellen Sie den Füller nach dem Nennvolumen ein und achten Sie bei dichten oder schäumenden Produkten auf den Kopfraum. Beide Werte stehen auf der Artikelseite und in der Zeichnung.</p>`,
        search_terms: "Fassungsvermögen, ml, Liter, Kopfraum, Füllhöhe",
      },
    },
  },
  {
    key: "which-material",
    facts: { topic: "products" },
    texts: {
      tr: {
        title: "PET mi, HDPE mi, PP mi seçmeliyim?",
        body: `<p>Kısaca: <strong>PET</strong> camsı berraktır, gaza ve kokuya karşı iyi korur, ama sıcak dolum ve kuvvetli alkaliler ona göre değildir. <strong>HDPE</strong> mattır, darbeye ve deterjana dayanır, sıkılabilir. <strong>PP</strong> ısıya dayanır; kapakların ve sıcak dolumun malzemesidir. Çözücü, uçucu yağ ya da ağartıcı dolduracaksanız içeriği yazın, uyumluluğu önce laboratuvarda kontrol edelim. Katalogda ürünleri malzemeye göre süzebilirsiniz.</p>`,
        search_terms: "malzeme seçimi, plastik türü, polietilen, polipropilen, kimyasal dayanım",
      },
      en: {
        title: "Should I choose PET, HDPE or PP?",
        body: `<p>In short: <strong>PET</strong> is clear as glass and a good barrier to gas and odour, but not for hot filling or strong alkalis. <strong>HDPE</strong> is matt, takes knocks and detergents, and can be squeezed. <strong>PP</strong> stands heat; it is the material of closures and hot fill. If you fill solvents, essential oils or bleach, tell us and the laboratory will check compatibility first. The <a href="/en/products">catalogue</a> can be filtered by material.</p>`,
        search_terms: "material choice, plastic type, polyethylene, polypropylene, chemical resistance",
      },
      ru: {
        title: "Что выбрать: ПЭТ, ПНД или ПП?",
        body: `<p>Коротко: <strong>ПЭТ</strong> прозрачен как стекло и хорошо держит газ и запах, но не годится для горячего розлива и сильных щелочей. <strong>ПНД</strong> матовый, выдерживает удары и моющие средства, его можно сжимать. <strong>ПП</strong> стоек к нагреву — это материал крышек и горячего розлива. Если продукт — растворитель, эфирное масло или отбеливатель, сообщите: лаборатория сначала проверит совместимость. <a href="/ru/produkty">Каталог</a> фильтруется по материалу.</p>`,
        search_terms: "выбор материала, пластик, полиэтилен, полипропилен, химическая стойкость",
      },
      fr: {
        title: "PET, PEHD ou PP\u00a0: que choisir\u00a0?",
        body: `<p>En bref\u00a0: le <strong>PET</strong> est limpide et fait barrière aux gaz et aux odeurs, mais n’aime ni le remplissage à chaud ni les alcalins forts. Le <strong>PEHD</strong> est mat, résiste aux chocs et aux détergents, et se presse. Le <strong>PP</strong> supporte la chaleur\u00a0: c’est la matière des bouchons et du remplissage à chaud. Solvant, huile essentielle ou javel\u00a0? Dites-le-nous, le laboratoire vérifiera d’abord la compatibilité. Le <a href="/fr/produits">catalogue</a> se filtre par matière.</p>`,
        search_terms: "choix de matière, plastique, polyéthylène, polypropylène, résistance chimique",
      },
      ar: {
        title: "أيّ مادة أختار: PET أم HDPE أم PP؟",
        body: `<p>باختصار: <strong>PET</strong> صافٍ كالزجاج ويعزل الغازات والروائح جيدًا، لكنه لا يناسب التعبئة الساخنة ولا القلويات القوية. و<strong>HDPE</strong> غير شفاف، يتحمل الصدمات والمنظفات ويمكن عصره. و<strong>PP</strong> يتحمل الحرارة، وهو مادة الأغطية والتعبئة الساخنة. وإن كنت تعبئ مذيبًا أو زيتًا عطريًا أو مبيّضًا فأخبرنا ليفحص المختبر التوافق أولًا. ويمكن ترشيح <a href="/ar/products">الكتالوج</a> حسب المادة.</p>`,
        search_terms: "اختيار المادة، نوع البلاستيك، بولي إيثيلين، بولي بروبيلين، مقاومة المواد الكيميائية",
      },
      de: {
        title: "PET, HDPE oder PP – was soll ich nehmen?",
        body: `<p>Kurz gesagt: <strong>PET</strong> ist glasklar und hält Gas und Geruch gut zurück, taugt aber nicht für Heißabfüllung und starke Laugen. <strong>HDPE</strong> ist matt, stoßfest, verträgt Reiniger und lässt sich drücken. <strong>PP</strong> verträgt Hitze; daraus sind Verschlüsse und Packmittel für die Heißabfüllung. Füllen Sie Lösemittel, ätherische Öle oder Bleiche ab, sagen Sie es uns; das Labor prüft zuerst die Verträglichkeit. Der <a href="/de/produkte">Katalog</a> lässt sich nach Werkstoff filtern.</p>`,
        search_terms: "Werkstoffwahl, Kunststoffart, Polyethylen, Polypropylen, Chemikalienbeständigkeit",
      },
    },
  },
  {
    key: "technical-drawing",
    facts: { topic: "products" },
    texts: {
      tr: {
        title: "Teknik çizimi ve ölçüleri nereden alırım?",
        body: `<p>Her ürün sayfasında ölçülü teknik çizim vardır; üyelik gerekmez. Yükseklik, çap, ağız, nominal ve silme hacim aynı sayfadadır, birimler milimetre ve mililitredir. Etiket ölçüsü, dolum nozulu ve koli gözü için bu çizim yeterlidir. Kalıp ya da hat tasarımı için toleranslı onay resmi gerekiyorsa ürün koduyla birlikte teklif formundan isteyin.</p>`,
        search_terms: "çizim, pdf, cad, ölçüler, etiket alanı, tolerans",
      },
      en: {
        title: "Where do I find the drawing and the dimensions?",
        body: `<p>Every product page carries a dimensioned drawing, and no account is needed. Height, diameter, neck, nominal and brimful volume are on one sheet, in millimetres and millilitres. That is enough to settle a label, a filling nozzle or a carton cell. If you design moulds or line parts and need an approval drawing with tolerances, ask for it through the quote form with the product code.</p>`,
        search_terms: "technical drawing, pdf, cad, dimensions, label area, tolerance",
      },
      ru: {
        title: "Где взять чертёж и размеры?",
        body: `<p>Чертёж с размерами есть на странице каждого товара, регистрация не нужна. Высота, диаметр, горловина, номинальный и полный объём — на одном листе, в миллиметрах и миллилитрах. Этого хватает для этикетки, насадки розлива и ячейки короба. Если вы проектируете оснастку и нужен согласованный чертёж с допусками, запросите его через форму, указав артикул.</p>`,
        search_terms: "чертёж, pdf, cad, габариты, поле этикетки, допуск",
      },
      fr: {
        title: "Où trouver le plan et les cotes\u00a0?",
        body: `<p>Chaque page produit comporte un plan coté, sans compte à créer. Hauteur, diamètre, bague, contenances nominale et ras bord tiennent sur une feuille, en millimètres et millilitres. C’est assez pour une étiquette, un bec de remplissage ou une alvéole. Si vous concevez un outillage et qu’il vous faut un plan d’approbation avec tolérances, demandez-le via le formulaire de devis avec la référence.</p>`,
        search_terms: "plan technique, pdf, cao, dimensions, zone d’étiquette, tolérance",
      },
      ar: {
        title: "أين أجد الرسم الفني والأبعاد؟",
        body: `<p>في صفحة كل منتج رسم فني بالأبعاد ولا يلزم حساب لفتحه. الارتفاع والقطر والفوهة والسعتان الاسمية وحتى الحافة في ورقة واحدة بالمليمتر والمليلتر، وهذا يكفي لتحديد الملصق وفوهة التعبئة وخانة الكرتون. وإن كنت تصمم قالبًا أو جزءًا من الخط وتحتاج إلى رسم اعتماد بالتفاوتات فاطلبه من نموذج عرض السعر مع رمز المنتج.</p>`,
        search_terms: "رسم هندسي، قياسات، مساحة الملصق، تفاوت",
      },
      de: {
        title: "Wo finde ich Zeichnung und Maße?",
        body: `<p>Auf jeder Artikelseite steht eine bemaßte Zeichnung, ohne Anmeldung. Höhe, Durchmesser, Mündung, Nenn- und Randvollvolumen finden sich auf einem Blatt, in Millimetern und Millilitern. Das genügt für Etikett, Füllrohr oder Kartongefach. Brauchen Sie für Werkzeuge oder Formatteile eine Freigabezeichnung mit Toleranzen, fordern Sie sie mit der Artikelnummer über das Angebotsformular an.</p>`,
        search_terms: "technische Zeichnung, PDF, CAD, Abmessungen, Etikettenfeld, Toleranz",
      },
    },
  },
  {
    key: "recycled-content",
    facts: { topic: "products" },
    texts: {
      tr: {
        title: "Geri dönüştürülmüş plastikten ambalaj üretiyor musunuz?",
        body: `<p>Evet, gıda dışı ürünler için. Füme ve amber tonlarda yüzde 30 rPET içeren şişeler ve seçili HDPE gövdeler, izlenebilir tüketici sonrası ham maddeyle üretilir; içeriğimiz GRS belgesi kapsamındadır (<a href="/kurumsal/kalite-belgelerimiz">belgelerimiz</a>). Oran, teklifte ve sevk evrakında yazar. Gıdayla temas eden ürünlerde yalnızca orijinal ham madde kullanırız.</p>`,
        search_terms: "rpet, rhdpe, pcr, sürdürülebilir, çevre, geri dönüşüm",
      },
      en: {
        title: "Do you make packaging from recycled plastic?",
        body: `<p>Yes, for non-food products. Bottles with 30% rPET in smoke and amber, and selected HDPE bodies, are made of traceable post-consumer resin under our GRS certificate (see <a href="/en/corporate/quality-certificates">certificates</a>). The share is stated in the quote and on the delivery papers. For contact with food we use virgin resin only.</p>`,
        search_terms: "rpet, rhdpe, pcr, sustainable, environment, recycling",
      },
      ru: {
        title: "Производите ли вы тару из вторичного пластика?",
        body: `<p>Да, для непищевых продуктов. Флаконы с 30% вторичного ПЭТ в дымчатом и янтарном тонах и отдельные изделия из ПНД выпускаются из прослеживаемого бытового вторсырья по сертификату GRS (см. <a href="/ru/korporativnaya/sertifikaty-kachestva">сертификаты</a>). Доля указывается в предложении и сопроводительных документах. Для контакта с пищевыми продуктами применяем только первичное сырьё.</p>`,
        search_terms: "rpet, вторсырьё, pcr, экология, переработка",
      },
      fr: {
        title: "Fabriquez-vous des emballages en plastique recyclé\u00a0?",
        body: `<p>Oui, pour les produits non alimentaires. Des flacons à 30\u00a0% de rPET en fumé et ambré, et certains corps en PEHD, sont issus de matière post-consommation tracée, sous notre certificat GRS (voir les <a href="/fr/entreprise/certificats-de-qualite">certificats</a>). Le taux figure au devis et sur les documents de livraison. Pour le contact alimentaire, nous n’employons que de la résine vierge.</p>`,
        search_terms: "rpet, pcr, durable, environnement, recyclage",
      },
      ar: {
        title: "هل تنتجون عبوات من البلاستيك المعاد تدويره؟",
        body: `<p>نعم، للمنتجات غير الغذائية. تُصنع قوارير فيها 30% من rPET بالدرجتين الدخانية والكهرمانية، وبعض أجسام HDPE، من خامة ما بعد الاستهلاك يمكن تتبعها ضمن شهادة GRS (انظر <a href="/ar/corporate/quality-certificates">الشهادات</a>). وتُذكر النسبة في عرض السعر ومستندات التسليم. أما ما يلامس الغذاء فلا نستخدم له إلا الخامة البكر.</p>`,
        search_terms: "إعادة التدوير، بيئة، مستدام، خامة معاد تدويرها",
      },
      de: {
        title: "Fertigen Sie Verpackungen aus Rezyklat?",
        body: `<p>Ja, für Nichtlebensmittel. Flaschen mit 30 % rPET in Rauch und Braun sowie ausgewählte HDPE-Körper entstehen aus rückverfolgbarem Post-Consumer-Material unter unserem GRS-Zertifikat (siehe <a href="/de/unternehmen/qualitatszertifikate">Zertifikate</a>). Der Anteil steht im Angebot und in den Lieferpapieren. Für den Lebensmittelkontakt verwenden wir nur Neuware.</p>`,
        search_terms: "rPET, rHDPE, PCR, nachhaltig, Umwelt, Recycling",
      },
    },
  },
];
