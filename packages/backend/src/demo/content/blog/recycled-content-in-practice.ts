import type { DemoEntry } from "../entry.ts";

export const recycledContentInPractice: DemoEntry<"blog"> = {
  key: "recycled-content-in-practice",
  facts: {
    cover: { shape_id: "bottle-handle", colour: "green", closure_colour: "white" },
    tags: ["recycling", "materials", "regulations"],
  },
  publishedDaysAgo: 94,
  texts: {
    tr: {
      title: "Uygulamada PCR: ne kadar, hangi üründe, hangi belgeyle?",
      summary:
        "Tüketici sonrası geri dönüştürülmüş plastik her oranda ve her üründe aynı sonucu vermez. Reçine reçine ne beklemeniz gerektiğini yazdık.",
      body: `<p>“Şişemizde geri dönüştürülmüş plastik olsun” isteği artık pazarlamadan değil, çoğu zaman zincir marketin şartnamesinden geliyor. İstek yerinde, ama üç sayı konuşulmadan teklif verilemez: oran, renk ve içerik. Bu yazı, kendi üretimimizde gördüklerimizi toparlıyor.</p>
<h2>Önce terimler</h2>
<dl><dt>PCR</dt><dd>Tüketici sonrası geri dönüştürülmüş plastik: kullanılıp atılmış ambalajdan elde edilir. Müşteriler çoğunlukla bunu ister.</dd><dt>PIR</dt><dd>Sanayi sonrası: fabrikadan çıkan fire. Aynı makinede yeniden kırılıp kullanılan yolluk, ISO 14021’e göre geri dönüştürülmüş içerik sayılmaz.</dd><dt>Kütle dengesi</dt><dd>Geri dönüştürülmüş ham maddenin muhasebe yoluyla ürüne atanması. Şişenin içinde fiziksel olarak bulunduğu anlamına gelmez; etikette farkı belirtilmelidir.</dd></dl>
<h2>Reçineye göre ne değişir?</h2>
<table><caption>PCR’ın şişede bıraktığı izler</caption><thead><tr><th scope="col">Reçine</th><th scope="col">Makul oran</th><th scope="col">Görünüm</th><th scope="col">Dikkat</th></tr></thead><tbody><tr><th scope="row">rPET</th><td>%30–100</td><td>hafif sarılık, gri ton</td><td>iç viskozite düşüşü, siyah nokta</td></tr><tr><th scope="row">rHDPE, natürel</th><td>%25–50</td><td>krem, hafif yeşil</td><td>koku, gerilme çatlağı dayanımı</td></tr><tr><th scope="row">rHDPE, karışık renk</th><td>%25–100</td><td>yalnızca koyu renkler</td><td>renk partiden partiye oynar</td></tr><tr><th scope="row">rPP, kapak</th><td>%20–30</td><td>gri, bej</td><td>akış indeksi, menteşe kırılması</td></tr></tbody></table>
<p>Oran arttıkça dayanım bir anda düşmez; önce dağılım genişler. Ortalama üst yük aynı kalırken en zayıf şişe zayıflar. Bu yüzden PCR’lı üründe ortalamaya değil, en düşük değere bakın.</p>
<h2>Hangi üründe rahat, hangisinde değil?</h2>
<ul><li><strong>Rahat:</strong> deterjan, yumuşatıcı, cam suyu, araç bakım; opak ya da renkli HDPE gövdeler.</li><li><strong>Denemeyle:</strong> şampuan ve duş jeli. Parfüm kokuyu örter, ama kokusuz ürünlerde rHDPE kendini belli edebilir.</li><li><strong>Belgeyle:</strong> içecek ve gıda. Yalnızca (AB) 2022/1616’ya göre onaylı süreçten gelen rPET; uygunluk beyanı parti bazında.</li><li><strong>Hayır:</strong> ilaç ve uçucu yağ; kaynağı bilinmeyen bir katkı kabul edilemez.</li></ul>
<h2>Menteşe, ağız ve kaynak izi</h2>
<p>Flip-top kapağın menteşesi binlerce kez bükülür; geri dönüştürülmüş PP’de ilk çatlayan yer burasıdır. Kapakta PCR istiyorsanız vidalı kapaktan başlayın. HDPE şişede gözünüz taban kaynağında olsun: düşme denemesinde açılan ilk yer orasıdır. Ağız bölgesi için çok katmanlı şişirmede PCR orta katmana alınır; iç yüzey ve sızdırmazlık yüzeyi orijinal malzeme kalır.</p>
<h2>Kokuyu nasıl denemeli?</h2>
<p>Koku ölçülemez sanılır, oysa basit bir düzen yeter: boş şişeyi kapağıyla kapatıp 40 °C’ta 24 saat bekletin, sonra beş kişi sırayla kapağı açıp sıfırdan beşe kadar puan versin. Yanına aynı şişenin orijinal malzemeden olanını koyun ve hangisinin hangisi olduğunu söylemeyin. Ortalama fark bir puanı geçiyorsa oranı düşürün ya da kokusu giderilmiş bir PCR sınıfı isteyin.</p>
<h2>Belgeler ve beyan</h2>
<ol><li>Geri dönüştürücünün izlenebilirlik belgesi ve parti analizleri.</li><li>Karışım oranını gösteren üretim kaydı; her parti için ağırlıkça yüzde.</li><li>Kozmetikte kirletici taraması; gıdada uygunluk beyanı.</li><li>Etikette ifade: “şişe gövdesinde yüzde 50 PCR” deyin. Kapak dâhil değilse söyleyin.</li></ol>
<p>Avrupa’ya içecek satıyorsanız PET şişelerde ortalama en az yüzde 25 geri dönüştürülmüş içerik zorunludur ve oran yükselecektir. Türkiye’de piyasaya sürülen ambalaj için GEKAP beyanı sürer; PCR kullanmak beyan yükümlülüğünü kaldırmaz.</p>
<h2>Denemeye nasıl başlanır?</h2>
<p>Önce rengi serbest bırakın: koyu ya da füme bir gövde, oranı iki katına çıkarmanıza izin verebilir. Sonra yüzde 25, 50 ve 75 ile üç küçük parti basıp yan yana koyun. Hangi oranın rafınıza yakıştığına gözünüz, hattınıza yakıştığına düşme ve tork denemesi karar verir. Ürün kodunu ve hedef oranı <a href="/iletisim">bize yazın</a>.</p>`,
    },
    en: {
      title: "PCR in practice: how much, in what, with which papers?",
      summary:
        "Recycled plastic does not behave alike at every share and in every product. What to expect, resin by resin.",
      body: `<p>The wish for recycled plastic in a bottle used to come from marketing; now it is more often a line in a retailer’s specification. It is a fair wish, but no quote can be made before three things are settled: the share, the colour and the contents. Here is what we have seen in our own production.</p>
<h2>Terms first</h2>
<dl><dt>PCR</dt><dd>Post-consumer recycled plastic, from packs that have been used and thrown away. This is what customers usually mean.</dd><dt>PIR</dt><dd>Post-industrial, from factory waste. Sprues reground and used again on the same machine do not count as recycled content under ISO 14021.</dd><dt>Mass balance</dt><dd>Recycled feedstock assigned to a product by bookkeeping. It need not be in the bottle physically, and a label has to make the difference clear.</dd></dl>
<h2>What changes, resin by resin</h2>
<table><caption>What PCR leaves in a bottle</caption><thead><tr><th scope="col">Resin</th><th scope="col">Sensible share</th><th scope="col">Appearance</th><th scope="col">Watch for</th></tr></thead><tbody><tr><th scope="row">rPET</th><td>30–100%</td><td>slightly yellow, greyish</td><td>loss of intrinsic viscosity, black specks</td></tr><tr><th scope="row">rHDPE, natural</th><td>25–50%</td><td>cream, a hint of green</td><td>odour, stress-crack resistance</td></tr><tr><th scope="row">rHDPE, mixed colours</th><td>25–100%</td><td>dark shades only</td><td>shade wanders from batch to batch</td></tr><tr><th scope="row">rPP, caps</th><td>20–30%</td><td>grey, beige</td><td>melt flow, broken hinges</td></tr></tbody></table>
<p>Strength does not fall all at once as the share rises; first the spread gets wider. Mean top load stays, while the weakest bottle gets weaker. With PCR, look at the lowest value and not at the mean.</p>
<h2>Where it is easy and where it is not</h2>
<ul><li><strong>Easy:</strong> detergent, softener, screen wash, car care; opaque or coloured HDPE bodies.</li><li><strong>With a trial:</strong> shampoo and shower gel. Perfume covers the odour; in an unscented product rHDPE may give itself away.</li><li><strong>With papers:</strong> food and drinks. Only rPET from a process authorised under (EU) 2022/1616, with a declaration for each batch.</li><li><strong>No:</strong> medicines and essential oils, where an additive of unknown origin is out of the question.</li></ul>
<h2>Hinges, necks and pinch-offs</h2>
<p>The hinge of a flip-top bends thousands of times, and in recycled PP it is the first place to crack. If you want PCR in the closure, begin with a screw cap. In an HDPE bottle keep an eye on the pinch-off weld in the base, since it opens first in a drop test. Multilayer blowing puts the PCR into the middle layer, so that the inside and the sealing face remain virgin material.</p>
<h2>Testing for odour</h2>
<p>Close an empty bottle, keep it at 40 °C for 24 hours and let five people open it in turn and score it from nought to five, beside a virgin bottle and without being told which is which. If the mean differs by more than one point, lower the share or ask for a deodorised grade.</p>
<h2>Papers and claims</h2>
<ol><li>Traceability certificate and batch analyses of the recycler.</li><li>Production record of the blend, in per cent by weight, for every batch.</li><li>A screening for contaminants in cosmetics; a declaration of compliance for food.</li><li>The claim on the label. Say “bottle body: 50% PCR”, and say so if the cap is not included.</li></ol>
<p>In the United Kingdom plastic packaging with less than 30% recycled content is taxed by weight, so the record has to show the share for each component. In the European Union PET beverage bottles must hold at least 25% on average, and the figure is going to rise.</p>
<h2>How to begin</h2>
<p>Start by letting go of the colour: a dark or smoked body may let you double the share. Then have three small batches made with 25, 50 and 75% and put them side by side. Your eye will say which suits the shelf; drop and torque tests say which suits your line. <a href="/en/contact">Write to us</a> with the product code and the share you have in mind.</p>`,
    },
    ru: {
      title: "Вторичное сырьё на практике: сколько, в чём и с какими документами",
      summary:
        "Вторичный пластик ведёт себя по-разному в зависимости от доли и продукта. Чего ждать от каждого вида сырья.",
      body: `<p>Раньше вторичное сырьё в бутылке просил отдел маркетинга, теперь чаще — спецификация торговой сети. Пожелание разумное, но предложение нельзя составить, пока не названы три вещи: доля, цвет и продукт. Рассказываем, что мы увидели на собственном производстве.</p>
<h2>Сначала о терминах</h2>
<dl><dt>PCR</dt><dd>Вторичный пластик после потребителя: из использованной и выброшенной упаковки. Обычно имеют в виду именно его.</dd><dt>PIR</dt><dd>Отходы производства. Литники, измельчённые и возвращённые в ту же машину, по ISO 14021 вторичным сырьём не считаются.</dd><dt>Массовый баланс</dt><dd>Вторичное сырьё отнесено на изделие по учёту. Физически в бутылке его может и не быть, и на этикетке эту разницу надо указать.</dd></dl>
<h2>Что меняется в зависимости от сырья</h2>
<table><caption>Какой след оставляет вторичное сырьё</caption><thead><tr><th scope="col">Сырьё</th><th scope="col">Разумная доля</th><th scope="col">Вид</th><th scope="col">На что смотреть</th></tr></thead><tbody><tr><th scope="row">Вторичный ПЭТ</th><td>30–100\u00a0%</td><td>лёгкая желтизна, сероватый тон</td><td>снижение вязкости, чёрные точки</td></tr><tr><th scope="row">Вторичный ПНД, натуральный</th><td>25–50\u00a0%</td><td>кремовый, чуть зеленоватый</td><td>запах, стойкость к растрескиванию</td></tr><tr><th scope="row">Вторичный ПНД, смешанный цвет</th><td>25–100\u00a0%</td><td>только тёмные тона</td><td>оттенок меняется от партии к партии</td></tr><tr><th scope="row">Вторичный ПП, крышки</th><td>20–30\u00a0%</td><td>серый, бежевый</td><td>текучесть, излом петли</td></tr></tbody></table>
<p>С ростом доли прочность не падает сразу: сначала расширяется разброс. Средняя осевая нагрузка прежняя, а самая слабая бутылка становится слабее. Поэтому смотрите не на среднее, а на наименьшее значение.</p>
<h2>Где это просто, а где нет</h2>
<ul><li><strong>Просто:</strong> моющие средства, кондиционеры для белья, омыватели, автохимия; непрозрачные и цветные корпуса из ПНД.</li><li><strong>После пробы:</strong> шампуни и гели для душа. Отдушка скрывает запах, но в продукте без отдушки вторичный ПНД может его выдать.</li><li><strong>С документами:</strong> продукты и напитки. Только вторичный ПЭТ, полученный по процессу, разрешённому согласно (ЕС) 2022/1616, с декларацией на партию.</li><li><strong>Нет:</strong> лекарства и эфирные масла: вещество неизвестного происхождения здесь недопустимо.</li></ul>
<h2>Петля, горловина, шов</h2>
<p>Петля крышки флип-топ сгибается тысячи раз, и во вторичном ПП она трескается первой. Если вторичное сырьё нужно в укупорке, начните с винтовой крышки. В бутылке из ПНД следите за сварным швом на дне: при падении он раскрывается раньше всего. При многослойном выдуве вторичное сырьё идёт в средний слой, а внутренняя и уплотняющая поверхности остаются из первичного.</p>
<h2>Как проверить запах</h2>
<p>Закройте пустую бутылку и выдержите сутки при 40\u00a0°C, затем пусть пять человек по очереди откроют её и поставят оценку от нуля до пяти — рядом с бутылкой из первичного сырья и не зная, где какая. Если средние отличаются больше чем на балл, снизьте долю или запросите дезодорированную марку.</p>
<h2>Документы и заявления</h2>
<ol><li>Сертификат прослеживаемости и анализы партий от переработчика.</li><li>Производственная запись о смеси: процент по массе для каждой партии.</li><li>Для косметики — проверка на загрязнители, для продуктов — декларация соответствия.</li><li>Текст на этикетке: «корпус: 50\u00a0% вторичного сырья». Если крышка не входит, так и напишите.</li></ol>
<p>В Европейском союзе в бутылках для напитков из ПЭТ должно быть в среднем не меньше 25\u00a0% вторичного сырья, и эта доля будет расти. В России за упаковку отвечает производитель товара в рамках расширенной ответственности, и доля вторичного сырья может влиять на ставку экосбора, поэтому храните записи по каждому компоненту.</p>
<h2>С чего начать</h2>
<p>Для начала отпустите цвет: тёмный или дымчатый корпус иногда позволяет удвоить долю. Затем закажите три малые партии — 25, 50 и 75\u00a0% — и поставьте рядом. Что подходит полке, решит глаз, что подходит линии — испытания на падение и момент. <a href="/ru/kontakt">Напишите нам</a> артикул и желаемую долю.</p>`,
    },
    fr: {
      title: "Le recyclé en pratique\u00a0: combien, dans quoi, avec quels documents\u00a0?",
      summary:
        "Le plastique recyclé ne se comporte pas de la même façon à tous les taux ni dans tous les produits. Ce qu’il faut en attendre, résine par résine.",
      body: `<p>Le souhait d’un flacon recyclé venait jadis du marketing\u00a0; il figure aujourd’hui au cahier des charges des enseignes. Il est légitime, mais on ne peut chiffrer avant d’avoir fixé trois choses\u00a0: le taux, la couleur et le contenu. Voici ce que nous avons constaté dans nos propres ateliers.</p>
<h2>D’abord les mots</h2>
<dl><dt>PCR</dt><dd>Plastique recyclé post-consommation, tiré d’emballages utilisés puis jetés. C’est en général ce que l’on entend par «\u00a0recyclé\u00a0».</dd><dt>PIR</dt><dd>Post-industriel, issu des chutes d’usine. Les carottes rebroyées et remises dans la même machine ne comptent pas, selon l’ISO 14021.</dd><dt>Bilan massique</dt><dd>Une matière recyclée attribuée au produit par la comptabilité. Elle n’est pas forcément dans le flacon, et l’étiquette doit le dire.</dd></dl>
<h2>Ce qui change, résine par résine</h2>
<table><caption>Ce que le PCR laisse dans un flacon</caption><thead><tr><th scope="col">Résine</th><th scope="col">Taux raisonnable</th><th scope="col">Aspect</th><th scope="col">À surveiller</th></tr></thead><tbody><tr><th scope="row">rPET</th><td>30–100\u00a0%</td><td>légèrement jaune, grisé</td><td>baisse de viscosité, points noirs</td></tr><tr><th scope="row">rPEHD naturel</th><td>25–50\u00a0%</td><td>crème, à peine vert</td><td>odeur, tenue à la fissuration</td></tr><tr><th scope="row">rPEHD de couleurs mêlées</th><td>25–100\u00a0%</td><td>tons foncés seulement</td><td>nuance variable d’un lot à l’autre</td></tr><tr><th scope="row">rPP, bouchons</th><td>20–30\u00a0%</td><td>gris, beige</td><td>fluidité, rupture de charnière</td></tr></tbody></table>
<p>Quand le taux monte, la résistance ne chute pas d’un coup\u00a0; c’est d’abord la dispersion qui s’élargit. La charge verticale moyenne reste, le flacon le plus faible s’affaiblit. Avec du PCR, regardez la valeur la plus basse, non la moyenne.</p>
<h2>Où c’est facile, où ce ne l’est pas</h2>
<ul><li><strong>Facile\u00a0:</strong> lessives, adoucissants, lave-glaces, entretien auto\u00a0; corps en PEHD opaques ou colorés.</li><li><strong>Après essai\u00a0:</strong> shampooings et gels douche. Le parfum couvre l’odeur\u00a0; sans parfum, le rPEHD peut se trahir.</li><li><strong>Avec documents\u00a0:</strong> aliments et boissons. Uniquement du rPET issu d’un procédé autorisé selon (UE) 2022/1616, déclaration par lot à l’appui.</li><li><strong>Non\u00a0:</strong> médicaments et huiles essentielles, où une substance d’origine inconnue est exclue.</li></ul>
<h2>Charnières, bagues et soudures</h2>
<p>La charnière d’une capsule flip-top plie des milliers de fois\u00a0; en PP recyclé, elle cède la première. Pour du PCR dans le bouchage, commencez par un bouchon à vis. Sur un flacon en PEHD, surveillez la soudure du fond\u00a0: c’est elle qui s’ouvre d’abord à la chute. Le soufflage multicouche place le PCR au milieu\u00a0; l’intérieur et la surface d’étanchéité restent en matière vierge.</p>
<h2>Juger de l’odeur</h2>
<p>Fermez un flacon vide, gardez-le 24 heures à 40\u00a0°C, puis faites-le ouvrir et noter de zéro à cinq par cinq personnes, à côté d’un flacon vierge et à l’aveugle. Si les moyennes s’écartent de plus d’un point, baissez le taux ou demandez un grade désodorisé.</p>
<h2>Documents et allégations</h2>
<ol><li>Certificat de traçabilité et analyses de lot du recycleur.</li><li>Relevé du mélange, en pourcentage du poids, pour chaque lot.</li><li>Recherche de contaminants en cosmétique\u00a0; déclaration de conformité pour l’alimentaire.</li><li>L’allégation\u00a0: écrivez «\u00a0corps du flacon\u00a0: 50\u00a0% de PCR\u00a0», et précisez-le si le bouchon n’en fait pas partie.</li></ol>
<p>Dans l’Union européenne, les bouteilles pour boissons en PET doivent en contenir en moyenne au moins 25\u00a0%, taux appelé à croître. En France, la loi AGEC proscrit les mentions vagues telles que «\u00a0respectueux de l’environnement\u00a0» et demande d’indiquer le pourcentage exact\u00a0; les éco-contributions sont modulées selon l’incorporation. Gardez donc le relevé de chaque composant.</p>
<h2>Par où commencer</h2>
<p>Commencez par lâcher la couleur\u00a0: un corps foncé ou fumé permet parfois de doubler le taux. Faites ensuite produire trois petits lots, à 25, 50 et 75\u00a0%, et posez-les côte à côte. L’œil dira ce qui convient au rayon\u00a0; la chute et le couple, ce qui convient à votre ligne. <a href="/fr/contact">Écrivez-nous</a> la référence et le taux visé.</p>`,
    },
    ar: {
      title: "البلاستيك المعاد تدويره عمليًا: كم، وفي أي منتج، وبأي وثائق؟",
      summary:
        "لا يتصرف البلاستيك المعاد تدويره بالطريقة نفسها في كل نسبة وكل منتج. وهذا ما يُتوقع من كل خامة على حدة.",
      body: `<p>كان طلب البلاستيك المعاد تدويره يأتي من قسم التسويق، وصار اليوم بندًا في مواصفات سلاسل المتاجر. وهو طلب في محله، لكن لا يمكن تقديم عرض قبل الاتفاق على ثلاثة أمور: النسبة واللون والمحتوى. وهذه خلاصة ما رأيناه في إنتاجنا.</p>
<h2>المصطلحات أولًا</h2>
<dl><dt><bdi dir="ltr">PCR</bdi></dt><dd>بلاستيك معاد تدويره بعد الاستهلاك، من عبوات استُعملت ثم أُلقيت. وهو المقصود في الغالب.</dd><dt><bdi dir="ltr">PIR</bdi></dt><dd>بلاستيك من مخلفات المصانع. أما الزوائد التي تُطحن وتعود إلى الماكينة نفسها فلا تُحتسب محتوى معادًا تدويره وفق <bdi dir="ltr">ISO 14021</bdi>.</dd><dt>التوازن الكتلي</dt><dd>مادة معاد تدويرها تُنسب إلى المنتج محاسبيًا، ولا يعني ذلك وجودها فعليًا في القارورة، وينبغي أن يوضح الملصق هذا الفرق.</dd></dl>
<h2>ما الذي يتغيّر بحسب الخامة؟</h2>
<table><caption>أثر المادة المعاد تدويرها في القارورة</caption><thead><tr><th scope="col">الخامة</th><th scope="col">النسبة المعقولة</th><th scope="col">المظهر</th><th scope="col">ما ينبغي مراقبته</th></tr></thead><tbody><tr><th scope="row"><bdi dir="ltr">rPET</bdi></th><td><bdi dir="ltr">30–100%</bdi></td><td>اصفرار خفيف وميل إلى الرمادي</td><td>انخفاض اللزوجة والنقاط السوداء</td></tr><tr><th scope="row"><bdi dir="ltr">rHDPE</bdi> طبيعي</th><td><bdi dir="ltr">25–50%</bdi></td><td>كريمي بمسحة خضراء</td><td>الرائحة ومقاومة التشقق الإجهادي</td></tr><tr><th scope="row"><bdi dir="ltr">rHDPE</bdi> مختلط الألوان</th><td><bdi dir="ltr">25–100%</bdi></td><td>درجات داكنة فقط</td><td>تغيّر الدرجة من دفعة إلى أخرى</td></tr><tr><th scope="row"><bdi dir="ltr">rPP</bdi> للأغطية</th><td><bdi dir="ltr">20–30%</bdi></td><td>رمادي، بيج</td><td>معدل الانسياب وكسر المفصل</td></tr></tbody></table>
<p>لا تنخفض المتانة دفعة واحدة مع ارتفاع النسبة، بل يتسع التشتت أولًا: يبقى متوسط الحمل العلوي على حاله وتضعف أضعف قارورة. لذلك انظروا إلى أدنى قيمة لا إلى المتوسط.</p>
<h2>أين يسهل الأمر وأين يصعب؟</h2>
<ul><li><strong>سهل:</strong> سوائل الغسيل ومنعّمات الأقمشة وسائل المسّاحات والعناية بالسيارات؛ أجسام HDPE معتمة أو ملونة.</li><li><strong>بعد التجربة:</strong> الشامبو وجل الاستحمام. يغطي العطر الرائحة، أما في منتج بلا عطر فقد تظهر رائحة <bdi dir="ltr">rHDPE</bdi>.</li><li><strong>بالوثائق:</strong> الأغذية والمشروبات، وفقط <bdi dir="ltr">rPET</bdi> من عملية مرخّصة وفق <bdi dir="ltr">(EU) 2022/1616</bdi> مع شهادة لكل دفعة.</li><li><strong>لا:</strong> الأدوية والزيوت العطرية، إذ لا تُقبل فيها مادة مجهولة المصدر.</li></ul>
<h2>المفصل والفوهة وخط اللحام</h2>
<p>ينثني مفصل الغطاء القلاب آلاف المرات، وهو أول ما يتشقق في البولي بروبيلين المعاد تدويره. فإن أردتم محتوى معادًا تدويره في الغطاء فابدؤوا بالغطاء اللولبي. وفي قارورة HDPE راقبوا خط اللحام في القاع، فهو أول ما ينفتح في اختبار السقوط. وفي النفخ متعدد الطبقات توضع المادة المعاد تدويرها في الطبقة الوسطى ويبقى السطح الداخلي وسطح الإحكام من خامة بكر.</p>
<h2>كيف تُختبر الرائحة؟</h2>
<p>أغلقوا قارورة فارغة واتركوها 24 ساعة عند 40 درجة مئوية، ثم ليفتحها خمسة أشخاص بالتناوب ويعطوها درجة من صفر إلى خمس، إلى جانب قارورة من خامة بكر ودون أن يعرفوا أيهما هي. فإن زاد فرق المتوسطين على درجة واحدة فاخفضوا النسبة أو اطلبوا درجة منزوعة الرائحة.</p>
<h2>الوثائق والادعاءات</h2>
<ol><li>شهادة تتبّع من المعيد للتدوير وتحاليل الدفعات.</li><li>سجل إنتاج يبيّن نسبة الخلط وزنًا لكل دفعة.</li><li>فحص الملوثات في مستحضرات التجميل، وشهادة مطابقة في الأغذية.</li><li>عبارة الملصق: «جسم القارورة: 50% معاد تدويره»، مع ذكر أن الغطاء غير مشمول إن كان كذلك.</li></ol>
<p>من يصدّر المشروبات إلى الاتحاد الأوروبي ملزم بنسبة لا تقل في المتوسط عن 25% في قناني PET، وسترتفع النسبة لاحقًا. لذلك احفظوا سجل كل مكوّن على حدة، فالمستورد هناك سيطلبه.</p>
<h2>كيف تبدؤون؟</h2>
<p>ابدؤوا بالتخلي عن اللون: فالجسم الداكن أو الدخاني قد يتيح مضاعفة النسبة. ثم اطلبوا ثلاث دفعات صغيرة بنسب 25 و50 و75% وضعوها جنبًا إلى جنب. العين تقرر ما يليق بالرف، واختبارا السقوط والعزم يقرران ما يليق بخط التعبئة. <a href="/ar/contact">راسلونا</a> برمز المنتج والنسبة المطلوبة.</p>`,
    },
    de: {
      title: "Rezyklat in der Praxis: wie viel, worin, mit welchen Papieren?",
      summary:
        "Rezyklat verhält sich nicht bei jedem Anteil und in jedem Produkt gleich. Was Sie je Werkstoff erwarten dürfen.",
      body: `<p>Der Wunsch nach Rezyklat kam früher aus dem Marketing, heute steht er meist im Lastenheft des Handels. Er ist berechtigt, doch ein Angebot gibt es erst, wenn drei Dinge feststehen: Anteil, Farbe und Füllgut. Hier unsere Erfahrungen aus der eigenen Fertigung.</p>
<h2>Zuerst die Begriffe</h2>
<dl><dt>PCR</dt><dd>Post-Consumer-Rezyklat aus gebrauchten, weggeworfenen Verpackungen. Meist ist genau das gemeint.</dd><dt>PIR</dt><dd>Post-Industrial-Rezyklat aus Produktionsabfall. Angüsse, die gemahlen in dieselbe Maschine zurückgehen, zählen nach ISO 14021 nicht als Rezyklatanteil.</dd><dt>Massenbilanz</dt><dd>Rezyklierter Rohstoff, der einem Produkt rechnerisch zugeordnet wird. In der Flasche muss er nicht stecken; das Etikett muss den Unterschied nennen.</dd></dl>
<h2>Was sich je Werkstoff ändert</h2>
<table><caption>Spuren des Rezyklats in der Flasche</caption><thead><tr><th scope="col">Werkstoff</th><th scope="col">Sinnvoller Anteil</th><th scope="col">Aussehen</th><th scope="col">Worauf achten</th></tr></thead><tbody><tr><th scope="row">rPET</th><td>30–100\u00a0%</td><td>leicht gelblich, graustichig</td><td>Abfall der Viskosität, schwarze Punkte</td></tr><tr><th scope="row">rHDPE, natur</th><td>25–50\u00a0%</td><td>cremefarben, leicht grünlich</td><td>Geruch, Spannungsrissbeständigkeit</td></tr><tr><th scope="row">rHDPE, gemischtfarbig</th><td>25–100\u00a0%</td><td>nur dunkle Töne</td><td>Farbton wandert je Charge</td></tr><tr><th scope="row">rPP, Verschlüsse</th><td>20–30\u00a0%</td><td>grau, beige</td><td>Schmelzindex, Scharnierbruch</td></tr></tbody></table>
<p>Mit steigendem Anteil sinkt die Festigkeit nicht auf einmal, zuerst wächst die Streuung. Der mittlere Stauchdruck bleibt, die schwächste Flasche wird schwächer. Schauen Sie bei PCR also auf den kleinsten Wert, nicht auf das Mittel.</p>
<h2>Wo es leicht geht und wo nicht</h2>
<ul><li><strong>Leicht:</strong> Waschmittel, Weichspüler, Scheibenreiniger, Autopflege; gedeckte oder farbige Körper aus HDPE.</li><li><strong>Nach Versuch:</strong> Shampoo und Duschgel. Parfüm überdeckt den Geruch, in unparfümierten Produkten kann sich rHDPE verraten.</li><li><strong>Mit Papieren:</strong> Lebensmittel und Getränke. Nur rPET aus einem nach (EU) 2022/1616 zugelassenen Verfahren, mit Erklärung je Charge.</li><li><strong>Nein:</strong> Arzneimittel und ätherische Öle, wo Stoffe unbekannter Herkunft ausgeschlossen sind.</li></ul>
<h2>Scharnier, Mündung, Quetschnaht</h2>
<p>Das Scharnier eines Flip-Tops biegt sich tausendfach; in rezykliertem PP reißt es zuerst. Wer Rezyklat im Verschluss will, beginnt besser mit dem Schraubverschluss. Bei der HDPE-Flasche gilt der Blick der Quetschnaht im Boden, sie öffnet sich im Falltest als Erstes. Beim Mehrschichtblasen liegt das PCR in der Mitte; Innenseite und Dichtfläche bleiben Neuware.</p>
<h2>Geruch prüfen</h2>
<p>Verschließen Sie eine leere Flasche und lagern Sie sie 24 Stunden bei 40\u00a0°C. Dann öffnen fünf Personen sie nacheinander und vergeben null bis fünf Punkte, neben einer Flasche aus Neuware und ohne zu wissen, welche welche ist. Liegen die Mittelwerte mehr als einen Punkt auseinander, senken Sie den Anteil oder verlangen eine geruchsreduzierte Type.</p>
<h2>Papiere und Aussagen</h2>
<ol><li>Herkunftsnachweis und Chargenanalysen des Recyclers.</li><li>Produktionsprotokoll der Mischung in Gewichtsprozent, je Charge.</li><li>Bei Kosmetik ein Schadstoffscreening, bei Lebensmitteln die Konformitätserklärung.</li><li>Die Aussage auf dem Etikett: „Flaschenkörper: 50\u00a0% PCR“. Gehört der Verschluss nicht dazu, schreiben Sie es hin.</li></ol>
<p>In der EU müssen Getränkeflaschen aus PET im Mittel mindestens 25\u00a0% Rezyklat enthalten, und der Wert wird steigen. In Deutschland bemessen die dualen Systeme ihre Entgelte nach § 21 VerpackG auch an Rezyklierbarkeit und Rezyklateinsatz. Bewahren Sie die Nachweise deshalb für jedes Bauteil getrennt auf.</p>
<h2>Wie man anfängt</h2>
<p>Geben Sie zuerst die Farbe frei: Ein dunkler oder rauchgrauer Körper erlaubt mitunter den doppelten Anteil. Lassen Sie dann drei kleine Chargen mit 25, 50 und 75\u00a0% fertigen und stellen Sie sie nebeneinander. Was ins Regal passt, sagt das Auge; was auf Ihre Linie passt, sagen Falltest und Drehmoment. <a href="/de/kontakt">Schreiben Sie uns</a> Artikelnummer und Zielanteil.</p>`,
    },
  },
};
