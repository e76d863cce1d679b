import type { Lead } from "./lead.ts";

/** What jars, industrial containers, buckets, tubes, trays and preforms are for. */
export const containerLeads = {
  foodJar: {
    tr: [
      "Bal, reçel, kuruyemiş ve baharat için cam görünümlü, geniş ağızlı kavanoz.",
      "{v} hacimde turşu, zeytin ya da granola; hafif, kırılmaz ve kaşıkla rahat boşalır.",
    ],
    en: [
      "A wide-mouth jar with the look of glass for honey, jam, nuts and spices.",
      "Pickles, olives or granola at {v}: light, shatterproof and easy to spoon from.",
    ],
    ru: [
      "Широкогорлая банка «под стекло» для мёда, варенья, орехов и специй.",
      "Соленья, оливки или гранола в объёме {v}: лёгкая, небьющаяся, удобная для ложки.",
    ],
    fr: [
      "Un pot à large ouverture, à l’aspect du verre, pour miel, confiture, fruits secs et épices.",
      "Condiments, olives ou granola en {v}\u00a0: léger, incassable, facile à vider à la cuillère.",
    ],
    ar: [
      "برطمان واسع الفوهة بمظهر الزجاج للعسل والمربى والمكسرات والبهارات.",
      "مخللات أو زيتون أو غرانولا بسعة {v}: خفيف لا ينكسر ويسهل الغرف منه.",
    ],
    de: [
      "Eine Weithalsdose in Glasoptik für Honig, Marmelade, Nüsse und Gewürze.",
      "Eingelegtes, Oliven oder Granola mit {v}: leicht, bruchsicher und gut auszulöffeln.",
    ],
  },
  creamJar: {
    tr: [
      "Yüz ve el kremi, saç maskesi ve peeling için dolgun duruşlu kozmetik kavanoz.",
      "{v} krem dolumu için pürüzsüz iç yüzey; spatula son izi bile alır.",
    ],
    en: [
      "A cosmetic jar with presence for face and hand creams, hair masks and scrubs.",
      "A smooth inside for {v} of cream, so that a spatula gets the very last of it.",
    ],
    ru: [
      "Солидная косметическая банка для кремов, масок для волос и скрабов.",
      "Гладкая внутренняя поверхность: шпатель достаёт последние граммы из {v} крема.",
    ],
    fr: [
      "Un pot cosmétique qui a de la présence, pour crèmes visage et mains, masques et gommages.",
      "Un intérieur lisse pour {v} de crème\u00a0: la spatule récupère jusqu’au bout.",
    ],
    ar: [
      "برطمان تجميلي ذو حضور لكريمات الوجه واليدين وأقنعة الشعر والمقشرات.",
      "سطح داخلي أملس لـ {v} من الكريم، فتصل الملعقة إلى آخر ما فيه.",
    ],
    de: [
      "Ein Kosmetiktiegel mit Präsenz für Gesichts- und Handcremes, Haarmasken und Peelings.",
      "Innen glatt, damit der Spatel von {v} Creme auch den Rest erreicht.",
    ],
  },
  powderJar: {
    tr: [
      "Protein tozu, sporcu gıdası ve kahve için ölçek kaşığı sığan geniş kavanoz.",
      "{v} boya, gres veya deterjan tozunu nemden uzak tutan sağlam gövde.",
    ],
    en: [
      "A generous jar for protein powder, sports nutrition and coffee, with room for a scoop.",
      "A sturdy body that keeps {v} of paint, grease or washing powder away from damp.",
    ],
    ru: [
      "Вместительная банка для протеина, спортпита и кофе: внутри есть место мерной ложке.",
      "Прочный корпус бережёт {v} краски, смазки или порошка от сырости.",
    ],
    fr: [
      "Un grand pot pour protéines, nutrition sportive et café, avec place pour la dosette.",
      "Un corps solide qui garde {v} de peinture, de graisse ou de poudre à l’abri de l’humidité.",
    ],
    ar: [
      "برطمان رحب لمسحوق البروتين وأغذية الرياضيين والقهوة مع متسع لملعقة القياس.",
      "جسم متين يحفظ {v} من الدهان أو الشحم أو المسحوق بعيدًا عن الرطوبة.",
    ],
    de: [
      "Eine geräumige Dose für Proteinpulver, Sportnahrung und Kaffee, mit Platz für den Messlöffel.",
      "Ein stabiler Körper hält {v} Farbe, Fett oder Pulver von Feuchtigkeit fern.",
    ],
  },
  jerrycan: {
    tr: [
      "Motor yağı, sıvı gübre ve temizlik konsantresi için dengeli kulplu bidon.",
      "{v} sıvıyı güvenle taşır; köşeleri güçlendirilmiş, istifte çökmez.",
    ],
    en: [
      "A well-balanced can for motor oil, liquid fertiliser and cleaning concentrates.",
      "Carries {v} safely; reinforced corners keep it from sagging in the stack.",
    ],
    ru: [
      "Сбалансированная канистра для моторного масла, жидких удобрений и концентратов.",
      "Надёжно держит {v} жидкости; усиленные углы не проседают в штабеле.",
    ],
    fr: [
      "Un bidon bien équilibré pour huile moteur, engrais liquides et concentrés de nettoyage.",
      "Il transporte {v} en toute sécurité\u00a0; ses angles renforcés ne s’affaissent pas en pile.",
    ],
    ar: [
      "جركن متوازن لزيوت المحركات والأسمدة السائلة ومركّزات التنظيف.",
      "ينقل {v} بأمان، وزواياه المقواة لا تنضغط عند التكديس.",
    ],
    de: [
      "Ein gut ausgewogener Kanister für Motoröl, Flüssigdünger und Reinigerkonzentrat.",
      "Trägt {v} sicher; verstärkte Ecken geben im Stapel nicht nach.",
    ],
  },
  drum: {
    tr: [
      "Salça, zeytin, reçine ve kimyasal konsantre için darbeye dayanıklı endüstriyel varil.",
      "{v} hacimli varil; forklift ve varil kancasıyla güvenle taşınır.",
    ],
    en: [
      "An impact-resistant industrial drum for tomato paste, olives, resins and concentrates.",
      "A {v} drum that travels safely on a fork-lift or a drum grab.",
    ],
    ru: [
      "Ударопрочная бочка для томатной пасты, оливок, смол и химических концентратов.",
      "Бочка на {v}, которую безопасно перевозить погрузчиком или захватом.",
    ],
    fr: [
      "Un fût industriel résistant aux chocs pour purée de tomate, olives, résines et concentrés.",
      "Un fût de {v} qui se manutentionne sans risque au chariot ou à la pince.",
    ],
    ar: [
      "برميل صناعي مقاوم للصدمات لمعجون الطماطم والزيتون والراتنجات والمركّزات.",
      "برميل سعة {v} يُنقل بأمان بالرافعة الشوكية أو خطاف البراميل.",
    ],
    de: [
      "Ein schlagfestes Industriefass für Tomatenmark, Oliven, Harze und Konzentrate.",
      "Ein Fass für {v}, das Stapler und Fassgreifer sicher bewegen.",
    ],
  },
  bucket: {
    tr: [
      "Boya, sıva, yapıştırıcı ve tuzlu peynir için kapağıyla birlikte verilen kova.",
      "{v} dolumda kulpu eli kesmez; boşken iç içe geçer.",
      "IML etikete uygun pürüzsüz yüzeyiyle rafta bir afiş gibi durur.",
    ],
    en: [
      "A bucket, supplied with its lid, for paint, plaster, adhesive and brined cheese.",
      "The handle does not cut the hand with {v} inside, and empty buckets nest.",
      "A smooth wall for in-mould labels makes a poster of the bucket.",
    ],
    ru: [
      "Ведро с крышкой для краски, штукатурки, клея и рассольного сыра.",
      "Даже с {v} внутри ручка не режет ладонь; пустые вёдра вкладываются друг в друга.",
      "Гладкая стенка под IML-этикетку работает на полке как плакат.",
    ],
    fr: [
      "Un seau livré avec couvercle pour peinture, enduit, colle et fromage en saumure.",
      "L’anse ne coupe pas la main, même avec {v}\u00a0; vides, les seaux s’emboîtent.",
      "Sa paroi lisse, prête pour l’étiquette IML, en fait une affiche en rayon.",
    ],
    ar: [
      "دلو مع غطائه للدهانات والمعجون والغراء والأجبان بالمحلول الملحي.",
      "مقبض لا يؤذي اليد مع {v} بداخله، والدلاء الفارغة تتداخل.",
      "جدار أملس لملصق IML يجعله كلوحة إعلانية على الرف.",
    ],
    de: [
      "Ein Eimer mit Deckel für Farbe, Putz, Kleber und Käse in Salzlake.",
      "Der Bügel schneidet auch bei {v} nicht in die Hand; leere Eimer stehen ineinander.",
      "Die glatte Wand für IML-Etiketten macht ihn im Regal zum Plakat.",
    ],
  },
  bucketAngular: {
    tr: [
      "Köşeleri yumuşatılmış gövdesi paleti boşluksuz doldurur; {v} boya, sos veya beyaz peynir için kapağıyla verilir.",
      "Geniş düz yüzü IML etikete ve okunaklı kullanım bilgisine yer açar.",
    ],
    en: [
      "Its soft-cornered body fills the pallet without gaps; supplied with a lid for {v} of paint, sauce or brined white cheese.",
      "A broad flat face leaves room for an in-mould label and instructions that can be read.",
    ],
    ru: [
      "Корпус с мягкими углами заполняет паллету без пустот; с крышкой, на {v} краски, соуса или рассольного сыра.",
      "На широкой плоской стенке хватает места для IML-этикетки и понятной инструкции.",
    ],
    fr: [
      "Son corps aux angles adoucis remplit la palette sans vide\u00a0; livré avec couvercle pour {v} de peinture, de sauce ou de fromage en saumure.",
      "Sa large face plane laisse place à une étiquette IML et à un mode d’emploi lisible.",
    ],
    ar: [
      "جسمه ذو الزوايا الناعمة يملأ المنصة دون فراغات، ويأتي مع غطائه لـ {v} من الدهان أو الصلصة أو الجبن الأبيض.",
      "وجهه المستوي العريض يتسع لملصق IML ولتعليمات واضحة.",
    ],
    de: [
      "Der Körper mit weichen Ecken füllt die Palette lückenlos; mit Deckel für {v} Farbe, Sauce oder Salzlakenkäse.",
      "Die breite, ebene Seite bietet Platz für IML-Etikett und gut lesbare Hinweise.",
    ],
  },
  tub: {
    tr: [
      "Yoğurt, dondurma, zeytin ve salata için emniyet kilitli, buzdolabı dostu kap.",
      "{v} hacimli kap, derin dondurucudan mikrodalgaya kadar kullanılır.",
    ],
    en: [
      "A fridge-friendly tub with a locking lid for yoghurt, ice cream, olives and salads.",
      "From freezer to microwave in one {v} tub.",
    ],
    ru: [
      "Ведёрко с замком на крышке для йогурта, мороженого, оливок и салатов.",
      "Из морозильника в микроволновую печь — в одном ведёрке на {v}.",
    ],
    fr: [
      "Un petit seau à couvercle verrouillé pour yaourt, glace, olives et salades.",
      "Du congélateur au micro-ondes dans le même seau de {v}.",
    ],
    ar: [
      "دلو صغير بغطاء محكم للزبادي والمثلجات والزيتون والسلطات.",
      "من المجمّد إلى الميكروويف في عبوة واحدة سعة {v}.",
    ],
    de: [
      "Ein kühlschranktauglicher Becher mit Rastdeckel für Joghurt, Eis, Oliven und Salate.",
      "Vom Gefrierfach in die Mikrowelle, im selben Eimer für {v}.",
    ],
  },
  tube: {
    tr: [
      "El kremi, güneş kremi ve saç maskesi için yumuşak, eski biçimine dönen tüp.",
      "{v} merhem, diş macunu veya fondöten; kapağı üzerinde dik durur.",
    ],
    en: [
      "A soft tube that springs back, for hand cream, sun cream and hair masks.",
      "Ointment, toothpaste or foundation at {v}, standing upright on its cap.",
    ],
    ru: [
      "Мягкая туба, которая возвращает форму: для крема, солнцезащитных средств и масок.",
      "Мазь, зубная паста или тональный крем в объёме {v}; стоит на крышке.",
    ],
    fr: [
      "Un tube souple qui reprend sa forme, pour crème mains, crème solaire et masque capillaire.",
      "Pommade, dentifrice ou fond de teint en {v}, debout sur sa capsule.",
    ],
    ar: [
      "أنبوب لين يستعيد شكله، لكريم اليدين وواقي الشمس وأقنعة الشعر.",
      "مرهم أو معجون أسنان أو كريم أساس بسعة {v}، يقف على غطائه.",
    ],
    de: [
      "Eine weiche Tube, die sich zurückstellt: für Handcreme, Sonnencreme und Haarmaske.",
      "Salbe, Zahnpasta oder Make-up mit {v}, sicher auf dem Verschluss stehend.",
    ],
  },
  trayReady: {
    tr: [
      "Hazır yemek, et ve tavuk için kenarı film kapamaya uygun tabak.",
      "{v} hacimde sıcak dolum veya dondurma; mikrodalgaya girer.",
    ],
    en: [
      "A tray with a sealing flange for ready meals, meat and poultry.",
      "Fill it hot or freeze it at {v}, then straight into the microwave.",
    ],
    ru: [
      "Лоток с бортом под запайку для готовых блюд, мяса и птицы.",
      "В объёме {v} выдерживает горячую закладку, заморозку и микроволновую печь.",
    ],
    fr: [
      "Une barquette à rebord scellable pour plats préparés, viande et volaille.",
      "En {v}, elle se remplit à chaud, se congèle et passe au micro-ondes.",
    ],
    ar: [
      "صينية بحافة قابلة للختم للوجبات الجاهزة واللحوم والدواجن.",
      "بسعة {v} تتحمل التعبئة الساخنة والتجميد والميكروويف.",
    ],
    de: [
      "Eine Schale mit Siegelrand für Fertiggerichte, Fleisch und Geflügel.",
      "Mit {v} heiß befüllbar, gefriertauglich und mikrowellenfest.",
    ],
  },
  trayClear: {
    tr: [
      "Çilek, cherry domates ve salata için içini gösteren, hafif PET tabak.",
      "{v} hacimli tabak taze ürünü ezmeden taşır; havalandırma deliği istenirse açılır.",
    ],
    en: [
      "A light, see-through PET tray for strawberries, cherry tomatoes and salads.",
      "A {v} tray that carries fresh produce without bruising; vent holes on request.",
    ],
    ru: [
      "Лёгкий прозрачный лоток для клубники, черри и салатов.",
      "Лоток на {v} бережно держит ягоды и овощи; вентиляционные отверстия по запросу.",
    ],
    fr: [
      "Une barquette PET légère et transparente pour fraises, tomates cerises et salades.",
      "Une barquette de {v} qui porte les produits frais sans les abîmer\u00a0; perforations sur demande.",
    ],
    ar: [
      "صينية PET خفيفة شفافة للفراولة والطماطم الكرزية والسلطات.",
      "صينية سعة {v} تحمل المنتجات الطازجة دون ضغط، وثقوب التهوية عند الطلب.",
    ],
    de: [
      "Eine leichte, durchsichtige PET-Schale für Erdbeeren, Kirschtomaten und Salate.",
      "Eine Schale für {v}, in der Frischware keine Druckstellen bekommt; Lüftungslöcher auf Wunsch.",
    ],
  },
  preformWater: {
    tr: [
      "Durgun su şişeleri için kısa boyunlu, düşük gramajlı preform.",
      "Yüksek hızlı şişirme makinelerinde dar gramaj toleransıyla çalışır.",
    ],
    en: [
      "A short-necked, light preform for still-water bottles.",
      "Runs on high-speed blowing machines with a tight weight tolerance.",
    ],
    ru: [
      "Лёгкая преформа с короткой горловиной для бутылок под негазированную воду.",
      "Идёт на скоростных выдувных машинах с узким допуском по массе.",
    ],
    fr: [
      "Une préforme légère à col court pour bouteilles d’eau plate.",
      "Elle passe sur les souffleuses rapides avec une tolérance de poids serrée.",
    ],
    ar: ["بريفورم خفيف قصير العنق لقناني المياه غير الغازية.", "يعمل على آلات النفخ السريعة بتفاوت وزن ضيق."],
    de: [
      "Ein leichter Preform mit kurzem Hals für Stillwasserflaschen.",
      "Läuft auf schnellen Blasmaschinen mit enger Gewichtstoleranz.",
    ],
  },
  preformCarbonated: {
    tr: [
      "Gazlı içecek ve maden suyu için basınca dayanıklı, kalın cidarlı preform.",
      "Üfleme sonrası dengeli taban ve berrak gövde verir; raf ömrü boyunca gazı tutar.",
    ],
    en: [
      "A thick-walled preform that stands the pressure of soft drinks and mineral water.",
      "Blows to a steady base and a clear body that holds its gas through shelf life.",
    ],
    ru: [
      "Толстостенная преформа выдерживает давление газировки и минеральной воды.",
      "После выдува даёт устойчивое дно и прозрачный корпус, удерживает газ весь срок хранения.",
    ],
    fr: [
      "Une préforme à paroi épaisse qui tient la pression des sodas et eaux minérales.",
      "Au soufflage, fond stable et corps limpide qui garde le gaz jusqu’à la date limite.",
    ],
    ar: [
      "بريفورم سميك الجدار يتحمل ضغط المشروبات الغازية والمياه المعدنية.",
      "يعطي بعد النفخ قاعدة ثابتة وجسمًا صافيًا يحتفظ بالغاز طوال مدة الصلاحية.",
    ],
    de: [
      "Ein dickwandiger Preform, der dem Druck von Limonade und Mineralwasser standhält.",
      "Ergibt einen standfesten Boden und einen klaren Körper, der die Kohlensäure bis zuletzt hält.",
    ],
  },
  preformWide: {
    tr: [
      "Meyve suyu, ayran ve sıvı yağ şişeleri için 38 mm ağızlı, 3 girişli dişli preform.",
      "Geniş ağzı sayesinde posalı ve koyu kıvamlı ürünler hızlı dolar.",
    ],
    en: [
      "A 38 mm 3-start preform for juice, drinking yoghurt and cooking-oil bottles.",
      "The wide mouth lets pulpy and thick products fill fast.",
    ],
    ru: [
      "Преформа 38 мм с трёхзаходной резьбой для соков, айрана и растительного масла.",
      "Широкое горло ускоряет розлив густых напитков и соков с мякотью.",
    ],
    fr: [
      "Une préforme de 38 mm à trois filets pour jus, boissons lactées et huile.",
      "Son large col accélère le remplissage des produits épais ou pulpeux.",
    ],
    ar: [
      "بريفورم 38 مم ثلاثي البدايات لقناني العصير واللبن والزيت.",
      "الفوهة الواسعة تسرّع تعبئة المنتجات الكثيفة وذات اللب.",
    ],
    de: [
      "Ein 38-mm-Preform mit dreigängigem Gewinde für Saft, Trinkjoghurt und Speiseöl.",
      "Die weite Mündung lässt auch Dickflüssiges und Fruchtfleisch schnell einfüllen.",
    ],
  },
} satisfies Record<string, Lead>;
