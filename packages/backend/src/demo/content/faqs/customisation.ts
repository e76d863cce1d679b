import type { DemoEntry } from "../entry.ts";

/** Questions about colours, printing and moulds of one's own. */
export const customisationQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "own-colour",
    facts: { topic: "customisation" },
    texts: {
      tr: {
        title: "Ürünü kendi rengimde üretir misiniz?",
        body: `<p>Evet. Sepette ya da teklifte bir <a href="/ral-renkleri">RAL</a> numarası yazabilir, Pantone veya fiziksel örnek gönderebilirsiniz. Kapaklarda kendi renginizde üretim 50.000 adetten başlar; gövdelerde en az miktar kalıba ve masterbatch partisine göre teklifte yazar. Sepetten verilen renkli siparişte satış ekibi, üretimden önce adedi ve varsa renk farkını sizinle netleştirir. Ton her partide ölçülür ve onaylı plakayla karşılaştırılır. Berrak ve saydam renkler yalnızca PET’te elde edilir; HDPE ve PP’de aynı ton daha örtücü görünür.</p>`,
        search_terms: "özel renk, ral, pantone, boya, masterbatch, renkli şişe",
      },
      en: {
        title: "Do you produce in my own colour?",
        body: `<p>Yes. Give a <a href="/en/ral-colours">RAL</a> number in the cart or the quote, or send a Pantone or a physical reference. For closures your own colour starts at 50,000 pieces; for bodies the least quantity depends on the mould and the masterbatch and stands in the quote. For a colour ordered through the cart, sales settle the quantity and any surcharge with you before production. The shade is measured in every batch against the approved plaque. Clear tints are for PET alone; in HDPE and PP the same shade looks more opaque.</p>`,
        search_terms: "custom colour, ral, pantone, tint, masterbatch",
      },
      ru: {
        title: "Производите ли вы тару в моём цвете?",
        body: `<p>Да. Укажите номер <a href="/ru/tsveta-ral">RAL</a> в корзине или запросе, пришлите Pantone или эталон. Крышки в вашем цвете — от 50 000 штук; для корпусов минимальная партия зависит от формы и мастербатча и указывается в предложении. По заказу с цветом из корзины отдел продаж до запуска согласует с вами количество и возможную доплату. Тон измеряется в каждой партии и сверяется с утверждённой пластиной. Прозрачные оттенки возможны только в ПЭТ; в ПНД и ПП тот же цвет плотнее.</p>`,
        search_terms: "свой цвет, ral, pantone, окраска, мастербатч",
      },
      fr: {
        title: "Produisez-vous dans ma propre couleur\u00a0?",
        body: `<p>Oui. Indiquez un numéro <a href="/fr/couleurs-ral">RAL</a> au panier ou dans le devis, ou envoyez un Pantone ou une référence physique. Pour les bouchons, la teinte personnalisée commence à 50\u00a0000 pièces\u00a0; pour les corps, le minimum dépend du moule et du mélange-maître et figure au devis. Pour une teinte demandée au panier, le service commercial convient avec vous, avant production, de la quantité et d’un éventuel supplément. La nuance est mesurée à chaque lot contre la plaquette validée. Les teintes transparentes n’existent qu’en PET\u00a0; en PEHD et PP, la même nuance paraît plus couvrante.</p>`,
        search_terms: "couleur spéciale, ral, pantone, teinte, mélange-maître",
      },
      ar: {
        title: "هل تنتجون بلوني الخاص؟",
        body: `<p>نعم. اكتب رقم <a href="/ar/ral-colours">RAL</a> في السلة أو في طلب العرض، أو أرسل رقم Pantone أو قطعة مرجعية. يبدأ لونك الخاص في الأغطية من <bdi dir="ltr">50,000</bdi> قطعة، وفي الأجسام يتوقف الحد الأدنى على القالب والمركز اللوني ويُذكر في العرض. وإن طُلب اللون من السلة اتفق معك قسم المبيعات قبل الإنتاج على الكمية وفرق السعر إن وُجد. تُقاس الدرجة في كل دفعة وتُقارن بالصفيحة المعتمدة. والألوان الشفافة خاصة بمادة PET، أما في HDPE وPP فتبدو الدرجة نفسها أكثر تعتيمًا.</p>`,
        search_terms: "لون خاص، صبغة، مركز لوني، لون العلامة",
      },
      de: {
        title: "Fertigen Sie in meiner eigenen Farbe?",
        body: `<p>Ja. Nennen Sie im Warenkorb oder in der Anfrage eine <a href="/de/ral-farben">RAL</a>-Nummer oder senden Sie Pantone-Angabe oder Referenzteil. Bei Verschlüssen beginnt die eigene Farbe bei 50.000 Stück; bei Körpern hängt die Mindestmenge von Werkzeug und Masterbatch ab und steht im Angebot. Bei Farbwünschen aus dem Warenkorb klärt der Verkauf Menge und etwaigen Aufpreis mit Ihnen vor der Fertigung. Der Ton wird je Charge gegen das freigegebene Plättchen gemessen. Transparente Töne gibt es nur in PET; in HDPE und PP wirkt derselbe Ton deckender.</p>`,
        search_terms: "Sonderfarbe, RAL, Pantone, Einfärbung, Masterbatch",
      },
    },
  },
  {
    key: "printing",
    facts: { topic: "customisation" },
    texts: {
      tr: {
        title: "Şişeye baskı yapıyor musunuz?",
        body: `<p>Serigrafi ve sıcak yaldız uygularız; etiketsiz, silinmeye dayanıklı bir yüzey istiyorsanız doğru seçimdir. Baskı alanı silindirik ve düz yüzeylerde en geniştir; omuz ve taban yarıçaplarına yaklaşılmaz. Vektör dosyanızı ve Pantone numaralarını gönderin, basılabilir alanı ürünün çizimi üzerinde işaretleyip onayınıza sunarız. Baskı ve klişe bedeli katalog fiyatına dâhil değildir, teklifte ayrı satırda gösterilir.</p>`,
        search_terms: "serigrafi, logo, yaldız, etiket, dekor, klişe",
      },
      en: {
        title: "Do you print on bottles?",
        body: `<p>We screen-print and hot-foil; the right choice where you want no label and a surface that does not rub off. The print area is widest on cylindrical and flat faces and keeps clear of shoulder and base radii. Send vector artwork and Pantone numbers, and we mark the printable area on the product’s drawing for your approval. Printing and screens are not part of the catalogue price; the quote shows them on lines of their own.</p>`,
        search_terms: "screen printing, logo, hot foil, label, decoration, artwork",
      },
      ru: {
        title: "Делаете ли вы печать на бутылках?",
        body: `<p>Наносим шелкографию и горячее тиснение фольгой — это верный выбор, если нужна стойкая поверхность без этикетки. Поле печати шире всего на цилиндрических и плоских стенках, радиусы плеча и дна не запечатываются. Пришлите макет в векторе и номера Pantone: отметим поле на чертеже изделия и дадим на утверждение. Печать и формы не входят в цену каталога и стоят в предложении отдельными строками.</p>`,
        search_terms: "шелкография, логотип, тиснение, этикетка, декор, макет",
      },
      fr: {
        title: "Imprimez-vous sur les flacons\u00a0?",
        body: `<p>Oui, en sérigraphie et en dorure à chaud\u00a0: le bon choix si vous voulez vous passer d’étiquette et obtenir une surface résistante au frottement. La zone imprimable est maximale sur les faces cylindriques et planes et évite les rayons d’épaule et de fond. Envoyez un fichier vectoriel et les Pantone\u00a0: nous reportons la zone sur le plan du produit pour validation. Impression et écrans ne sont pas compris dans le prix catalogue\u00a0; le devis les détaille.</p>`,
        search_terms: "sérigraphie, logo, dorure, étiquette, décor, maquette",
      },
      ar: {
        title: "هل تطبعون على القوارير؟",
        body: `<p>نطبع بالشاشة الحريرية ونبصم بالرقائق الحرارية، وهو خيار صائب إن أردت سطحًا بلا ملصق لا يمحوه الاحتكاك. أوسع مساحة طباعة تكون على الأسطح الأسطوانية والمستوية، وتبتعد عن انحناءات الكتف والقاع. أرسل الملف المتجهي وأرقام Pantone لنحدد المساحة على رسم المنتج ونعرضها عليك للموافقة. والطباعة وقوالبها غير مشمولة في سعر الكتالوج وتظهر في العرض في بنود مستقلة.</p>`,
        search_terms: "شاشة حريرية، شعار، بصم حراري، ملصق، تصميم",
      },
      de: {
        title: "Bedrucken Sie Flaschen?",
        body: `<p>Ja, im Siebdruck und mit Heißprägefolie; das ist richtig, wenn Sie ohne Etikett eine abriebfeste Fläche wollen. Am größten ist das Druckfeld auf zylindrischen und ebenen Flächen, Schulter- und Bodenradien bleiben frei. Senden Sie Vektordaten und Pantone-Nummern; wir zeichnen das Feld in die Artikelzeichnung ein und legen es Ihnen zur Freigabe vor. Druck und Siebe sind nicht im Katalogpreis enthalten; das Angebot führt sie in eigenen Zeilen.</p>`,
        search_terms: "Siebdruck, Logo, Heißprägung, Etikett, Dekor, Druckdaten",
      },
    },
  },
  {
    key: "own-mould",
    facts: { topic: "customisation" },
    texts: {
      tr: {
        title: "Bana özel şişe kalıbı yaptırabilir miyim?",
        body: `<p>Evet. Önce hacim, ağız, dolum hattı ve raf yüksekliğinizi konuşur, aynı gramajda üretilebilecek bir biçim çizeriz. Ardından basılı model, tek gözlü deneme kalıbı ve onaylanan numuneden sonra seri kalıp gelir; bu yol çoğunlukla 14–18 hafta sürer. Kalıbın bedelini öderseniz mülkiyeti sizindir, bakımını biz yaparız ve başka müşteriye üretim yapmayız. Standart gövdeye özel kabartma daha kısa ve ekonomik bir yoldur.</p>`,
        search_terms: "kalıp, özel tasarım, prototip, kalıp bedeli, kabartma logo",
      },
      en: {
        title: "Can I have a mould made for my own bottle?",
        body: `<p>Yes. We first talk through volume, neck, filling line and shelf height and draw a shape that can be made at a sound weight. Then come a printed model, a single-cavity pilot mould and, once samples are approved, the production mould; as a rule that takes 14 to 18 weeks. A mould you pay for is yours: we keep it in repair and make nothing on it for others. An embossing on a standard body is a quicker and cheaper way.</p>`,
        search_terms: "tooling, custom design, prototype, mould cost, embossing",
      },
      ru: {
        title: "Можно заказать форму для собственной бутылки?",
        body: `<p>Да. Сначала обсуждаем объём, горловину, линию розлива и высоту полки и рисуем форму, выполнимую при разумной массе. Затем печатная модель, одногнёздная пробная форма и, после утверждения образцов, серийная; обычно это 14–18 недель. Оплаченная вами форма принадлежит вам: мы её обслуживаем и ничего не выпускаем на ней для других. Рельеф на стандартном корпусе — путь короче и дешевле.</p>`,
        search_terms: "пресс-форма, оснастка, свой дизайн, прототип, рельеф",
      },
      fr: {
        title: "Puis-je faire réaliser un moule pour mon propre flacon\u00a0?",
        body: `<p>Oui. Nous parlons d’abord contenance, bague, ligne de remplissage et hauteur de rayon, puis dessinons une forme réalisable à un poids raisonnable. Suivent une maquette imprimée, un moule pilote à une empreinte et, après validation, le moule de série\u00a0; comptez en général 14 à 18 semaines. Le moule que vous payez vous appartient\u00a0: nous l’entretenons et n’y produisons pour personne d’autre. Un relief sur un corps standard est plus rapide et moins cher.</p>`,
        search_terms: "outillage, design sur mesure, prototype, coût du moule, relief",
      },
      ar: {
        title: "هل يمكن صنع قالب لقارورتي الخاصة؟",
        body: `<p>نعم. نناقش أولًا السعة والفوهة وخط التعبئة وارتفاع الرف ونرسم شكلًا يمكن إنتاجه بوزن معقول. ثم نموذج مطبوع فقالب تجريبي بتجويف واحد، وبعد اعتماد العينات قالب الإنتاج؛ ويستغرق ذلك غالبًا من 14 إلى 18 أسبوعًا. والقالب الذي تدفع ثمنه ملكك: نصونه ولا ننتج عليه لغيرك. أما النقش البارز على جسم قياسي فطريق أسرع وأقل كلفة.</p>`,
        search_terms: "قالب خاص، تصميم، نموذج أولي، تكلفة القالب، نقش بارز",
      },
      de: {
        title: "Kann ich ein Werkzeug für meine eigene Flasche bauen lassen?",
        body: `<p>Ja. Wir klären zuerst Volumen, Mündung, Abfülllinie und Regalhöhe und zeichnen eine Form, die mit vernünftigem Gewicht machbar ist. Es folgen ein gedrucktes Modell, ein Pilotwerkzeug mit einer Kavität und nach Musterfreigabe das Serienwerkzeug; meist dauert das 14 bis 18 Wochen. Ein von Ihnen bezahltes Werkzeug gehört Ihnen: Wir halten es instand und fertigen darauf für niemanden sonst. Eine Prägung auf einem Standardkörper geht schneller und kostet weniger.</p>`,
        search_terms: "Formenbau, eigenes Design, Prototyp, Werkzeugkosten, Prägung",
      },
    },
  },
  {
    key: "pump-and-dip-tube",
    facts: { topic: "customisation" },
    texts: {
      tr: {
        title: "Pompanın hortumu şişeme göre kesilir mi?",
        body: `<p>Evet. Pompa, sprey ve tetiklerde hortumu şişenin iç yüksekliğine göre keser, son damlanın alınması için ucunu eğik bırakırız. Şişe bizdense ürün kodunu yazmanız yeter; değilse dolu şişenin ağız üstünden tabana iç yüksekliğini milimetre olarak verin. Hortum tabana değmemeli, 2–4 mm boşluk kalmalıdır. Hortum rengi, kilit tipi ve doz miktarı da teklifte seçilir.</p>`,
        search_terms: "dip tube, hortum boyu, losyon pompası, sprey, doz",
      },
      en: {
        title: "Do you cut the dip tube to my bottle?",
        body: `<p>Yes. For pumps, mist and trigger sprayers we cut the tube to the inner height of the bottle, with a slanted end that takes up the last drops. If the bottle is ours, its code is enough; if not, give the inner height from the rim to the base in millimetres. The tube should end 2 to 4 mm above the base. Colour of the tube, type of lock and dose are chosen in the quote as well.</p>`,
        search_terms: "dip tube length, lotion pump, sprayer, dosage, lock",
      },
      ru: {
        title: "Отрезаете ли вы трубку дозатора под мою бутылку?",
        body: `<p>Да. Для помп, распылителей и курковых насадок режем трубку по внутренней высоте бутылки со скошенным концом, чтобы выбиралась последняя капля. Если бутылка наша, достаточно артикула; если нет — дайте внутреннюю высоту от края горловины до дна в миллиметрах. До дна должно оставаться 2–4 мм. Цвет трубки, тип фиксатора и доза тоже выбираются в запросе.</p>`,
        search_terms: "заборная трубка, длина трубки, помпа-дозатор, распылитель, доза",
      },
      fr: {
        title: "Coupez-vous le tube plongeur à la hauteur de mon flacon\u00a0?",
        body: `<p>Oui. Pour pompes, brumisateurs et pistolets, nous coupons le tube à la hauteur intérieure du flacon, en biseau pour aspirer les dernières gouttes. Si le flacon est des nôtres, sa référence suffit\u00a0; sinon, donnez la hauteur intérieure du bord au fond en millimètres. Le tube doit s’arrêter 2 à 4\u00a0mm au-dessus du fond. Couleur du tube, verrouillage et dose se choisissent aussi dans le devis.</p>`,
        search_terms: "tube plongeur, longueur, pompe, pulvérisateur, dose",
      },
      ar: {
        title: "هل تقصّون أنبوب المضخة على ارتفاع قارورتي؟",
        body: `<p>نعم. نقصّ أنبوب المضخات وبخاخات الرذاذ والزناد على الارتفاع الداخلي للقارورة مع طرف مائل يسحب آخر قطرة. فإن كانت القارورة من عندنا كفى رمزها، وإلا فاذكر الارتفاع الداخلي من الحافة إلى القاع بالمليمتر. وينبغي أن يبقى بين الأنبوب والقاع من 2 إلى 4 مم. ويُختار لون الأنبوب ونوع القفل ومقدار الجرعة في طلب العرض أيضًا.</p>`,
        search_terms: "أنبوب المضخة، طول الأنبوب، مضخة لوشن، بخاخ، جرعة",
      },
      de: {
        title: "Längen Sie das Steigrohr auf meine Flasche ab?",
        body: `<p>Ja. Bei Pumpen, Zerstäubern und Triggern schneiden wir das Steigrohr auf die Innenhöhe der Flasche, schräg angeschnitten für die letzten Tropfen. Ist die Flasche von uns, genügt ihre Artikelnummer; sonst nennen Sie die Innenhöhe vom Mündungsrand bis zum Boden in Millimetern. Über dem Boden sollten 2 bis 4 mm bleiben. Rohrfarbe, Verriegelung und Dosis wählen Sie ebenfalls im Angebot.</p>`,
        search_terms: "Steigrohrlänge, Lotionspumpe, Sprüher, Dosierung",
      },
    },
  },
];
