import type { DemoEntry } from "../entry.ts";

export const measuringASample: DemoEntry<"blog"> = {
  key: "measuring-a-sample",
  facts: {
    cover: { shape_id: "bottle-square", colour: "amber", closure_colour: "black" },
    tags: ["quality", "filling"],
  },
  publishedDaysAgo: 60,
  texts: {
    tr: {
      title: "Numune şişeyi ölçmek: kumpas, terazi ve su yeter",
      summary:
        "Onay vermeden önce şişenin çizime uyup uymadığını kendi masanızda ölçebilirsiniz. Sırası, araçları ve olağan toleransları yazdık.",
      body: `<p>Numune geldi, elinizde güzel duruyor, etiketi de yakıştı. Onaylamadan önce yarım saatinizi ölçüme ayırın: seride karşınıza çıkacak sorunların çoğu numunede görünür. Pahalı bir laboratuvar gerekmez; kumpas, 0,01 g duyarlıklı terazi, içme suyu ve bir tork ölçer yeter.</p>
<h2>Ölçmeden önce</h2>
<ul><li>Tek şişeyle karar vermeyin. İlk bakış için farklı kalıp gözlerinden en az beş şişe isteyin; göz numarası tabanda yazar.</li><li>Şişeleri 23 °C’ta 24 saat bekletin. HDPE kalıptan çıktıktan sonra bir gün boyunca çekmeye devam eder.</li><li>Kumpası gövdeye bastırmayın; yumuşak duvarda ölçü yarım milimetre eksik çıkar.</li></ul>
<h2>Sırasıyla altı ölçü</h2>
<ol><li><strong>Ağırlık.</strong> Beş şişeyi tek tek tartın. Ortalama kadar aradaki fark da önemlidir: fark büyükse et kalınlığı oynuyordur.</li><li><strong>Yükseklik ve gövde.</strong> Gövdeyi etiket bölgesinde, birbirine dik iki yönde ölçün; aradaki fark ovalliği verir ve etiket makinesinde kırışma olarak geri döner.</li><li><strong>Ağız.</strong> Diş dış çapı T ve ağız yüksekliği H. Ağzın üst yüzeyini cama bastırıp ışığa tutun: ışık sızıyorsa yüzey eğri, kapak sızdıracak demektir.</li><li><strong>Silme hacim.</strong> Boş şişeyi tartın, ağzına kadar 20 °C’taki suyla doldurup yeniden tartın. Farkı 0,998’e bölün: 519,0 g su, 520 ml demektir.</li><li><strong>Üst boşluk.</strong> Nominal hacmi doldurun, ağızdan sıvı yüzeyine olan mesafeyi ölçün. Pompa takacaksanız gövdesi için yer kalmalıdır.</li><li><strong>Et kalınlığı.</strong> Bir şişeyi feda edip kesin; taban köşesi, gövde ortası ve omuzdan ölçün. En ince yer ortalamanın yarısından az olmamalıdır.</li></ol>
<h2>Olağan toleranslar</h2>
<table><caption>Standart şişelerde yaygın sınırlar</caption><thead><tr><th scope="col">Ölçü</th><th scope="col">PET, ISBM</th><th scope="col">HDPE, EBM</th></tr></thead><tbody><tr><th scope="row">Ağırlık</th><td>±%2</td><td>±%5</td></tr><tr><th scope="row">Yükseklik, 200 mm’ye kadar</th><td>±0,8 mm</td><td>±1,0 mm</td></tr><tr><th scope="row">Gövde, 80 mm’ye kadar</th><td>±0,6 mm</td><td>±0,8 mm</td></tr><tr><th scope="row">Silme hacim, 500 ml</th><td>±8 ml</td><td>±10 ml</td></tr><tr><th scope="row">Ağız dış çapı T</th><td>±0,15 mm</td><td>±0,25 mm</td></tr></tbody></table>
<p>Bu değerler genel bir ölçüdür; bağlayıcı olan, ürünün çizimindeki toleranstır.</p>
<h2>Kapakla birlikte denemek</h2>
<p>Kapatma torku için kaba kural, milimetre olarak kapak çapının yarısı kadar inç-libredir: 28 mm kapakta 14 inç-libre, yani 1,6 Nm. Kapatın, 24 saat bekletin, açma torkunu ölçün; kapatma değerinin yüzde 40–70’i olağandır. Sonra renkli suyla doldurulmuş şişeyi kâğıt havlu üzerinde bir gece yan yatırın: leke yalan söylemez.</p>
<p>Düşme denemesinde nominal hacimde dolu şişe 1,2 metreden beton zemine bırakılır: tabanı, yanı ve taban köşesi üzerine birer kez. HDPE bidonu bir de 4 °C’ta deneyin; soğukta darbe dayanımı düşer.</p>
<h2>Seri geldiğinde kaç şişe ölçmeli?</h2>
<p>Numunede beş şişe yeter, seride yetmez. Mal kabulde ISO 2859-1’in S-3 özel düzeyi pratik bir ölçüdür: 3.201–10.000 adetlik partiden rastgele 20 şişe alınır. Ağız ve sızdırmazlık gibi kritik ölçülerde (AQL 0,65) hiçbir şişe sınır dışında olmamalıdır; görünüm gibi ikincil kusurlarda (AQL 2,5) bir şişeye izin verilir. Şişeleri tek koliden değil, paletin farklı katlarından seçin ve koli etiketindeki parti numarasını not edin. Aynı göz numarası hep aynı kusuru veriyorsa sorun süreçte değil, o kalıp gözündedir.</p>
<h2>Sonucu nasıl bildirmeli?</h2>
<p>“Şişe küçük geldi” yerine tek satırlık bir çizelge işi haftalarca kısaltır: ürün kodu, göz numarası, ölçü, beklenen, bulunan, kullanılan araç. Çizimi <a href="/urun">ürün sayfasından</a> açabilir, farkı üzerine işaretleyip bize gönderebilirsiniz. Ölçtüğünüz şişeleri de atmayın; seri geldiğinde karşılaştırma numunesi olarak işinize yarar.</p>`,
    },
    en: {
      title: "Measuring a sample bottle: caliper, scale and water will do",
      summary:
        "Before you approve a sample, check it against the drawing at your own desk. The order of work, the tools and the usual tolerances.",
      body: `<p>The sample is here, it sits well in the hand and the label suits it. Before you approve it, spend half an hour measuring: most of what can go wrong in series is already visible in the sample. You need no expensive laboratory, only a caliper, a scale that reads 0.01 g, drinking water and a torque tester.</p>
<h2>Before you start</h2>
<ul><li>Never decide by a single bottle. Ask for at least five from different cavities; the cavity number is on the base.</li><li>Keep them at 23 °C for 24 hours. HDPE goes on shrinking for a day after it has left the mould.</li><li>Do not press the caliper into the wall; on a soft body that costs half a millimetre.</li></ul>
<h2>Six measurements, in this order</h2>
<ol><li><strong>Weight.</strong> Weigh each of the five. The spread matters as much as the mean: if it is wide, wall thickness is wandering.</li><li><strong>Height and body.</strong> Measure the body in the label area, in two directions at right angles. The difference is the ovality, and it comes back as creases at the labeller.</li><li><strong>Neck.</strong> Thread diameter T and neck height H. Press the top of the neck on a pane of glass and hold it to the light; if light comes through, the face is not flat and the cap will leak.</li><li><strong>Brimful volume.</strong> Weigh the bottle empty, fill it to the brim with water of 20 °C and weigh it again. Divide the difference by 0.998: 519.0 g of water are 520 ml.</li><li><strong>Headspace.</strong> Fill the nominal volume and measure from the rim down to the surface. A pump needs room for its body.</li><li><strong>Wall thickness.</strong> Sacrifice one bottle, cut it open and measure at the base corner, the middle of the body and the shoulder. The thinnest spot should not be less than half the mean.</li></ol>
<h2>Usual tolerances</h2>
<table><caption>Common limits for standard bottles</caption><thead><tr><th scope="col">Dimension</th><th scope="col">PET, ISBM</th><th scope="col">HDPE, EBM</th></tr></thead><tbody><tr><th scope="row">Weight</th><td>±2%</td><td>±5%</td></tr><tr><th scope="row">Height, up to 200 mm</th><td>±0.8 mm</td><td>±1.0 mm</td></tr><tr><th scope="row">Body, up to 80 mm</th><td>±0.6 mm</td><td>±0.8 mm</td></tr><tr><th scope="row">Brimful volume, 500 ml</th><td>±8 ml</td><td>±10 ml</td></tr><tr><th scope="row">Thread diameter T</th><td>±0.15 mm</td><td>±0.25 mm</td></tr></tbody></table>
<p>These figures are a general guide; what binds is the tolerance on the drawing of the product.</p>
<h2>Trying it with the closure</h2>
<p>As a rule of thumb, application torque in inch-pounds is half the cap diameter in millimetres: 14 in·lb, or 1.6 Nm, for a 28 mm cap. Apply it, wait 24 hours and measure the removal torque; 40 to 70% of the applied value is normal. Then fill the bottle with dyed water and leave it on its side on a paper towel overnight. Stains do not lie.</p>
<p>In a drop test a bottle filled to its nominal volume falls 1.2 m onto concrete, once each on its base, its side and its base corner. With HDPE jerrycans repeat it at 4 °C, since impact strength falls in the cold.</p>
<h2>How many when the series arrives?</h2>
<p>Five bottles do for a sample but not for a series. At goods-in, special level S-3 of ISO 2859-1 is practical: 20 bottles at random from a lot of 3,201 to 10,000. For neck and leakage (AQL 0.65) none may fail, for looks (AQL 2.5) one may. Take them from different layers of the pallet and note the batch number.</p>
<h2>How to report what you found</h2>
<p>Instead of “the bottle is too small”, one line saves weeks: product code, cavity number, dimension, expected, found, tool used. Open the drawing on the <a href="/en/products">product page</a>, mark the difference and send it to us. And keep the bottles you have measured; when the series arrives they are your reference.</p>`,
    },
    ru: {
      title: "Как измерить образец: штангенциркуль, весы и вода",
      summary:
        "Прежде чем утверждать образец, сверьте его с чертежом на собственном столе. Порядок, инструменты и обычные допуски.",
      body: `<p>Образец пришёл, хорошо лежит в руке, и этикетка ему к лицу. Прежде чем утвердить его, потратьте полчаса на измерения: большинство будущих проблем серии видны уже на образце. Дорогая лаборатория не нужна, достаточно штангенциркуля, весов с ценой деления 0,01 г, питьевой воды и прибора для момента затяжки.</p>
<h2>До начала</h2>
<ul><li>Не решайте по одной бутылке. Попросите не меньше пяти, из разных гнёзд формы; номер гнезда стоит на дне.</li><li>Выдержите их сутки при 23\u00a0°C. ПНД даёт усадку ещё целый день после формования.</li><li>Не вдавливайте губки в стенку: на мягком корпусе так теряется полмиллиметра.</li></ul>
<h2>Шесть измерений по порядку</h2>
<ol><li><strong>Масса.</strong> Взвесьте каждую из пяти. Разброс важен не меньше среднего: если он велик, «гуляет» толщина стенки.</li><li><strong>Высота и корпус.</strong> Корпус измеряйте в зоне этикетки в двух перпендикулярных направлениях. Разница — это овальность, на этикетировочной машине она обернётся складками.</li><li><strong>Горловина.</strong> Диаметр резьбы T и высота H. Прижмите торец к стеклу и посмотрите на свет: если просвечивает, торец неровный и крышка потечёт.</li><li><strong>Полный объём.</strong> Взвесьте пустую бутылку, налейте до краёв воды с температурой 20\u00a0°C и взвесьте снова. Разницу разделите на 0,998: 519,0 г воды — это 520 мл.</li><li><strong>Свободный объём.</strong> Налейте номинал и измерьте расстояние от края до поверхности. Помпе нужно место для корпуса.</li><li><strong>Толщина стенки.</strong> Пожертвуйте одной бутылкой: разрежьте и измерьте угол дна, середину корпуса и плечо. Самое тонкое место — не меньше половины среднего.</li></ol>
<h2>Обычные допуски</h2>
<table><caption>Распространённые пределы для стандартной тары</caption><thead><tr><th scope="col">Размер</th><th scope="col">ПЭТ, ISBM</th><th scope="col">ПНД, EBM</th></tr></thead><tbody><tr><th scope="row">Масса</th><td>±2\u00a0%</td><td>±5\u00a0%</td></tr><tr><th scope="row">Высота до 200 мм</th><td>±0,8 мм</td><td>±1,0 мм</td></tr><tr><th scope="row">Корпус до 80 мм</th><td>±0,6 мм</td><td>±0,8 мм</td></tr><tr><th scope="row">Полный объём, 500 мл</th><td>±8 мл</td><td>±10 мл</td></tr><tr><th scope="row">Диаметр резьбы T</th><td>±0,15 мм</td><td>±0,25 мм</td></tr></tbody></table>
<p>Это общие ориентиры; обязателен допуск, указанный на чертеже изделия.</p>
<h2>Проба с крышкой</h2>
<p>Простое правило: момент закрытия в дюйм-фунтах равен половине диаметра крышки в миллиметрах. Для 28 мм это 14 дюйм-фунтов, то есть 1,6 Н·м. Закройте, подождите сутки и измерьте момент открывания: 40–70\u00a0% от момента закрытия — норма. Затем налейте подкрашенную воду и положите бутылку на ночь набок на бумажное полотенце: пятно не обманет.</p>
<p>В испытании на падение бутылку с номинальным объёмом роняют с 1,2 м на бетон: на дно, на бок и на угол дна, по одному разу. Канистры из ПНД проверьте ещё и при 4\u00a0°C: на холоде ударная прочность снижается.</p>
<h2>Сколько измерять, когда придёт серия</h2>
<p>Для образца довольно пяти бутылок, для серии — нет. При приёмке удобен специальный уровень S-3 по ISO 2859-1: из партии 3201–10\u00a0000 штук берут 20 наугад. По горловине и герметичности (AQL 0,65) не должна выпасть ни одна, по внешнему виду (AQL 2,5) допустима одна. Берите из разных рядов паллеты и запишите номер партии с этикетки.</p>
<h2>Как сообщить результат</h2>
<p>Вместо «бутылка маловата» недели сэкономит одна строка: артикул, номер гнезда, размер, ожидалось, получено, чем измеряли. Откройте чертёж на <a href="/ru/produkty">странице изделия</a>, отметьте расхождение и пришлите нам. Измеренные бутылки сохраните: когда придёт серия, они станут эталоном.</p>`,
    },
    fr: {
      title: "Mesurer un échantillon\u00a0: un pied à coulisse, une balance, de l’eau",
      summary:
        "Avant d’approuver un flacon, comparez-le au plan sur votre propre table. L’ordre des mesures, les outils et les tolérances usuelles.",
      body: `<p>L’échantillon est là, il tient bien en main et l’étiquette lui va. Avant de l’approuver, prenez une demi-heure pour le mesurer\u00a0: la plupart des ennuis de la série s’y voient déjà. Nul besoin d’un laboratoire coûteux\u00a0; un pied à coulisse, une balance au centième de gramme, de l’eau et un couplemètre suffisent.</p>
<h2>Avant de commencer</h2>
<ul><li>Ne jugez jamais sur une seule pièce. Demandez-en cinq au moins, d’empreintes différentes\u00a0; le numéro d’empreinte est au fond.</li><li>Laissez-les 24 heures à 23\u00a0°C. Le PEHD se rétracte encore un jour après le moulage.</li><li>N’appuyez pas les becs sur la paroi\u00a0; sur un corps souple, on y perd un demi-millimètre.</li></ul>
<h2>Six mesures, dans l’ordre</h2>
<ol><li><strong>Le poids.</strong> Pesez les cinq flacons un à un. La dispersion compte autant que la moyenne\u00a0: si elle est large, l’épaisseur varie.</li><li><strong>La hauteur et le corps.</strong> Mesurez le corps dans la zone d’étiquette, dans deux directions perpendiculaires. L’écart est l’ovalisation\u00a0; l’étiqueteuse vous le rendra en plis.</li><li><strong>La bague.</strong> Diamètre T et hauteur H. Posez le buvant sur une vitre et regardez à contre-jour\u00a0; si la lumière passe, la face n’est pas plane et le bouchon fuira.</li><li><strong>Le volume ras bord.</strong> Pesez le flacon vide, emplissez-le à ras d’eau à 20\u00a0°C, repesez. Divisez l’écart par 0,998\u00a0: 519,0 g d’eau font 520 ml.</li><li><strong>Le vide de tête.</strong> Versez le volume nominal et mesurez du bord à la surface. Une pompe a besoin de place pour son corps.</li><li><strong>L’épaisseur.</strong> Sacrifiez un flacon\u00a0: coupez-le et mesurez l’angle du fond, le milieu du corps et l’épaule. Le point le plus mince ne doit pas descendre sous la moitié de la moyenne.</li></ol>
<h2>Tolérances usuelles</h2>
<table><caption>Limites courantes pour des flacons standard</caption><thead><tr><th scope="col">Cote</th><th scope="col">PET, ISBM</th><th scope="col">PEHD, EBM</th></tr></thead><tbody><tr><th scope="row">Poids</th><td>±2\u00a0%</td><td>±5\u00a0%</td></tr><tr><th scope="row">Hauteur, jusqu’à 200 mm</th><td>±0,8 mm</td><td>±1,0 mm</td></tr><tr><th scope="row">Corps, jusqu’à 80 mm</th><td>±0,6 mm</td><td>±0,8 mm</td></tr><tr><th scope="row">Ras bord, 500 ml</th><td>±8 ml</td><td>±10 ml</td></tr><tr><th scope="row">Diamètre T</th><td>±0,15 mm</td><td>±0,25 mm</td></tr></tbody></table>
<p>Ces chiffres donnent un ordre de grandeur\u00a0; seule engage la tolérance portée au plan du produit.</p>
<h2>L’essai avec le bouchon</h2>
<p>Règle simple\u00a0: le couple de vissage en livres-pouces vaut la moitié du diamètre du bouchon en millimètres, soit 14 livres-pouces, ou 1,6 Nm, pour 28 mm. Vissez, attendez 24 heures, mesurez le dévissage\u00a0; 40 à 70\u00a0% de la valeur de départ est normal. Remplissez ensuite d’eau colorée et couchez le flacon une nuit sur un essuie-tout\u00a0: une tache ne ment pas.</p>
<p>Pour l’essai de chute, le flacon rempli au volume nominal tombe de 1,2 m sur du béton, une fois sur le fond, une fois sur le flanc, une fois sur l’angle. Répétez-le à 4\u00a0°C pour les bidons en PEHD\u00a0: le froid réduit la tenue au choc.</p>
<h2>Combien en mesurer à l’arrivée de la série\u00a0?</h2>
<p>Cinq flacons suffisent pour un échantillon, non pour une série. À la réception, le niveau spécial S-3 de l’ISO 2859-1 est commode\u00a0: 20 flacons pris au hasard dans un lot de 3\u00a0201 à 10\u00a0000. Pour la bague et l’étanchéité (NQA 0,65), aucun ne doit échouer\u00a0; pour l’aspect (NQA 2,5), un seul. Prélevez sur plusieurs couches de la palette.</p>
<h2>Rendre compte</h2>
<p>Plutôt que «\u00a0le flacon est trop petit\u00a0», une seule ligne épargne des semaines\u00a0: référence, empreinte, cote, attendu, trouvé, outil. Ouvrez le plan sur la <a href="/fr/produits">page du produit</a>, notez-y l’écart et envoyez-le-nous. Gardez aussi les flacons mesurés\u00a0; à l’arrivée de la série, ils serviront de témoins.</p>`,
    },
    ar: {
      title: "قياس عينة القارورة: قدمة وميزان وماء تكفي",
      summary:
        "قبل اعتماد العينة تحققوا من مطابقتها للرسم على طاولتكم. ترتيب القياسات والأدوات والتفاوتات المعتادة.",
      body: `<p>وصلت العينة وهي مريحة في اليد والملصق يليق بها. قبل اعتمادها خصصوا نصف ساعة للقياس: فمعظم ما قد يظهر من مشكلات في الإنتاج يُرى في العينة. ولا حاجة إلى مختبر مكلف، بل تكفي قدمة ذات ورنية وميزان بدقة 0.01 غ وماء شرب وجهاز لقياس عزم الإغلاق.</p>
<h2>قبل البدء</h2>
<ul><li>لا تحكموا بقارورة واحدة. اطلبوا خمسًا على الأقل من تجاويف مختلفة؛ رقم التجويف مكتوب على القاع.</li><li>اتركوها 24 ساعة عند 23 درجة مئوية، فإن HDPE يواصل الانكماش يومًا كاملًا بعد خروجه من القالب.</li><li>لا تضغطوا القدمة على الجدار؛ ففي الجسم اللين ينقص القياس نصف مليمتر.</li></ul>
<h2>ستة قياسات بالترتيب</h2>
<ol><li><strong>الوزن.</strong> زِنوا القوارير الخمس واحدة واحدة. والتشتت مهم كالمتوسط: إن كان واسعًا فسماكة الجدار غير مستقرة.</li><li><strong>الارتفاع والجسم.</strong> قيسوا الجسم في منطقة الملصق في اتجاهين متعامدين. الفرق هو مقدار البيضوية، ويعود إليكم تجاعيد في ماكينة اللصق.</li><li><strong>الفوهة.</strong> قطر اللولب T والارتفاع H. ضعوا حافة الفوهة على لوح زجاج وانظروا نحو الضوء؛ إن نفذ الضوء فالسطح غير مستوٍ وسيتسرب الغطاء.</li><li><strong>السعة حتى الحافة.</strong> زِنوا القارورة فارغة ثم املؤوها حتى الحافة بماء حرارته 20 درجة وزِنوها ثانية، واقسموا الفرق على 0.998: فإن 519.0 غ من الماء تعني 520 مل.</li><li><strong>الفراغ العلوي.</strong> عبئوا السعة الاسمية وقيسوا من الحافة إلى سطح السائل، فالمضخة تحتاج إلى متسع لجسمها.</li><li><strong>سماكة الجدار.</strong> ضحّوا بقارورة واقطعوها وقيسوا عند زاوية القاع ووسط الجسم والكتف. وينبغي ألا تقل أرق نقطة عن نصف المتوسط.</li></ol>
<h2>التفاوتات المعتادة</h2>
<table><caption>حدود شائعة للقوارير القياسية</caption><thead><tr><th scope="col">القياس</th><th scope="col">PET، <bdi dir="ltr">ISBM</bdi></th><th scope="col">HDPE، <bdi dir="ltr">EBM</bdi></th></tr></thead><tbody><tr><th scope="row">الوزن</th><td><bdi dir="ltr">±2%</bdi></td><td><bdi dir="ltr">±5%</bdi></td></tr><tr><th scope="row">الارتفاع حتى 200 مم</th><td><bdi dir="ltr">±0.8</bdi> مم</td><td><bdi dir="ltr">±1.0</bdi> مم</td></tr><tr><th scope="row">الجسم حتى 80 مم</th><td><bdi dir="ltr">±0.6</bdi> مم</td><td><bdi dir="ltr">±0.8</bdi> مم</td></tr><tr><th scope="row">السعة حتى الحافة، 500 مل</th><td><bdi dir="ltr">±8</bdi> مل</td><td><bdi dir="ltr">±10</bdi> مل</td></tr><tr><th scope="row">قطر اللولب T</th><td><bdi dir="ltr">±0.15</bdi> مم</td><td><bdi dir="ltr">±0.25</bdi> مم</td></tr></tbody></table>
<p>هذه قيم عامة للاسترشاد، أما الملزم فهو التفاوت المدوّن في رسم المنتج.</p>
<h2>التجربة مع الغطاء</h2>
<p>القاعدة التقريبية أن عزم الإغلاق بوحدة البوصة رطل يساوي نصف قيمة القطر بالمليمتر: فهو لغطاء 28 مم 14 بوصة رطل، أي 1.6 نيوتن متر. أغلقوا وانتظروا 24 ساعة ثم قيسوا عزم الفتح؛ والطبيعي أن يكون بين 40 و70% من عزم الإغلاق. بعد ذلك عبئوا القارورة بماء ملون واتركوها ليلة على جنبها فوق منشفة ورقية، فالبقعة لا تكذب.</p>
<p>في اختبار السقوط تُسقط القارورة المعبأة بسعتها الاسمية من ارتفاع 1.2 م على الخرسانة: مرة على القاع ومرة على الجانب ومرة على زاوية القاع. وكرروا ذلك لجراكن HDPE عند 4 درجات مئوية، فمقاومة الصدمات تنخفض في البرد.</p>
<h2>كم قارورة تُقاس عند وصول الكمية؟</h2>
<p>تكفي خمس قوارير للعينة ولا تكفي للكمية. وعند الاستلام يُستحسن المستوى الخاص <bdi dir="ltr">S-3</bdi> من معيار <bdi dir="ltr">ISO 2859-1</bdi>: تؤخذ 20 قارورة عشوائيًا من دفعة بين 3,201 و10,000 قطعة. في الفوهة والإحكام (حد القبول 0.65) لا يُقبل أي إخفاق، وفي المظهر (حد القبول 2.5) تُقبل واحدة. خذوها من طبقات مختلفة من المنصة.</p>
<h2>كيف تبلغوننا بالنتيجة</h2>
<p>بدلًا من «القارورة صغيرة» يوفر سطر واحد أسابيع: رمز المنتج ورقم التجويف والقياس والمتوقع والموجود والأداة. افتحوا الرسم في <a href="/ar/products">صفحة المنتج</a> وحددوا عليه الفرق وأرسلوه إلينا. واحتفظوا بالقوارير المقيسة لتكون مرجعًا عند وصول الكمية.</p>`,
    },
    de: {
      title: "Eine Musterflasche messen: Messschieber, Waage und Wasser genügen",
      summary:
        "Vor der Freigabe lässt sich ein Muster am eigenen Tisch mit der Zeichnung vergleichen. Reihenfolge, Werkzeuge, übliche Toleranzen.",
      body: `<p>Das Muster ist da, es liegt gut in der Hand, und das Etikett steht ihm. Nehmen Sie sich vor der Freigabe eine halbe Stunde zum Messen: Das meiste, was in der Serie schiefgehen kann, zeigt sich schon jetzt. Ein teures Labor braucht es nicht; Messschieber, eine Waage mit 0,01 g, Trinkwasser und ein Drehmomentmesser genügen.</p>
<h2>Bevor Sie anfangen</h2>
<ul><li>Urteilen Sie nie nach einer einzigen Flasche. Verlangen Sie mindestens fünf aus verschiedenen Kavitäten; die Nummer steht im Boden.</li><li>Lagern Sie sie 24 Stunden bei 23\u00a0°C. HDPE schwindet noch einen Tag nach dem Entformen.</li><li>Drücken Sie den Messschieber nicht in die Wand; bei weichem Körper kostet das einen halben Millimeter.</li></ul>
<h2>Sechs Messungen der Reihe nach</h2>
<ol><li><strong>Gewicht.</strong> Wiegen Sie alle fünf einzeln. Die Streuung zählt so viel wie der Mittelwert: Ist sie groß, wandert die Wandstärke.</li><li><strong>Höhe und Körper.</strong> Messen Sie den Körper im Etikettenfeld in zwei Richtungen, rechtwinklig zueinander. Der Unterschied ist die Ovalität; am Etikettierer kommt er als Falte zurück.</li><li><strong>Mündung.</strong> Gewindedurchmesser T und Höhe H. Setzen Sie die Mündung auf eine Glasscheibe und halten Sie sie gegen das Licht; scheint es durch, ist die Fläche uneben und der Verschluss wird lecken.</li><li><strong>Randvollvolumen.</strong> Flasche leer wiegen, mit Wasser von 20\u00a0°C bis zum Rand füllen, wieder wiegen. Den Unterschied durch 0,998 teilen: 519,0 g Wasser sind 520 ml.</li><li><strong>Kopfraum.</strong> Nennvolumen einfüllen und vom Rand bis zur Oberfläche messen. Eine Pumpe braucht Platz für ihren Körper.</li><li><strong>Wandstärke.</strong> Opfern Sie eine Flasche: aufschneiden und an Bodenkante, Körpermitte und Schulter messen. Die dünnste Stelle soll die Hälfte des Mittelwerts nicht unterschreiten.</li></ol>
<h2>Übliche Toleranzen</h2>
<table><caption>Gängige Grenzen für Standardflaschen</caption><thead><tr><th scope="col">Maß</th><th scope="col">PET, ISBM</th><th scope="col">HDPE, EBM</th></tr></thead><tbody><tr><th scope="row">Gewicht</th><td>±2\u00a0%</td><td>±5\u00a0%</td></tr><tr><th scope="row">Höhe bis 200 mm</th><td>±0,8 mm</td><td>±1,0 mm</td></tr><tr><th scope="row">Körper bis 80 mm</th><td>±0,6 mm</td><td>±0,8 mm</td></tr><tr><th scope="row">Randvollvolumen, 500 ml</th><td>±8 ml</td><td>±10 ml</td></tr><tr><th scope="row">Gewindedurchmesser T</th><td>±0,15 mm</td><td>±0,25 mm</td></tr></tbody></table>
<p>Das sind Richtwerte; verbindlich ist die Toleranz auf der Zeichnung des Artikels.</p>
<h2>Probe mit dem Verschluss</h2>
<p>Faustregel: Das Schließmoment in inch-pound ist halb so groß wie der Kappendurchmesser in Millimetern, bei 28 mm also 14 in·lb oder 1,6 Nm. Schließen, 24 Stunden warten, Öffnungsmoment messen; 40 bis 70\u00a0% des Schließmoments sind normal. Füllen Sie dann gefärbtes Wasser ein und legen Sie die Flasche über Nacht auf Küchenpapier. Ein Fleck lügt nicht.</p>
<p>Bei der Fallprüfung fällt die bis zum Nennvolumen gefüllte Flasche aus 1,2 m auf Beton, je einmal auf Boden, Seite und Bodenkante. Wiederholen Sie das bei HDPE-Kanistern mit 4\u00a0°C, denn in der Kälte sinkt die Schlagzähigkeit.</p>
<h2>Wie viele messen, wenn die Serie kommt?</h2>
<p>Für ein Muster genügen fünf Flaschen, für die Serie nicht. Im Wareneingang bewährt sich das Sonderniveau S-3 nach ISO 2859-1: 20 zufällig gezogene Flaschen aus einem Los von 3.201 bis 10.000. Bei Mündung und Dichtheit (AQL 0,65) darf keine ausfallen, beim Aussehen (AQL 2,5) eine. Ziehen Sie aus verschiedenen Lagen der Palette.</p>
<h2>Das Ergebnis mitteilen</h2>
<p>Statt „die Flasche ist zu klein“ spart eine Zeile Wochen: Artikelnummer, Kavität, Maß, Soll, Ist, Messmittel. Öffnen Sie die Zeichnung auf der <a href="/de/produkte">Artikelseite</a>, tragen Sie die Abweichung ein und schicken Sie sie uns. Heben Sie die gemessenen Flaschen auf; kommt die Serie, sind sie Ihr Vergleich.</p>`,
    },
  },
};
