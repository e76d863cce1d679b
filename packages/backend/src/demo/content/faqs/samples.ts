import type { DemoEntry } from "../entry.ts";

/** Questions about samples. */
export const samplesQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "how-to-get-samples",
    facts: { topic: "samples" },
    texts: {
      tr: {
        title: "Numune nasıl isterim?",
        body: `<p>Ürün sayfasındaki “Teklif isteyin” formuna ürün kodunu, denemek istediğiniz rengi ve dolduracağınız içeriği yazın; mesajda numune istediğinizi belirtin. Stok renklerden numuneyi uyumlu kapağı ya da pompası ve ölçü kâğıdıyla birlikte hazırlarız. Saat 12.00’ye kadar gelen talepler izleyen iş günü yola çıkar.</p>`,
        search_terms: "örnek, deneme, tester, numune talebi",
      },
      en: {
        title: "How do I get samples?",
        body: `<p>Use “Get a quote” on the product page and give the product code, the colour you want to try and what you will fill; say in the message that you would like samples. Samples in stock colours are prepared together with a fitting closure or pump and a sheet of measurements. Requests in by noon leave on the next working day.</p>`,
        search_terms: "specimen, trial, test piece, sample request",
      },
      ru: {
        title: "Как получить образцы?",
        body: `<p>Откройте на странице товара форму «Запросить цену», укажите артикул, нужный цвет и что будете разливать, а в сообщении напишите, что нужны образцы. Образцы складских цветов отправляем с подходящей крышкой или помпой и листом замеров. Запросы, полученные до 12:00, уходят на следующий рабочий день.</p>`,
        search_terms: "пробник, проба, тест, запрос образцов",
      },
      fr: {
        title: "Comment obtenir des échantillons\u00a0?",
        body: `<p>Sur la page du produit, ouvrez «\u00a0Demander un devis\u00a0», indiquez la référence, la couleur souhaitée et le contenu prévu, et précisez dans le message que vous souhaitez des échantillons. Les teintes en stock partent avec un bouchon ou une pompe compatible et une fiche de mesures. Les demandes reçues avant midi sont expédiées le jour ouvré suivant.</p>`,
        search_terms: "spécimen, essai, test, demande d’échantillon",
      },
      ar: {
        title: "كيف أحصل على عينات؟",
        body: `<p>من صفحة المنتج افتح «اطلب عرض سعر» واذكر رمز المنتج واللون الذي تود تجربته والمادة التي ستعبئها، واكتب في الرسالة أنك تريد عينات. نجهّز عينات ألوان المخزون مع غطاء أو مضخة ملائمة وورقة قياسات. والطلبات الواردة قبل الساعة <bdi dir="ltr">12:00</bdi> تُرسل في يوم العمل التالي.</p>`,
        search_terms: "نموذج، تجربة، اختبار، طلب عينة",
      },
      de: {
        title: "Wie bekomme ich Muster?",
        body: `<p>Öffnen Sie auf der Artikelseite „Angebot anfordern“, nennen Sie Artikelnummer, gewünschte Farbe und Füllgut und schreiben Sie dazu, dass Sie Muster möchten. Muster in Lagerfarben stellen wir mit passender Kappe oder Pumpe und einem Messblatt zusammen. Was bis 12 Uhr angefragt ist, geht am nächsten Arbeitstag hinaus.</p>`,
        search_terms: "Probe, Test, Ansichtsexemplar, Musteranfrage",
      },
    },
  },
  {
    key: "sample-cost",
    facts: { topic: "samples" },
    texts: {
      tr: {
        title: "Numune ücretli mi, kargoyu kim öder?",
        body: `<p>Stok renklerde ürün başına beş adede kadar numune ücretsizdir; kargo alıcıya aittir. Kutunun içinde uyumlu kapak ve ağız, ağırlık, silme hacim değerlerini yazan bir ölçü kâğıdı bulunur. Beşten fazlası ya da hat denemesi için bir koliye kadar ürün liste fiyatından verilir. Yurt dışına gönderimde kendi kurye hesap numaranızı yazarsanız gümrük ve taşıma doğrudan sizin anlaşmanızla yürür.</p>`,
        search_terms: "ücretsiz numune, bedava, kargo ücreti, kurye",
      },
      en: {
        title: "Are samples free, and who pays the courier?",
        body: `<p>Up to five pieces of a product in stock colours are free; the recipient pays the courier. The box holds a fitting closure and a sheet with neck, weight and brimful volume. For more than five, or for a trial on your line, we supply up to a carton at list price. For addresses abroad, give us your courier account number and carriage and customs run on your own terms.</p>`,
        search_terms: "free sample, shipping cost, carriage, courier account",
      },
      ru: {
        title: "Образцы бесплатны? Кто оплачивает курьера?",
        body: `<p>До пяти штук каждого товара складского цвета — бесплатно; курьера оплачивает получатель. В посылке — подходящая укупорка и лист с данными горловины, массы и полного объёма. Если нужно больше пяти или партия для пробы на линии, отпускаем до одной коробки по цене прайса. При отправке за рубеж укажите номер вашего договора с курьерской службой: перевозка и таможня пройдут по вашим условиям.</p>`,
        search_terms: "бесплатные образцы, стоимость доставки, курьер",
      },
      fr: {
        title: "Les échantillons sont-ils gratuits et qui paie le port\u00a0?",
        body: `<p>Jusqu’à cinq pièces par produit en teinte de stock sont gratuites\u00a0; le port est à la charge du destinataire. Le colis contient un bouchon compatible et une fiche indiquant bague, poids et volume ras bord. Au-delà, ou pour un essai sur votre ligne, nous fournissons jusqu’à un carton au prix du tarif. Pour l’étranger, donnez votre numéro de compte transporteur\u00a0: port et douane suivent vos propres conditions.</p>`,
        search_terms: "gratuit, frais de port, transporteur, coût",
      },
      ar: {
        title: "هل العينات مجانية ومن يدفع أجرة الشحن؟",
        body: `<p>حتى خمس قطع من كل منتج بألوان المخزون مجانًا، وأجرة الشحن على المستلم. ومع الطرد غطاء ملائم وورقة تذكر الفوهة والوزن والسعة حتى الحافة. وإن احتجت إلى أكثر من خمس أو إلى تجربة على خط التعبئة وفّرنا حتى كرتون واحد بسعر القائمة. وللعناوين خارج تركيا اذكر رقم حسابك لدى شركة البريد السريع ليجري الشحن والتخليص وفق شروطك.</p>`,
        search_terms: "عينة مجانية، تكلفة الشحن، بريد سريع",
      },
      de: {
        title: "Sind Muster kostenlos, und wer zahlt den Versand?",
        body: `<p>Bis zu fünf Stück je Artikel in Lagerfarben sind kostenlos; die Fracht trägt der Empfänger. Im Paket liegen ein passender Verschluss und ein Messblatt mit Mündung, Gewicht und Randvollvolumen. Für mehr als fünf Stück oder einen Versuch auf Ihrer Linie liefern wir bis zu einem Karton zum Listenpreis. Bei Sendungen ins Ausland nennen Sie uns Ihre Kuriernummer, dann laufen Fracht und Zoll zu Ihren Konditionen.</p>`,
        search_terms: "Gratismuster, Versandkosten, Fracht, Kurier",
      },
    },
  },
  {
    key: "colour-samples",
    facts: { topic: "samples" },
    texts: {
      tr: {
        title: "Kendi rengimden numune görebilir miyim?",
        body: `<p>Görebilirsiniz; iki adımda. Önce aynı reçineden basılmış bir renk plakası göndeririz, tonu gün ışığında ve raf ışığında onaylarsınız. Ardından onaylı renkle üretilmiş şişe gelir. Et kalınlığı değiştikçe ton da değiştiği için ikinci adımı atlamanızı önermeyiz. Rengi <a href="/ral-renkleri">RAL kartelasından</a> seçebilir, Pantone numarası ya da fiziksel bir örnek gönderebilirsiniz.</p>`,
        search_terms: "renk onayı, plaka, masterbatch, pantone numune, ral",
      },
      en: {
        title: "Can I see a sample in my own colour?",
        body: `<p>Yes, in two steps. First we send a plaque moulded in the same resin, and you approve the shade in daylight and under shop lighting. Then come bottles in the approved colour. The shade shifts with wall thickness, so we advise against skipping the second step. Choose from our <a href="/en/ral-colours">RAL chart</a>, quote a Pantone number, or send a physical reference.</p>`,
        search_terms: "colour approval, plaque, masterbatch, pantone, ral",
      },
      ru: {
        title: "Можно увидеть образец в моём цвете?",
        body: `<p>Да, в два шага. Сначала высылаем пластину из того же сырья, вы утверждаете тон при дневном и торговом освещении. Затем — изделие в согласованном цвете. Оттенок зависит от толщины стенки, поэтому второй шаг лучше не пропускать. Цвет выберите по <a href="/ru/tsveta-ral">каталогу RAL</a>, назовите номер Pantone или пришлите эталон.</p>`,
        search_terms: "согласование цвета, пластина, мастербатч, pantone, ral",
      },
      fr: {
        title: "Puis-je voir un échantillon dans ma propre couleur\u00a0?",
        body: `<p>Oui, en deux temps. Nous envoyons d’abord une plaquette moulée dans la même résine, que vous validez à la lumière du jour et sous l’éclairage du magasin. Viennent ensuite les flacons dans la teinte validée. L’épaisseur de paroi modifie la nuance\u00a0: mieux vaut ne pas sauter la seconde étape. Choisissez dans le <a href="/fr/couleurs-ral">nuancier RAL</a>, donnez un numéro Pantone ou envoyez une référence physique.</p>`,
        search_terms: "validation couleur, plaquette, mélange-maître, pantone, ral",
      },
      ar: {
        title: "هل يمكنني رؤية عينة بلوني الخاص؟",
        body: `<p>نعم، على خطوتين. نرسل أولًا صفيحة من الخامة نفسها لتوافق على الدرجة في ضوء النهار وتحت إضاءة المتجر، ثم تصلك القوارير باللون المعتمد. تتغير الدرجة بتغير سماكة الجدار، لذا لا ننصح بتجاوز الخطوة الثانية. اختر من <a href="/ar/ral-colours">دليل ألوان RAL</a> أو اذكر رقم Pantone أو أرسل قطعة مرجعية.</p>`,
        search_terms: "اعتماد اللون، صفيحة، مركز لوني، لون خاص",
      },
      de: {
        title: "Kann ich ein Muster in meiner eigenen Farbe sehen?",
        body: `<p>Ja, in zwei Schritten. Zuerst erhalten Sie ein Farbplättchen aus demselben Rohstoff und geben den Ton bei Tageslicht und unter Ladenbeleuchtung frei. Dann folgen Flaschen in der freigegebenen Farbe. Da sich der Ton mit der Wandstärke ändert, raten wir davon ab, den zweiten Schritt zu überspringen. Wählen Sie aus der <a href="/de/ral-farben">RAL-Karte</a>, nennen Sie eine Pantone-Nummer oder senden Sie ein Referenzteil.</p>`,
        search_terms: "Farbfreigabe, Farbplättchen, Masterbatch, Pantone, RAL",
      },
    },
  },
  {
    key: "testing-samples",
    facts: { topic: "samples" },
    texts: {
      tr: {
        title: "Numuneyi nasıl denemeliyim?",
        body: `<p>Kendi ürününüzle doldurun; su, yağ ve çözücünün davranışını göstermez. Önerdiğimiz sıra:</p><ul><li>Kapatma torkunu ve 24 saat sonraki açma torkunu not edin.</li><li>Şişeyi yan ve baş aşağı 24 saat bekletip sızıntı arayın.</li><li>40 °C’de dört hafta saklayın: ağırlık kaybına, içe çökmeye, koku ve renk değişimine bakın.</li><li>Etiketi ve baskıyı içerikle ıslatıp silin.</li></ul><p>Sonuç beklediğiniz gibi değilse yazın; başka bir malzeme ya da conta öneririz.</p>`,
        search_terms: "uyumluluk testi, sızdırmazlık, stabilite, deneme dolumu",
      },
      en: {
        title: "How should I test a sample?",
        body: `<p>Fill it with your own product: water does not behave like oil or solvent. We suggest this order:</p><ul><li>Note the application torque and the removal torque after 24 hours.</li><li>Leave bottles on their side and upside down for 24 hours and look for leaks.</li><li>Store at 40 °C for four weeks and check weight loss, panelling, odour and colour.</li><li>Wet label and print with the product and rub.</li></ul><p>If something is not right, write to us and we will suggest another material or liner.</p>`,
        search_terms: "compatibility test, leak test, stability, filling trial",
      },
      ru: {
        title: "Как испытать образец?",
        body: `<p>Заполните его своим продуктом: вода ведёт себя не так, как масло или растворитель. Советуем такой порядок:</p><ul><li>Запишите момент закрытия и момент открытия через 24 часа.</li><li>Оставьте бутылки на боку и вверх дном на сутки и проверьте герметичность.</li><li>Выдержите четыре недели при 40 °C: потеря массы, втягивание стенок, запах, цвет.</li><li>Смочите этикетку и печать продуктом и потрите.</li></ul><p>Если что-то не так, напишите: подберём другой материал или прокладку.</p>`,
        search_terms: "совместимость, герметичность, стабильность, пробный розлив",
      },
      fr: {
        title: "Comment tester un échantillon\u00a0?",
        body: `<p>Remplissez-le avec votre produit\u00a0: l’eau ne se comporte ni comme l’huile ni comme un solvant. Nous conseillons\u00a0:</p><ul><li>Relevez le couple de serrage, puis le couple de dévissage après 24 heures.</li><li>Laissez les flacons couchés et tête en bas 24 heures et cherchez les fuites.</li><li>Conservez-les quatre semaines à 40 °C\u00a0: perte de poids, collapsage, odeur, couleur.</li><li>Mouillez étiquette et impression avec le produit, puis frottez.</li></ul><p>Si un point ne convient pas, écrivez-nous\u00a0: nous proposerons une autre matière ou un autre joint.</p>`,
        search_terms: "compatibilité, étanchéité, stabilité, essai de remplissage",
      },
      ar: {
        title: "كيف أختبر العينة؟",
        body: `<p>املأها بمنتجك نفسه، فالماء لا يسلك سلوك الزيت أو المذيب. ونقترح هذا الترتيب:</p><ul><li>سجّل عزم الإغلاق ثم عزم الفتح بعد 24 ساعة.</li><li>اترك القوارير على جنبها ومقلوبة 24 ساعة وابحث عن التسرب.</li><li>احفظها أربعة أسابيع عند 40 درجة مئوية وراقب فقد الوزن وانكماش الجدران والرائحة واللون.</li><li>بلّل الملصق والطباعة بالمنتج وافركهما.</li></ul><p>إن لم تكن النتيجة كما تتوقع فاكتب إلينا لنقترح خامة أو حشوة أخرى.</p>`,
        search_terms: "اختبار التوافق، التسرب، الثبات، تجربة التعبئة",
      },
      de: {
        title: "Wie prüfe ich ein Muster?",
        body: `<p>Füllen Sie Ihr eigenes Produkt ein: Wasser verhält sich anders als Öl oder Lösemittel. Wir empfehlen:</p><ul><li>Aufschraubmoment und nach 24 Stunden das Öffnungsmoment notieren.</li><li>Flaschen 24 Stunden liegend und kopfüber lagern, auf Undichtigkeit achten.</li><li>Vier Wochen bei 40 °C lagern: Gewichtsverlust, Einfallen der Wand, Geruch, Farbe.</li><li>Etikett und Druck mit dem Produkt benetzen und reiben.</li></ul><p>Stimmt etwas nicht, schreiben Sie uns; wir schlagen einen anderen Werkstoff oder eine andere Dichtung vor.</p>`,
        search_terms: "Verträglichkeit, Dichtheitsprüfung, Lagertest, Füllversuch",
      },
    },
  },
];
