import type { Lead } from "./lead.ts";

/** What bottles are for. */
export const bottleLeads = {
  boston: {
    tr: [
      "Yumuşak omuzlu Boston gövde, bitkisel yağlardan sıvı sabuna kadar her markada zamansız durur.",
      "Eczane klasiği Boston formu, {v} hacimde ev tipi bakım ürünlerine güven veren bir görünüm katar.",
    ],
    en: [
      "Soft Boston shoulders look timeless on anything from plant oils to hand soap.",
      "The apothecary's classic: at {v} the Boston form lends everyday care a trustworthy look.",
    ],
    ru: [
      "Мягкие плечи формы «Бостон» уместны всюду — от растительных масел до жидкого мыла.",
      "Аптечная классика: в объёме {v} «Бостон» придаёт средствам ухода облик, которому доверяют.",
    ],
    fr: [
      "Les épaules douces du Boston restent intemporelles, de l’huile végétale au savon liquide.",
      "Classique de l’officine, le Boston de {v} donne aux soins du quotidien une allure de confiance.",
    ],
    ar: [
      "أكتاف بوسطن الناعمة تناسب كل شيء من الزيوت النباتية إلى صابون اليدين.",
      "تصميم الصيدليات الكلاسيكي: قارورة بوسطن سعة {v} تمنح منتجات العناية اليومية مظهرًا موثوقًا.",
    ],
    de: [
      "Die weichen Schultern der Boston-Form wirken zeitlos, ob bei Pflanzenöl oder Handseife.",
      "Ein Klassiker der Apotheke: Mit {v} verleiht die Boston-Form der täglichen Pflege Vertrauen.",
    ],
  },
  toner: {
    tr: [
      "Kolonya, tonik ve dezenfektan için cebe ve çantaya sığan ince bir şişe.",
      "{v} hacmiyle seyahat setleri, oda spreyleri ve misel sular için seçilir.",
    ],
    en: [
      "A slim bottle for cologne, toner and sanitiser that slips into pocket or bag.",
      "Chosen at {v} for travel sets, room sprays and micellar water.",
    ],
    ru: [
      "Тонкий флакон для одеколона, тоника и антисептика легко помещается в карман или сумку.",
      "Объём {v} выбирают для дорожных наборов, ароматов для дома и мицеллярной воды.",
    ],
    fr: [
      "Un flacon élancé pour eau de Cologne, lotion tonique ou gel désinfectant, qui se glisse dans la poche.",
      "En {v}, il est choisi pour les kits de voyage, les parfums d’ambiance et les eaux micellaires.",
    ],
    ar: [
      "قارورة نحيفة للكولونيا والتونر والمعقم تدخل الجيب أو الحقيبة بسهولة.",
      "سعة {v} هي المفضلة لأطقم السفر ومعطرات الجو والماء الميسيلار.",
    ],
    de: [
      "Eine schlanke Flasche für Kölnisch Wasser, Tonic und Desinfektion, die in jede Tasche passt.",
      "Mit {v} gefragt für Reisesets, Raumdüfte und Mizellenwasser.",
    ],
  },
  personalCareClear: {
    tr: [
      "Şampuan, duş jeli ve vücut losyonuna parlak, özenli bir duruş kazandıran PET gövde.",
      "Pürüzsüz yüzeyi etiketi dalgalanmadan taşır; {v} hacimde pompayla da çok iyi çalışır.",
    ],
    en: [
      "A polished PET body that gives shampoo, shower gel and body lotion a well-groomed look.",
      "The smooth wall carries the label without a ripple, and at {v} it works beautifully with a pump.",
    ],
    ru: [
      "Глянцевый корпус из ПЭТ придаёт шампуню, гелю и лосьону ухоженный вид.",
      "Гладкая стенка держит этикетку без складок, а объём {v} удобен для помпы.",
    ],
    fr: [
      "Un corps PET brillant qui donne aux shampooings, gels douche et laits corporels une présentation soignée.",
      "Sa paroi lisse porte l’étiquette sans un pli et, en {v}, s’accorde parfaitement avec une pompe.",
    ],
    ar: [
      "جسم PET لامع يمنح الشامبو وجل الاستحمام ولوشن الجسم مظهرًا أنيقًا.",
      "جدار أملس يحمل الملصق دون تموّج، وسعة {v} مثالية مع المضخة.",
    ],
    de: [
      "Ein glänzender PET-Körper, der Shampoo, Duschgel und Bodylotion gepflegt auftreten lässt.",
      "Die glatte Wand trägt das Etikett faltenfrei; mit {v} passt eine Pumpe besonders gut.",
    ],
  },
  foamBottle: {
    tr: [
      "Köpük pompası için tasarlanmış geniş ağızlı şişe; yüz temizleyici ve el köpüğünde kullanılır.",
      "{v} köpük sabun için doğru oran: geniş ağız pompayı taşır, gövde devrilmez.",
    ],
    en: [
      "A wide-neck bottle made for foam pumps, for facial cleansers and foaming hand soap.",
      "The right proportions for {v} of foaming soap: the wide neck carries the pump and the body stays upright.",
    ],
    ru: [
      "Широкогорлый флакон под помпу-пенообразователь: пенки для умывания, мыло-пена для рук.",
      "Верные пропорции для {v} мыла-пены: широкое горло держит помпу, флакон не опрокидывается.",
    ],
    fr: [
      "Un flacon à large bague conçu pour la pompe à mousse\u00a0: nettoyants visage, savons moussants.",
      "De justes proportions pour {v} de savon mousse\u00a0: la bague porte la pompe, le corps reste stable.",
    ],
    ar: [
      "قارورة واسعة الفوهة صُممت لمضخات الرغوة، لغسول الوجه وصابون اليدين الرغوي.",
      "تناسب مثالي لـ {v} من الصابون الرغوي: الفوهة الواسعة تحمل المضخة والجسم ثابت لا يميل.",
    ],
    de: [
      "Eine Weithalsflasche für Schaumpumpen: Gesichtsreiniger, schäumende Handseife.",
      "Richtig proportioniert für {v} Schaumseife: Die weite Mündung trägt die Pumpe, die Flasche steht sicher.",
    ],
  },
  dish: {
    tr: [
      "Bulaşık deterjanı ve sıvı temizleyici için ıslak elde kaymayan, beli inceltilmiş gövde.",
      "Rafta rengini gösteren {v} hacminde, mutfak tezgâhına yakışan bir deterjan şişesi.",
    ],
    en: [
      "A waisted body that does not slip in a wet hand, for washing-up liquid and cleaners.",
      "A {v} detergent bottle that shows its colour on the shelf and looks at home by the sink.",
    ],
    ru: [
      "Приталенный корпус не скользит в мокрой руке: для средств для посуды и жидких чистящих.",
      "Бутылка на {v} показывает цвет средства на полке и не портит вид у раковины.",
    ],
    fr: [
      "Une taille marquée qui ne glisse pas dans la main mouillée, pour liquide vaisselle et nettoyants.",
      "Un flacon de {v} qui montre sa couleur en rayon et a sa place près de l’évier.",
    ],
    ar: [
      "جسم مخصّر لا ينزلق من اليد المبللة، لسائل الجلي والمنظفات السائلة.",
      "عبوة منظف سعة {v} تُظهر لونها على الرف وتليق بجانب المغسلة.",
    ],
    de: [
      "Ein taillierter Körper, der auch in nasser Hand nicht rutscht: für Spülmittel und Reiniger.",
      "Eine Spülmittelflasche für {v}, die im Regal Farbe zeigt und neben der Spüle gut aussieht.",
    ],
  },
  squareClear: {
    tr: [
      "Kare kesitli gövde; soğuk çay, aromalı yağ ve kozmetik su için seçkin bir duruş.",
      "Dört düz yüz, {v} hacmi kolide boşluk bırakmadan taşır.",
    ],
    en: [
      "A square-section body that sets iced tea, flavoured oil and cosmetic water apart.",
      "Four flat sides pack {v} without wasting a corner of the carton.",
    ],
    ru: [
      "Корпус квадратного сечения выделяет холодный чай, ароматные масла и косметическую воду.",
      "Четыре ровные грани укладывают {v} в коробку без пустот.",
    ],
    fr: [
      "Un corps à section carrée qui distingue thé glacé, huile aromatisée ou eau cosmétique.",
      "Quatre faces planes logent {v} sans perdre un coin du carton.",
    ],
    ar: [
      "جسم بمقطع مربع يميّز الشاي المثلج والزيوت المنكّهة والمياه التجميلية.",
      "أربعة أوجه مستوية تحمل {v} دون إهدار أي ركن من الكرتون.",
    ],
    de: [
      "Der quadratische Querschnitt macht Eistee, Würzöl und Kosmetikwasser unverwechselbar.",
      "Vier ebene Seiten bringen {v} ohne Leerraum in den Karton.",
    ],
  },
  water: {
    tr: [
      "Doğal kaynak suyu için nervürlü, hafif ve dik duran bir şişe.",
      "{v} su şişesi; halkaları elde kavramayı, dolum hattında dayanımı artırır.",
    ],
    en: [
      "A ribbed, light and steady bottle for spring water.",
      "A {v} water bottle whose rings give grip in the hand and strength on the line.",
    ],
    ru: [
      "Лёгкая и устойчивая бутылка с рёбрами жёсткости для природной воды.",
      "Бутылка для воды на {v}: кольца удобны в руке и придают прочность на линии.",
    ],
    fr: [
      "Une bouteille nervurée, légère et stable pour l’eau de source.",
      "Une bouteille d’eau de {v} dont les anneaux assurent prise en main et tenue sur la ligne.",
    ],
    ar: [
      "قنينة مضلعة خفيفة وثابتة لمياه الينابيع.",
      "قنينة مياه سعة {v} تمنح حلقاتها قبضة جيدة ومتانة على خط التعبئة.",
    ],
    de: [
      "Eine gerippte, leichte und standfeste Flasche für Quellwasser.",
      "Eine Wasserflasche für {v}, deren Ringe Griff und Stabilität auf der Linie geben.",
    ],
  },
  juice: {
    tr: [
      "Taze meyve suyu, smoothie ve ayran için geniş ağızlı şişe; posalı içecek bile rahat akar.",
      "{v} soğuk pres meyve suyu ya da kefir için; 3 girişli kapak çeyrek turda açılır.",
    ],
    en: [
      "A wide-mouth bottle for fresh juice, smoothies and drinking yoghurt; even pulp pours freely.",
      "For {v} of cold-pressed juice or kefir; the 3-start cap opens in a quarter turn.",
    ],
    ru: [
      "Широкогорлая бутылка для свежих соков, смузи и айрана: мякоть не застревает.",
      "Для {v} сока холодного отжима или кефира; трёхзаходная крышка открывается в четверть оборота.",
    ],
    fr: [
      "Une bouteille à large col pour jus frais, smoothies et boissons lactées\u00a0; même la pulpe s’écoule.",
      "Pour {v} de jus pressé ou de kéfir\u00a0; le bouchon à trois filets s’ouvre d’un quart de tour.",
    ],
    ar: [
      "قنينة واسعة الفوهة للعصير الطازج والسموذي واللبن، يتدفق منها حتى اللبّ بسهولة.",
      "لـ {v} من العصير المعصور على البارد أو الكفير، ويُفتح غطاؤها الثلاثي البدايات بربع دورة.",
    ],
    de: [
      "Eine Weithalsflasche für frischen Saft, Smoothies und Trinkjoghurt; auch Fruchtfleisch fließt ungehindert.",
      "Für {v} kaltgepressten Saft oder Kefir; der dreigängige Verschluss öffnet mit einer Vierteldrehung.",
    ],
  },
  syrup: {
    tr: [
      "Öksürük şurubu, vitamin ve balık yağı için ölçü kabı takılabilen ilaç şişesi.",
      "{v} şurup dolumu için eczacılık standardında, emniyetli ağızlı şişe.",
    ],
    en: [
      "A medicine bottle for cough syrup, vitamins and fish oil that takes a dosing cup.",
      "A {v} syrup bottle to pharmaceutical standard, with a pilfer-proof neck.",
    ],
    ru: [
      "Аптечный флакон для сиропа от кашля, витаминов и рыбьего жира, совместим с мерным стаканчиком.",
      "Флакон на {v} по фармацевтическому стандарту, с горловиной под крышку с контролем вскрытия.",
    ],
    fr: [
      "Un flacon pour sirops, vitamines et huile de poisson, compatible avec un godet doseur.",
      "Un flacon à sirop de {v} au standard pharmaceutique, à bague inviolable.",
    ],
    ar: [
      "قارورة دوائية لشراب السعال والفيتامينات وزيت السمك، تقبل كوب القياس.",
      "قارورة شراب سعة {v} وفق المعايير الدوائية بفوهة مانعة للعبث.",
    ],
    de: [
      "Eine Medizinflasche für Hustensaft, Vitamine und Fischöl, auf die ein Dosierbecher passt.",
      "Eine Sirupflasche für {v} nach Pharmastandard, mit Originalitätsmündung.",
    ],
  },
  personalCare: {
    tr: [
      "Şampuan, saç kremi ve vücut sütü için opak, yumuşak tutuşlu bir gövde.",
      "{v} hacimde günlük bakım; pompa, flip-top ya da disk-top kapakla tamamlanır.",
      "Serigrafi ve etiket için düzgün yüzeyi, marka renginizi canlı gösterir.",
    ],
    en: [
      "An opaque body with a soft grip for shampoo, conditioner and body milk.",
      "Everyday care at {v}, finished with a pump, a flip-top or a disc-top.",
      "An even surface for screen print or label that keeps your brand colour bright.",
    ],
    ru: [
      "Непрозрачный корпус, приятный на ощупь: для шампуня, бальзама и молочка для тела.",
      "Ежедневный уход в объёме {v}: с помпой, крышкой флип-топ или диск-топ.",
      "Ровная поверхность под шелкографию и этикетку сохраняет фирменный цвет ярким.",
    ],
    fr: [
      "Un corps opaque, doux en main, pour shampooing, après-shampooing et lait corporel.",
      "Le soin quotidien en {v}, avec pompe, capsule flip-top ou disc-top.",
      "Une surface régulière pour sérigraphie ou étiquette, qui garde vive la couleur de la marque.",
    ],
    ar: [
      "جسم معتم ناعم الملمس للشامبو والبلسم وحليب الجسم.",
      "عناية يومية بسعة {v} مع مضخة أو غطاء قلاب أو ديسك توب.",
      "سطح متجانس للطباعة الحريرية أو الملصق يحافظ على لون علامتكم زاهيًا.",
    ],
    de: [
      "Ein blickdichter Körper, der gut in der Hand liegt: für Shampoo, Spülung und Körpermilch.",
      "Tägliche Pflege mit {v}, ergänzt durch Pumpe, Flip-Top oder Disc-Top.",
      "Die gleichmäßige Oberfläche für Siebdruck oder Etikett hält die Markenfarbe leuchtend.",
    ],
  },
  squeeze: {
    tr: [
      "Ketçap, hardal, bal ve saç boyası için kolay sıkılan, eğimli omuzlu şişe.",
      "{v} sosu son damlasına kadar veren, parmak baskısına duyarlı gövde.",
    ],
    en: [
      "An easily squeezed bottle with sloping shoulders for ketchup, mustard, honey and hair colour.",
      "A responsive body that gives up {v} of sauce to the last drop.",
    ],
    ru: [
      "Мягко сжимаемая бутылка с покатыми плечами для кетчупа, горчицы, мёда и краски для волос.",
      "Податливый корпус отдаёт {v} соуса до последней капли.",
    ],
    fr: [
      "Un flacon facile à presser, aux épaules fuyantes, pour ketchup, moutarde, miel et coloration.",
      "Un corps réactif qui restitue {v} de sauce jusqu’à la dernière goutte.",
    ],
    ar: [
      "قارورة سهلة الضغط بأكتاف مائلة للكاتشب والخردل والعسل وصبغة الشعر.",
      "جسم يستجيب للضغط ويفرغ {v} من الصلصة حتى آخر قطرة.",
    ],
    de: [
      "Eine leicht drückbare Flasche mit abfallenden Schultern für Ketchup, Senf, Honig und Haarfarbe.",
      "Ein nachgiebiger Körper, der {v} Sauce bis zum letzten Tropfen hergibt.",
    ],
  },
  tablets: {
    tr: [
      "Tablet, kapsül ve toz takviyeler için geniş ağızlı kutu şişe.",
      "{v} hacminde vitamin ve mineraller nemden korunur, folyo kapamayla taze kalır.",
    ],
    en: [
      "A wide-mouth packer for tablets, capsules and powdered supplements.",
      "At {v} it keeps vitamins and minerals dry, and fresh under an induction seal.",
    ],
    ru: [
      "Широкогорлая баночка для таблеток, капсул и порошковых добавок.",
      "В объёме {v} витамины и минералы защищены от влаги и свежи под фольгой.",
    ],
    fr: [
      "Un pilulier à large ouverture pour comprimés, gélules et compléments en poudre.",
      "En {v}, il garde vitamines et minéraux au sec, et frais sous opercule.",
    ],
    ar: [
      "قارورة واسعة الفوهة للأقراص والكبسولات والمكملات المسحوقة.",
      "بسعة {v} تحفظ الفيتامينات والمعادن جافة، وطازجة تحت الختم الحثي.",
    ],
    de: [
      "Ein Packer mit weiter Öffnung für Tabletten, Kapseln und Pulver.",
      "Mit {v} bleiben Vitamine und Mineralstoffe trocken und unter Siegelfolie frisch.",
    ],
  },
  chemical: {
    tr: [
      "Laboratuvar, havuz ve tarım kimyasalları için kalın cidarlı, emniyetli kapaklı şişe.",
      "{v} konsantreyi sızdırmadan taşıyan, dayanıklı ve ekonomik bir seçim.",
    ],
    en: [
      "A thick-walled, securely capped bottle for laboratory, pool and farm chemicals.",
      "A durable, economical choice that carries {v} of concentrate without a leak.",
    ],
    ru: [
      "Толстостенная бутылка с надёжной крышкой для реактивов, химии для бассейна и агрохимии.",
      "Прочная и экономичная тара: {v} концентрата без риска протечки.",
    ],
    fr: [
      "Un flacon à paroi épaisse et bouchon sûr pour produits de laboratoire, de piscine et agricoles.",
      "Un choix robuste et économique qui transporte {v} de concentré sans fuite.",
    ],
    ar: [
      "قارورة سميكة الجدار بغطاء محكم لكيماويات المختبرات والمسابح والزراعة.",
      "خيار متين واقتصادي ينقل {v} من المركّز دون تسرّب.",
    ],
    de: [
      "Eine dickwandige, sicher verschlossene Flasche für Labor-, Pool- und Agrarchemie.",
      "Robust und wirtschaftlich: trägt {v} Konzentrat, ohne zu lecken.",
    ],
  },
  trigger: {
    tr: [
      "Cam, mutfak ve banyo temizleyicileri için tetikli spreyle rahat kavranan bir boyun.",
      "{v} hazır kullanım temizleyici için, devrilmeyen geniş tabanlı şişe.",
    ],
    en: [
      "A neck shaped for the grip of a trigger, for glass, kitchen and bathroom cleaners.",
      "A broad-based bottle that stays upright with {v} of ready-to-use cleaner.",
    ],
    ru: [
      "Горловина, удобная для хвата под курковый распылитель: чистящие средства для стёкол, кухни и ванной.",
      "Широкое дно и {v} готового раствора: бутылка не опрокидывается.",
    ],
    fr: [
      "Un col dessiné pour la prise du pistolet\u00a0: nettoyants vitres, cuisine et salle de bains.",
      "Une base large qui tient debout avec {v} de nettoyant prêt à l’emploi.",
    ],
    ar: [
      "عنق مصمم لقبضة بخاخ الزناد، لمنظفات الزجاج والمطبخ والحمام.",
      "قاعدة عريضة ثابتة مع {v} من المنظف الجاهز للاستعمال.",
    ],
    de: [
      "Ein Hals für den sicheren Griff am Sprühkopf: Glas-, Küchen- und Badreiniger.",
      "Breiter Boden, sicherer Stand mit {v} gebrauchsfertigem Reiniger.",
    ],
  },
  handled: {
    tr: [
      "Çamaşır deterjanı, yumuşatıcı ve yüzey temizleyici için gövdeye oyulmuş rahat bir kulp.",
      "{v} doluyken bile bilekte dengede durur; kulbu eldivenli ele de uygundur.",
    ],
    en: [
      "A comfortable handle moulded through the body, for laundry liquid, softener and cleaners.",
      "Balanced in the hand even with {v} inside, and wide enough for a gloved grip.",
    ],
    ru: [
      "Удобная ручка в корпусе: для геля для стирки, кондиционера и чистящих средств.",
      "Даже с {v} внутри хорошо сбалансирована, ручка подходит и для руки в перчатке.",
    ],
    fr: [
      "Une poignée confortable prise dans le corps, pour lessive, assouplissant et nettoyants.",
      "Bien équilibré même rempli de {v}, avec une prise assez large pour une main gantée.",
    ],
    ar: [
      "مقبض مريح ضمن الجسم، لسوائل الغسيل ومنعّمات الأقمشة والمنظفات.",
      "متوازنة في اليد حتى مع {v} بداخلها، والمقبض يتسع ليد بقفاز.",
    ],
    de: [
      "Ein bequemer, in den Körper geformter Griff für Waschmittel, Weichspüler und Reiniger.",
      "Auch mit {v} Inhalt gut ausbalanciert; der Griff lässt Platz für eine Hand im Handschuh.",
    ],
  },
  jug: {
    tr: [
      "Süt, sirke, limonata ve antifriz için ince ağızlı, kulplu sürahi şişe.",
      "{v} hacimli bu şişe buzdolabı kapağına sığar, dökerken damlatmaz.",
    ],
    en: [
      "A handled jug with a neat neck for milk, vinegar, lemonade and screen wash.",
      "At {v} the jug fits the fridge door and pours without a drip.",
    ],
    ru: [
      "Бутылка-кувшин с ручкой для молока, уксуса, лимонада и омывающей жидкости.",
      "Кувшин на {v} встаёт в дверцу холодильника и не капает при розливе.",
    ],
    fr: [
      "Une cruche à poignée et col net pour lait, vinaigre, limonade ou lave-glace.",
      "En {v}, elle tient dans la porte du réfrigérateur et verse sans goutter.",
    ],
    ar: [
      "إبريق بمقبض وفوهة أنيقة للحليب والخل والليموناضة وسائل المسّاحات.",
      "بسعة {v} يدخل باب الثلاجة ويصبّ دون تقطير.",
    ],
    de: [
      "Ein Krug mit Griff und schlanker Mündung für Milch, Essig, Limonade und Scheibenreiniger.",
      "Mit {v} passt er in die Kühlschranktür und gießt tropffrei.",
    ],
  },
  medical: {
    tr: [
      "Sıcak dolum, pastörizasyon ve otoklav gerektiren ürünler için ısıya dayanıklı gövde.",
      "{v} antiseptik, sos veya şurup; 100 °C’ye kadar biçimini koruyan bir şişede.",
    ],
    en: [
      "A heat-resistant body for products that are hot-filled, pasteurised or autoclaved.",
      "{v} of antiseptic, sauce or syrup in a bottle that keeps its shape up to 100 °C.",
    ],
    ru: [
      "Термостойкий корпус для горячего розлива, пастеризации и автоклавирования.",
      "{v} антисептика, соуса или сиропа в таре, которая держит форму до 100 °C.",
    ],
    fr: [
      "Un corps résistant à la chaleur pour remplissage à chaud, pasteurisation ou autoclave.",
      "{v} d’antiseptique, de sauce ou de sirop dans un flacon stable jusqu’à 100 °C.",
    ],
    ar: [
      "جسم مقاوم للحرارة للمنتجات المعبأة ساخنة أو المبسترة أو المعقمة بالأوتوكلاف.",
      "مطهرات وصلصات وشراب بسعة {v} في قارورة تحافظ على شكلها حتى 100 درجة مئوية.",
    ],
    de: [
      "Ein hitzebeständiger Körper für Heißabfüllung, Pasteurisation und Autoklav.",
      "{v} Antiseptikum, Sauce oder Sirup in einer Flasche, die bis 100 °C formstabil bleibt.",
    ],
  },
  serum: {
    tr: [
      "Yüz serumu, argan yağı ve aromaterapi karışımları için pipetli küçük şişe.",
      "{v} değerli özü damla damla veren, cam etkili kalın tabanlı gövde.",
    ],
    en: [
      "A small pipette bottle for face serum, argan oil and aromatherapy blends.",
      "A heavy-based body with the look of glass that yields {v} of precious extract drop by drop.",
    ],
    ru: [
      "Небольшой флакон с пипеткой для сывороток, арганового масла и аромасмесей.",
      "Толстое дно создаёт эффект стекла, а {v} ценного экстракта расходуются по капле.",
    ],
    fr: [
      "Un petit flacon à pipette pour sérum visage, huile d’argan et synergies d’aromathérapie.",
      "Un fond épais à l’effet verre qui délivre {v} d’extrait précieux goutte à goutte.",
    ],
    ar: [
      "قارورة صغيرة بقطّارة لسيروم الوجه وزيت الأرغان وخلطات العلاج العطري.",
      "قاعدة سميكة بمظهر الزجاج تقدّم {v} من الخلاصة الثمينة قطرة بقطرة.",
    ],
    de: [
      "Eine kleine Pipettenflasche für Gesichtsserum, Arganöl und Aromamischungen.",
      "Der starke Boden wirkt wie Glas und gibt {v} wertvollen Extrakt Tropfen für Tropfen ab.",
    ],
  },
  eyeDrop: {
    tr: [
      "Göz, kulak ve burun damlaları için yumuşak, ölçülü damlatan şişe.",
      "{v} hacmiyle sıvı aroma, yapıştırıcı ve mürekkep dolumunda da kullanılır.",
    ],
    en: [
      "A soft bottle that drops precisely, for eye, ear and nose drops.",
      "At {v} it also serves flavour drops, glue and ink.",
    ],
    ru: [
      "Мягкий флакон с точной каплей для глазных, ушных и назальных средств.",
      "Объём {v} подходит и для ароматизаторов, клея и чернил.",
    ],
    fr: [
      "Un flacon souple au goutte-à-goutte précis pour collyres, gouttes auriculaires et nasales.",
      "En {v}, il convient aussi aux arômes, colles et encres.",
    ],
    ar: [
      "قارورة لينة دقيقة التنقيط لقطرات العين والأذن والأنف.",
      "بسعة {v} تصلح أيضًا للنكهات والغراء والأحبار.",
    ],
    de: [
      "Eine weiche, genau tropfende Flasche für Augen-, Ohren- und Nasentropfen.",
      "Mit {v} auch für Aromatropfen, Klebstoff und Tinte.",
    ],
  },
} satisfies Record<string, Lead>;
