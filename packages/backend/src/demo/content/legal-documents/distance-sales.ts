import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** Pre-information and contract with consumers after Turkish Law 6502 and the regulation on distance contracts. */
export const distanceSales: DemoEntry<"legal-documents"> = {
  key: "distance-sales",
  facts: {},
  publishedDaysAgo: 114,
  texts: {
    tr: {
      title: "Ön bilgilendirme ve mesafeli satış sözleşmesi",
      slug: "mesafeli-satis-sozlesmesi",
      summary: "Tüketicilere uzaktan satışta ön bilgilendirme, cayma hakkı, istisnalar ve başvuru yolları.",
      body: `<p>Bu metin, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca siteden tüketici sıfatıyla alışveriş yapanlara ön bilgilendirme ve sözleşme metnidir. Ticari alıcılara <a href="#satis-kosullari">satış koşulları</a> uygulanır.</p>
<h2>A. Ön bilgilendirme</h2>
<dl><dt>Satıcı</dt><dd>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul; +90 212 000 00 00; info@preforma.example.</dd><dt>Ürünün nitelikleri</dt><dd>Ürün sayfasında ve sipariş özetinde: kod, renk, adet, ağız ölçüsü, hacim, ağırlık, malzeme.</dd><dt>Toplam bedel</dt><dd>Mal bedeli, indirim, nakliye ve yüzde 20 KDV sipariş onayından önce ayrı ayrı ve toplam olarak gösterilir. Başka bedel alınmaz.</dd><dt>Ödeme</dt><dd>Kredi kartı, havale/EFT veya kapıda ödeme. Kartla iki saat, havaleyle yedi gün içinde ödenmeyen sipariş iptal olur.</dd><dt>Teslimat</dt><dd>Belirttiğiniz adrese, en geç otuz gün içinde. Özel üretimde süre sipariş onayında yazar.</dd><dt>Cayma hakkı</dt><dd>Aşağıda B bölümünde; kullanılamayacağı durumlar dâhil.</dd><dt>Şikâyet ve uyuşmazlık</dt><dd>Parasal sınırlara göre tüketici hakem heyeti veya tüketici mahkemesi.</dd></dl>
<h2>B. Sözleşme hükümleri</h2>
<h3>1. Konu ve kuruluş</h3>
<p>Sözleşme, alıcının sipariş sayfasında bu metni onaylayıp siparişi tamamlamasıyla kurulur. Tarafların, ürünün, bedelin ve teslimat adresinin kimliği sipariş numaralı onay e-postasında ve alıcının hesabında yer alır; bunlar sözleşmenin parçasıdır. Satıcı bu metni ve siparişi yasal süre boyunca saklar.</p>
<h3>2. Teslim</h3>
<p>Ürün taşıyıcıyla, tutanaksız ve ek bedelsiz teslim edilir. Teslimata kadar hasar satıcıya aittir. Süresinde teslim edilmezse alıcı sözleşmeyi feshedebilir; ödenen her şey on dört gün içinde geri verilir. Edimin imkânsızlaşması öğrenildiğinde üç gün içinde bildirilir ve bedel on dört gün içinde iade edilir.</p>
<h3>3. Cayma hakkı</h3>
<p>Tüketici, teslimden itibaren on dört gün içinde gerekçe göstermeden ve cezai şart ödemeden cayabilir; teslimden önce de cayabilir. Bildirim <a href="mailto:info@preforma.example">info@preforma.example</a> adresine ya da yukarıdaki adrese yazılı yapılır. Satıcı, bildirimin ulaşmasından itibaren on dört gün içinde, teslimat masrafı dâhil bütün ödemeleri aynı araçla tek seferde iade eder. Tüketici ürünü bildirimden sonra on dört gün içinde geri gönderir; satıcının bildirdiği anlaşmalı taşıyıcıyla gönderim ücretsizdir. Olağan incelemeden doğan değişiklik ve bozulmalardan tüketici sorumlu değildir.</p>
<h3>4. Caymanın istisnaları</h3>
<ul><li>İsteğiniz doğrultusunda, kendi renginizde, baskınızla, kalıbınızla veya ölçünüze kesilerek hazırlanan ürünler.</li><li>İç torbası ya da koruyucu ambalajı açılmış, sağlık ve hijyen bakımından iadesi uygun olmayan ürünler.</li><li>Teslimden sonra başka ürünlerle karışan ve doğası gereği ayrıştırılamayan ürünler.</li></ul>
<h3>5. Ayıplı mal</h3>
<p>Tüketici; bedelsiz onarım, misliyle değişim, bedelden indirim veya sözleşmeden dönme haklarından birini kullanabilir. Zamanaşımı teslimden itibaren iki yıldır; ayıp hile ile gizlenmişse süre uygulanmaz. İlk altı ay içinde ortaya çıkan ayıbın teslimde var olduğu kabul edilir.</p>
<h3>6. Uyuşmazlık</h3>
<p>Her yıl belirlenen parasal sınıra kadar tüketicinin yerleşim yerindeki veya satıcının bulunduğu yerdeki tüketici hakem heyeti, üzerinde zorunlu arabuluculuktan sonra tüketici mahkemesi yetkilidir.</p>
<h2>C. Örnek cayma formu</h2>
<p>“${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul: … numaralı sipariş kapsamındaki şu ürünlerin satışına ilişkin sözleşmeden cayıyorum: … Sipariş ve teslim tarihi: … Ad soyad, adres: … Tarih ve (kâğıtta) imza: …”</p>`,
    },
    en: {
      title: "Pre-contract information and distance sales agreement",
      slug: "distance-sales-agreement",
      summary: "Information, right of withdrawal, exceptions and remedies when consumers buy at a distance.",
      body: `<p>This is the information before contract and the contract for consumers who buy on this site, under Turkish Consumer Law no. 6502 and the Regulation on Distance Contracts. Consumers living in the European Union keep the mandatory protection of their own law. Trade buyers buy under the <a href="#terms-of-sale">terms of sale</a>.</p>
<h2>A. Information before contract</h2>
<dl><dt>Seller</dt><dd>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye; +90 212 000 00 00; info@preforma.example.</dd><dt>The goods</dt><dd>On the product page and in the order summary: code, colour, quantity, neck finish, volume, weight, material.</dd><dt>Total price</dt><dd>Goods, discount, carriage and 20 per cent VAT are shown one by one and in total before you order. Nothing else is charged.</dd><dt>Payment</dt><dd>Credit card, bank transfer or cash on delivery. An order not paid within two hours by card or seven days by transfer is cancelled.</dd><dt>Delivery</dt><dd>To your address within thirty days; for special production the date is in the confirmation.</dd><dt>Withdrawal</dt><dd>See part B, with the cases where there is none.</dd><dt>Complaints</dt><dd>Consumer arbitration committee or consumer court, by value.</dd></dl>
<h2>B. Contract</h2>
<h3>1. How it is made</h3>
<p>The contract is made when the buyer accepts this text on the order page and places the order. Parties, goods, price and delivery address are in the confirmation e-mail with the order number and in the buyer’s account, and are part of it. The seller keeps this text and the order for the time the law requires.</p>
<h3>2. Delivery</h3>
<p>Goods come by carrier at no further cost. Risk is the seller’s until they are handed over. If they are not delivered in time the buyer may end the contract, and all payments are returned within fourteen days. If performance becomes impossible, the buyer is told within three days of its being known and repaid within fourteen.</p>
<h3>3. Right of withdrawal</h3>
<p>The consumer may withdraw within fourteen days of delivery, or before it, without reason or penalty, by writing to <a href="mailto:info@preforma.example">info@preforma.example</a> or to the address above. Within fourteen days of the notice the seller repays everything, delivery included, at once and by the same means. The consumer sends the goods back within fourteen days of the notice, free of charge with the carrier the seller names, and is not liable for changes that come from ordinary inspection.</p>
<h3>4. Exceptions</h3>
<ul><li>Goods made to your wishes: in your colour, with your print, on your mould or cut to your measure.</li><li>Goods whose inner bag or protective pack has been opened and whose return health and hygiene forbid.</li><li>Goods mixed after delivery with others so that they cannot be separated.</li></ul>
<h3>5. Defective goods</h3>
<p>The consumer may choose free repair, replacement, a lower price or rescission. Claims lapse two years after delivery, but not where the defect was hidden by deceit. A defect that shows in the first six months is taken to have been there on delivery.</p>
<h3>6. Disputes</h3>
<p>Up to the value set each year, the consumer arbitration committee where the consumer lives or the seller is; above it, the consumer court after mandatory mediation.</p>
<h2>C. Model withdrawal form</h2>
<p>“To ${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul: I withdraw from the contract on these goods of order no. …: … Ordered and received on: … Name and address: … Date and (on paper) signature: …”</p>`,
    },
    ru: {
      title: "Преддоговорная информация и договор дистанционной продажи",
      slug: "dogovor-distantsionnoy-prodazhi",
      summary: "Информация, право на отказ, исключения и защита при дистанционной покупке потребителем.",
      body: `<p>Это преддоговорная информация и договор для потребителей, покупающих на сайте, по Закону Турции № 6502 о защите потребителей и Положению о дистанционных договорах. За потребителями сохраняется обязательная защита права страны их проживания. Предприятия покупают по <a href="#usloviya-prodazhi">условиям продажи</a>.</p>
<h2>А. Преддоговорная информация</h2>
<dl><dt>Продавец</dt><dd>Preforma Plastik Ambalaj Sanayi ve Ticaret A.S., Организованная промышленная зона, ул. Пластикчилер, 24, 34490 Башакшехир, Стамбул, Турция; +90 212 000 00 00; info@preforma.example.</dd><dt>Товар</dt><dd>На странице товара и в сводке заказа: артикул, цвет, количество, горловина, объём, масса, материал.</dd><dt>Полная цена</dt><dd>Товар, скидка, доставка и НДС 20% показаны по отдельности и в сумме до оформления. Других платежей нет.</dd><dt>Оплата</dt><dd>Карта, перевод или оплата при получении. Заказ, не оплаченный картой за два часа или переводом за семь дней, отменяется.</dd><dt>Доставка</dt><dd>По вашему адресу в течение тридцати дней; для особого производства срок указан в подтверждении.</dd><dt>Отказ</dt><dd>См. часть Б, включая исключения.</dd><dt>Жалобы</dt><dd>Потребительский арбитраж или суд по делам потребителей, в зависимости от суммы.</dd></dl>
<h2>Б. Договор</h2>
<h3>1. Заключение</h3>
<p>Договор заключён, когда покупатель принял этот текст на странице оформления и отправил заказ. Стороны, товар, цена и адрес доставки указаны в письме-подтверждении с номером заказа и в учётной записи и являются частью договора. Продавец хранит текст и заказ в течение установленного законом срока.</p>
<h3>2. Доставка</h3>
<p>Товар доставляет перевозчик без доплат. До вручения риск несёт продавец. При просрочке покупатель вправе расторгнуть договор, все платежи возвращаются за четырнадцать дней. Если исполнение стало невозможным, покупателя извещают в течение трёх дней и возвращают деньги за четырнадцать.</p>
<h3>3. Право на отказ</h3>
<p>Потребитель вправе отказаться в течение четырнадцати дней после получения или до него без объяснений и штрафа, написав на <a href="mailto:info@preforma.example">info@preforma.example</a> или по указанному адресу. За четырнадцать дней после получения извещения продавец возвращает всё, включая доставку, одним платежом тем же способом. Товар отправляется обратно в течение четырнадцати дней после извещения, бесплатно — через названного продавцом перевозчика. За изменения от обычного осмотра потребитель не отвечает.</p>
<h3>4. Исключения</h3>
<ul><li>Товар, изготовленный по вашему желанию: в вашем цвете, с вашей печатью, на вашей форме или отрезанный по вашему размеру.</li><li>Товар со вскрытым внутренним пакетом или защитной упаковкой, возврат которого недопустим по гигиене.</li><li>Товар, смешанный после получения с другим так, что его нельзя отделить.</li></ul>
<h3>5. Недостатки</h3>
<p>Потребитель выбирает бесплатный ремонт, замену, снижение цены или расторжение. Срок требований — два года с доставки; при обманном сокрытии недостатка он не действует. Недостаток, проявившийся в первые шесть месяцев, считается существовавшим при доставке.</p>
<h3>6. Споры</h3>
<p>До ежегодно устанавливаемой суммы — потребительский арбитраж по месту жительства потребителя или нахождения продавца, сверх неё — суд по делам потребителей после обязательной медиации.</p>
<h2>В. Образец заявления об отказе</h2>
<p>«В Preforma Plastik Ambalaj Sanayi ve Ticaret A.S., ул. Пластикчилер, 24, 34490 Башакшехир, Стамбул: отказываюсь от договора на следующие товары заказа № …: … Дата заказа и получения: … Имя, адрес: … Дата и (на бумаге) подпись: …»</p>`,
    },
    fr: {
      title: "Information précontractuelle et contrat de vente à distance",
      slug: "contrat-de-vente-a-distance",
      summary:
        "Information, droit de rétractation, exceptions et recours du consommateur qui achète à distance.",
      body: `<p>Le présent texte vaut information précontractuelle et contrat pour les consommateurs qui achètent sur ce site, selon la loi turque nº 6502 sur la protection des consommateurs et le règlement sur les contrats à distance. Les consommateurs résidant dans l’Union européenne conservent la protection impérative de leur droit. Les professionnels achètent selon les <a href="#conditions-de-vente">conditions de vente</a>.</p>
<h2>A. Information précontractuelle</h2>
<dl><dt>Vendeur</dt><dd>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye\u00a0; +90\u00a0212\u00a0000 00 00\u00a0; info@preforma.example.</dd><dt>Produits</dt><dd>Sur la page du produit et dans le récapitulatif\u00a0: référence, couleur, quantité, bague, contenance, poids, matière.</dd><dt>Prix total</dt><dd>Marchandise, remise, transport et TVA turque de 20\u00a0% sont affichés séparément et au total avant la commande. Rien d’autre n’est dû.</dd><dt>Paiement</dt><dd>Carte, virement ou à la livraison. Une commande impayée après deux heures par carte ou sept jours par virement est annulée.</dd><dt>Livraison</dt><dd>À votre adresse sous trente jours\u00a0; pour une fabrication spéciale, la date figure dans la confirmation.</dd><dt>Rétractation</dt><dd>Voir partie B, exceptions comprises.</dd><dt>Réclamations</dt><dd>Comité d’arbitrage ou tribunal de la consommation, selon le montant.</dd></dl>
<h2>B. Contrat</h2>
<h3>1. Formation</h3>
<p>Le contrat est formé lorsque l’acheteur accepte ce texte sur la page de commande et valide. Parties, produits, prix et adresse figurent dans l’e-mail de confirmation portant le numéro de commande et dans le compte de l’acheteur, et en font partie. Le vendeur conserve ce texte et la commande pendant la durée légale.</p>
<h3>2. Livraison</h3>
<p>Le transporteur livre sans autre frais. Le vendeur supporte le risque jusqu’à la remise. À défaut de livraison dans le délai, l’acheteur peut résilier\u00a0; tout est remboursé sous quatorze jours. Si l’exécution devient impossible, l’acheteur est averti sous trois jours et remboursé sous quatorze.</p>
<h3>3. Droit de rétractation</h3>
<p>Le consommateur peut se rétracter dans les quatorze jours de la livraison, ou avant, sans motif ni pénalité, en écrivant à <a href="mailto:info@preforma.example">info@preforma.example</a> ou à l’adresse ci-dessus. Sous quatorze jours, le vendeur rembourse tout, livraison comprise, en une fois et par le même moyen. Le consommateur renvoie les produits sous quatorze jours, sans frais avec le transporteur désigné, et ne répond pas des altérations dues à un examen ordinaire.</p>
<h3>4. Exceptions</h3>
<ul><li>Produits faits selon vos souhaits\u00a0: à votre teinte, avec votre impression, sur votre moule ou coupés à vos mesures.</li><li>Produits dont le sac intérieur ou la protection a été ouvert et que l’hygiène interdit de reprendre.</li><li>Produits mêlés à d’autres après livraison sans pouvoir en être séparés.</li></ul>
<h3>5. Défauts</h3>
<p>Le consommateur choisit réparation gratuite, remplacement, réduction du prix ou résolution. L’action se prescrit par deux ans, sauf défaut caché par tromperie. Un défaut apparu dans les six premiers mois est présumé exister à la livraison.</p>
<h3>6. Litiges</h3>
<p>Jusqu’au montant fixé chaque année, le comité d’arbitrage du domicile du consommateur ou du lieu du vendeur\u00a0; au-delà, le tribunal de la consommation après médiation obligatoire.</p>
<h2>C. Modèle de rétractation</h2>
<p>«\u00a0À ${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul\u00a0: je me rétracte du contrat portant sur ces produits de la commande nº …\u00a0: … Commandés et reçus le\u00a0: … Nom et adresse\u00a0: … Date et (sur papier) signature\u00a0: …\u00a0»</p>`,
    },
    ar: {
      title: "المعلومات قبل التعاقد وعقد البيع عن بُعد",
      slug: "aqd-al-bay-an-bud",
      summary: "المعلومات وحق العدول والاستثناءات وطرق التظلّم عند شراء المستهلك عن بُعد.",
      body: `<p>هذا النص هو المعلومات السابقة للتعاقد والعقد لمن يشتري من الموقع بصفته مستهلكًا، وفق القانون التركي رقم 6502 لحماية المستهلك ولائحة العقود عن بُعد. ويحتفظ المستهلك بالحماية الآمرة في قانون بلد إقامته. أما المشترون التجاريون فتسري عليهم <a href="#shurut-al-bay">شروط البيع</a>.</p>
<h2>أ. المعلومات قبل التعاقد</h2>
<dl><dt>البائع</dt><dd><bdi dir="ltr">Preforma Plastik Ambalaj Sanayi ve Ticaret A.S.</bdi>، المنطقة الصناعية المنظمة، شارع بلاستيكجيلر رقم 24، 34490 باشاك شهير، إسطنبول، تركيا؛ <bdi dir="ltr">+90 212 000 00 00</bdi>؛ <bdi dir="ltr">info@preforma.example</bdi>.</dd><dt>البضاعة</dt><dd>في صفحة المنتج وملخص الطلب: الرمز واللون والكمية والفوهة والسعة والوزن والمادة.</dd><dt>الثمن الكامل</dt><dd>البضاعة والخصم والنقل وضريبة القيمة المضافة 20% تظهر مفصّلة ومجموعة قبل الطلب، ولا يُطلب غيرها.</dd><dt>الدفع</dt><dd>بالبطاقة أو التحويل أو عند الاستلام. ويُلغى ما لم يُدفع خلال ساعتين بالبطاقة أو سبعة أيام بالتحويل.</dd><dt>التسليم</dt><dd>إلى عنوانك خلال ثلاثين يومًا، وفي الإنتاج الخاص يُذكر الموعد في التأكيد.</dd><dt>العدول</dt><dd>انظر القسم ب، مع استثناءاته.</dd><dt>الشكاوى</dt><dd>هيئة تحكيم المستهلك أو محكمة المستهلك بحسب القيمة.</dd></dl>
<h2>ب. العقد</h2>
<h3>1. الانعقاد</h3>
<p>ينعقد العقد بموافقة المشتري على هذا النص في صفحة الطلب وإتمامه. والأطراف والبضاعة والثمن وعنوان التسليم مذكورة في رسالة التأكيد برقم الطلب وفي حساب المشتري، وهي جزء من العقد. ويحفظ البائع النص والطلب المدة القانونية.</p>
<h3>2. التسليم</h3>
<p>يسلّم الناقل البضاعة بلا تكلفة إضافية، والمخاطر على البائع حتى التسليم. فإن لم تُسلّم في موعدها جاز للمشتري إنهاء العقد ويُرد كل ما دفعه خلال أربعة عشر يومًا. وإن استحال التنفيذ أُخطر المشتري خلال ثلاثة أيام ورُد له ماله خلال أربعة عشر يومًا.</p>
<h3>3. حق العدول</h3>
<p>للمستهلك العدول خلال أربعة عشر يومًا من التسليم أو قبله دون سبب أو غرامة، بالكتابة إلى <a href="mailto:info@preforma.example"><bdi dir="ltr">info@preforma.example</bdi></a> أو إلى العنوان أعلاه. ويرد البائع خلال أربعة عشر يومًا من وصول الإخطار كل ما دُفع ومنه التسليم دفعة واحدة وبالوسيلة نفسها. ويعيد المستهلك البضاعة خلال أربعة عشر يومًا من الإخطار مجانًا مع الناقل الذي يسميه البائع، ولا يُسأل عن أثر الفحص المعتاد.</p>
<h3>4. الاستثناءات</h3>
<ul><li>ما أُعد بناءً على رغبتك: بلونك أو بطباعتك أو على قالبك أو مقصوصًا بمقاسك.</li><li>ما فُتح كيسه الداخلي أو غلافه الواقي ولا تسمح الصحة والنظافة بإعادته.</li><li>ما اختلط بعد التسليم بغيره على نحو لا يمكن فصله.</li></ul>
<h3>5. العيوب</h3>
<p>للمستهلك أن يختار الإصلاح المجاني أو الاستبدال أو تخفيض الثمن أو فسخ العقد. وتسقط المطالبة بعد سنتين من التسليم، إلا إذا أُخفي العيب بالغش. والعيب الذي يظهر في الأشهر الستة الأولى يُفترض وجوده عند التسليم.</p>
<h3>6. النزاعات</h3>
<p>تختص حتى الحد المالي المقرر كل عام هيئة تحكيم المستهلك في محل إقامة المستهلك أو مقر البائع، وما زاد عليه فمحكمة المستهلك بعد الوساطة الإلزامية.</p>
<h2>ج. نموذج العدول</h2>
<p>«إلى شركة <bdi dir="ltr">Preforma Plastik Ambalaj Sanayi ve Ticaret A.S.</bdi>، شارع بلاستيكجيلر رقم 24، 34490 باشاك شهير، إسطنبول: أعدل عن العقد الخاص بهذه البضاعة من الطلب رقم …: … تاريخ الطلب والاستلام: … الاسم والعنوان: … التاريخ والتوقيع (على الورق): …»</p>`,
    },
    de: {
      title: "Vorvertragliche Informationen und Fernabsatzvertrag",
      slug: "fernabsatzvertrag",
      summary: "Informationen, Widerrufsrecht, Ausnahmen und Rechtsbehelfe beim Fernkauf durch Verbraucher.",
      body: `<p>Dies sind die vorvertraglichen Informationen und der Vertrag für Verbraucher, die auf dieser Website kaufen, nach dem türkischen Verbraucherschutzgesetz Nr. 6502 und der Verordnung über Fernabsatzverträge. Verbrauchern in der Europäischen Union bleibt der zwingende Schutz ihres eigenen Rechts. Unternehmen kaufen nach den <a href="#verkaufsbedingungen">Verkaufsbedingungen</a>.</p>
<h2>A. Vorvertragliche Informationen</h2>
<dl><dt>Verkäufer</dt><dd>${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkei; +90 212 000 00 00; info@preforma.example.</dd><dt>Ware</dt><dd>Auf der Artikelseite und in der Bestellübersicht: Artikelnummer, Farbe, Menge, Mündung, Volumen, Gewicht, Werkstoff.</dd><dt>Gesamtpreis</dt><dd>Ware, Rabatt, Fracht und 20 % türkische Mehrwertsteuer werden vor der Bestellung einzeln und in Summe gezeigt. Weiteres wird nicht berechnet.</dd><dt>Zahlung</dt><dd>Kreditkarte, Überweisung oder bei Lieferung. Wird nicht binnen zwei Stunden (Karte) oder sieben Tagen (Überweisung) gezahlt, wird storniert.</dd><dt>Lieferung</dt><dd>An Ihre Anschrift binnen dreißig Tagen; bei Sonderfertigung steht der Termin in der Bestätigung.</dd><dt>Widerruf</dt><dd>Siehe Teil B, auch zu den Ausnahmen.</dd><dt>Beschwerden</dt><dd>Verbraucherschiedsstelle oder Verbrauchergericht, je nach Wert.</dd></dl>
<h2>B. Vertrag</h2>
<h3>1. Zustandekommen</h3>
<p>Der Vertrag kommt zustande, wenn der Käufer diesem Text auf der Bestellseite zustimmt und bestellt. Parteien, Ware, Preis und Lieferanschrift stehen in der Bestätigungsmail mit der Auftragsnummer und im Konto des Käufers und sind Vertragsbestandteil. Der Verkäufer bewahrt Text und Bestellung für die gesetzliche Dauer auf.</p>
<h3>2. Lieferung</h3>
<p>Der Frachtführer liefert ohne weitere Kosten. Bis zur Übergabe trägt der Verkäufer die Gefahr. Bei Fristüberschreitung kann der Käufer den Vertrag beenden; alle Zahlungen werden binnen vierzehn Tagen erstattet. Wird die Leistung unmöglich, erfährt er es binnen drei Tagen und erhält sein Geld binnen vierzehn.</p>
<h3>3. Widerrufsrecht</h3>
<p>Der Verbraucher kann binnen vierzehn Tagen nach Lieferung, auch schon davor, ohne Gründe und ohne Strafe widerrufen, schriftlich an <a href="mailto:info@preforma.example">info@preforma.example</a> oder die obige Anschrift. Binnen vierzehn Tagen nach Zugang erstattet der Verkäufer alles einschließlich der Lieferung auf einmal und auf demselben Weg. Der Verbraucher sendet die Ware binnen vierzehn Tagen nach dem Widerruf zurück, mit dem benannten Frachtführer kostenlos, und haftet nicht für Veränderungen durch übliche Prüfung.</p>
<h3>4. Ausnahmen</h3>
<ul><li>Nach Ihren Wünschen gefertigte Ware: in Ihrer Farbe, mit Ihrem Druck, aus Ihrem Werkzeug oder auf Ihr Maß geschnitten.</li><li>Ware mit geöffnetem Innenbeutel oder Schutz, deren Rückgabe Gesundheit und Hygiene entgegenstehen.</li><li>Ware, die nach der Lieferung untrennbar mit anderer vermischt wurde.</li></ul>
<h3>5. Mängel</h3>
<p>Der Verbraucher wählt zwischen kostenloser Reparatur, Ersatz, Minderung und Rücktritt. Ansprüche verjähren zwei Jahre nach Lieferung, nicht jedoch bei arglistig verschwiegenem Mangel. Zeigt sich ein Mangel in den ersten sechs Monaten, gilt er als bei Lieferung vorhanden.</p>
<h3>6. Streitfälle</h3>
<p>Bis zum jährlich festgesetzten Wert die Verbraucherschiedsstelle am Wohnort des Verbrauchers oder Sitz des Verkäufers, darüber nach obligatorischer Mediation das Verbrauchergericht.</p>
<h2>C. Muster-Widerrufsformular</h2>
<p>„An ${companyName}, Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul: Ich widerrufe den Vertrag über folgende Ware der Bestellung Nr. …: … Bestellt und erhalten am: … Name, Anschrift: … Datum und (auf Papier) Unterschrift: …“</p>`,
    },
  },
};
