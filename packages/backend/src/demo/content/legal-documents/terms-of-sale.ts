import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** Terms between traders; rules of quantity, price, payment and cancellation are those of the shop. */
export const termsOfSale: DemoEntry<"legal-documents"> = {
  key: "terms-of-sale",
  facts: {},
  publishedDaysAgo: 115,
  texts: {
    tr: {
      title: "Satış koşulları (tacirler arası)",
      slug: "satis-kosullari",
      summary: "Ticari alıcılara satışta fiyat, adet, ödeme, teslim, ayıp ve iptal kuralları.",
      body: `<p>Bu koşullar, ${companyName} (“Preforma”) ile ticari veya mesleki amaçla hareket eden alıcı arasındaki bütün satışlara uygulanır. Alıcının farklı koşulları, yazılı olarak kabul edilmedikçe geçerli değildir. Tüketicilere <a href="#mesafeli-satis-sozlesmesi">mesafeli satış sözleşmesi</a> uygulanır.</p>
<h2>1. Teklif ve sözleşme</h2>
<p>Katalog bir davettir. Sözleşme, sitede verilen siparişin ardından gönderilen sipariş numaralı e-posta ile ya da yazılı teklifin süresi içinde kabulüyle kurulur. Yazılı teklif, üzerindeki tarihe kadar bağlayıcıdır. Açık yazım veya hesap hatası bağlamaz; bu durumda alıcıya hemen bilgi verilir ve alıcı bedelsiz vazgeçebilir.</p>
<h2>2. Fiyat, adet ve miktar farkı</h2>
<p>Fiyatlar birim başına, KDV hariçtir; KDV yüzde 20 olarak toplamda eklenir. Ürünler en küçük sipariş adedinin üzerinde, tam koli ya da tam palet olarak satılır. Kendi renginde, baskılı veya özel kalıpla üretilen siparişlerde yüzde 10’a kadar eksik ya da fazla üretim sözleşmeye uygundur; teslim edilen adet faturalanır. Nakliye sipariş özetinde ayrıca gösterilir; indirim sonrası 50.000 TL (4.000 avro, 4.500 ABD doları) ve üzeri mal bedelinde alınmaz.</p>
<h2>3. Ödeme</h2>
<p>Kredi kartı, havale/EFT veya kapıda ödeme seçilir; vadeli satış yalnızca yazılı anlaşmayla yapılır. Kartla iki saat, havaleyle yedi gün içinde ödenmeyen sipariş ile kapıda ödemeli olup yedi gün içinde hazırlanmasına başlanmayan sipariş iptal edilir. Vadeli borçta gecikme hâlinde 3095 sayılı Kanun’daki ticari temerrüt faizi işler. Alıcı, kesinleşmiş veya kabul edilmiş alacağı dışında takas yapamaz.</p>
<h2>4. Teslim ve hasar</h2>
<p>Teslim tarihi sipariş onayında yazar; kısmi teslim mümkündür. Nakliyeyi Preforma üstlendiğinde hasar, malın alıcıya tesliminde; alıcının taşıyıcısına verildiğinde yüklemeyle geçer. İhracatta teklifteki Incoterms kuralı geçerlidir. Mücbir sebep hâlinde süreler uzar; engel altmış günü aşarsa iki taraf da teslim edilmemiş kısımdan dönebilir.</p>
<h2>5. Muayene ve ayıp</h2>
<p>Açık ayıp teslimden itibaren iki gün, muayeneyle anlaşılan ayıp sekiz gün içinde, gizli ayıp öğrenilince hemen bildirilir (Türk Ticaret Kanunu m. 23). Parti numarası, fotoğraf ve örnek gönderilir. Ayıp doğrulanırsa Preforma, seçimine göre malı değiştirir, bedelden indirir ya da bedeli iade eder. Ölçü ve ton toleransları teknik çizim ve onaylı plakadır.</p>
<h2>6. Uygunluk ve sorumluluk</h2>
<p>Ambalajın doldurulacak ürünle uygunluğunu alıcı kendi denemesiyle belirler; gıda temas beyanı ambalaj içindir. Kast ve ağır kusur ile emredici hükümler saklı kalmak üzere sorumluluk, ilgili teslimatın bedeliyle sınırlıdır; kâr kaybı ve dolaylı zarar istenemez.</p>
<h2>7. İptal ve iade</h2>
<p>Sipariş hazırlanmaya başlanana kadar alıcı hesabından iptal edebilir; ödenen tutar aynı yolla iade edilir. Özel üretim başladıktan sonra iptal edilemez. Diğer kurallar <a href="#teslimat-ve-iade">teslimat ve iade</a> bölümündedir.</p>
<h2>8. Kalıp, fikrî haklar, gizlilik</h2>
<p>Bedeli alıcı tarafından ödenen kalıp alıcının mülkiyetindedir, yalnızca onun için kullanılır. Alıcı, verdiği tasarım ve markaların hak sahibi olduğunu üstlenir. Taraflar birbirinin ticari sırlarını korur.</p>
<h2>9. Mülkiyetin saklı tutulması, hukuk ve yetki</h2>
<p>Vadeli satışta mülkiyet, bedelin tamamı ödenene kadar yasanın öngördüğü şekille saklı tutulabilir. Türk hukuku uygulanır; uyuşmazlıkta İstanbul (Bakırköy) mahkemeleri ve icra daireleri yetkilidir. Metnin Türkçesi esastır.</p>`,
    },
    en: {
      title: "Terms of sale (business customers)",
      slug: "terms-of-sale",
      summary: "Prices, quantities, payment, delivery, defects and cancellation in sales to trade buyers.",
      body: `<p>These terms apply to all sales by ${companyName} (“Preforma”) to buyers acting in the course of their trade or profession. Other terms of the buyer apply only if we accept them in writing. Consumers buy under the <a href="#distance-sales-agreement">distance sales agreement</a>.</p>
<h2>1. Offer and contract</h2>
<p>The catalogue is an invitation. A contract is made by the e-mail with the order number that follows an order on the site, or by accepting a written quote in time. A written quote binds us until the date on it. Obvious slips of pen or arithmetic do not bind; we tell the buyer at once, who may then withdraw at no cost.</p>
<h2>2. Prices, quantities and tolerance</h2>
<p>Prices are per piece without VAT; VAT of 20 per cent is added to the total. Goods are sold from the minimum order in full cartons or full pallets. In the buyer’s own colour, with print or from a special mould, up to 10 per cent more or less is in accordance with the contract, and the quantity delivered is invoiced. Carriage is shown apart in the order; it is free for goods worth 50,000 TRY (4,000 EUR, 4,500 USD) or more after discounts.</p>
<h2>3. Payment</h2>
<p>By credit card, bank transfer or cash on delivery; credit only by written agreement. An order not paid within two hours by card or seven days by transfer is cancelled, and so is one for cash on delivery whose preparation has not begun within seven days. On late payment of a credit sale, commercial default interest under Turkish Law no. 3095 runs. The buyer may set off only claims that are final or admitted.</p>
<h2>4. Delivery and risk</h2>
<p>The date is in the order confirmation; part deliveries are allowed. Where Preforma arranges carriage, risk passes when the goods are handed to the buyer; where the buyer’s carrier collects, on loading. For export the Incoterms rule of the quote holds. Force majeure extends time limits; after sixty days either party may withdraw from what has not been delivered.</p>
<h2>5. Inspection and defects</h2>
<p>Visible defects are to be notified within two days of delivery, those found by inspection within eight, hidden ones as soon as known (Turkish Commercial Code, art. 23), with batch number, photographs and samples. If a defect is confirmed, Preforma at its choice replaces the goods, reduces the price or refunds it. The drawing and the approved plaque set the tolerances of dimension and shade.</p>
<h2>6. Fitness and liability</h2>
<p>Whether a pack suits the product filled is for the buyer to establish by testing; a food-contact declaration covers the pack. Except for intent, gross negligence and mandatory law, liability is limited to the price of the delivery concerned; loss of profit and indirect loss are excluded.</p>
<h2>7. Cancellation and returns</h2>
<p>Until preparation begins, the buyer may cancel in the account; what was paid goes back the same way. Special production cannot be cancelled once begun. The rest is under <a href="#delivery-and-returns">Delivery and returns</a>.</p>
<h2>8. Moulds, rights, confidentiality</h2>
<p>A mould paid for by the buyer is the buyer’s property and used for the buyer alone. The buyer warrants the right to the designs and marks provided. Each party keeps the other’s trade secrets.</p>
<h2>9. Retention of title, law and courts</h2>
<p>In credit sales title may be retained until full payment, in the form the law requires. Turkish law governs; the courts and enforcement offices of İstanbul (Bakırköy) have jurisdiction. The Turkish text prevails.</p>`,
    },
    ru: {
      title: "Условия продажи (для предприятий)",
      slug: "usloviya-prodazhi",
      summary: "Цены, количество, оплата, поставка, недостатки и отмена при продаже предприятиям.",
      body: `<p>Эти условия действуют для всех продаж Preforma Plastik Ambalaj Sanayi ve Ticaret A.S. («Preforma») покупателям, действующим в рамках своего дела или профессии. Иные условия покупателя применяются, только если мы приняли их письменно. Потребители покупают по <a href="#dogovor-distantsionnoy-prodazhi">договору дистанционной продажи</a>.</p>
<h2>1. Предложение и договор</h2>
<p>Каталог — приглашение делать оферты. Договор заключён, когда после заказа на сайте отправлено письмо с его номером либо когда письменное предложение принято в срок. Письменное предложение обязывает нас до указанной в нём даты. Явные описки и ошибки в расчёте не обязывают; мы сразу сообщаем о них, и покупатель вправе отказаться без затрат.</p>
<h2>2. Цены, количество, допуск</h2>
<p>Цены — за штуку без НДС; НДС 20% добавляется к итогу. Товар продаётся от минимального количества полными коробками или паллетами. Для своего цвета, печати или особой формы отклонение количества до 10% соответствует договору, оплачивается поставленное. Доставка указывается отдельно; при стоимости товаров от 50 000 лир (4000 евро, 4500 долларов США) после скидок она бесплатна.</p>
<h2>3. Оплата</h2>
<p>Картой, переводом или при получении; отсрочка — только по письменному соглашению. Заказ, не оплаченный картой за два часа или переводом за семь дней, отменяется; заказ с оплатой при получении отменяется, если его подготовка не началась за семь дней. При просрочке начисляются торговые проценты по Закону Турции № 3095. Зачёт возможен лишь по окончательно установленным или признанным требованиям.</p>
<h2>4. Поставка и риск</h2>
<p>Дата указана в подтверждении; частичные поставки допускаются. Если перевозку организует Preforma, риск переходит при вручении покупателю, если товар забирает перевозчик покупателя — при погрузке. При экспорте действует базис Инкотермс из предложения. Форс-мажор продлевает сроки; если он длится более шестидесяти дней, любая сторона вправе отказаться от непоставленного.</p>
<h2>5. Приёмка и недостатки</h2>
<p>О видимых недостатках сообщают в течение двух дней, о выявляемых проверкой — восьми, о скрытых — сразу по обнаружении (ст. 23 Торгового кодекса Турции), с номером партии, фото и образцами. Если недостаток подтверждён, Preforma по своему выбору заменяет товар, снижает цену или возвращает её. Допуски размеров и тона задают чертёж и утверждённая пластина.</p>
<h2>6. Пригодность и ответственность</h2>
<p>Совместимость тары со своим продуктом покупатель проверяет сам; декларация о контакте с пищей относится к таре. Кроме умысла, грубой неосторожности и императивных норм, ответственность ограничена ценой соответствующей поставки; упущенная выгода и косвенный ущерб не возмещаются.</p>
<h2>7. Отмена и возврат</h2>
<p>До начала сборки покупатель отменяет заказ в учётной записи; уплаченное возвращается тем же путём. Особое производство после запуска не отменяется. Остальное — в разделе <a href="#dostavka-i-vozvrat">«Доставка и возврат»</a>.</p>
<h2>8. Формы, права, тайна</h2>
<p>Оплаченная покупателем форма принадлежит ему и используется только для него. Покупатель гарантирует права на переданные дизайн и знаки. Стороны хранят коммерческую тайну друг друга.</p>
<h2>9. Собственность, право и суд</h2>
<p>При продаже с отсрочкой право собственности может сохраняться за продавцом до полной оплаты в форме, предусмотренной законом. Применяется право Турции; споры рассматривают суды и исполнительные органы Стамбула (Бакыркёй). Преимущество имеет турецкий текст.</p>`,
    },
    fr: {
      title: "Conditions de vente (professionnels)",
      slug: "conditions-de-vente",
      summary:
        "Prix, quantités, paiement, livraison, défauts et annulation dans les ventes aux professionnels.",
      body: `<p>Les présentes conditions régissent toutes les ventes de ${companyName} («\u00a0Preforma\u00a0») aux acheteurs agissant dans le cadre de leur activité professionnelle. D’autres conditions de l’acheteur ne valent qu’acceptées par écrit. Les consommateurs achètent selon le <a href="#contrat-de-vente-a-distance">contrat de vente à distance</a>.</p>
<h2>1. Offre et contrat</h2>
<p>Le catalogue est une invitation. Le contrat naît de l’e-mail portant le numéro de commande, envoyé après une commande sur le site, ou de l’acceptation d’un devis dans son délai. Un devis écrit nous engage jusqu’à sa date. Une erreur manifeste d’écriture ou de calcul n’engage pas\u00a0; nous en informons aussitôt l’acheteur, qui peut renoncer sans frais.</p>
<h2>2. Prix, quantités et tolérance</h2>
<p>Les prix sont à la pièce, hors taxes\u00a0; la TVA turque de 20\u00a0% s’ajoute au total. Les produits se vendent à partir du minimum, par cartons ou palettes complets. Pour une teinte propre, une impression ou un moule spécial, un écart de 10\u00a0% en plus ou en moins est conforme au contrat\u00a0; la quantité livrée est facturée. Le transport figure à part\u00a0; il est offert dès 50\u00a0000\u00a0TRY de marchandise (4\u00a0000 EUR, 4\u00a0500 USD), remises déduites.</p>
<h2>3. Paiement</h2>
<p>Par carte, virement ou à la livraison\u00a0; crédit seulement sur accord écrit. Une commande impayée après deux heures par carte ou sept jours par virement est annulée\u00a0; une commande payable à la livraison l’est si sa préparation n’a pas commencé sous sept jours. En cas de retard sur une vente à crédit courent les intérêts moratoires commerciaux de la loi turque nº 3095. L’acheteur ne compense que des créances définitives ou reconnues.</p>
<h2>4. Livraison et risques</h2>
<p>La date figure dans la confirmation\u00a0; les livraisons partielles sont admises. Si Preforma organise le transport, le risque passe à la remise à l’acheteur\u00a0; si le transporteur de l’acheteur enlève, au chargement. À l’export vaut l’Incoterm du devis. La force majeure prolonge les délais\u00a0; au-delà de soixante jours, chacun peut renoncer au solde non livré.</p>
<h2>5. Contrôle et défauts</h2>
<p>Les défauts apparents sont signalés sous deux jours, ceux que révèle un examen sous huit jours, les vices cachés dès leur découverte (Code de commerce turc, art. 23), avec numéro de lot, photos et pièces. Si le défaut est confirmé, Preforma, à son choix, remplace, réduit le prix ou rembourse. Le plan et la plaquette validée fixent les tolérances.</p>
<h2>6. Aptitude et responsabilité</h2>
<p>Il revient à l’acheteur d’établir par essai que l’emballage convient à son produit\u00a0; la déclaration d’alimentarité porte sur l’emballage. Hors dol, faute lourde et règles impératives, la responsabilité est limitée au prix de la livraison concernée\u00a0; perte de profit et dommages indirects sont exclus.</p>
<h2>7. Annulation et retours</h2>
<p>Jusqu’au début de la préparation, l’acheteur annule depuis son compte\u00a0; la somme est rendue par le même moyen. Une fabrication spéciale lancée ne s’annule plus. Le reste figure sous <a href="#livraison-et-retours">Livraison et retours</a>.</p>
<h2>8. Moules, droits, secret</h2>
<p>Le moule payé par l’acheteur lui appartient et ne sert qu’à lui. L’acheteur garantit ses droits sur les dessins et marques fournis. Chaque partie protège les secrets d’affaires de l’autre.</p>
<h2>9. Réserve de propriété, droit et tribunaux</h2>
<p>Dans les ventes à crédit, la propriété peut être réservée jusqu’au paiement complet, dans la forme légale. Le droit turc s’applique\u00a0; les tribunaux et offices d’exécution d’İstanbul (Bakırköy) sont compétents. Le texte turc fait foi.</p>`,
    },
    ar: {
      title: "شروط البيع (للعملاء التجاريين)",
      slug: "shurut-al-bay",
      summary: "الأسعار والكميات والدفع والتسليم والعيوب والإلغاء في البيع للتجار.",
      body: `<p>تسري هذه الشروط على جميع مبيعات شركة <bdi dir="ltr">Preforma Plastik Ambalaj Sanayi ve Ticaret A.S.</bdi> («<bdi dir="ltr">Preforma</bdi>») لمن يشتري في إطار تجارته أو مهنته. ولا يُعتد بشروط أخرى للمشتري ما لم نقبلها كتابة. أما المستهلكون فيشترون وفق <a href="#aqd-al-bay-an-bud">عقد البيع عن بُعد</a>.</p>
<h2>1. العرض والعقد</h2>
<p>الكتالوج دعوة إلى التعاقد. ويُبرم العقد برسالة البريد الحاملة رقم الطلب بعد تقديمه في الموقع، أو بقبول عرض سعر مكتوب في مدته. والعرض المكتوب يُلزمنا حتى تاريخه. ولا يُلزم الخطأ الظاهر في الكتابة أو الحساب، ونُخطر به المشتري فورًا وله العدول بلا تكلفة.</p>
<h2>2. الأسعار والكميات والتفاوت</h2>
<p>الأسعار للقطعة دون الضريبة، وتُضاف ضريبة القيمة المضافة 20% إلى المجموع. وتُباع البضاعة من الحد الأدنى بكراتين أو منصات كاملة. وفي اللون الخاص أو الطباعة أو القالب الخاص تُعد الزيادة أو النقص حتى 10% مطابقة للعقد وتُفوتر الكمية المسلّمة. ويظهر النقل مستقلًا، ويكون مجانيًا متى بلغت قيمة البضاعة بعد الخصم <bdi dir="ltr">50,000</bdi> ليرة (<bdi dir="ltr">4,000</bdi> يورو أو <bdi dir="ltr">4,500</bdi> دولار).</p>
<h2>3. الدفع</h2>
<p>بالبطاقة أو التحويل البنكي أو عند الاستلام، ولا بيع آجلًا إلا باتفاق مكتوب. ويُلغى الطلب الذي لا يُدفع خلال ساعتين بالبطاقة أو سبعة أيام بالتحويل، وكذلك طلب الدفع عند الاستلام الذي لا يبدأ تجهيزه خلال سبعة أيام. وعند التأخر في البيع الآجل تسري فائدة التأخير التجارية وفق القانون التركي رقم 3095. ولا مقاصة إلا بدين نهائي أو مُعترف به.</p>
<h2>4. التسليم وانتقال المخاطر</h2>
<p>التاريخ مذكور في تأكيد الطلب، ويجوز التسليم الجزئي. فإن تولت <bdi dir="ltr">Preforma</bdi> النقل انتقلت المخاطر عند التسليم إلى المشتري، وإن استلم ناقل المشتري فعند التحميل. وفي التصدير تسري قاعدة إنكوترمز الواردة في العرض. وتمدد القوة القاهرة المهل، فإن جاوزت ستين يومًا جاز لكل طرف العدول عما لم يُسلّم.</p>
<h2>5. الفحص والعيوب</h2>
<p>يُبلَّغ عن العيب الظاهر خلال يومين من التسليم، وعما يكشفه الفحص خلال ثمانية أيام، وعن العيب الخفي فور اكتشافه (المادة 23 من قانون التجارة التركي)، مع رقم الدفعة والصور والعينات. فإن ثبت العيب استبدلت <bdi dir="ltr">Preforma</bdi> البضاعة أو خفضت الثمن أو ردته وفق اختيارها. ويحدد الرسم الفني والصفيحة المعتمدة تفاوتات الأبعاد والدرجة.</p>
<h2>6. الملاءمة والمسؤولية</h2>
<p>على المشتري أن يتحقق بالاختبار من ملاءمة العبوة لمنتجه، وإقرار ملامسة الغذاء يخص العبوة. وفيما عدا العمد والخطأ الجسيم والأحكام الآمرة تقتصر المسؤولية على ثمن التسليم المعني، ولا تعويض عن فوات الربح والضرر غير المباشر.</p>
<h2>7. الإلغاء والإرجاع</h2>
<p>للمشتري الإلغاء من حسابه حتى بدء التجهيز، ويُرد ما دفعه بالطريقة نفسها. ولا يُلغى الإنتاج الخاص بعد بدئه. وبقية الأحكام في <a href="#al-taslim-wal-irja">التسليم والإرجاع</a>.</p>
<h2>8. القوالب والحقوق والسرية</h2>
<p>القالب الذي دفع المشتري ثمنه ملكه ولا يُستخدم لغيره. ويضمن المشتري حقه في التصاميم والعلامات التي يقدمها. ويحفظ كل طرف أسرار الآخر التجارية.</p>
<h2>9. الاحتفاظ بالملكية والقانون والمحاكم</h2>
<p>يجوز في البيع الآجل الاحتفاظ بالملكية حتى كامل السداد بالشكل الذي يقرره القانون. ويسري القانون التركي، وتختص محاكم إسطنبول (باكيركوي) ودوائر التنفيذ فيها. والنص التركي هو المعتمد.</p>`,
    },
    de: {
      title: "Verkaufsbedingungen (Geschäftskunden)",
      slug: "verkaufsbedingungen",
      summary: "Preise, Mengen, Zahlung, Lieferung, Mängel und Storno beim Verkauf an Unternehmen.",
      body: `<p>Diese Bedingungen gelten für alle Verkäufe der ${companyName} („Preforma“) an Käufer, die in Ausübung ihres Gewerbes oder Berufs handeln. Andere Bedingungen des Käufers gelten nur, wenn wir sie schriftlich annehmen. Verbraucher kaufen nach dem <a href="#fernabsatzvertrag">Fernabsatzvertrag</a>.</p>
<h2>1. Angebot und Vertrag</h2>
<p>Der Katalog ist eine Aufforderung zum Angebot. Der Vertrag kommt mit der E-Mail zustande, die nach einer Bestellung auf der Website die Auftragsnummer nennt, oder durch fristgerechte Annahme eines schriftlichen Angebots. Dieses bindet uns bis zum genannten Datum. Offenkundige Schreib- und Rechenfehler binden nicht; wir weisen den Käufer sofort darauf hin, er kann dann kostenlos zurücktreten.</p>
<h2>2. Preise, Mengen, Toleranz</h2>
<p>Preise gelten je Stück ohne Mehrwertsteuer; 20 % türkische Mehrwertsteuer kommen in der Summe hinzu. Verkauft wird ab Mindestmenge in vollen Kartons oder Paletten. Bei eigener Farbe, Druck oder Sonderwerkzeug sind bis zu 10 % Mehr- oder Mindermenge vertragsgemäß; berechnet wird die gelieferte Menge. Die Fracht ist gesondert ausgewiesen und entfällt ab 50.000 TRY (4.000 EUR, 4.500 USD) Warenwert nach Rabatt.</p>
<h2>3. Zahlung</h2>
<p>Per Kreditkarte, Überweisung oder bei Lieferung; Zahlungsziele nur nach schriftlicher Vereinbarung. Wird nicht binnen zwei Stunden (Karte) oder sieben Tagen (Überweisung) gezahlt, wird die Bestellung storniert; ebenso eine Bestellung per Nachnahme, deren Vorbereitung nicht binnen sieben Tagen begonnen hat. Bei Verzug laufen die kaufmännischen Zinsen des türkischen Gesetzes Nr. 3095. Aufrechnen kann der Käufer nur mit rechtskräftigen oder anerkannten Forderungen.</p>
<h2>4. Lieferung und Gefahr</h2>
<p>Den Termin nennt die Auftragsbestätigung; Teillieferungen sind zulässig. Besorgt Preforma den Transport, geht die Gefahr mit Übergabe an den Käufer über, bei Abholung durch dessen Frachtführer mit der Verladung. Im Export gilt die Incoterms-Klausel des Angebots. Höhere Gewalt verlängert Fristen; nach sechzig Tagen kann jede Seite vom nicht gelieferten Teil zurücktreten.</p>
<h2>5. Untersuchung und Mängel</h2>
<p>Offene Mängel sind binnen zwei Tagen nach Lieferung anzuzeigen, bei Untersuchung erkennbare binnen acht, verdeckte sofort nach Entdeckung (türkisches Handelsgesetzbuch, Art. 23), mit Chargennummer, Fotos und Mustern. Bestätigt sich der Mangel, ersetzt Preforma nach ihrer Wahl die Ware, mindert oder erstattet den Preis. Toleranzen ergeben sich aus Zeichnung und freigegebenem Plättchen.</p>
<h2>6. Eignung und Haftung</h2>
<p>Ob die Verpackung für das Füllgut taugt, stellt der Käufer durch eigene Prüfung fest; die Konformitätserklärung gilt der Verpackung. Außer bei Vorsatz, grober Fahrlässigkeit und zwingendem Recht ist die Haftung auf den Preis der betroffenen Lieferung beschränkt; entgangener Gewinn und mittelbare Schäden sind ausgeschlossen.</p>
<h2>7. Storno und Rückgabe</h2>
<p>Bis die Vorbereitung beginnt, kann der Käufer im Konto stornieren; Gezahltes geht auf demselben Weg zurück. Begonnene Sonderfertigung ist nicht stornierbar. Alles Weitere steht unter <a href="#lieferung-und-rueckgabe">Lieferung und Rückgabe</a>.</p>
<h2>8. Werkzeuge, Rechte, Vertraulichkeit</h2>
<p>Ein vom Käufer bezahltes Werkzeug gehört ihm und wird nur für ihn verwendet. Der Käufer steht für seine Rechte an gelieferten Entwürfen und Marken ein. Jede Seite wahrt die Geschäftsgeheimnisse der anderen.</p>
<h2>9. Eigentumsvorbehalt, Recht und Gericht</h2>
<p>Bei Verkauf auf Ziel kann das Eigentum bis zur vollen Zahlung in der gesetzlichen Form vorbehalten werden. Es gilt türkisches Recht; zuständig sind Gerichte und Vollstreckungsämter in İstanbul (Bakırköy). Maßgeblich ist der türkische Text.</p>`,
    },
  },
};
