import type { DemoEntry } from "../entry.ts";

export const squareLotionSeries: DemoEntry<"news"> = {
  key: "square-lotion-series",
  facts: { cover: { shape_id: "bottle-square-lotion", colour: "ivory", closure_colour: "gold" } },
  publishedDaysAgo: 3,
  texts: {
    tr: {
      title: "Kare losyon serisi altı hacme tamamlandı",
      summary:
        "HDPE kare losyon şişeleri artık 250 ml’den 1 litreye kadar; altısı da 28/410 ağızlı, aynı pompayla çalışıyor.",
      body: `<p>Kare kesitli HDPE losyon serimize 300, 400 ve 750 ml kalıpları eklendi. Böylece seri 250, 300, 400, 500, 750 ve 1000 ml olmak üzere altı hacme ulaştı. Hepsi 28/410 ağızlıdır: tek bir pompa başlığı seçip yalnızca hortum boyunu değiştirmeniz yeter.</p>
<h2>Neden kare?</h2>
<p>Aynı hacimde yuvarlak bir şişe kolide köşeleri boş bırakır; kare gövde o boşluğu doldurur. Dört düz yüz, ön ve arka etiketi ayrı basan hatlarda şişeyi döndürmeden etiketlemeye izin verir. Köşe yarıçapları, ekstrüzyonla şişirmede et kalınlığı köşede 0,6 mm’nin altına inmeyecek biçimde seçildi.</p>
<ul><li>Stok renkler: beyaz, natürel, siyah, açık mavi, pembe, fildişi.</li><li>Pompa, disk-top ve flip-top kapak aynı ağza uyar.</li><li>Koli ve palet adetleri her hacmin <a href="/urun">ürün sayfasında</a> yazar.</li></ul>
<p>Yeni hacimlerden numune, uyumlu pompasıyla birlikte hazırdır.</p>`,
    },
    en: {
      title: "The square lotion range now has six sizes",
      summary:
        "Square HDPE lotion bottles now run from 250 ml to one litre, all with a 28/410 neck, so one pump serves the whole range.",
      body: `<p>Moulds for 300, 400 and 750 ml have joined our square HDPE lotion bottles, which completes the range at 250, 300, 400, 500, 750 and 1000 ml. Every size has a 28/410 neck: settle on one pump head and change nothing but the dip tube.</p>
<h2>Why square?</h2>
<p>A round bottle leaves the corners of its cell empty; a square one fills them. Four flat panels let a line label front and back without turning the bottle. The corner radii were chosen so that the wall stays above 0.6 mm where extrusion blow moulding stretches it most.</p>
<ul><li>Stock colours: white, natural, black, light blue, pink and ivory.</li><li>The same neck takes a pump, a disc-top or a flip-top.</li><li>Carton and pallet quantities are on the <a href="/en/products">product page</a> of each size.</li></ul>
<p>Samples of the new sizes are ready, each with a pump that fits.</p>`,
    },
    ru: {
      title: "В серии квадратных флаконов для лосьона теперь шесть объёмов",
      summary:
        "Квадратные флаконы из ПНД выпускаются от 250 мл до 1 л; у всех горловина 28/410, и на всю серию хватает одной помпы.",
      body: `<p>К квадратным флаконам для лосьона из ПНД добавились формы на 300, 400 и 750 мл. Теперь в серии шесть объёмов: 250, 300, 400, 500, 750 и 1000 мл. Горловина у всех 28/410, поэтому достаточно выбрать одну помпу и менять только длину трубки.</p>
<h2>Чем удобен квадрат</h2>
<p>Круглый флакон оставляет углы ячейки пустыми, квадратный их заполняет. Четыре плоские грани позволяют клеить переднюю и заднюю этикетки, не поворачивая флакон. Радиусы углов подобраны так, чтобы стенка и в самом растянутом месте не становилась тоньше 0,6 мм.</p>
<ul><li>Складские цвета: белый, натуральный, чёрный, голубой, розовый, слоновая кость.</li><li>К той же горловине подходят помпа, диск-топ и флип-топ.</li><li>Количество в коробке и на паллете указано на <a href="/ru/produkty">странице изделия</a>.</li></ul>
<p>Образцы новых объёмов готовы, каждый — с подходящей помпой.</p>`,
    },
    fr: {
      title: "La gamme carrée pour lotion compte désormais six contenances",
      summary:
        "Les flacons carrés en PEHD vont de 250 ml à 1 litre, tous en bague 28/410\u00a0: une seule pompe suffit à la gamme.",
      body: `<p>Trois moules, 300, 400 et 750 ml, complètent nos flacons carrés en PEHD\u00a0: la gamme couvre maintenant 250, 300, 400, 500, 750 et 1000 ml. Tous portent la bague 28/410\u00a0; vous choisissez une tête de pompe et n’ajustez que le tube plongeur.</p>
<h2>Pourquoi le carré\u00a0?</h2>
<p>Un flacon rond laisse vides les coins de son alvéole\u00a0; un flacon carré les occupe. Ses quatre faces planes permettent d’étiqueter recto et verso sans rotation. Les rayons d’angle ont été choisis pour que la paroi reste au-dessus de 0,6 mm là où l’extrusion-soufflage l’étire le plus.</p>
<ul><li>Teintes en stock\u00a0: blanc, naturel, noir, bleu clair, rose, ivoire.</li><li>La même bague reçoit pompe, capsule disc-top ou flip-top.</li><li>Les quantités par carton et par palette figurent sur la <a href="/fr/produits">page de chaque produit</a>.</li></ul>
<p>Les échantillons des nouvelles contenances sont prêts, avec la pompe qui convient.</p>`,
    },
    ar: {
      title: "اكتملت سلسلة قوارير اللوشن المربعة بست سعات",
      summary:
        "قوارير اللوشن المربعة من HDPE متوفرة الآن من 250 مل إلى لتر واحد، وكلها بفوهة 28/410 فتكفيها مضخة واحدة.",
      body: `<p>انضمت قوالب 300 و400 و750 مل إلى قوارير اللوشن المربعة من HDPE، فاكتملت السلسلة بسعات 250 و300 و400 و500 و750 و1000 مل. وكلها بفوهة <bdi dir="ltr">28/410</bdi>: تختارون رأس مضخة واحدًا ولا يتغير سوى طول الأنبوب.</p>
<h2>لماذا المربع؟</h2>
<p>تترك القارورة الدائرية أركان خانتها فارغة، أما المربعة فتملؤها. وتتيح الأوجه الأربعة المستوية لصق الملصق الأمامي والخلفي دون تدوير القارورة. واختيرت أنصاف أقطار الزوايا بحيث لا تقل سماكة الجدار عن 0.6 مم حيث يبلغ التمدد أقصاه في النفخ بالبثق.</p>
<ul><li>ألوان المخزون: الأبيض والطبيعي والأسود والأزرق الفاتح والوردي والعاجي.</li><li>تقبل الفوهة نفسها المضخة وغطاء ديسك توب والغطاء القلاب.</li><li>كميات الكرتون والمنصة مذكورة في <a href="/ar/products">صفحة كل منتج</a>.</li></ul>
<p>عينات السعات الجديدة جاهزة، ومع كل منها المضخة الملائمة.</p>`,
    },
    de: {
      title: "Die quadratische Lotionserie umfasst jetzt sechs Größen",
      summary:
        "Quadratische Lotionflaschen aus HDPE gibt es nun von 250 ml bis 1 l, alle mit Mündung 28/410: Eine Pumpe reicht für die ganze Serie.",
      body: `<p>Mit den Werkzeugen für 300, 400 und 750 ml ist unsere quadratische Lotionserie aus HDPE vollständig: 250, 300, 400, 500, 750 und 1000 ml. Alle Größen tragen die Mündung 28/410. Sie legen sich auf einen Pumpenkopf fest und ändern nur das Steigrohr.</p>
<h2>Warum quadratisch?</h2>
<p>Eine runde Flasche lässt die Ecken ihres Fachs leer, eine quadratische füllt sie. Vier ebene Seiten lassen sich vorn und hinten etikettieren, ohne die Flasche zu drehen. Die Eckradien sind so gewählt, dass die Wand auch an der am stärksten gereckten Stelle über 0,6 mm bleibt.</p>
<ul><li>Lagerfarben: Weiß, Natur, Schwarz, Hellblau, Rosa und Elfenbein.</li><li>Auf dieselbe Mündung passen Pumpe, Disc-Top und Flip-Top.</li><li>Karton- und Palettenmengen stehen auf der <a href="/de/produkte">Artikelseite</a>.</li></ul>
<p>Muster der neuen Größen liegen bereit, jeweils mit passender Pumpe.</p>`,
    },
  },
};
