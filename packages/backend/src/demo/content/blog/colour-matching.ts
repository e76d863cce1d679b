import type { DemoEntry } from "../entry.ts";

export const colourMatching: DemoEntry<"blog"> = {
  key: "colour-matching",
  facts: {
    cover: { shape_id: "tube-slim", colour: "lilac", closure_colour: "white" },
    tags: ["decoration", "quality", "materials"],
  },
  publishedDaysAgo: 77,
  texts: {
    tr: {
      title: "Plastikte renk tutturmak ve RAL kataloğunun sınırı",
      summary:
        "RAL bir boya kartelasıdır; plastikte aynı numara başka görünebilir. Renk onayını plaka, ışık ve tolerans üzerinden anlatıyoruz.",
      body: `<p>“RAL 5005 olsun” demek doğru bir başlangıçtır, ama tek başına yetmez. RAL kartelası kâğıt üzerine sürülmüş örtücü bir boyayı gösterir. Şişede ise renk, ışığı kısmen geçiren bir duvarın içindedir; duvar inceldikçe açılır, yüzey matlaştıkça solar. Renk konuşmasının sonunda elinizde bir numara değil, ölçülmüş bir plaka olmalıdır.</p>
<h2>Neden aynı renk farklı görünür?</h2>
<ul><li><strong>Et kalınlığı:</strong> 1,2 mm’lik kapakta örtücü olan renk, 0,6 mm’lik gövdede saydamlaşabilir.</li><li><strong>Malzeme:</strong> PET parlak ve berraktır, HDPE sütümsüdür. Aynı masterbatch ikisinde aynı tonu vermez; gövde HDPE, kapak PP ise iki ayrı reçete gerekir.</li><li><strong>Yüzey:</strong> Kumlanmış kalıp ışığı dağıtır, renk daha açık algılanır.</li><li><strong>Işık:</strong> Gün ışığında aynı duran iki parça mağaza ışığında ayrılabilir. Buna metamerizm denir.</li></ul>
<h2>Stok renklerin RAL karşılığı</h2>
<table><caption>Katalogdaki bazı renkler, en yakın RAL ve gıda beyanı</caption><thead><tr><th scope="col">Renk</th><th scope="col">En yakın RAL</th><th scope="col">Gıda beyanı</th></tr></thead><tbody><tr><th scope="row">Beyaz</th><td>9016</td><td>var</td></tr><tr><th scope="row">Siyah</th><td>9005</td><td>var</td></tr><tr><th scope="row">Mavi</th><td>5005</td><td>var</td></tr><tr><th scope="row">Açık mavi</th><td>5024</td><td>var</td></tr><tr><th scope="row">Kırmızı</th><td>3028</td><td>var</td></tr><tr><th scope="row">Sarı</th><td>1018</td><td>var</td></tr><tr><th scope="row">Fildişi</th><td>9001</td><td>var</td></tr><tr><th scope="row">Pembe</th><td>3015</td><td>yok</td></tr><tr><th scope="row">Lila</th><td>4009</td><td>yok</td></tr></tbody></table>
<p>“En yakın” sözü bilerek seçildi: bu numaralar aramayı kolaylaştırır, eşitlik vaat etmez. Bütün liste <a href="/ral-renkleri">RAL renkleri sayfasındadır</a>. Gıda beyanı olmayan renkleri yalnızca kozmetik ve ev bakımı ürünlerinde kullanıyoruz.</p>
<h2>Tolerans nasıl yazılır?</h2>
<p>Göz kararı yerine spektrofotometre ölçümü yapılır: D65 ışık, 10° gözlemci. Sonuç, iki renk arasındaki uzaklık olan ΔE*ab ile söylenir. Aynı parti içinde 0,5; partiler arasında 1,0; gövde ile farklı malzemeden kapak arasında 1,5 makul sınırlardır. Açık gri ve bej gibi nötr tonlarda göz daha duyarlıdır, sınırı daraltın; koyu lacivertte bir birimlik fark görülmez.</p>
<h2>Onay beş adımda</h2>
<ol><li><strong>Hedef.</strong> RAL ya da Pantone numarası ile birlikte fiziksel bir örnek gönderin. Ekran görüntüsü ve basılı PDF ölçülemez.</li><li><strong>Plaka.</strong> Kendi reçinemizle üç kalınlıkta (0,6 – 1,2 – 2,0 mm) basamaklı plaka basılır.</li><li><strong>Kalıpta deneme.</strong> Plaka onaylandıktan sonra aynı masterbatch, ürünün kalıbında denenir; katkı oranı çoğunlukla yüzde 2–4’tür.</li><li><strong>Sınır numuneleri.</strong> Hedefin yanına kabul edilen en açık ve en koyu örnek konur, iki taraf da birer takım saklar.</li><li><strong>Seri.</strong> Her parti aynı cihazla ölçülür, değer parti numarasıyla kaydedilir.</li></ol>
<h2>Baskı ve geri dönüşümü baştan düşünün</h2>
<p>Renkli gövdeye beyaz alt zemin olmadan açık renk basılırsa baskı kirli görünür. Kurum siyahı ise optik ayırıcıların kızılötesi ışığını yutar; şişe geri dönüşümde seçilemeyebilir. Siyah vazgeçilmezse kurumsuz siyah masterbatch isteyin ve farkını plakada görün. En iyi geri dönüşen gövde, rengi etiketinde taşıyan natürel gövdedir.</p>`,
    },
    en: {
      title: "Matching a colour in plastic, and where RAL ends",
      summary:
        "RAL is a fan of paints; in plastic the same number may look different. Approving a colour by plaque, light and tolerance.",
      body: `<p>“Make it RAL 5005” is a good beginning and not enough on its own. A RAL fan shows an opaque paint on card. In a bottle the colour lies inside a wall that lets some light through: it pales as the wall gets thinner and fades as the surface turns matt. What should stand at the end of a talk about colour is not a number but a plaque that has been measured.</p>
<h2>Why one colour looks like two</h2>
<ul><li><strong>Wall thickness:</strong> a shade that covers in a cap of 1.2 mm may turn translucent in a body of 0.6 mm.</li><li><strong>Material:</strong> PET is clear and glossy, HDPE milky. One masterbatch does not give the same shade in both; an HDPE body and a PP cap need two recipes.</li><li><strong>Surface:</strong> a blasted mould scatters the light, and the colour seems lighter.</li><li><strong>Light:</strong> two parts that match in daylight may part company under shop lamps. This is called metamerism.</li></ul>
<h2>Stock colours and their RAL neighbours</h2>
<table><caption>Some colours of the catalogue, nearest RAL and food declaration</caption><thead><tr><th scope="col">Colour</th><th scope="col">Nearest RAL</th><th scope="col">Declared for food</th></tr></thead><tbody><tr><th scope="row">White</th><td>9016</td><td>yes</td></tr><tr><th scope="row">Black</th><td>9005</td><td>yes</td></tr><tr><th scope="row">Blue</th><td>5005</td><td>yes</td></tr><tr><th scope="row">Light blue</th><td>5024</td><td>yes</td></tr><tr><th scope="row">Red</th><td>3028</td><td>yes</td></tr><tr><th scope="row">Yellow</th><td>1018</td><td>yes</td></tr><tr><th scope="row">Ivory</th><td>9001</td><td>yes</td></tr><tr><th scope="row">Pink</th><td>3015</td><td>no</td></tr><tr><th scope="row">Lilac</th><td>4009</td><td>no</td></tr></tbody></table>
<p>“Nearest” is meant literally. The numbers help you to search; they promise no equality. The whole list is on the <a href="/en/ral-colours">RAL colours page</a>. Colours without a food declaration are for cosmetics and home care only.</p>
<h2>How to write a tolerance</h2>
<p>In place of opinions we use a spectrophotometer, with illuminant D65 and the 10° observer. The result is given as ΔE*ab, the distance between two colours. Sensible limits are 0.5 within a batch, 1.0 from batch to batch and 1.5 between a body and a cap of another plastic. In pale greys and beiges the eye is keener, so narrow the limit; in deep navy nobody sees a difference of one.</p>
<h2>Approval in five steps</h2>
<ol><li><strong>Target.</strong> Send a physical specimen with the RAL or Pantone number. Screens and printed PDFs cannot be measured.</li><li><strong>Plaque.</strong> We mould a stepped plaque in our own resin at three thicknesses: 0.6, 1.2 and 2.0 mm.</li><li><strong>Trial in the mould.</strong> Once the plaque is agreed, the same masterbatch is run in the mould of the product, usually at 2 to 4%.</li><li><strong>Limit samples.</strong> The lightest and the darkest acceptable pieces are kept beside the target, one set on each side.</li><li><strong>Series.</strong> Every batch is measured on the same instrument and the value filed under the batch number.</li></ol>
<h2>Think of print and recycling early</h2>
<p>A pale ink on a coloured body looks dirty without a white base beneath it. Carbon black swallows the infrared light of sorting machines, so the bottle may not be recognised. If black it has to be, ask for a masterbatch without carbon black and look at the difference on a plaque. What recycles best is a natural body that wears its colour on the label.</p>`,
    },
    ru: {
      title: "Как попасть в цвет в пластике и где кончается RAL",
      summary:
        "RAL — это веер красок; в пластике тот же номер может выглядеть иначе. Утверждаем цвет по пластине, свету и допуску.",
      body: `<p>«Сделайте RAL 5005» — хорошее начало, но его мало. Веер RAL показывает укрывистую краску на картоне. В бутылке цвет находится внутри стенки, которая частично пропускает свет: чем тоньше стенка, тем он бледнее, чем матовее поверхность, тем он тусклее. Разговор о цвете должен кончаться не номером, а измеренной пластиной.</p>
<h2>Почему один цвет выглядит по-разному</h2>
<ul><li><strong>Толщина стенки.</strong> Оттенок, плотный в крышке 1,2 мм, в корпусе 0,6 мм может просвечивать.</li><li><strong>Материал.</strong> ПЭТ прозрачен и блестит, ПНД молочный. Один суперконцентрат не даст в них одинаковый тон; для корпуса из ПНД и крышки из ПП нужны две рецептуры.</li><li><strong>Поверхность.</strong> Форма с пескоструйной обработкой рассеивает свет, и цвет кажется светлее.</li><li><strong>Освещение.</strong> Детали, одинаковые при дневном свете, под лампами магазина могут разойтись. Это называется метамерией.</li></ul>
<h2>Складские цвета и соседи по RAL</h2>
<table><caption>Некоторые цвета каталога, ближайший RAL и декларация для пищевых продуктов</caption><thead><tr><th scope="col">Цвет</th><th scope="col">Ближайший RAL</th><th scope="col">Для пищи заявлен</th></tr></thead><tbody><tr><th scope="row">Белый</th><td>9016</td><td>да</td></tr><tr><th scope="row">Чёрный</th><td>9005</td><td>да</td></tr><tr><th scope="row">Синий</th><td>5005</td><td>да</td></tr><tr><th scope="row">Голубой</th><td>5024</td><td>да</td></tr><tr><th scope="row">Красный</th><td>3028</td><td>да</td></tr><tr><th scope="row">Жёлтый</th><td>1018</td><td>да</td></tr><tr><th scope="row">Слоновая кость</th><td>9001</td><td>да</td></tr><tr><th scope="row">Розовый</th><td>3015</td><td>нет</td></tr><tr><th scope="row">Сиреневый</th><td>4009</td><td>нет</td></tr></tbody></table>
<p>Слово «ближайший» стоит понимать буквально: номер помогает искать, но не обещает совпадения. Полный список — на <a href="/ru/tsveta-ral">странице цветов RAL</a>. Цвета без декларации мы применяем только для косметики и бытовой химии.</p>
<h2>Как записать допуск</h2>
<p>Вместо мнений — спектрофотометр: источник D65, наблюдатель 10°. Результат выражают величиной ΔE*ab, расстоянием между двумя цветами. Разумные пределы: 0,5 внутри партии, 1,0 между партиями, 1,5 между корпусом и крышкой из другого пластика. В светло-серых и бежевых тонах глаз строже, предел стоит сузить; в тёмно-синем единицу не заметит никто.</p>
<h2>Утверждение за пять шагов</h2>
<ol><li><strong>Цель.</strong> Вместе с номером RAL или Pantone пришлите физический образец. Экран и распечатку PDF измерить нельзя.</li><li><strong>Пластина.</strong> Отливаем из нашего сырья ступенчатую пластину трёх толщин: 0,6, 1,2 и 2,0 мм.</li><li><strong>Проба в форме.</strong> После согласования тот же суперконцентрат идёт в форму изделия, обычно в дозе 2–4\u00a0%.</li><li><strong>Граничные образцы.</strong> К эталону добавляют самый светлый и самый тёмный из допустимых; по комплекту хранит каждая сторона.</li><li><strong>Серия.</strong> Каждая партия измеряется на том же приборе, значение хранится под номером партии.</li></ol>
<h2>О печати и переработке — заранее</h2>
<p>Светлая краска на цветном корпусе без белой подложки выглядит грязной. Сажевый чёрный поглощает инфракрасный свет сортировщика, и бутылку могут не распознать. Если без чёрного не обойтись, попросите суперконцентрат без сажи и сравните на пластине. Лучше всего перерабатывается натуральный корпус, у которого весь цвет — на этикетке.</p>`,
    },
    fr: {
      title: "Mettre un plastique à la teinte, et où s’arrête le RAL",
      summary:
        "Le RAL est un nuancier de peintures\u00a0; en plastique, le même numéro peut paraître autre. Approuver une couleur par la plaquette, la lumière et la tolérance.",
      body: `<p>«\u00a0Faites-le en RAL 5005\u00a0» est un bon début, mais ne suffit pas. Un nuancier RAL montre une peinture opaque sur carton. Dans un flacon, la couleur est au sein d’une paroi qui laisse passer un peu de lumière\u00a0: elle pâlit quand la paroi s’amincit et s’éteint quand la surface devient mate. Au bout d’une discussion sur la couleur, il faut une plaquette mesurée, non un numéro.</p>
<h2>Pourquoi une couleur en paraît deux</h2>
<ul><li><strong>L’épaisseur\u00a0:</strong> une teinte couvrante dans un bouchon de 1,2 mm peut devenir translucide dans un corps de 0,6 mm.</li><li><strong>La matière\u00a0:</strong> le PET est limpide et brillant, le PEHD laiteux. Un même mélange-maître n’y donne pas la même nuance\u00a0; un corps en PEHD et un bouchon en PP demandent deux formules.</li><li><strong>La surface\u00a0:</strong> un moule sablé diffuse la lumière et la teinte semble plus claire.</li><li><strong>La lumière\u00a0:</strong> deux pièces identiques au jour peuvent diverger sous les lampes du magasin\u00a0; c’est le métamérisme.</li></ul>
<h2>Les teintes de stock et leurs voisines RAL</h2>
<table><caption>Quelques couleurs du catalogue, RAL le plus proche et déclaration alimentaire</caption><thead><tr><th scope="col">Couleur</th><th scope="col">RAL le plus proche</th><th scope="col">Déclarée alimentaire</th></tr></thead><tbody><tr><th scope="row">Blanc</th><td>9016</td><td>oui</td></tr><tr><th scope="row">Noir</th><td>9005</td><td>oui</td></tr><tr><th scope="row">Bleu</th><td>5005</td><td>oui</td></tr><tr><th scope="row">Bleu clair</th><td>5024</td><td>oui</td></tr><tr><th scope="row">Rouge</th><td>3028</td><td>oui</td></tr><tr><th scope="row">Jaune</th><td>1018</td><td>oui</td></tr><tr><th scope="row">Ivoire</th><td>9001</td><td>oui</td></tr><tr><th scope="row">Rose</th><td>3015</td><td>non</td></tr><tr><th scope="row">Lilas</th><td>4009</td><td>non</td></tr></tbody></table>
<p>«\u00a0Le plus proche\u00a0» est à prendre au mot\u00a0: ces numéros aident à chercher, ils ne promettent pas l’égalité. La liste entière est sur la <a href="/fr/couleurs-ral">page des couleurs RAL</a>. Les teintes sans déclaration sont réservées à la cosmétique et à l’entretien.</p>
<h2>Écrire une tolérance</h2>
<p>À la place des avis, un spectrophotomètre\u00a0: illuminant D65, observateur 10°. Le résultat s’exprime en ΔE*ab, la distance entre deux couleurs. Des limites raisonnables sont 0,5 dans un lot, 1,0 d’un lot à l’autre et 1,5 entre un corps et un bouchon d’une autre matière. Dans les gris clairs et les beiges, l’œil est plus fin\u00a0: resserrez. Dans un bleu marine, personne ne voit un écart d’une unité.</p>
<h2>L’approbation en cinq étapes</h2>
<ol><li><strong>La cible.</strong> Joignez au numéro RAL ou Pantone un échantillon réel. Un écran ou un PDF imprimé ne se mesure pas.</li><li><strong>La plaquette.</strong> Nous moulons, dans notre résine, une plaquette à trois épaisseurs\u00a0: 0,6, 1,2 et 2,0 mm.</li><li><strong>L’essai au moule.</strong> La plaquette acceptée, le même mélange-maître passe dans le moule du produit, dosé d’ordinaire à 2 à 4\u00a0%.</li><li><strong>Les limites.</strong> On garde auprès de la cible la pièce la plus claire et la plus foncée admises, un jeu de chaque côté.</li><li><strong>La série.</strong> Chaque lot est mesuré au même appareil et la valeur classée sous son numéro.</li></ol>
<h2>Penser tôt au décor et au recyclage</h2>
<p>Une encre claire sur un corps coloré paraît sale sans sous-couche blanche. Le noir de carbone absorbe l’infrarouge des machines de tri\u00a0: le flacon risque de passer inaperçu. S’il faut du noir, demandez un mélange-maître sans carbone et jugez la différence sur plaquette. Ce qui se recycle le mieux reste un corps naturel dont la couleur est sur l’étiquette.</p>`,
    },
    ar: {
      title: "مطابقة اللون في البلاستيك وحدود دليل RAL",
      summary:
        "دليل RAL مخصص للدهانات، والرقم نفسه قد يبدو مختلفًا في البلاستيك. اعتماد اللون بالصفيحة والضوء والتفاوت المسموح.",
      body: `<p>عبارة «ليكن <bdi dir="ltr">RAL 5005</bdi>» بداية جيدة لكنها لا تكفي وحدها. فدليل RAL يعرض دهانًا معتمًا على ورق مقوى، أما في القارورة فاللون داخل جدار يمرر بعض الضوء: يفتح كلما رقّ الجدار ويبهت كلما قلّ لمعان السطح. والمطلوب في نهاية الحديث عن اللون ليس رقمًا بل صفيحة مقيسة.</p>
<h2>لماذا يبدو اللون الواحد لونين؟</h2>
<ul><li><strong>سماكة الجدار:</strong> الدرجة المعتمة في غطاء سماكته 1.2 مم قد تصبح نصف شفافة في جسم سماكته 0.6 مم.</li><li><strong>الخامة:</strong> PET صافٍ ولامع وHDPE حليبي، والصبغة الواحدة لا تعطي الدرجة نفسها فيهما؛ فجسم HDPE وغطاء PP يحتاجان إلى وصفتين.</li><li><strong>السطح:</strong> القالب المرمّل يشتت الضوء فيبدو اللون أفتح.</li><li><strong>الإضاءة:</strong> قد تتطابق قطعتان في ضوء النهار وتختلفان تحت إضاءة المتجر، وتسمى هذه الظاهرة الميتاميرية.</li></ul>
<h2>ألوان المخزون وأقرب أرقام RAL</h2>
<table><caption>بعض ألوان الكتالوج وأقرب رقم RAL وإقرار الأغذية</caption><thead><tr><th scope="col">اللون</th><th scope="col">أقرب RAL</th><th scope="col">إقرار الأغذية</th></tr></thead><tbody><tr><th scope="row">أبيض</th><td>9016</td><td>نعم</td></tr><tr><th scope="row">أسود</th><td>9005</td><td>نعم</td></tr><tr><th scope="row">أزرق</th><td>5005</td><td>نعم</td></tr><tr><th scope="row">أزرق فاتح</th><td>5024</td><td>نعم</td></tr><tr><th scope="row">أحمر</th><td>3028</td><td>نعم</td></tr><tr><th scope="row">أصفر</th><td>1018</td><td>نعم</td></tr><tr><th scope="row">عاجي</th><td>9001</td><td>نعم</td></tr><tr><th scope="row">وردي</th><td>3015</td><td>لا</td></tr><tr><th scope="row">ليلكي</th><td>4009</td><td>لا</td></tr></tbody></table>
<p>كلمة «أقرب» مقصودة بمعناها الحرفي: فالأرقام تسهّل البحث ولا تعد بالتطابق. والقائمة كاملة في <a href="/ar/ral-colours">صفحة ألوان RAL</a>. أما الألوان التي لا إقرار لها فنستعملها لمستحضرات التجميل والعناية المنزلية فقط.</p>
<h2>كيف يُكتب التفاوت المسموح؟</h2>
<p>بدلًا من الآراء نستعمل مقياس الطيف الضوئي بالإضاءة <bdi dir="ltr">D65</bdi> والمراقب 10 درجات، ويُعبَّر عن النتيجة بقيمة <bdi dir="ltr">ΔE*ab</bdi> وهي المسافة بين لونين. والحدود المعقولة 0.5 داخل الدفعة و1.0 بين دفعة وأخرى و1.5 بين جسم وغطاء من خامتين مختلفتين. والعين أدق في الرمادي الفاتح والبيج فيُضيَّق الحد، أما في الكحلي الداكن فلا يلاحظ أحد فرقًا مقداره وحدة واحدة.</p>
<h2>الاعتماد في خمس خطوات</h2>
<ol><li><strong>الهدف.</strong> أرسلوا مع رقم RAL أو Pantone عينة حقيقية؛ فالشاشة والملف المطبوع لا يُقاسان.</li><li><strong>الصفيحة.</strong> نصبّ من خامتنا صفيحة مدرّجة بثلاث سماكات: 0.6 و1.2 و2.0 مم.</li><li><strong>التجربة في القالب.</strong> بعد اعتماد الصفيحة تُجرَّب الصبغة نفسها في قالب المنتج، وعادة بنسبة 2 إلى 4%.</li><li><strong>عينات الحدود.</strong> تُحفظ مع الهدف أفتح قطعة وأغمق قطعة مقبولتين، ولدى كل طرف مجموعة منها.</li><li><strong>الإنتاج.</strong> تُقاس كل دفعة بالجهاز نفسه وتُحفظ القيمة برقم الدفعة.</li></ol>
<h2>الطباعة وإعادة التدوير منذ البداية</h2>
<p>الحبر الفاتح على جسم ملون يبدو متسخًا إن لم تكن تحته طبقة بيضاء. والأسود الكربوني يمتص الأشعة تحت الحمراء في أجهزة الفرز فلا تُعرف القارورة. فإن كان الأسود لا بد منه فاطلبوا صبغة خالية من الكربون وقارنوا الفرق على الصفيحة. وأفضل ما يُعاد تدويره جسم طبيعي يحمل لونه على الملصق.</p>`,
    },
    de: {
      title: "Farben im Kunststoff treffen – und wo RAL aufhört",
      summary:
        "RAL ist ein Fächer für Lacke; im Kunststoff kann dieselbe Nummer anders wirken. Farbfreigabe über Plättchen, Licht und Toleranz.",
      body: `<p>„Bitte in RAL 5005“ ist ein guter Anfang, reicht aber nicht. Ein RAL-Fächer zeigt deckenden Lack auf Karton. In der Flasche steckt die Farbe in einer Wand, die etwas Licht durchlässt: Je dünner die Wand, desto blasser, je matter die Oberfläche, desto stumpfer. Am Ende eines Farbgesprächs sollte kein Zahlencode stehen, sondern ein gemessenes Plättchen.</p>
<h2>Warum eine Farbe wie zwei aussieht</h2>
<ul><li><strong>Wandstärke:</strong> Was in einer Kappe von 1,2 mm deckt, kann in einem Körper von 0,6 mm durchscheinen.</li><li><strong>Werkstoff:</strong> PET ist klar und glänzend, HDPE milchig. Derselbe Farbbatch ergibt darin nicht denselben Ton; ein Körper aus HDPE und eine Kappe aus PP brauchen zwei Rezepturen.</li><li><strong>Oberfläche:</strong> Ein gestrahltes Werkzeug streut das Licht, die Farbe wirkt heller.</li><li><strong>Licht:</strong> Zwei Teile, die bei Tageslicht gleich sind, können unter Ladenlampen auseinanderfallen. Das nennt man Metamerie.</li></ul>
<h2>Lagerfarben und ihre RAL-Nachbarn</h2>
<table><caption>Einige Farben des Katalogs, nächster RAL-Ton und Lebensmittelerklärung</caption><thead><tr><th scope="col">Farbe</th><th scope="col">Nächster RAL-Ton</th><th scope="col">Für Lebensmittel erklärt</th></tr></thead><tbody><tr><th scope="row">Weiß</th><td>9016</td><td>ja</td></tr><tr><th scope="row">Schwarz</th><td>9005</td><td>ja</td></tr><tr><th scope="row">Blau</th><td>5005</td><td>ja</td></tr><tr><th scope="row">Hellblau</th><td>5024</td><td>ja</td></tr><tr><th scope="row">Rot</th><td>3028</td><td>ja</td></tr><tr><th scope="row">Gelb</th><td>1018</td><td>ja</td></tr><tr><th scope="row">Elfenbein</th><td>9001</td><td>ja</td></tr><tr><th scope="row">Rosa</th><td>3015</td><td>nein</td></tr><tr><th scope="row">Flieder</th><td>4009</td><td>nein</td></tr></tbody></table>
<p>„Nächster“ ist wörtlich gemeint: Die Nummern helfen beim Suchen, sie versprechen keine Gleichheit. Die ganze Liste steht auf der Seite der <a href="/de/ral-farben">RAL-Farben</a>. Farben ohne Erklärung setzen wir nur für Kosmetik und Haushaltspflege ein.</p>
<h2>Eine Toleranz festlegen</h2>
<p>Statt nach Meinung wird mit dem Spektralphotometer gemessen: Lichtart D65, 10°-Beobachter. Das Ergebnis heißt ΔE*ab, der Abstand zweier Farben. Sinnvolle Grenzen sind 0,5 innerhalb einer Charge, 1,0 von Charge zu Charge und 1,5 zwischen Körper und Kappe aus verschiedenen Werkstoffen. Bei hellem Grau und Beige sieht das Auge schärfer, also enger fassen; bei tiefem Dunkelblau bemerkt niemand den Abstand eins.</p>
<h2>Freigabe in fünf Schritten</h2>
<ol><li><strong>Ziel.</strong> Schicken Sie zur RAL- oder Pantone-Nummer ein greifbares Muster. Bildschirm und gedrucktes PDF lassen sich nicht messen.</li><li><strong>Plättchen.</strong> Wir spritzen aus unserem Rohstoff ein Stufenplättchen mit 0,6, 1,2 und 2,0 mm.</li><li><strong>Versuch im Werkzeug.</strong> Nach der Freigabe läuft derselbe Farbbatch im Werkzeug des Artikels, meist mit 2 bis 4\u00a0%.</li><li><strong>Grenzmuster.</strong> Neben dem Ziel liegen das hellste und das dunkelste zulässige Teil, ein Satz auf jeder Seite.</li><li><strong>Serie.</strong> Jede Charge wird auf demselben Gerät gemessen, der Wert unter der Chargennummer abgelegt.</li></ol>
<h2>Früh an Druck und Recycling denken</h2>
<p>Helle Druckfarbe auf farbigem Körper wirkt ohne weißen Untergrund schmutzig. Ruß schluckt das Infrarotlicht der Sortieranlagen, die Flasche wird womöglich nicht erkannt. Muss es Schwarz sein, verlangen Sie einen rußfreien Farbbatch und prüfen den Unterschied am Plättchen. Am besten lässt sich ein naturfarbener Körper verwerten, der seine Farbe auf dem Etikett trägt.</p>`,
    },
  },
};
