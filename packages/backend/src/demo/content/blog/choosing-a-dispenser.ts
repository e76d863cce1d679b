import type { DemoEntry } from "../entry.ts";

export const choosingADispenser: DemoEntry<"blog"> = {
  key: "choosing-a-dispenser",
  facts: {
    cover: { shape_id: "trigger-sprayer", colour: "blue", closure_colour: "blue" },
    tags: ["closures", "filling"],
  },
  publishedDaysAgo: 31,
  texts: {
    tr: {
      title: "Pompa, köpük, sprey, tetik: doğru dozu seçmek",
      summary:
        "Başlık seçimi renkle değil dozla başlar. Bir basışta kaç mililitre, hangi akışkanlıkta, kaç basışta biten bir şişe?",
      body: `<p>Aynı 500 ml şişe, üzerine takılan başlığa göre üç haftada da biter, üç ayda da. Başlığın verdiği doz; kullanım süresini, tüketicinin ürün hakkındaki kanısını ve dolum hattınızdaki ayarı birlikte belirler. Bu yüzden seçime renkten değil, dozdan başlamak gerekir.</p>
<h2>Beş başlık, beş doz</h2>
<table><caption>Katalogdaki başlıkların dozu ve uygun akışkanlık</caption><thead><tr><th scope="col">Başlık</th><th scope="col">Doz</th><th scope="col">Ağız</th><th scope="col">Akışkanlık, mPa·s</th><th scope="col">İçerik</th></tr></thead><tbody><tr><th scope="row">Losyon pompası</th><td>2 ml</td><td>24/410, 28/410</td><td>500–15.000</td><td>sıvı sabun, şampuan, losyon</td></tr><tr><th scope="row">Köpük pompası</th><td>0,8 ml</td><td>43/400</td><td>50’nin altı</td><td>köpük sabun, yüz temizleyici</td></tr><tr><th scope="row">Sprey pompa</th><td>0,12 ml</td><td>20/410, 24/410</td><td>20’nin altı</td><td>kolonya, tonik, oda kokusu</td></tr><tr><th scope="row">Tetikli sprey</th><td>0,9 ml</td><td>28/400</td><td>50’nin altı</td><td>cam, mutfak, banyo temizleyici</td></tr><tr><th scope="row">Damlalık</th><td>damlada 0,04 ml</td><td>18/415</td><td>300’ün altı</td><td>serum, yağ</td></tr></tbody></table>
<p>Akışkanlık sınırı keskin değildir, ama yönü bellidir. Koyu bir duş jeli köpük pompasının eleğini tıkar; su gibi bir tonik ise losyon pompasının ucundan damlar. Tetik seçerken memede köpük eleği olup olmadığını da sorun: banyo temizleyicisinde köpük, ürünü dikey yüzeyde tutar; cam temizleyicide ise iz bırakır. Aynı gövdeye iki meme de takılabilir.</p>
<h2>Kaç basışta biter?</h2>
<p>Hesap basittir: nominal hacmi doza bölün. 500 ml sıvı sabun 2 ml’lik pompayla 250 basış verir; evde günde yirmi kez el yıkanıyorsa şişe on iki günde biter. Aynı miktarı 0,8 ml’lik köpük pompasıyla kullanan kişi 625 basış alır. 100 ml’lik kolonya, 0,12 ml’lik spreyle 830 püskürtmeye çıkar. Rakam size fazla ya da az geliyorsa hacmi değil, önce dozu değiştirin.</p>
<h2>Hortum boyu</h2>
<p>Hortum, tabana 4 mm kala bitmelidir. Uzun hortum tabana dayanıp kıvrılır ve pompayı yukarı iter; kısa hortum dipte ürün bırakır. İki ayrıntı unutulmasın:</p>
<ul><li>Polietilen hortum bazı yağ ve çözücülerde uzar; 200 mm’lik hortumda yüzde 1–2 uzama, 4 mm’lik payı tüketir.</li><li>Tabanı kubbeli şişelerde hortumun ucu ortaya değil, en derin kenara yönelmelidir; ucu eğik kesilmiş hortum burada avantajlıdır.</li></ul>
<h2>Üst boşluk ve dolum</h2>
<p>Pompa gövdesi ve hortum şişeye girdiğinde 8–12 ml ürünün yerini alır. Nominal hacim ile silme hacim arasındaki fark bundan küçükse kapatma sırasında ürün taşar. Ürün sayfasındaki iki hacmi karşılaştırın; sıcakta genleşme için de silme hacmin en az yüzde 3’ü boş kalsın.</p>
<h2>Malzeme uyumu ve nakliye kilidi</h2>
<p>Başlığın içinde polipropilen gövde, polietilen conta, paslanmaz çelik yay ve bilye bulunur. Asitli temizleyicilerde yayı ürünle temas etmeyen tipi, klorlu ürünlerde metal parçasız tetiği isteyin. Nakliyede başlığın kendiliğinden basılması üç yolla önlenir: losyon pompası aşağıda kilitlenir, tetikte meme “kapalı” konumuna çevrilir, köpük ve sprey pompada üst kapak takılır. Kargoyla tek tek gönderilecek üründe bunların üzerine bir de bant ya da klips gerekir.</p>
<h2>Karar vermeden deneyin</h2>
<ol><li>Ürününüzle on şişe doldurun; ilk tam doza kadar kaç basış gerektiğini sayın. Losyon pompasında altıyı geçmemelidir.</li><li>On basışı tartın, ona bölün; doz anma değerinin yüzde 10’u içinde mi?</li><li>Şişeleri 40 °C’ta 28 gün yan yatırın: sızıntı, şişme, renk değişimi.</li><li>Dipte kalan ürünü tartın; yüzde 3’ü aşıyorsa hortum boyu yanlıştır.</li></ol>
<p>Bir şişenin ağzına uyan başlıkları <a href="/urun">ürün sayfasında</a>, hortum boylarıyla birlikte görürsünüz.</p>`,
    },
    en: {
      title: "Pump, foamer, mist or trigger: choosing the right dose",
      summary:
        "Start from the dose, not the colour: how many millilitres a stroke, at what viscosity, and how many strokes to the last drop?",
      body: `<p>One and the same 500 ml bottle lasts three weeks or three months, depending on what sits on top of it. The dose decides how long a pack lasts, what the customer thinks of the formula and how your filling line is set. So begin with the dose and leave the colour for later.</p>
<h2>Five dispensers, five doses</h2>
<table><caption>Dispensers in the catalogue: dose and suitable viscosity</caption><thead><tr><th scope="col">Dispenser</th><th scope="col">Dose</th><th scope="col">Neck</th><th scope="col">Viscosity, mPa·s</th><th scope="col">Contents</th></tr></thead><tbody><tr><th scope="row">Lotion pump</th><td>2 ml</td><td>24/410, 28/410</td><td>500–15,000</td><td>hand soap, shampoo, lotion</td></tr><tr><th scope="row">Foam pump</th><td>0.8 ml</td><td>43/400</td><td>below 50</td><td>foaming soap, facial cleanser</td></tr><tr><th scope="row">Fine mist sprayer</th><td>0.12 ml</td><td>20/410, 24/410</td><td>below 20</td><td>cologne, toner, room scent</td></tr><tr><th scope="row">Trigger sprayer</th><td>0.9 ml</td><td>28/400</td><td>below 50</td><td>glass, kitchen and bathroom cleaners</td></tr><tr><th scope="row">Dropper</th><td>0.04 ml a drop</td><td>18/415</td><td>below 300</td><td>serum, oil</td></tr></tbody></table>
<p>The limits of viscosity are not sharp, but their direction is clear. A thick shower gel clogs the mesh of a foam pump, while a watery toner drips from the nozzle of a lotion pump.</p>
<h2>How many strokes to the end?</h2>
<p>The sum is simple: divide the nominal volume by the dose. 500 ml of hand soap gives 250 strokes of 2 ml; in a home where hands are washed twenty times a day the bottle is empty after twelve days. Through a 0.8 ml foam pump the same quantity gives 625 strokes. 100 ml of cologne makes some 830 sprays of 0.12 ml. If the figure seems too high or too low, change the dose before you change the volume.</p>
<h2>The dip tube</h2>
<p>A dip tube should end 4 mm above the base. One that is too long bends against the bottom and pushes the pump up; one that is too short leaves product behind. Two details are easily forgotten:</p>
<ul><li>Polyethylene tubes grow in some oils and solvents. One or two per cent of a 200 mm tube uses up the whole 4 mm.</li><li>In a bottle with a domed base the end of the tube belongs at the deepest edge, not in the middle; a tube cut at an angle helps.</li></ul>
<h2>Headspace and filling</h2>
<p>Once it is in the bottle, the body of a pump and its tube displace 8 to 12 ml. If the gap between nominal and brimful volume is smaller than that, product runs over when the pump goes on. Compare the two volumes on the product page, and leave at least 3% of the brimful volume for expansion in warm weather.</p>
<h2>Materials and transport locks</h2>
<p>Inside a dispenser are a polypropylene body, a polyethylene gasket, a spring and a ball of stainless steel. For acid cleaners ask for a pump whose spring stays outside the product; for chlorinated ones, for a trigger without metal parts. Three things stop a dispenser from working by itself on the road: a lotion pump locks down, a trigger nozzle turns to “off”, foam and mist pumps wear an overcap. Goods sent singly by courier need a clip or tape as well.</p>
<h2>Try it before you decide</h2>
<ol><li>Fill ten bottles with your product and count the strokes until the first full dose. A lotion pump should need no more than six.</li><li>Weigh ten strokes and divide by ten: is the dose within 10% of its nominal value?</li><li>Lay the bottles on their side for 28 days at 40 °C and look for leaks, swelling and discolouration.</li><li>Weigh what is left at the end. More than 3% means that the tube has the wrong length.</li></ol>
<p>The <a href="/en/products">product page</a> of a bottle lists the dispensers that fit its neck, with the lengths of their dip tubes.</p>`,
    },
    ru: {
      title: "Помпа, пенообразователь, спрей, курок: как выбрать дозу",
      summary:
        "Начинайте с дозы, а не с цвета: сколько миллилитров за нажатие, при какой вязкости и на сколько нажатий хватит флакона?",
      body: `<p>Один и тот же флакон 500 мл закончится через три недели или через три месяца — смотря что на него надето. Доза определяет срок службы упаковки, мнение покупателя о продукте и настройку линии розлива. Поэтому начинать стоит с дозы, а цвет оставить на потом.</p>
<h2>Пять устройств — пять доз</h2>
<table><caption>Дозирующие устройства каталога: доза и вязкость</caption><thead><tr><th scope="col">Устройство</th><th scope="col">Доза</th><th scope="col">Горловина</th><th scope="col">Вязкость, мПа·с</th><th scope="col">Продукт</th></tr></thead><tbody><tr><th scope="row">Помпа-дозатор</th><td>2 мл</td><td>24/410, 28/410</td><td>500–15\u00a0000</td><td>жидкое мыло, шампунь, лосьон</td></tr><tr><th scope="row">Помпа-пенообразователь</th><td>0,8 мл</td><td>43/400</td><td>до 50</td><td>мыло-пена, пенка для умывания</td></tr><tr><th scope="row">Кнопочный распылитель</th><td>0,12 мл</td><td>20/410, 24/410</td><td>до 20</td><td>одеколон, тоник, аромат для дома</td></tr><tr><th scope="row">Курковый распылитель</th><td>0,9 мл</td><td>28/400</td><td>до 50</td><td>средства для стёкол, кухни, ванной</td></tr><tr><th scope="row">Пипетка</th><td>капля 0,04 мл</td><td>18/415</td><td>до 300</td><td>сыворотка, масло</td></tr></tbody></table>
<p>Границы по вязкости нестрогие, но направление ясно. Густой гель забивает сетку пенообразователя, а водянистый тоник капает с носика помпы-дозатора.</p>
<h2>На сколько нажатий хватит</h2>
<p>Расчёт прост: номинальный объём делим на дозу. 500 мл жидкого мыла — это 250 нажатий по 2 мл; если в доме моют руки двадцать раз в день, флакон опустеет за двенадцать дней. Через пенообразователь с дозой 0,8 мл то же количество даёт 625 нажатий. 100 мл одеколона — около 830 распылений по 0,12 мл. Если число кажется слишком большим или малым, меняйте сначала дозу, а не объём.</p>
<h2>Длина трубки</h2>
<p>Трубка должна не доходить до дна на 4 мм. Слишком длинная сгибается и выталкивает помпу вверх, слишком короткая оставляет продукт на дне. Часто забывают о двух вещах:</p>
<ul><li>В некоторых маслах и растворителях полиэтиленовая трубка удлиняется. Один-два процента от 200 мм съедают весь запас в 4 мм.</li><li>Если дно выпуклое внутрь, конец трубки должен смотреть в самое глубокое место у стенки, а не в середину; помогает косой срез.</li></ul>
<h2>Свободный объём и розлив</h2>
<p>Корпус помпы и трубка вытесняют из флакона 8–12 мл. Если разница между номинальным и полным объёмом меньше, при установке помпы продукт перельётся. Сравните оба объёма на странице изделия и оставьте не меньше 3\u00a0% полного объёма на расширение в тепле.</p>
<h2>Материалы и блокировка при перевозке</h2>
<p>Внутри устройства — корпус из полипропилена, прокладка из полиэтилена, пружина и шарик из нержавеющей стали. Для кислотных средств просите помпу, у которой пружина не касается продукта, для хлорсодержащих — курок без металлических деталей. От случайного нажатия в дороге защищают три решения: помпа-дозатор фиксируется внизу, насадка курка поворачивается в положение «закрыто», пенообразователь и распылитель закрываются колпачком. Для посылок поштучно нужны ещё клипса или лента.</p>
<h2>Проверьте, прежде чем решить</h2>
<ol><li>Наполните десять флаконов своим продуктом и сосчитайте нажатия до первой полной дозы. Для помпы-дозатора — не больше шести.</li><li>Взвесьте десять доз и разделите на десять: отличие от номинала укладывается в 10\u00a0%?</li><li>Положите флаконы набок на 28 дней при 40\u00a0°C: нет ли течи, разбухания, изменения цвета.</li><li>Взвесьте остаток. Больше 3\u00a0% — длина трубки выбрана неверно.</li></ol>
<p>На <a href="/ru/produkty">странице флакона</a> показаны устройства, подходящие к его горловине, с длиной трубки.</p>`,
    },
    fr: {
      title: "Pompe, mousse, spray ou pistolet\u00a0: choisir la bonne dose",
      summary:
        "Partez de la dose, non de la couleur\u00a0: combien de millilitres par pression, à quelle viscosité, et combien de pressions par flacon\u00a0?",
      body: `<p>Un même flacon de 500 ml dure trois semaines ou trois mois selon ce qui le coiffe. La dose fixe la durée d’usage, l’idée que l’on se fait de la formule et le réglage de votre ligne. Commencez donc par elle et gardez la couleur pour la fin.</p>
<h2>Cinq têtes, cinq doses</h2>
<table><caption>Les doseurs du catalogue\u00a0: dose et viscosité admise</caption><thead><tr><th scope="col">Doseur</th><th scope="col">Dose</th><th scope="col">Bague</th><th scope="col">Viscosité, mPa·s</th><th scope="col">Contenu</th></tr></thead><tbody><tr><th scope="row">Pompe à lotion</th><td>2 ml</td><td>24/410, 28/410</td><td>500–15\u00a0000</td><td>savon liquide, shampooing, lait</td></tr><tr><th scope="row">Pompe à mousse</th><td>0,8 ml</td><td>43/400</td><td>moins de 50</td><td>savon moussant, nettoyant visage</td></tr><tr><th scope="row">Pompe spray</th><td>0,12 ml</td><td>20/410, 24/410</td><td>moins de 20</td><td>eau de Cologne, tonique, parfum d’ambiance</td></tr><tr><th scope="row">Pistolet pulvérisateur</th><td>0,9 ml</td><td>28/400</td><td>moins de 50</td><td>nettoyants vitres, cuisine, salle de bains</td></tr><tr><th scope="row">Pipette</th><td>0,04 ml la goutte</td><td>18/415</td><td>moins de 300</td><td>sérum, huile</td></tr></tbody></table>
<p>Les limites de viscosité n’ont rien de tranché, mais leur sens est clair\u00a0: un gel épais colmate la grille d’une pompe à mousse, un tonique fluide goutte au bec d’une pompe à lotion.</p>
<h2>Combien de pressions\u00a0?</h2>
<p>Le calcul est simple\u00a0: le volume nominal divisé par la dose. 500 ml de savon donnent 250 pressions de 2 ml\u00a0; dans un foyer où l’on se lave les mains vingt fois par jour, le flacon est vide en douze jours. Avec une pompe à mousse de 0,8 ml, la même quantité en donne 625. 100 ml d’eau de Cologne font quelque 830 pulvérisations de 0,12 ml. Si le chiffre vous paraît trop haut ou trop bas, changez d’abord la dose, ensuite la contenance.</p>
<h2>Le tube plongeur</h2>
<p>Il doit s’arrêter à 4 mm du fond. Trop long, il se plie et repousse la pompe\u00a0; trop court, il laisse du produit. Deux détails s’oublient facilement\u00a0:</p>
<ul><li>Le tube en polyéthylène s’allonge dans certaines huiles et certains solvants\u00a0: 1 à 2\u00a0% de 200 mm suffisent à consommer les 4 mm.</li><li>Si le fond est bombé vers l’intérieur, le bout du tube doit viser le point le plus bas, au bord\u00a0; une coupe en biais y aide.</li></ul>
<h2>Vide de tête et remplissage</h2>
<p>Corps de pompe et tube déplacent 8 à 12 ml. Si l’écart entre volume nominal et volume ras bord est plus petit, le produit déborde à la pose. Comparez les deux volumes sur la page du produit et gardez au moins 3\u00a0% du ras bord pour la dilatation par temps chaud.</p>
<h2>Matières et verrouillage</h2>
<p>Un doseur réunit un corps en polypropylène, un joint en polyéthylène, un ressort et une bille en acier inoxydable. Pour un nettoyant acide, demandez une pompe dont le ressort reste hors du produit\u00a0; pour un produit chloré, un pistolet sans pièce métallique. En transport, trois moyens empêchent la tête d’agir seule\u00a0: la pompe à lotion se verrouille en bas, la buse du pistolet se tourne sur «\u00a0fermé\u00a0», la mousse et le spray portent un capot. Pour un envoi à l’unité, ajoutez un clip ou un ruban.</p>
<h2>Essayer avant de décider</h2>
<ol><li>Remplissez dix flacons de votre produit et comptez les pressions jusqu’à la première dose complète\u00a0: six au plus pour une pompe à lotion.</li><li>Pesez dix doses et divisez par dix\u00a0: l’écart au nominal reste-t-il sous 10\u00a0%\u00a0?</li><li>Couchez les flacons 28 jours à 40\u00a0°C\u00a0; cherchez fuites, gonflements, changements de teinte.</li><li>Pesez le reste. Au-delà de 3\u00a0%, la longueur du tube est à revoir.</li></ol>
<p>La <a href="/fr/produits">page d’un flacon</a> énumère les doseurs qui vont sur sa bague, avec la longueur de leur tube.</p>`,
    },
    ar: {
      title: "مضخة أم رغوة أم رذاذ أم زناد: كيف تختار الجرعة",
      summary: "ابدأ بالجرعة لا باللون: كم مليلترًا في الضغطة، وعند أي لزوجة، وبعد كم ضغطة تفرغ القارورة؟",
      body: `<p>القارورة نفسها سعة 500 مل قد تنتهي في ثلاثة أسابيع أو في ثلاثة أشهر بحسب ما يُركَّب عليها. فالجرعة تحدد مدة الاستعمال ورأي المستهلك في المنتج وضبط خط التعبئة معًا. لذلك نبدأ بالجرعة ونترك اللون إلى النهاية.</p>
<h2>خمسة رؤوس وخمس جرعات</h2>
<table><caption>رؤوس الكتالوج: الجرعة واللزوجة المناسبة</caption><thead><tr><th scope="col">الرأس</th><th scope="col">الجرعة</th><th scope="col">الفوهة</th><th scope="col">اللزوجة، <bdi dir="ltr">mPa·s</bdi></th><th scope="col">المحتوى</th></tr></thead><tbody><tr><th scope="row">مضخة لوشن</th><td>2 مل</td><td><bdi dir="ltr">24/410</bdi>، <bdi dir="ltr">28/410</bdi></td><td><bdi dir="ltr">500–15,000</bdi></td><td>صابون سائل، شامبو، لوشن</td></tr><tr><th scope="row">مضخة رغوة</th><td>0.8 مل</td><td><bdi dir="ltr">43/400</bdi></td><td>أقل من 50</td><td>صابون رغوي، غسول الوجه</td></tr><tr><th scope="row">بخاخ رذاذ</th><td>0.12 مل</td><td><bdi dir="ltr">20/410</bdi>، <bdi dir="ltr">24/410</bdi></td><td>أقل من 20</td><td>كولونيا، تونر، معطر جو</td></tr><tr><th scope="row">بخاخ بزناد</th><td>0.9 مل</td><td><bdi dir="ltr">28/400</bdi></td><td>أقل من 50</td><td>منظفات الزجاج والمطبخ والحمام</td></tr><tr><th scope="row">قطّارة</th><td>0.04 مل للقطرة</td><td><bdi dir="ltr">18/415</bdi></td><td>أقل من 300</td><td>سيروم، زيت</td></tr></tbody></table>
<p>حدود اللزوجة ليست قاطعة لكن اتجاهها واضح: جل الاستحمام الكثيف يسدّ شبكة مضخة الرغوة، والتونر المائي يقطر من فوهة مضخة اللوشن.</p>
<h2>بعد كم ضغطة تنتهي؟</h2>
<p>الحساب بسيط: اقسم السعة الاسمية على الجرعة. 500 مل من الصابون السائل تعطي 250 ضغطة بجرعة 2 مل؛ فإن كانت الأيدي تُغسل في البيت عشرين مرة يوميًا فرغت القارورة في اثني عشر يومًا. وبمضخة رغوة 0.8 مل تعطي الكمية نفسها 625 ضغطة. أما 100 مل من الكولونيا فتكفي لنحو 830 رشة بجرعة 0.12 مل. وإن بدا الرقم كبيرًا أو صغيرًا فغيّر الجرعة قبل أن تغيّر السعة.</p>
<h2>طول الأنبوب</h2>
<p>ينبغي أن ينتهي الأنبوب قبل القاع بنحو 4 مم. فالأطول ينثني ويدفع المضخة إلى أعلى، والأقصر يترك منتجًا في القاع. وهناك أمران يُغفل عنهما:</p>
<ul><li>يتمدد أنبوب البولي إيثيلين في بعض الزيوت والمذيبات، وتكفي نسبة 1 إلى 2% من أنبوب طوله 200 مم لاستهلاك الفراغ كله.</li><li>إن كان القاع مقببًا نحو الداخل وجب أن يتجه طرف الأنبوب إلى أعمق نقطة عند الحافة لا إلى الوسط، والقص المائل يساعد على ذلك.</li></ul>
<h2>الفراغ العلوي والتعبئة</h2>
<p>يزيح جسم المضخة وأنبوبها من 8 إلى 12 مل. فإن كان الفرق بين السعة الاسمية والسعة حتى الحافة أصغر من ذلك فاض المنتج عند تركيب المضخة. قارن السعتين في صفحة المنتج، واترك 3% على الأقل من السعة حتى الحافة للتمدد في الحر.</p>
<h2>المواد وقفل النقل</h2>
<p>يتكون الرأس من جسم بولي بروبيلين وحشية بولي إيثيلين ونابض وكرة من الفولاذ المقاوم للصدأ. للمنظفات الحمضية اطلب مضخة لا يلامس نابضها المنتج، وللمنتجات المحتوية على الكلور زنادًا بلا أجزاء معدنية. وثلاث وسائل تمنع عمل الرأس تلقائيًا في الطريق: مضخة اللوشن تُقفل إلى أسفل، وفوهة الزناد تُدار إلى وضع «مغلق»، ومضخة الرغوة والرذاذ تُغطى بغطاء خارجي. أما الشحن بالقطعة فيحتاج فوق ذلك إلى مشبك أو شريط.</p>
<h2>جرّب قبل أن تقرر</h2>
<ol><li>عبّئ عشر قوارير بمنتجك وعُدّ الضغطات حتى أول جرعة كاملة؛ ينبغي ألا تتجاوز ستًا في مضخة اللوشن.</li><li>زِن عشر جرعات واقسمها على عشرة: هل الفرق عن القيمة الاسمية ضمن 10%؟</li><li>ضع القوارير على جنبها 28 يومًا عند 40 درجة مئوية وراقب التسرب والانتفاخ وتغيّر اللون.</li><li>زِن المتبقي في القاع؛ فإن زاد على 3% فطول الأنبوب غير صحيح.</li></ol>
<p>تعرض <a href="/ar/products">صفحة القارورة</a> الرؤوس الملائمة لفوهتها مع أطوال أنابيبها.</p>`,
    },
    de: {
      title: "Pumpe, Schaum, Nebel oder Trigger: die richtige Dosis wählen",
      summary:
        "Am Anfang steht die Dosis, nicht die Farbe: wie viele Milliliter je Hub, bei welcher Viskosität und wie viele Hübe bis zum Ende?",
      body: `<p>Dieselbe 500-ml-Flasche reicht drei Wochen oder drei Monate, je nachdem, was auf ihr sitzt. Die Dosis bestimmt die Reichweite, das Urteil des Kunden über die Rezeptur und die Einstellung Ihrer Abfüllung. Beginnen Sie also mit der Dosis; die Farbe kommt zuletzt.</p>
<h2>Fünf Spender, fünf Dosen</h2>
<table><caption>Spender im Katalog: Dosis und geeignete Viskosität</caption><thead><tr><th scope="col">Spender</th><th scope="col">Dosis</th><th scope="col">Mündung</th><th scope="col">Viskosität, mPa·s</th><th scope="col">Füllgut</th></tr></thead><tbody><tr><th scope="row">Lotionpumpe</th><td>2 ml</td><td>24/410, 28/410</td><td>500–15.000</td><td>Flüssigseife, Shampoo, Lotion</td></tr><tr><th scope="row">Schaumpumpe</th><td>0,8 ml</td><td>43/400</td><td>unter 50</td><td>Schaumseife, Gesichtsreiniger</td></tr><tr><th scope="row">Feinzerstäuber</th><td>0,12 ml</td><td>20/410, 24/410</td><td>unter 20</td><td>Kölnisch Wasser, Tonic, Raumduft</td></tr><tr><th scope="row">Trigger-Sprühkopf</th><td>0,9 ml</td><td>28/400</td><td>unter 50</td><td>Glas-, Küchen- und Badreiniger</td></tr><tr><th scope="row">Tropfpipette</th><td>0,04 ml je Tropfen</td><td>18/415</td><td>unter 300</td><td>Serum, Öl</td></tr></tbody></table>
<p>Die Grenzen der Viskosität sind nicht scharf, die Richtung ist klar: Ein dickes Duschgel verstopft das Sieb der Schaumpumpe, ein wässriges Tonic tropft aus der Lotionpumpe.</p>
<h2>Wie viele Hübe bis zum Ende?</h2>
<p>Die Rechnung ist einfach: Nennvolumen geteilt durch Dosis. 500 ml Flüssigseife ergeben 250 Hübe zu 2 ml; wo sich zwanzigmal am Tag jemand die Hände wäscht, ist die Flasche nach zwölf Tagen leer. Mit der Schaumpumpe von 0,8 ml reicht dieselbe Menge für 625 Hübe. 100 ml Kölnisch Wasser ergeben rund 830 Sprühstöße zu 0,12 ml. Erscheint Ihnen die Zahl zu hoch oder zu niedrig, ändern Sie zuerst die Dosis, dann das Volumen.</p>
<h2>Das Steigrohr</h2>
<p>Es soll 4 mm über dem Boden enden. Ist es zu lang, knickt es und drückt die Pumpe hoch; ist es zu kurz, bleibt Füllgut zurück. Zwei Dinge werden gern vergessen:</p>
<ul><li>In manchen Ölen und Lösemitteln wird ein Rohr aus Polyethylen länger. Ein bis zwei Prozent von 200 mm verbrauchen die 4 mm bereits.</li><li>Bei gewölbtem Boden gehört das Rohrende an den tiefsten Rand, nicht in die Mitte; ein schräger Schnitt hilft dabei.</li></ul>
<h2>Kopfraum und Abfüllung</h2>
<p>Pumpenkörper und Steigrohr verdrängen 8 bis 12 ml. Ist der Abstand zwischen Nenn- und Randvollvolumen kleiner, läuft die Flasche beim Aufsetzen über. Vergleichen Sie beide Volumen auf der Artikelseite und lassen Sie mindestens 3\u00a0% des Randvollvolumens für die Ausdehnung bei Wärme frei.</p>
<h2>Werkstoffe und Transportsicherung</h2>
<p>Im Spender stecken ein Körper aus Polypropylen, eine Dichtung aus Polyethylen, Feder und Kugel aus Edelstahl. Für saure Reiniger verlangen Sie eine Pumpe, deren Feder außerhalb des Füllguts liegt, für chlorhaltige einen Trigger ohne Metallteile. Unterwegs verhindern drei Mittel das ungewollte Auslösen: Die Lotionpumpe rastet unten ein, die Triggerdüse wird auf „zu“ gedreht, Schaumpumpe und Feinzerstäuber tragen eine Überkappe. Beim Einzelversand kommen Clip oder Klebeband hinzu.</p>
<h2>Erst ausprobieren, dann entscheiden</h2>
<ol><li>Füllen Sie zehn Flaschen mit Ihrem Produkt und zählen Sie die Hübe bis zur ersten vollen Dosis. Eine Lotionpumpe soll mit sechs auskommen.</li><li>Wiegen Sie zehn Hübe und teilen Sie durch zehn: Liegt die Dosis innerhalb von 10\u00a0% um den Nennwert?</li><li>Legen Sie die Flaschen 28 Tage bei 40\u00a0°C auf die Seite und achten Sie auf Lecks, Quellung und Verfärbung.</li><li>Wiegen Sie den Rest. Mehr als 3\u00a0% heißt: falsche Rohrlänge.</li></ol>
<p>Die <a href="/de/produkte">Artikelseite</a> einer Flasche nennt die Spender, die auf ihre Mündung passen, samt Steigrohrlängen.</p>`,
    },
  },
};
