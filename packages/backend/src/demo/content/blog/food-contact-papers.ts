import type { DemoEntry } from "../entry.ts";

export const foodContactPapers: DemoEntry<"blog"> = {
  key: "food-contact-papers",
  facts: {
    cover: { shape_id: "jar-shoulder-clear", colour: "clear", closure_colour: "gold" },
    tags: ["regulations", "quality"],
  },
  publishedDaysAgo: 46,
  texts: {
    tr: {
      title: "Gıdayla temas: alıcının istemesi gereken belgeler",
      summary:
        "“Gıdaya uygundur” cümlesi tek başına belge değildir. Uygunluk beyanında neyin yazması gerektiğini, test raporunun nasıl okunacağını anlatıyoruz.",
      body: `<p>Bir denetçinin soracağı ilk soru ambalajın güzel olup olmadığı değil, hangi gıda için, hangi sıcaklık ve sürede uygun beyan edildiğidir. Yanıt, tedarikçinin web sitesinde değil elinizdeki dosyada bulunmalıdır. Dosyada dört belge yeter; önemli olan, her birinin sizin kullanımınızı kapsamasıdır.</p>
<h2>Mevzuat kısaca</h2>
<p>Avrupa Birliği’nde çerçeveyi (AT) 1935/2004 sayılı tüzük çizer: ambalaj sağlığı tehlikeye atmayacak, gıdanın bileşimini ve tadını bozmayacaktır. İyi üretim uygulamaları (AT) 2023/2006’da, plastiklerin kuralları (AB) 10/2011’de yer alır. Türkiye’de karşılığı, Türk Gıda Kodeksi’nin gıda ile temas eden plastik madde ve malzemelere ilişkin TGK 2019/44 tebliğidir; sınır değerleri AB ile uyumludur. Amerika’ya giden ambalajda reçine için FDA 21 CFR 177 aranır.</p>
<h2>Dosyada bulunması gerekenler</h2>
<table><caption>Dört belge ve bakılacak yer</caption><thead><tr><th scope="col">Belge</th><th scope="col">Ne söyler</th><th scope="col">Neye bakmalı</th></tr></thead><tbody><tr><th scope="row">Uygunluk beyanı</th><td>Ürün, mevzuatın hangi maddelerine uygun</td><td>ürün kodu, renk, tarih, imza, kullanım koşulları</td></tr><tr><th scope="row">Toplam migrasyon raporu</th><td>Gıdaya geçen maddenin toplamı</td><td>sınır 10 mg/dm²; benzer madde ve koşul</td></tr><tr><th scope="row">Özel migrasyon raporu</th><td>Tek tek maddelerin geçişi</td><td>beyanda adı geçen maddeler</td></tr><tr><th scope="row">Renk ve katkı beyanı</th><td>Masterbatch gıdaya uygun mu</td><td>renk kodu, kullanım oranı</td></tr></tbody></table>
<h2>Beyanda ne yazmalı?</h2>
<ul><li>Üreticinin ve beyanı verenin adı, adresi; düzenleme tarihi.</li><li>Ürünün açık tanımı: kod, malzeme, renk. “Tüm PET ürünlerimiz” yeterli değildir.</li><li>Hangi mevzuata, hangi değişikliklerine göre verildiği.</li><li>Sınır değeri olan maddeler ile gıdada da katkı olarak kullanılan maddeler.</li><li>Kullanım koşulları: gıda türü, süre, sıcaklık, yüzey/hacim oranı.</li><li>Fonksiyonel bariyer varsa, onun yeterli olduğuna dair ifade.</li></ul>
<h2>Migrasyon raporunu okumak</h2>
<p>Laboratuvar gerçek gıda yerine gıda benzeri kullanır. Sulu gıdada A (yüzde 10 etanol), asitli gıdada B (yüzde 3 asetik asit), yağlı gıdada D2 (bitkisel yağ), kuru gıdada E (gözenekli reçine) denenir. Süre ve sıcaklık da kullanıma göredir: oda sıcaklığında uzun saklama için 40 °C’ta 10 gün, sıcak dolum için 70 °C’ta 2 saat gibi. Zeytinyağı dolduracaksanız, yalnızca B ile yapılmış bir rapor işinize yaramaz. Bebek mamasında sınır 60 mg/kg olarak, daha sıkı hesaplanır.</p>
<p>Yüzey/hacim oranı da gözden kaçar. Hesaplar çoğunlukla 1 kg gıdaya 6 dm² yüzeyle yapılır; küçük bir damlalıklı şişede gerçek oran bunun birkaç katıdır. Raporunuzun hangi oranla hesaplandığını sorun.</p>
<h2>Kapak, conta ve renk de ambalajdır</h2>
<p>Beyan çoğu zaman şişe için alınır, kapak unutulur. Oysa gıda, kapağın contasına da değer. Metalize kapaklarda ve beyansız renklerde gıda teması beyan edilmez; kataloğumuzda bu ürünlerin “Gıda ile temas” satırında “Beyan edilmemiş” yazar. Geri dönüştürülmüş plastikte ise (AB) 2022/1616’ya göre onaylı süreç ve parti bazında belge aranır.</p>
<h2>Ne zaman yenilenir?</h2>
<ol><li>Reçine, masterbatch ya da katkı değiştiğinde.</li><li>Mevzuatın ilgili eki değiştiğinde.</li><li>Siz ürünü değiştirdiğinizde: başka gıda, daha yüksek sıcaklık, daha uzun süre.</li></ol>
<p>Dosyanın ilk sayfasına bir çizelge koymanızı öneririz: dolduracağınız ürün, ambalaj kodu, kapak kodu, beyan ve rapor tarihi. Denetimde aranan belge bu çizelgeden bir dakikada bulunur, eksik olan da hemen görünür.</p>
<p>Kataloğumuzda beyanı olan ürünler <a href="/urun">ürün sayfasında</a> mevzuat adıyla gösterilir. Kendi gıdanızı ve dolum sıcaklığınızı yazarsanız, beyanı o kullanım için düzenleriz.</p>`,
    },
    en: {
      title: "Food contact: the papers a buyer should ask for",
      summary:
        "“Food safe” on its own is not a document. What a declaration of compliance has to say, and how to read a migration report.",
      body: `<p>An auditor will not ask whether your pack looks good but for which food, at what temperature and for how long it has been declared. The answer belongs in your own file, not on a supplier’s website. Four papers are enough, provided that each one covers the way you use the pack.</p>
<h2>The rules in brief</h2>
<p>In the European Union, Regulation (EC) 1935/2004 sets the frame: a pack must not endanger health, nor change the composition or the taste of the food. Good manufacturing practice is dealt with in (EC) 2023/2006, plastics in (EU) 10/2011, which still stands, with its own amendments, in British law. Türkiye’s counterpart is the communiqué TGK 2019/44 of the Turkish Food Codex, whose limits follow those of the EU. For goods that go to the United States, the resin has to meet FDA 21 CFR 177.</p>
<h2>What should be in the file</h2>
<table><caption>Four papers and where to look</caption><thead><tr><th scope="col">Paper</th><th scope="col">What it says</th><th scope="col">What to check</th></tr></thead><tbody><tr><th scope="row">Declaration of compliance</th><td>which rules the article meets</td><td>product code, colour, date, signature, conditions of use</td></tr><tr><th scope="row">Overall migration report</th><td>total amount that passes into food</td><td>limit 10 mg/dm²; simulant and conditions</td></tr><tr><th scope="row">Specific migration report</th><td>single substances</td><td>the substances named in the declaration</td></tr><tr><th scope="row">Colourant statement</th><td>whether the masterbatch suits food</td><td>colour code, dosage</td></tr></tbody></table>
<h2>What a declaration must contain</h2>
<ul><li>Name and address of the manufacturer and of whoever issues it, with the date.</li><li>The article, clearly: code, material, colour. “All our PET products” will not do.</li><li>The regulation and the amendments it refers to.</li><li>Substances with limits, and dual-use additives that are also allowed in food.</li><li>Conditions of use: type of food, time, temperature, ratio of surface to volume.</li><li>Where there is a functional barrier, a statement that it suffices.</li></ul>
<h2>Reading a migration report</h2>
<p>Laboratories test with simulants instead of food: A (10% ethanol) for watery food, B (3% acetic acid) for acid, D2 (vegetable oil) for fatty and E (a porous resin) for dry food. Time and temperature follow the use as well: 10 days at 40 °C stands for long storage at room temperature, 2 hours at 70 °C for hot filling. If you fill olive oil, a report made with B alone is of no help. For infant food the limit is expressed as 60 mg/kg and works out stricter.</p>
<p>The ratio of surface to volume is easily overlooked. Most sums assume 6 dm² of plastic to a kilogram of food; in a small dropper bottle the true ratio is several times as high. Ask which ratio your report was worked out with.</p>
<h2>Caps, liners and colours count too</h2>
<p>A declaration is often obtained for the bottle, and the cap is forgotten, although the food touches its liner as well. Metallised caps and colours without papers carry no declaration; in our catalogue such products show “Not declared” beside food contact. Recycled plastic needs an authorised process under (EU) 2022/1616 and papers for each batch.</p>
<h2>When does it have to be renewed?</h2>
<ol><li>When resin, masterbatch or an additive changes.</li><li>When the annexes of the regulation change.</li><li>When you change something: another food, a higher temperature, a longer shelf life.</li></ol>
<p>Products with a declaration show the regulations by name on the <a href="/en/products">product page</a>. Tell us your food and your filling temperature, and we issue the declaration for that use.</p>`,
    },
    ru: {
      title: "Контакт с пищевыми продуктами: какие документы запросить",
      summary:
        "Слова «подходит для пищевых продуктов» — ещё не документ. Что должно быть в декларации и как читать протокол миграции.",
      body: `<p>Аудитор спросит не о том, красива ли упаковка, а о том, для какого продукта, при какой температуре и на какой срок она заявлена. Ответ должен лежать в вашей папке, а не на сайте поставщика. Достаточно четырёх документов — при условии, что каждый охватывает именно ваше применение.</p>
<h2>Коротко о правилах</h2>
<p>В Европейском союзе рамки задаёт регламент (ЕС) 1935/2004: упаковка не должна вредить здоровью, менять состав и вкус продукта. Надлежащая производственная практика описана в (ЕС) 2023/2006, пластмассы — в (ЕС) 10/2011. В Турции ему соответствует сообщение TGK 2019/44 Турецкого пищевого кодекса с теми же пределами. Для стран Евразийского союза нужна декларация по ТР ТС 005/2011 «О безопасности упаковки». Для США смолу проверяют по FDA 21 CFR 177.</p>
<h2>Что должно быть в папке</h2>
<table><caption>Четыре документа и на что смотреть</caption><thead><tr><th scope="col">Документ</th><th scope="col">О чём говорит</th><th scope="col">Что проверить</th></tr></thead><tbody><tr><th scope="row">Декларация соответствия</th><td>каким нормам отвечает изделие</td><td>артикул, цвет, дата, подпись, условия применения</td></tr><tr><th scope="row">Протокол общей миграции</th><td>сколько всего переходит в продукт</td><td>предел 10 мг/дм²; модельная среда, условия</td></tr><tr><th scope="row">Протокол специфической миграции</th><td>отдельные вещества</td><td>те, что названы в декларации</td></tr><tr><th scope="row">Подтверждение на краситель</th><td>годится ли суперконцентрат для пищи</td><td>код цвета, дозировка</td></tr></tbody></table>
<h2>Что пишут в декларации</h2>
<ul><li>Название и адрес изготовителя и того, кто её выдал, дату.</li><li>Изделие: артикул, материал, цвет. «Вся наша продукция из ПЭТ» не годится.</li><li>Норму и изменения к ней, на которые она опирается.</li><li>Вещества с ограничениями и добавки, разрешённые также в пище.</li><li>Условия применения: вид продукта, время, температуру, отношение площади к объёму.</li><li>Если есть функциональный барьер — подтверждение, что его достаточно.</li></ul>
<h2>Как читать протокол миграции</h2>
<p>Лаборатория берёт не сам продукт, а модельную среду: A (10\u00a0% этанола) для водных продуктов, B (3\u00a0% уксусной кислоты) для кислых, D2 (растительное масло) для жирных, E (пористая смола) для сухих. Время и температура тоже зависят от применения: 10 суток при 40\u00a0°C отвечают долгому хранению при комнатной температуре, 2 часа при 70\u00a0°C — горячему розливу. Если вы разливаете оливковое масло, протокол только со средой B вам не поможет. Для детского питания предел считают строже, как 60 мг/кг.</p>
<p>Часто упускают отношение площади к объёму. Обычно принимают 6 дм² пластика на килограмм продукта; у маленького флакона-капельницы оно в несколько раз больше. Спросите, с каким отношением считали ваш протокол.</p>
<h2>Крышка, прокладка и цвет — тоже упаковка</h2>
<p>Декларацию нередко берут на бутылку, а о крышке забывают, хотя продукт касается и прокладки. На металлизированные крышки и цвета без документов декларации нет; в каталоге у таких изделий напротив контакта с пищей указано, что он не заявлен. Вторичный пластик должен быть получен по разрешённому процессу согласно (ЕС) 2022/1616, с документами на каждую партию.</p>
<h2>Когда декларацию обновляют</h2>
<ol><li>Сменились сырьё, суперконцентрат или добавка.</li><li>Изменились приложения к регламенту.</li><li>Изменили что-то вы: другой продукт, выше температура, дольше срок.</li></ol>
<p>У изделий с декларацией на <a href="/ru/produkty">странице изделия</a> перечислены нормы. Сообщите продукт и температуру розлива — выдадим декларацию на это применение.</p>`,
    },
    fr: {
      title: "Contact alimentaire\u00a0: les documents qu’un acheteur doit demander",
      summary:
        "«\u00a0Alimentaire\u00a0» n’est pas un document. Ce qu’une déclaration de conformité doit contenir, et comment lire un rapport de migration.",
      body: `<p>Un auditeur ne demandera pas si l’emballage est beau, mais pour quel aliment, à quelle température et pour quelle durée il a été déclaré. La réponse doit se trouver dans votre dossier, pas sur le site d’un fournisseur. Quatre pièces suffisent, pourvu que chacune couvre votre usage.</p>
<h2>Les textes, en bref</h2>
<p>Dans l’Union européenne, le règlement (CE) 1935/2004 pose le cadre\u00a0: l’emballage ne doit ni nuire à la santé, ni modifier la composition ou le goût de l’aliment. Les bonnes pratiques de fabrication relèvent du (CE) 2023/2006, les plastiques du (UE) 10/2011. En France, les fiches de la DGCCRF précisent la doctrine de contrôle, matière par matière. La Turquie applique le communiqué TGK 2019/44 de son Codex alimentaire, aux mêmes limites. Pour les États-Unis, la résine doit répondre à FDA 21 CFR 177.</p>
<h2>Ce que le dossier doit contenir</h2>
<table><caption>Quatre pièces et ce qu’il faut y vérifier</caption><thead><tr><th scope="col">Pièce</th><th scope="col">Ce qu’elle dit</th><th scope="col">À vérifier</th></tr></thead><tbody><tr><th scope="row">Déclaration de conformité</th><td>à quels textes l’article répond</td><td>référence, couleur, date, signature, conditions d’emploi</td></tr><tr><th scope="row">Rapport de migration globale</th><td>le total qui passe dans l’aliment</td><td>limite 10 mg/dm²\u00a0; simulant et conditions</td></tr><tr><th scope="row">Rapport de migration spécifique</th><td>les substances une à une</td><td>celles que cite la déclaration</td></tr><tr><th scope="row">Attestation du colorant</th><td>si le mélange-maître convient</td><td>code couleur, dosage</td></tr></tbody></table>
<h2>Ce qu’une déclaration doit indiquer</h2>
<ul><li>Le nom et l’adresse du fabricant et de l’émetteur, avec la date.</li><li>L’article, sans ambiguïté\u00a0: référence, matière, couleur. «\u00a0Tous nos produits en PET\u00a0» ne suffit pas.</li><li>Le règlement visé et ses modifications.</li><li>Les substances à restriction et les additifs à double usage.</li><li>Les conditions d’emploi\u00a0: type d’aliment, durée, température, rapport surface/volume.</li><li>En présence d’une barrière fonctionnelle, l’attestation qu’elle suffit.</li></ul>
<h2>Lire un rapport de migration</h2>
<p>Le laboratoire remplace l’aliment par un simulant\u00a0: A (éthanol à 10\u00a0%) pour les aliments aqueux, B (acide acétique à 3\u00a0%) pour les acides, D2 (huile végétale) pour les gras, E (résine poreuse) pour les secs. Durée et température suivent aussi l’usage\u00a0: 10 jours à 40\u00a0°C représentent un long stockage à température ambiante, 2 heures à 70\u00a0°C un remplissage à chaud. Si vous conditionnez de l’huile d’olive, un rapport fait avec le seul B ne vous sert à rien. Pour les aliments infantiles, la limite s’exprime en 60 mg/kg, ce qui est plus sévère.</p>
<p>Le rapport surface/volume passe souvent inaperçu. On retient d’ordinaire 6 dm² de plastique pour un kilogramme d’aliment\u00a0; dans un petit flacon compte-gouttes, le rapport réel est plusieurs fois supérieur. Demandez lequel a servi au calcul.</p>
<h2>Bouchon, joint et couleur en font partie</h2>
<p>On se procure la déclaration du flacon et l’on oublie le bouchon\u00a0; or l’aliment touche aussi le joint. Les bouchons métallisés et les teintes sans attestation ne sont pas déclarés\u00a0; le catalogue le dit à la ligne du contact alimentaire. Un plastique recyclé exige un procédé autorisé selon (UE) 2022/1616 et des documents par lot.</p>
<h2>Quand la renouveler\u00a0?</h2>
<ol><li>Lorsque résine, mélange-maître ou additif change.</li><li>Lorsque les annexes du règlement sont modifiées.</li><li>Lorsque vous changez d’aliment, de température ou de durée.</li></ol>
<p>Les produits déclarés affichent les textes sur leur <a href="/fr/produits">page</a>. Indiquez-nous l’aliment et la température de remplissage\u00a0: la déclaration sera établie pour cet usage.</p>`,
    },
    ar: {
      title: "ملامسة الأغذية: الوثائق التي ينبغي أن يطلبها المشتري",
      summary:
        "عبارة «صالح للأغذية» ليست وثيقة بحد ذاتها. ماذا يجب أن تتضمن شهادة المطابقة وكيف يُقرأ تقرير الهجرة؟",
      body: `<p>لن يسأل المدقق إن كانت العبوة جميلة، بل لأي غذاء وعند أي درجة حرارة ولأي مدة أُعلنت مطابقتها. وينبغي أن يكون الجواب في ملفكم لا في موقع المورّد. وتكفي أربع وثائق بشرط أن تشمل كل منها طريقة استعمالكم أنتم.</p>
<h2>القواعد باختصار</h2>
<p>في الاتحاد الأوروبي ترسم اللائحة <bdi dir="ltr">(EC) 1935/2004</bdi> الإطار العام: ألا تضر العبوة بالصحة وألا تغيّر تركيب الغذاء أو طعمه. وتتناول <bdi dir="ltr">(EC) 2023/2006</bdi> ممارسات التصنيع الجيدة، وتختص <bdi dir="ltr">(EU) 10/2011</bdi> بالبلاستيك. ويقابلها في تركيا بلاغ <bdi dir="ltr">TGK 2019/44</bdi> من الدستور الغذائي التركي بالحدود نفسها. وفي دول الخليج يُرجع إلى مواصفات هيئة التقييس لعبوات الأغذية، ومنها <bdi dir="ltr">GSO 839</bdi>. أما الشحنات المتجهة إلى الولايات المتحدة فيجب أن تطابق خامتها <bdi dir="ltr">FDA 21 CFR 177</bdi>.</p>
<h2>ما ينبغي أن يضمه الملف</h2>
<table><caption>أربع وثائق وما يُتحقق منه فيها</caption><thead><tr><th scope="col">الوثيقة</th><th scope="col">ماذا تقول</th><th scope="col">ما الذي نتحقق منه</th></tr></thead><tbody><tr><th scope="row">شهادة المطابقة</th><td>القواعد التي يطابقها المنتج</td><td>الرمز واللون والتاريخ والتوقيع وشروط الاستعمال</td></tr><tr><th scope="row">تقرير الهجرة الكلية</th><td>مجموع ما ينتقل إلى الغذاء</td><td>الحد 10 <bdi dir="ltr">mg/dm²</bdi>؛ المحاكي والشروط</td></tr><tr><th scope="row">تقرير الهجرة النوعية</th><td>المواد كل على حدة</td><td>المواد المذكورة في الشهادة</td></tr><tr><th scope="row">إقرار الصبغة</th><td>صلاحية الماستر باتش للأغذية</td><td>رمز اللون ونسبة الإضافة</td></tr></tbody></table>
<h2>ماذا يجب أن تذكر الشهادة؟</h2>
<ul><li>اسم المصنّع وعنوانه واسم من أصدرها وتاريخ الإصدار.</li><li>المنتج بوضوح: الرمز والخامة واللون. ولا تكفي عبارة «جميع منتجاتنا من PET».</li><li>اللائحة وتعديلاتها التي استندت إليها.</li><li>المواد المقيدة بحدود، والمضافات المسموح بها في الغذاء أيضًا.</li><li>شروط الاستعمال: نوع الغذاء والمدة والحرارة ونسبة السطح إلى الحجم.</li><li>إن وُجد حاجز وظيفي فبيان أنه كافٍ.</li></ul>
<h2>قراءة تقرير الهجرة</h2>
<p>يستعمل المختبر محاكيًا بدل الغذاء: A (إيثانول 10%) للأغذية المائية، وB (حمض الخليك 3%) للحمضية، وD2 (زيت نباتي) للدهنية، وE (راتنج مسامي) للجافة. والمدة والحرارة تتبعان الاستعمال أيضًا: عشرة أيام عند 40 درجة مئوية تمثل التخزين الطويل في حرارة الغرفة، وساعتان عند 70 درجة تمثلان التعبئة الساخنة. فإن كنتم تعبئون زيت الزيتون فلن ينفعكم تقرير أُجري بالمحاكي B وحده. وفي أغذية الرضّع يُحسب الحد على أساس 60 <bdi dir="ltr">mg/kg</bdi> وهو أشد.</p>
<p>وكثيرًا ما تُغفل نسبة السطح إلى الحجم. فالحساب المعتاد يفترض 6 <bdi dir="ltr">dm²</bdi> من البلاستيك لكل كيلوغرام من الغذاء، بينما تبلغ النسبة الحقيقية في قارورة صغيرة بقطّارة أضعاف ذلك. اسألوا عن النسبة التي حُسب بها تقريركم.</p>
<h2>الغطاء والبطانة واللون جزء من العبوة</h2>
<p>كثيرًا ما تُطلب الشهادة للقارورة ويُنسى الغطاء، مع أن الغذاء يلامس بطانته أيضًا. والأغطية المعدنية اللون والألوان التي لا وثائق لها لا تُعلن مطابقتها، ويظهر ذلك في الكتالوج عند بند ملامسة الأغذية. أما البلاستيك المعاد تدويره فيلزمه مسار تدوير مرخّص وفق <bdi dir="ltr">(EU) 2022/1616</bdi> ووثائق لكل دفعة.</p>
<h2>متى تُجدَّد الشهادة؟</h2>
<ol><li>عند تغيير الخامة أو الصبغة أو أحد المضافات.</li><li>عند تعديل ملاحق اللائحة.</li><li>عند تغيير من جانبكم: غذاء آخر أو حرارة أعلى أو مدة أطول.</li></ol>
<p>ننصح بوضع جدول في أول صفحة من الملف: المنتج المعبأ ورمز العبوة ورمز الغطاء وتاريخ الشهادة والتقرير، فتُعرف الوثيقة الناقصة من نظرة واحدة.</p>
<p>تظهر اللوائح بأسمائها في <a href="/ar/products">صفحة المنتج</a> للمنتجات ذات الشهادة. اذكروا لنا نوع الغذاء وحرارة التعبئة لنصدر الشهادة لهذا الاستعمال.</p>`,
    },
    de: {
      title: "Lebensmittelkontakt: diese Papiere sollte ein Einkäufer verlangen",
      summary:
        "„Lebensmittelecht“ allein ist kein Dokument. Was in einer Konformitätserklärung stehen muss und wie man einen Migrationsbericht liest.",
      body: `<p>Ein Auditor fragt nicht, ob die Verpackung schön ist, sondern für welches Lebensmittel, bei welcher Temperatur und für welche Dauer sie erklärt wurde. Die Antwort gehört in Ihre Akte, nicht auf die Website des Lieferanten. Vier Papiere genügen, sofern jedes Ihre Verwendung abdeckt.</p>
<h2>Die Regeln in Kürze</h2>
<p>In der Europäischen Union setzt die Verordnung (EG) 1935/2004 den Rahmen: Eine Verpackung darf weder die Gesundheit gefährden noch Zusammensetzung oder Geschmack verändern. Die gute Herstellungspraxis regelt (EG) 2023/2006, Kunststoffe regelt (EU) 10/2011. In Deutschland kommen §§ 30 und 31 LFGB hinzu und, wo die Verordnung schweigt, die Empfehlungen des BfR. In der Türkei entspricht dem die Mitteilung TGK 2019/44 mit denselben Grenzwerten. Für die USA muss der Rohstoff FDA 21 CFR 177 erfüllen.</p>
<h2>Was in die Akte gehört</h2>
<table><caption>Vier Papiere und worauf zu achten ist</caption><thead><tr><th scope="col">Papier</th><th scope="col">Was es aussagt</th><th scope="col">Worauf achten</th></tr></thead><tbody><tr><th scope="row">Konformitätserklärung</th><td>welchen Regeln der Artikel entspricht</td><td>Artikelnummer, Farbe, Datum, Unterschrift, Verwendung</td></tr><tr><th scope="row">Bericht zur Gesamtmigration</th><td>Summe dessen, was übergeht</td><td>Grenze 10 mg/dm²; Simulanz und Bedingungen</td></tr><tr><th scope="row">Bericht zur spezifischen Migration</th><td>einzelne Stoffe</td><td>die in der Erklärung genannten</td></tr><tr><th scope="row">Erklärung zum Farbmittel</th><td>ob der Farbbatch geeignet ist</td><td>Farbnummer, Dosierung</td></tr></tbody></table>
<h2>Was die Erklärung enthalten muss</h2>
<ul><li>Name und Anschrift des Herstellers und des Ausstellers, dazu das Datum.</li><li>Den Artikel, eindeutig: Nummer, Werkstoff, Farbe. „Alle unsere PET-Produkte“ reicht nicht.</li><li>Die Verordnung und die berücksichtigten Änderungen.</li><li>Stoffe mit Beschränkungen und Dual-Use-Zusätze.</li><li>Die Verwendung: Art des Lebensmittels, Dauer, Temperatur, Verhältnis von Fläche zu Volumen.</li><li>Bei einer funktionellen Barriere die Aussage, dass sie genügt.</li></ul>
<h2>Einen Migrationsbericht lesen</h2>
<p>Das Labor prüft mit Simulanzien statt mit Lebensmitteln: A (10\u00a0% Ethanol) für wässrige, B (3\u00a0% Essigsäure) für saure, D2 (Pflanzenöl) für fette, E (poröses Harz) für trockene. Auch Zeit und Temperatur folgen der Verwendung: 10 Tage bei 40\u00a0°C stehen für lange Lagerung bei Raumtemperatur, 2 Stunden bei 70\u00a0°C für die Heißabfüllung. Wer Olivenöl abfüllt, hat von einem Bericht nur mit B nichts. Bei Säuglingsnahrung gilt die Grenze als 60 mg/kg und damit strenger.</p>
<p>Leicht übersehen wird das Verhältnis von Fläche zu Volumen. Üblich sind 6 dm² Kunststoff je Kilogramm; in einer kleinen Tropfflasche ist es in Wirklichkeit ein Mehrfaches. Fragen Sie, womit Ihr Bericht gerechnet wurde.</p>
<h2>Verschluss, Einlage und Farbe zählen mit</h2>
<p>Oft wird die Erklärung für die Flasche besorgt und der Verschluss vergessen, obwohl das Lebensmittel auch die Einlage berührt. Metallisierte Verschlüsse und Farben ohne Papiere sind nicht erklärt; im Katalog steht das in der Zeile zum Lebensmittelkontakt. Rezyklat verlangt ein zugelassenes Verfahren nach (EU) 2022/1616 und Papiere je Charge.</p>
<h2>Wann wird erneuert?</h2>
<ol><li>Wenn sich Rohstoff, Farbbatch oder ein Zusatz ändert.</li><li>Wenn die Anhänge der Verordnung geändert werden.</li><li>Wenn Sie etwas ändern: anderes Lebensmittel, höhere Temperatur, längere Haltbarkeit.</li></ol>
<p>Artikel mit Erklärung nennen die Vorschriften auf der <a href="/de/produkte">Artikelseite</a>. Sagen Sie uns Lebensmittel und Abfülltemperatur, dann stellen wir die Erklärung für diese Verwendung aus.</p>`,
    },
  },
};
