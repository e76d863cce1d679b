import type { DemoEntry } from "../entry.ts";

export const readingANeckFinish: DemoEntry<"blog"> = {
  key: "reading-a-neck-finish",
  facts: {
    cover: { shape_id: "bottle-round-lotion-clear", colour: "clear", closure_colour: "white" },
    tags: ["neck-finishes", "closures"],
  },
  publishedDaysAgo: 20,
  texts: {
    tr: {
      title: "28/410 ne demek? Ağız ölçüsünü okumak",
      summary: "İlk sayı çapı, ikincisi diş biçimini söyler. İkisi de tutmadıkça kapak sızdırır.",
      body: `<p>Bir kapağın bir şişeye uyup uymadığını iki sayı söyler. <strong>28/410</strong> yazımında ilk sayı, dişin dış çapının milimetre olarak anma değeridir; ikinci sayı dişin biçimini, tur sayısını ve ağız yüksekliğini belirleyen standarttır. İki sayı da aynıysa kapak uyar. Biri farklıysa “neredeyse uyar” demek, depo ile raf arasında bir yerde sızıntı demektir.</p>
<h2>Anma çapı ölçülen çap değildir</h2>
<p>Kumpasla 28 mm’lik bir ağzı ölçen herkes önce şaşırır: gösterge 27,1 ile 27,6 arasında durur. Anma değeri yuvarlatılmıştır; standart asıl ölçüleri harflerle verir. Çizimlerde göreceğiniz beş harf şunlardır:</p>
<dl><dt>T</dt><dd>Dişin dış çapı; kumpasla ilk ölçülen değer.</dd><dt>E</dt><dd>Diş dibindeki gövde çapı; T ile farkı diş derinliğini verir.</dd><dt>I</dt><dd>Ağız içi en küçük çap; dolum nozulu ve pompa hortumu buradan geçer.</dd><dt>H</dt><dd>Ağız üstünden omuza kadar yükseklik; 400, 410 ve 415’i ayıran ölçü.</dd><dt>S</dt><dd>Ağız üstünden ilk dişin başına olan mesafe; conta baskısını belirler.</dd></dl>
<h2>Çap aynı, diş farklı</h2>
<table><caption>28 mm çapta üç ağız</caption><thead><tr><th scope="col">Ağız</th><th scope="col">Diş turu</th><th scope="col">H, mm</th><th scope="col">Nerede görülür</th></tr></thead><tbody><tr><th scope="row">28/400</th><td>1</td><td>9,8–10,5</td><td>tetikli sprey, deterjan şişesi</td></tr><tr><th scope="row">28/410</th><td>1,5</td><td>17,6–18,4</td><td>losyon pompası, disk-top, flip-top</td></tr><tr><th scope="row">28/415</th><td>2</td><td>27,1–27,9</td><td>yüksek etekli kozmetik kapakları</td></tr></tbody></table>
<p>Üçünün de dişi aynı çap ve adımdadır, bu yüzden kapaklar birbirine vidalanır; asıl tuzak budur. 410 kapak 400 ağza takıldığında eteği omza dayanır, contası sızdırmazlık yüzeyine varmadan durur. 400 kapak 410 ağızda ise kapanmış görünür, ama kısa eteği omuzla arasında boşluk bırakır ve tek turla tutunduğu için nakliyede gevşer.</p>
<h2>İçecek ve bidon ağızları</h2>
<p>PCO 1881 ve PCO 1810 da 28 mm’dir, ama kozmetikteki 28’le ilgileri yoktur: dişleri, emniyet bandı için halkaları ve destek halkaları farklıdır. 1881, 1810’dan 4 mm kadar alçaktır; kapakları değişmez. Meyve suyunda 38 mm 3-start ağız görülür: üç diş başlangıcı sayesinde kapak çeyrek turda açılır. Bidonlarda DIN 45, DIN 51 ve DIN 61 kullanılır; buradaki sayı da milimetre olarak anma çapıdır. Şurup şişelerinde görülen PP 28 de ayrı bir ağızdır; emniyet halkalı ya da çocuk kilitli kapakla kapatılır.</p>
<h2>Elinizdeki şişeyi beş adımda tanıyın</h2>
<ol><li>Kumpasla T’yi iki yönde ölçün ve ortalamasını alın; fark 0,3 mm’yi geçiyorsa ağız ovaldir.</li><li>Ağız üstünden omuza kadar H’yi ölçün.</li><li>Diş turunu sayın: dişin başladığı noktayı işaretleyip parmağınızla izleyin.</li><li>Emniyet bandı halkası ya da dişte kesinti var mı, bakın; varsa içecek ağzıdır.</li><li>Bulduğunuz ölçüyü ürün sayfasındaki çizimle karşılaştırın.</li></ol>
<h2>Sipariş vermeden önce</h2>
<ul><li>Şişe ve kapak kodunu birlikte yazın; ağız ölçüsü iki kodda da yer alır.</li><li>Pompa ve spreylerde hortum boyunu şişenin iç yüksekliğine göre isteyin.</li><li>Contayı sorun: aynı kapak köpük, folyo ya da contasız gelebilir; sızdırmazlık ve uygun tork buna bağlıdır.</li><li>İndüksiyon folyosu kullanacaksanız ağzın üst yüzeyi düz ve çapaksız olmalıdır; folyo dişe değil o yüzeye yapışır.</li><li>Yeni bir eşleşmede numune alın; kapatma torkunu ve 24 saat sonraki açma torkunu not edin, yan yatırarak sızdırmazlık deneyin.</li></ul>
<p>Kataloğumuzda bu eşleşme hesaplanarak yapılır: bir şişenin sayfasındaki <a href="/urun">uyumlu kapaklar</a> listesi, yalnızca çapı ve standardı birebir aynı olanları gösterir.</p>`,
    },
    en: {
      title: "What does 28/410 mean? How to read a neck finish",
      summary:
        "The first figure is the diameter, the second the thread. Unless both match, the cap will leak.",
      body: `<p>Two figures say whether a closure fits a bottle. In <strong>28/410</strong>, the first is the nominal outside diameter of the thread in millimetres; the second is the standard that sets the form of the thread, its number of turns and the height of the neck. If both agree, the cap fits. If one differs, “nearly fits” means a leak somewhere between your warehouse and the shop.</p>
<h2>Nominal is not measured</h2>
<p>Anyone who puts a caliper on a 28 mm neck is surprised at first: it reads between 27.1 and 27.6. The nominal value is rounded; the standard gives the true dimensions by letters. These are the five you will meet on a drawing:</p>
<dl><dt>T</dt><dd>Outside diameter of the thread; the first thing a caliper finds.</dd><dt>E</dt><dd>Diameter at the root of the thread; its difference from T is the depth of the thread.</dd><dt>I</dt><dd>Smallest bore of the neck; the filling nozzle and the dip tube pass through it.</dd><dt>H</dt><dd>Height from the top of the neck to the shoulder; this is what tells 400, 410 and 415 apart.</dd><dt>S</dt><dd>Distance from the top to the start of the thread; it decides how hard the liner is pressed.</dd></dl>
<h2>Same diameter, different thread</h2>
<table><caption>Three necks of 28 mm</caption><thead><tr><th scope="col">Neck</th><th scope="col">Turns</th><th scope="col">H, mm</th><th scope="col">Where you meet it</th></tr></thead><tbody><tr><th scope="row">28/400</th><td>1</td><td>9.8–10.5</td><td>trigger sprayers, washing-up liquid</td></tr><tr><th scope="row">28/410</th><td>1.5</td><td>17.6–18.4</td><td>lotion pumps, disc-tops, flip-tops</td></tr><tr><th scope="row">28/415</th><td>2</td><td>27.1–27.9</td><td>cosmetic caps with a tall skirt</td></tr></tbody></table>
<p>All three share diameter and pitch, so their caps screw onto one another, and that is the trap. Put a 410 cap on a 400 neck and its skirt strikes the shoulder before the liner reaches the sealing face. A 400 cap on a 410 neck looks closed, but its short skirt leaves a gap above the shoulder, it holds by a single turn and it works loose in transit.</p>
<h2>Drinks and jerrycans</h2>
<p>PCO 1881 and PCO 1810 are 28 mm as well, yet they have nothing to do with the 28 of cosmetics: the thread, the bead for the tamper band and the support ring are all different. The 1881 is some 4 mm lower than the 1810, and their caps cannot be exchanged. Juice bottles use the 38 mm 3-start neck, whose three thread starts open the cap in a quarter turn. Jerrycans have DIN 45, DIN 51 or DIN 61; here too the number is the nominal diameter in millimetres.</p>
<h2>Identify a bottle in five steps</h2>
<ol><li>Measure T in two directions and take the mean; if they differ by more than 0.3 mm the neck is oval.</li><li>Measure H from the top of the neck to the shoulder.</li><li>Count the turns: mark where the thread begins and follow it with a finger.</li><li>Look for a tamper-band bead or gaps in the thread; if you find them it is a drinks neck.</li><li>Compare what you found with the drawing on the product page.</li></ol>
<h2>Before you order</h2>
<ul><li>Quote the code of the bottle and that of the closure together; the neck is part of both.</li><li>For pumps and sprayers, have the dip tube cut to the inner height of the bottle.</li><li>Ask about the liner: one and the same cap may come with foam, with foil or without any, and both seal and torque depend on it.</li><li>For a new pairing, take samples. Note the application torque and the removal torque after 24 hours, and lay the filled bottle on its side.</li></ul>
<p>In our <a href="/en/products">catalogue</a> the pairing is worked out for you: the closures listed with a bottle are those whose diameter and standard are both the same.</p>`,
    },
    ru: {
      title: "Что означает 28/410? Как читать обозначение горловины",
      summary: "Первое число — диаметр, второе — резьба. Если не совпадает хотя бы одно, крышка потечёт.",
      body: `<p>Подойдёт ли крышка к бутылке, говорят два числа. В обозначении <strong>28/410</strong> первое — номинальный наружный диаметр резьбы в миллиметрах, второе — стандарт, который задаёт форму резьбы, число витков и высоту горловины. Совпадают оба — крышка подходит. Не совпадает одно — «почти подходит», то есть потечёт где-то между вашим складом и полкой.</p>
<h2>Номинал — не то, что показывает штангенциркуль</h2>
<p>Кто впервые измеряет горловину 28 мм, удивляется: прибор показывает от 27,1 до 27,6. Номинал округлён, а точные размеры стандарт обозначает буквами. На чертеже вы встретите пять из них:</p>
<dl><dt>T</dt><dd>Наружный диаметр резьбы — то, что измеряют в первую очередь.</dd><dt>E</dt><dd>Диаметр по впадине резьбы; разница с T даёт глубину витка.</dd><dt>I</dt><dd>Наименьший внутренний диаметр; через него проходят насадка для розлива и трубка помпы.</dd><dt>H</dt><dd>Высота от торца до плеча; именно она отличает 400, 410 и 415.</dd><dt>S</dt><dd>Расстояние от торца до начала витка; от него зависит прижим прокладки.</dd></dl>
<h2>Диаметр тот же, резьба другая</h2>
<table><caption>Три горловины 28 мм</caption><thead><tr><th scope="col">Горловина</th><th scope="col">Витки</th><th scope="col">H, мм</th><th scope="col">Где встречается</th></tr></thead><tbody><tr><th scope="row">28/400</th><td>1</td><td>9,8–10,5</td><td>курковые распылители, средства для посуды</td></tr><tr><th scope="row">28/410</th><td>1,5</td><td>17,6–18,4</td><td>помпы-дозаторы, диск-топ, флип-топ</td></tr><tr><th scope="row">28/415</th><td>2</td><td>27,1–27,9</td><td>косметические крышки с высокой юбкой</td></tr></tbody></table>
<p>Диаметр и шаг у всех трёх одинаковы, поэтому крышки накручиваются и на чужую горловину — в этом и ловушка. Крышка 410 на горловине 400 упирается юбкой в плечо раньше, чем прокладка доходит до уплотняющей поверхности. Крышка 400 на горловине 410 кажется закрытой, но короткая юбка оставляет зазор, держит один виток, и в пути она ослабевает.</p>
<h2>Напитки и канистры</h2>
<p>PCO 1881 и PCO 1810 — тоже 28 мм, но с косметической «двадцать восьмой» их ничто не роднит: другая резьба, другой буртик под контрольное кольцо, другое опорное кольцо. 1881 ниже, чем 1810, примерно на 4 мм, и крышки у них не взаимозаменяемы. В соках распространена горловина 38 мм с тремя заходами резьбы: крышка открывается в четверть оборота. У канистр — DIN 45, DIN 51 и DIN 61; здесь число тоже означает номинальный диаметр в миллиметрах.</p>
<h2>Определить горловину за пять шагов</h2>
<ol><li>Измерьте T в двух направлениях и возьмите среднее; если разница больше 0,3 мм, горловина овальная.</li><li>Измерьте H — от торца до плеча.</li><li>Посчитайте витки: отметьте начало резьбы и проведите по ней пальцем.</li><li>Поищите буртик под контрольное кольцо и разрывы резьбы; если они есть, это горловина для напитков.</li><li>Сверьте размеры с чертежом на странице изделия.</li></ol>
<h2>Перед заказом</h2>
<ul><li>Указывайте артикулы бутылки и крышки вместе: горловина есть в обоих.</li><li>Для помп и распылителей закажите трубку по внутренней высоте бутылки.</li><li>Спросите о прокладке: одна и та же крышка бывает со вспененной, с фольгой и без неё, а от этого зависят герметичность и момент затяжки.</li><li>Для новой пары возьмите образцы. Запишите момент закрытия и момент открывания через 24 часа, положите наполненную бутылку набок.</li></ul>
<p>В нашем <a href="/ru/produkty">каталоге</a> пара подбирается расчётом: рядом с бутылкой показаны только крышки, у которых совпадают и диаметр, и стандарт.</p>`,
    },
    fr: {
      title: "Que signifie 28/410\u00a0? Lire une bague de goulot",
      summary:
        "Le premier nombre donne le diamètre, le second le filetage. Si l’un des deux diffère, le bouchon fuit.",
      body: `<p>Deux nombres disent si un bouchon convient à un flacon. Dans <strong>28/410</strong>, le premier est le diamètre extérieur nominal du filet en millimètres\u00a0; le second désigne la norme qui fixe la forme du filet, le nombre de tours et la hauteur de la bague. Si les deux concordent, le bouchon convient. Si l’un diffère, «\u00a0presque\u00a0» veut dire une fuite quelque part entre votre entrepôt et le rayon.</p>
<h2>Le nominal n’est pas la mesure</h2>
<p>Qui pose pour la première fois un pied à coulisse sur une bague de 28 mm s’étonne\u00a0: il lit entre 27,1 et 27,6. Le nominal est arrondi\u00a0; la norme donne les vraies cotes par des lettres. En voici cinq, celles des plans\u00a0:</p>
<dl><dt>T</dt><dd>Diamètre extérieur du filet, la première cote que l’on relève.</dd><dt>E</dt><dd>Diamètre à fond de filet\u00a0; l’écart avec T donne la profondeur du filet.</dd><dt>I</dt><dd>Plus petit diamètre intérieur\u00a0; la buse de remplissage et le tube plongeur y passent.</dd><dt>H</dt><dd>Hauteur du buvant à l’épaule\u00a0; c’est elle qui distingue 400, 410 et 415.</dd><dt>S</dt><dd>Distance du buvant au départ du filet\u00a0; elle règle l’écrasement du joint.</dd></dl>
<h2>Même diamètre, autre filetage</h2>
<table><caption>Trois bagues de 28 mm</caption><thead><tr><th scope="col">Bague</th><th scope="col">Tours</th><th scope="col">H, mm</th><th scope="col">Où on la rencontre</th></tr></thead><tbody><tr><th scope="row">28/400</th><td>1</td><td>9,8–10,5</td><td>pistolets pulvérisateurs, liquide vaisselle</td></tr><tr><th scope="row">28/410</th><td>1,5</td><td>17,6–18,4</td><td>pompes à lotion, capsules disc-top et flip-top</td></tr><tr><th scope="row">28/415</th><td>2</td><td>27,1–27,9</td><td>capsules cosmétiques à jupe haute</td></tr></tbody></table>
<p>Diamètre et pas sont communs aux trois, si bien que les bouchons se vissent d’une bague à l’autre\u00a0: voilà le piège. Un bouchon 410 sur une bague 400 bute contre l’épaule avant que son joint n’atteigne la surface d’étanchéité. Un bouchon 400 sur une bague 410 paraît fermé, mais sa jupe courte laisse un jour, il ne tient que par un tour et se desserre en route.</p>
<h2>Boissons et bidons</h2>
<p>PCO 1881 et PCO 1810 font aussi 28 mm, mais n’ont rien de commun avec le 28 des cosmétiques\u00a0: le filet, le bourrelet de la bande d’inviolabilité et la collerette diffèrent. La 1881 est plus basse d’environ 4 mm que la 1810 et leurs bouchons ne s’échangent pas. Les jus emploient la 38 mm à trois filets, dont le bouchon s’ouvre d’un quart de tour. Les bidons portent DIN 45, DIN 51 ou DIN 61\u00a0; là aussi, le nombre est le diamètre nominal en millimètres.</p>
<h2>Identifier un flacon en cinq gestes</h2>
<ol><li>Mesurez T dans deux directions et prenez la moyenne\u00a0; au-delà de 0,3 mm d’écart, la bague est ovale.</li><li>Mesurez H, du buvant à l’épaule.</li><li>Comptez les tours\u00a0: repérez le départ du filet et suivez-le du doigt.</li><li>Cherchez un bourrelet d’inviolabilité ou des interruptions du filet\u00a0; ce sont les signes d’une bague boisson.</li><li>Comparez avec le plan de la page du produit.</li></ol>
<h2>Avant de commander</h2>
<ul><li>Citez ensemble la référence du flacon et celle du bouchon\u00a0; la bague figure dans les deux.</li><li>Pour les pompes et les pulvérisateurs, faites couper le tube plongeur à la hauteur intérieure du flacon.</li><li>Demandez quel joint équipe le bouchon\u00a0: mousse, opercule ou rien du tout\u00a0; l’étanchéité et le couple en dépendent.</li><li>Pour une nouvelle association, prenez des échantillons. Notez le couple de vissage, puis le couple de dévissage après 24 heures, et couchez le flacon plein.</li></ul>
<p>Dans notre <a href="/fr/produits">catalogue</a>, l’association est calculée\u00a0: les bouchons proposés avec un flacon ont le même diamètre et la même norme.</p>`,
    },
    ar: {
      title: "ماذا يعني 28/410؟ كيف تقرأ مقاس الفوهة",
      summary: "الرقم الأول هو القطر والثاني هو اللولب. إن لم يتطابق الاثنان تسرّب الغطاء.",
      body: `<p>رقمان يحددان ما إذا كان الغطاء يناسب القارورة. في <bdi dir="ltr"><strong>28/410</strong></bdi> يدل الأول على القطر الخارجي الاسمي للولب بالمليمتر، ويدل الثاني على المعيار الذي يحدد شكل اللولب وعدد لفاته وارتفاع الفوهة. إن تطابق الاثنان ناسب الغطاء القارورة، وإن اختلف أحدهما فإن «يناسب تقريبًا» تعني تسربًا في مكان ما بين مستودعكم ورف المتجر.</p>
<h2>القطر الاسمي ليس القطر المقيس</h2>
<p>من يقيس فوهة 28 مم أول مرة بالقدمة ذات الورنية يستغرب: فالقراءة بين 27.1 و27.6. القيمة الاسمية مقرّبة، أما الأبعاد الفعلية فيعطيها المعيار بالحروف. وهذه هي الحروف الخمسة التي ترونها في الرسومات:</p>
<dl><dt><bdi dir="ltr">T</bdi></dt><dd>القطر الخارجي للولب، وهو أول ما يُقاس.</dd><dt><bdi dir="ltr">E</bdi></dt><dd>القطر عند قاع اللولب، والفرق بينه وبين T هو عمق السن.</dd><dt><bdi dir="ltr">I</bdi></dt><dd>أصغر قطر داخلي للفوهة، ومنه تمر فوهة التعبئة وأنبوب المضخة.</dd><dt><bdi dir="ltr">H</bdi></dt><dd>الارتفاع من حافة الفوهة إلى الكتف، وهو ما يميّز 400 عن 410 و415.</dd><dt><bdi dir="ltr">S</bdi></dt><dd>المسافة من الحافة إلى بداية اللولب، وعليها يتوقف انضغاط البطانة.</dd></dl>
<h2>القطر نفسه واللولب مختلف</h2>
<table><caption>ثلاث فوهات بقطر 28 مم</caption><thead><tr><th scope="col">الفوهة</th><th scope="col">عدد اللفات</th><th scope="col">الارتفاع H، مم</th><th scope="col">أين نجدها</th></tr></thead><tbody><tr><th scope="row"><bdi dir="ltr">28/400</bdi></th><td>1</td><td><bdi dir="ltr">9.8–10.5</bdi></td><td>بخاخات الزناد وسوائل الجلي</td></tr><tr><th scope="row"><bdi dir="ltr">28/410</bdi></th><td>1.5</td><td><bdi dir="ltr">17.6–18.4</bdi></td><td>مضخات اللوشن والأغطية القلابة وديسك توب</td></tr><tr><th scope="row"><bdi dir="ltr">28/415</bdi></th><td>2</td><td><bdi dir="ltr">27.1–27.9</bdi></td><td>أغطية التجميل ذات الجانب المرتفع</td></tr></tbody></table>
<p>القطر والخطوة واحدان في الثلاث، ولذلك يُثبَّت غطاء كل منها على الأخرى، وهنا مكمن الخطأ. فغطاء 410 على فوهة 400 يصطدم بالكتف قبل أن تصل بطانته إلى سطح الإحكام. أما غطاء 400 على فوهة 410 فيبدو مغلقًا، لكن جانبه القصير يترك فراغًا فوق الكتف، ولا تمسكه سوى لفة واحدة، فيرتخي في أثناء النقل.</p>
<h2>فوهات المشروبات والجراكن</h2>
<p>فوهتا <bdi dir="ltr">PCO 1881</bdi> و<bdi dir="ltr">PCO 1810</bdi> بقطر 28 مم أيضًا، لكن لا صلة لهما بفوهة 28 التجميلية: اللولب مختلف، وكذلك حلقة الأمان وحلقة الارتكاز. وفوهة 1881 أخفض من 1810 بنحو 4 مم ولا تتبادلان الأغطية. وفي قناني العصير نجد فوهة 38 مم ثلاثية البدايات التي يُفتح غطاؤها بربع دورة. أما الجراكن فلها <bdi dir="ltr">DIN 45</bdi> و<bdi dir="ltr">DIN 51</bdi> و<bdi dir="ltr">DIN 61</bdi>، والرقم هنا أيضًا هو القطر الاسمي بالمليمتر. أما فوهة <bdi dir="ltr">PP 28</bdi> في قوارير الشراب فمقاس مستقل يُغلق بغطاء ذي حلقة أمان أو غطاء مقاوم لعبث الأطفال.</p>
<h2>تعرّف على القارورة في خمس خطوات</h2>
<ol><li>قِس القطر T في اتجاهين وخذ المتوسط؛ فإن زاد الفرق على 0.3 مم فالفوهة بيضوية.</li><li>قِس الارتفاع H من حافة الفوهة إلى الكتف.</li><li>عُدّ اللفات: حدّد بداية اللولب وتتبّعه بإصبعك.</li><li>ابحث عن حلقة الأمان أو عن انقطاعات في اللولب؛ فهي علامة فوهة المشروبات.</li><li>قارن القياسات بالرسم في صفحة المنتج.</li></ol>
<h2>قبل الطلب</h2>
<ul><li>اذكر رمزي القارورة والغطاء معًا، فمقاس الفوهة مذكور في كليهما.</li><li>في المضخات والبخاخات اطلب أنبوبًا مقصوصًا على الارتفاع الداخلي للقارورة.</li><li>اسأل عن البطانة: قد يأتي الغطاء نفسه ببطانة إسفنجية أو برقاقة أو من دونهما، وعليها يتوقف الإحكام وعزم الإغلاق.</li><li>عند تجربة تركيبة جديدة خذ عينات، وسجّل عزم الإغلاق وعزم الفتح بعد 24 ساعة، وضع القارورة المعبأة على جنبها.</li></ul>
<p>في <a href="/ar/products">الكتالوج</a> تُحسب المطابقة تلقائيًا: فلا يظهر مع القارورة سوى الأغطية التي تطابقها قطرًا ومعيارًا.</p>`,
    },
    de: {
      title: "Was heißt 28/410? Eine Mündung richtig lesen",
      summary:
        "Die erste Zahl nennt den Durchmesser, die zweite das Gewinde. Stimmt eine nicht, wird der Verschluss undicht.",
      body: `<p>Zwei Zahlen sagen, ob ein Verschluss auf eine Flasche passt. Bei <strong>28/410</strong> steht die erste für den Nenn-Außendurchmesser des Gewindes in Millimetern, die zweite für die Norm, die Gewindeform, Umdrehungen und Mündungshöhe festlegt. Stimmen beide überein, passt die Kappe. Weicht eine ab, heißt „fast passend“: Irgendwo zwischen Ihrem Lager und dem Regal läuft es aus.</p>
<h2>Nennmaß ist nicht Messwert</h2>
<p>Wer zum ersten Mal den Messschieber an eine 28er-Mündung legt, wundert sich: Er liest zwischen 27,1 und 27,6 ab. Das Nennmaß ist gerundet; die wirklichen Maße gibt die Norm mit Buchstaben an. Fünf davon stehen auf jeder Zeichnung:</p>
<dl><dt>T</dt><dd>Außendurchmesser des Gewindes, der erste Griff zum Messschieber.</dd><dt>E</dt><dd>Durchmesser am Gewindegrund; der Unterschied zu T ergibt die Gewindetiefe.</dd><dt>I</dt><dd>Kleinster Innendurchmesser; hier müssen Füllrohr und Steigrohr hindurch.</dd><dt>H</dt><dd>Höhe von der Mündungskante bis zur Schulter; sie unterscheidet 400, 410 und 415.</dd><dt>S</dt><dd>Abstand von der Kante bis zum Gewindeanfang; er bestimmt, wie stark die Dichtung gepresst wird.</dd></dl>
<h2>Gleicher Durchmesser, anderes Gewinde</h2>
<table><caption>Drei Mündungen mit 28 mm</caption><thead><tr><th scope="col">Mündung</th><th scope="col">Umdrehungen</th><th scope="col">H, mm</th><th scope="col">Wo sie vorkommt</th></tr></thead><tbody><tr><th scope="row">28/400</th><td>1</td><td>9,8–10,5</td><td>Trigger-Sprühköpfe, Spülmittel</td></tr><tr><th scope="row">28/410</th><td>1,5</td><td>17,6–18,4</td><td>Lotionpumpen, Disc-Top, Flip-Top</td></tr><tr><th scope="row">28/415</th><td>2</td><td>27,1–27,9</td><td>Kosmetikkappen mit hohem Mantel</td></tr></tbody></table>
<p>Durchmesser und Steigung sind bei allen drei gleich, deshalb lassen sich die Kappen auch auf die fremde Mündung schrauben. Genau das ist die Falle. Eine 410er-Kappe stößt auf der 400er-Mündung an die Schulter, bevor ihre Dichtung die Dichtfläche erreicht. Eine 400er-Kappe auf 410 sieht geschlossen aus, lässt aber über der Schulter einen Spalt, hält nur mit einem Gang und lockert sich unterwegs.</p>
<h2>Getränke und Kanister</h2>
<p>Auch PCO 1881 und PCO 1810 haben 28 mm, mit der 28 der Kosmetik aber nichts zu tun: Gewinde, Wulst für das Originalitätsband und Tragring sind anders. Die 1881 ist rund 4 mm niedriger als die 1810, die Verschlüsse sind nicht tauschbar. Saftflaschen tragen die dreigängige 38er-Mündung, deren Verschluss mit einer Vierteldrehung öffnet. Kanister haben DIN 45, DIN 51 oder DIN 61; auch hier steht die Zahl für den Nenndurchmesser in Millimetern.</p>
<h2>Eine Flasche in fünf Schritten bestimmen</h2>
<ol><li>Messen Sie T in zwei Richtungen und bilden Sie den Mittelwert; bei mehr als 0,3 mm Unterschied ist die Mündung oval.</li><li>Messen Sie H von der Kante bis zur Schulter.</li><li>Zählen Sie die Umdrehungen: Gewindeanfang markieren und mit dem Finger folgen.</li><li>Suchen Sie nach einem Wulst für das Originalitätsband oder Unterbrechungen im Gewinde; beides verrät die Getränkemündung.</li><li>Vergleichen Sie mit der Zeichnung auf der Artikelseite.</li></ol>
<h2>Vor der Bestellung</h2>
<ul><li>Nennen Sie die Artikelnummern von Flasche und Verschluss zusammen; die Mündung steckt in beiden.</li><li>Lassen Sie bei Pumpen und Sprühern das Steigrohr auf die Innenhöhe der Flasche ablängen.</li><li>Fragen Sie nach der Einlage: Dieselbe Kappe gibt es mit Schaum, mit Siegelfolie und ohne; Dichtheit und Drehmoment hängen davon ab.</li><li>Nehmen Sie bei neuen Paarungen Muster. Notieren Sie das Schließmoment und das Öffnungsmoment nach 24 Stunden und legen Sie die gefüllte Flasche auf die Seite.</li></ul>
<p>In unserem <a href="/de/produkte">Katalog</a> wird die Paarung berechnet: Bei einer Flasche stehen nur Verschlüsse, deren Durchmesser und Norm übereinstimmen.</p>`,
    },
  },
};
