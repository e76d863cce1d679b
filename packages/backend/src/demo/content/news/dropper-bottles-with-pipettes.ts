import type { DemoEntry } from "../entry.ts";

export const dropperBottlesWithPipettes: DemoEntry<"news"> = {
  key: "dropper-bottles-with-pipettes",
  facts: { cover: { shape_id: "bottle-round-dropper", colour: "amber", closure_colour: "gold" } },
  publishedDaysAgo: 64,
  texts: {
    tr: {
      title: "Damlalıklı şişeler pipetiyle birlikte tek üründe eşleşti",
      summary:
        "15–100 ml PET damlalıklı şişelerde pipet boyu artık şişeye göre kesilmiş olarak stokta: 18/415 ağızda altı hacim.",
      body: `<p>Serum şişesinde en sık yapılan hata, pipet boyunu hacme bakarak seçmektir. Oysa belirleyici olan iç yüksekliktir: iki farklı 30 ml şişe, 12 mm farklı pipet isteyebilir. Bu yüzden 18/415 ağızlı PET damlalıklı şişelerimizin her hacmi için pipetini ayrı boyda stokluyoruz.</p>
<ul><li>Hacimler: 15, 20, 30, 50, 60 ve 100 ml.</li><li>Gövde: amber, şeffaf, şeffaf mavi, şeffaf yeşil, füme, şeffaf pembe.</li><li>Damlalık başlığı: siyah, beyaz, altın, gümüş, rose gold.</li><li>Pipet ucu ile taban arasında 4 mm boşluk bırakılır; uç tabana dayanıp kırılmaz, dipte ürün kalmaz.</li></ul>
<p>Ürün sayfasında şişeyi açınca uyan damlalıklar kendiliğinden listelenir. Uçucu yağ dolduracaksanız önce numuneyle 14 günlük temas denemesi yapmanızı öneririz: PET yağlara dayanır, ancak narenciye özleri ve bazı çözücüler lastik başlığı şişirebilir.</p>`,
    },
    en: {
      title: "Dropper bottles now come with the pipette that reaches",
      summary:
        "For PET dropper bottles from 15 to 100 ml we now stock the pipette cut to each bottle: six sizes on an 18/415 neck.",
      body: `<p>The commonest mistake with a serum bottle is to choose the pipette by volume. What counts is the inner height: two 30 ml bottles may call for pipettes 12 mm apart. So for every size of our 18/415 PET dropper bottles we now stock its own length.</p>
<ul><li>Sizes: 15, 20, 30, 50, 60 and 100 ml.</li><li>Body: amber, clear, clear blue, clear green, smoke, clear pink.</li><li>Dropper: black, white, gold, silver, rose gold.</li><li>The tip stops 4 mm above the base, so that it neither knocks against the bottom nor leaves product behind.</li></ul>
<p>Open a bottle in the catalogue and the fitting droppers are listed with it. If you fill essential oils, run a fourteen-day contact test on a sample first: PET withstands oils well, but citrus extracts and some solvents make the rubber bulb swell.</p>`,
    },
    ru: {
      title: "К каждому флакону-капельнице — пипетка нужной длины",
      summary:
        "Для флаконов из ПЭТ от 15 до 100 мл держим на складе пипетки, отрезанные под каждый флакон: шесть объёмов с горловиной 18/415.",
      body: `<p>Самая частая ошибка с флаконом для сыворотки — выбирать пипетку по объёму. Важна внутренняя высота: двум разным флаконам на 30 мл могут понадобиться пипетки с разницей в 12 мм. Поэтому для каждого объёма флаконов-капельниц 18/415 из ПЭТ мы держим свою длину.</p>
<ul><li>Объёмы: 15, 20, 30, 50, 60 и 100 мл.</li><li>Корпус: янтарный, прозрачный, прозрачно-синий, прозрачно-зелёный, дымчатый, прозрачно-розовый.</li><li>Пипетка: чёрная, белая, золотая, серебристая, цвета розового золота.</li><li>Кончик не доходит до дна на 4 мм: не упирается и не оставляет продукт.</li></ul>
<p>Откройте флакон в каталоге — подходящие пипетки показаны рядом. Для эфирных масел сначала выдержите образец 14 дней: ПЭТ масла переносит хорошо, но от цитрусовых экстрактов и некоторых растворителей может разбухнуть резиновая груша.</p>`,
    },
    fr: {
      title: "Chaque flacon compte-gouttes a désormais sa pipette",
      summary:
        "Pour les flacons compte-gouttes en PET de 15 à 100 ml, nous stockons la pipette coupée à chaque flacon\u00a0: six contenances en bague 18/415.",
      body: `<p>L’erreur la plus courante, pour un flacon à sérum, est de choisir la pipette d’après la contenance. Ce qui compte est la hauteur intérieure\u00a0: deux flacons de 30 ml peuvent demander des pipettes de 12 mm d’écart. Pour chaque contenance de nos flacons PET en 18/415, nous tenons donc sa propre longueur en stock.</p>
<ul><li>Contenances\u00a0: 15, 20, 30, 50, 60 et 100 ml.</li><li>Corps\u00a0: ambré, transparent, bleu translucide, vert translucide, fumé, rose translucide.</li><li>Pipette\u00a0: noire, blanche, dorée, argentée, or rose.</li><li>L’extrémité s’arrête à 4 mm du fond\u00a0: elle ne bute pas et ne laisse pas de produit.</li></ul>
<p>Ouvrez un flacon au catalogue, les pipettes compatibles s’affichent avec lui. Pour des huiles essentielles, faites d’abord un essai de contact de quatorze jours\u00a0: le PET résiste bien aux huiles, mais les extraits d’agrumes et certains solvants font gonfler la poire.</p>`,
    },
    ar: {
      title: "لكل قارورة بقطّارة أنبوبها المقصوص على مقاسها",
      summary:
        "لقوارير PET بقطّارة من 15 إلى 100 مل نحتفظ في المخزون بقطّارة مقصوصة على كل قارورة: ست سعات بفوهة 18/415.",
      body: `<p>أكثر الأخطاء شيوعًا في قارورة السيروم اختيار طول القطّارة حسب السعة، والعبرة بالارتفاع الداخلي: فقد تحتاج قارورتان سعة 30 مل إلى قطّارتين يفصل بينهما 12 مم. لذلك خصصنا لكل سعة من قوارير PET بفوهة <bdi dir="ltr">18/415</bdi> طولًا في المخزون.</p>
<ul><li>السعات: 15 و20 و30 و50 و60 و100 مل.</li><li>الجسم: كهرماني، شفاف، أزرق شفاف، أخضر شفاف، دخاني، وردي شفاف.</li><li>القطّارة: سوداء، بيضاء، ذهبية، فضية، ذهبية وردية.</li><li>يقف الطرف على بعد 4 مم من القاع فلا يصطدم به ولا يترك منتجًا خلفه.</li></ul>
<p>افتحوا القارورة في الكتالوج تظهر القطّارات الملائمة معها. وإن كنتم تعبئون زيوتًا عطرية فأجروا أولًا اختبار تلامس لمدة 14 يومًا على عينة: يتحمل PET الزيوت جيدًا، لكن خلاصات الحمضيات وبعض المذيبات قد تنفخ الرأس المطاطي.</p>`,
    },
    de: {
      title: "Zu jeder Tropfflasche die Pipette, die bis unten reicht",
      summary:
        "Für PET-Tropfflaschen von 15 bis 100 ml liegt die Pipette jetzt auf jede Flasche abgelängt am Lager: sechs Größen, Mündung 18/415.",
      body: `<p>Der häufigste Fehler bei der Serumflasche: die Pipette nach dem Volumen zu wählen. Maßgeblich ist die Innenhöhe; zwei verschiedene 30-ml-Flaschen können Pipetten mit 12 mm Unterschied verlangen. Deshalb führen wir für jede Größe unserer PET-Tropfflaschen mit 18/415 die eigene Länge am Lager.</p>
<ul><li>Größen: 15, 20, 30, 50, 60 und 100 ml.</li><li>Körper: braun, transparent, blautransparent, grüntransparent, rauchgrau, rosatransparent.</li><li>Pipette: Schwarz, Weiß, Gold, Silber, Roségold.</li><li>Die Spitze endet 4 mm über dem Boden: Sie stößt nicht an und lässt nichts zurück.</li></ul>
<p>Öffnen Sie eine Flasche im Katalog, stehen die passenden Pipetten daneben. Für ätherische Öle empfehlen wir vorab einen vierzehntägigen Kontakttest am Muster: PET verträgt Öle gut, doch Zitrusextrakte und manche Lösemittel lassen den Gummisauger quellen.</p>`,
    },
  },
};
