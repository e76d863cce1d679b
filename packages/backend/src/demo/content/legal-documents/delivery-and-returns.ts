import type { DemoEntry } from "../entry.ts";

/** Carriage, receipt, returns and refunds; amounts are those of the shop's rates. */
export const deliveryAndReturns: DemoEntry<"legal-documents"> = {
  key: "delivery-and-returns",
  facts: {},
  publishedDaysAgo: 113,
  texts: {
    tr: {
      title: "Teslimat ve iade koşulları",
      slug: "teslimat-ve-iade",
      summary: "Nakliye ücreti, mal kabul, hasarlı teslimat, iade edilebilen ürünler ve para iadesi.",
      body: `<p>Siparişiniz hangi yolla gelir, hasarlı gelirse ne yapılır, hangi ürün geri alınır: hepsi bu sayfadadır.</p>
<h2>Teslimat</h2>
<ul><li>Stok ürünler çoğunlukla ödemeden sonraki iki iş gününde yüklenir; kesin tarih sipariş onayında yazar. Takip numarası e-postayla gelir.</li><li>Nakliye koli başına 85 TL, tam palet başına 1.450 TL artı KDV’dir; 50.000 TL ve üzeri mal bedelinde ücretsizdir. Avroda 9, 120 ve 4.000; ABD dolarında 10, 130 ve 4.500’dür.</li><li>Paletli teslimat araç kapısında yapılır; forklift ya da transpalet alıcıdadır. Euro palet değişimlidir.</li><li>Adreste kimse yoksa taşıyıcı bir kez daha gelir; sonraki seferler alıcıya aittir.</li></ul>
<h2>Mal kabul ve hasar</h2>
<p>Streç, koli ve mühürleri taşıyıcının yanında kontrol edin. Ezik, ıslak ya da açık koli varsa tutanak tutturun, fotoğraflayın ve iki gün içinde bize yazın. Ağır hasarlı paleti teslim almayabilirsiniz. Hasar doğrulandığında eksik ürün öncelikle yeniden gönderilir; istemezseniz bedeli iade edilir. Taşıma ve inceleme gideri bizdendir.</p>
<h2>Geri alınan ve alınmayan ürünler</h2>
<ul><li>Stok renkte, açılmamış ve etiketi sökülmemiş tam koliler teslimden itibaren 14 gün içinde geri verilebilir. Ticari alıcıda dönüş nakliyesi alıcıya aittir.</li><li>Kendi renginizde, baskınızla, kalıbınızla ya da kesilmiş hortumla üretilenler geri alınmaz.</li><li>Hijyen nedeniyle iç torbası açılmış şişe, kavanoz, kapak ve pompa geri alınmaz.</li><li>Numuneler geri alınmaz.</li></ul>
<p>Bu sınırlar ayıplı mala uygulanmaz. Tüketicilerin cayma hakkı <a href="#mesafeli-satis-sozlesmesi">mesafeli satış sözleşmesinde</a> düzenlenmiştir.</p>
<h2>Nasıl iade edilir?</h2>
<ol><li><a href="/iletisim">İletişim sayfasından</a> sipariş ve parti numarasını, adedi ve nedeni yazın.</li><li>Onayla birlikte dönüş adresi (Çorlu deposu) ve etiket gönderilir.</li><li>Mal depoya ulaştığında sayılır ve incelenir.</li></ol>
<h2>Para iadesi</h2>
<p>Bedel, geldiği yolla en geç 14 gün içinde iade edilir: karta ödeme kuruluşu üzerinden, havalede gönderen IBAN’a, kapıda ödemede bildireceğiniz IBAN’a. Kullanılan kupon, siparişin tamamı hazırlanmadan iptal edilirse yeniden kullanılabilir.</p>`,
    },
    en: {
      title: "Delivery and returns",
      slug: "delivery-and-returns",
      summary: "Carriage, receiving goods, damage on arrival, what can be returned, and refunds.",
      body: `<p>How your order travels, what to do if it arrives damaged, and what we take back: it is all on this page.</p>
<h2>Delivery</h2>
<ul><li>Goods in stock are usually loaded within two working days of payment; the order confirmation names the date. A tracking number comes by e-mail.</li><li>Carriage is 85 TRY per carton and 1,450 TRY per full pallet plus VAT, and free for goods worth 50,000 TRY or more. In euros 9, 120 and 4,000; in US dollars 10, 130 and 4,500.</li><li>Pallets are delivered to the tail of the lorry; fork-lift or pallet truck are the recipient’s. Euro pallets are exchanged.</li><li>If nobody is there, the carrier comes once more; further attempts are at the recipient’s cost.</li></ul>
<h2>Receipt and damage</h2>
<p>Check wrap, cartons and seals while the driver is present. Have crushed, wet or open cartons noted, photograph them and write to us within two days. You may refuse a badly damaged pallet. Once damage is confirmed we send the goods again or, if you prefer, refund their price. Carriage and inspection are at our cost.</p>
<h2>What we take back</h2>
<ul><li>Full cartons in stock colours, unopened and with their labels, within 14 days of delivery. Trade buyers pay the carriage back.</li><li>Goods made in your colour, with your print, on your mould or with cut dip tubes are not taken back.</li><li>For hygiene, bottles, jars, closures and pumps whose inner bag has been opened are not taken back.</li><li>Samples are not taken back.</li></ul>
<p>None of this limits your rights when goods are defective. The consumer’s right of withdrawal is set out in the <a href="#distance-sales-agreement">distance sales agreement</a>.</p>
<h2>How to return goods</h2>
<ol><li>Write through the <a href="/en/contact">contact page</a> with order and batch number, quantity and reason.</li><li>With our consent you receive a label and the return address (Çorlu warehouse).</li><li>The goods are counted and inspected on arrival.</li></ol>
<h2>Refunds</h2>
<p>Money goes back the way it came within 14 days at the latest: to the card through the payment provider, to the IBAN a transfer came from, or, after cash on delivery, to an IBAN you name. A coupon can be used again if its order is cancelled before it was prepared.</p>`,
    },
    ru: {
      title: "Доставка и возврат",
      slug: "dostavka-i-vozvrat",
      summary:
        "Стоимость доставки, приёмка, повреждение в пути, что можно вернуть и как возвращаются деньги.",
      body: `<p>Как доставляется заказ, что делать при повреждении и что мы принимаем обратно — всё на этой странице.</p>
<h2>Доставка</h2>
<ul><li>Складской товар обычно грузим в течение двух рабочих дней после оплаты; дата указана в подтверждении. Номер отслеживания придёт на почту.</li><li>Доставка — 85 лир за коробку и 1450 лир за полную паллету плюс НДС, при стоимости товаров от 50 000 лир — бесплатно. В евро 9, 120 и 4000; в долларах США 10, 130 и 4500.</li><li>Паллеты доставляются до борта машины; погрузчик или тележку обеспечивает получатель. Европаллеты обмениваются.</li><li>Если по адресу никого нет, перевозчик приедет ещё раз; следующие попытки — за счёт получателя.</li></ul>
<h2>Приёмка и повреждения</h2>
<p>Осмотрите плёнку, коробки и пломбы при водителе. Смятые, мокрые или вскрытые коробки внесите в акт, сфотографируйте и напишите нам в течение двух дней. Сильно повреждённую паллету можно не принимать. Когда повреждение подтверждено, отправим товар заново или, по вашему желанию, вернём его стоимость. Перевозка и проверка — за наш счёт.</p>
<h2>Что мы принимаем обратно</h2>
<ul><li>Полные нераспечатанные коробки складских цветов с этикетками — в течение 14 дней после доставки. Предприятия оплачивают обратную перевозку.</li><li>Товар в вашем цвете, с вашей печатью, на вашей форме или с отрезанными трубками не принимается.</li><li>По правилам гигиены не принимаются бутылки, банки, крышки и помпы со вскрытым внутренним пакетом.</li><li>Образцы не принимаются.</li></ul>
<p>Это не ограничивает ваших прав при браке. Право потребителя на отказ описано в <a href="#dogovor-distantsionnoy-prodazhi">договоре дистанционной продажи</a>.</p>
<h2>Как вернуть товар</h2>
<ol><li>Напишите через страницу <a href="/ru/kontakt">контактов</a>: номер заказа и партии, количество, причина.</li><li>После согласования вы получите этикетку и адрес возврата (склад в Чорлу).</li><li>На складе товар пересчитают и осмотрят.</li></ol>
<h2>Возврат денег</h2>
<p>Деньги возвращаются тем же путём не позднее 14 дней: на карту через платёжный сервис, при переводе — на IBAN отправителя, после оплаты при получении — на указанный вами IBAN. Купон можно применить снова, если заказ отменён до сборки.</p>`,
    },
    fr: {
      title: "Livraison et retours",
      slug: "livraison-et-retours",
      summary: "Transport, réception, avarie à l’arrivée, produits repris et remboursements.",
      body: `<p>Comment voyage votre commande, que faire en cas d’avarie, ce que nous reprenons\u00a0: tout est sur cette page.</p>
<h2>Livraison</h2>
<ul><li>Les articles en stock sont en général chargés sous deux jours ouvrés après paiement\u00a0; la confirmation donne la date. Le numéro de suivi arrive par e-mail.</li><li>Transport\u00a0: 85\u00a0TRY par carton et 1\u00a0450\u00a0TRY par palette complète, hors TVA, offert dès 50\u00a0000\u00a0TRY de marchandise. En euros 9, 120 et 4\u00a0000\u00a0; en dollars 10, 130 et 4\u00a0500.</li><li>Les palettes sont livrées au cul du camion\u00a0; chariot ou transpalette à la charge du destinataire. Les palettes Europe s’échangent.</li><li>En cas d’absence, le transporteur repasse une fois\u00a0; les passages suivants sont à la charge du destinataire.</li></ul>
<h2>Réception et avaries</h2>
<p>Contrôlez film, cartons et scellés devant le chauffeur. Faites noter tout carton écrasé, mouillé ou ouvert, photographiez et écrivez-nous sous deux jours. Vous pouvez refuser une palette gravement endommagée. L’avarie confirmée, nous réexpédions ou, si vous préférez, remboursons. Transport et examen sont à nos frais.</p>
<h2>Ce que nous reprenons</h2>
<ul><li>Les cartons complets en teinte de stock, non ouverts et étiquetés, sous 14 jours après livraison. Le retour est à la charge de l’acheteur professionnel.</li><li>Les fabrications à votre teinte, avec votre impression, sur votre moule ou à tube coupé ne sont pas reprises.</li><li>Par hygiène, flacons, pots, bouchons et pompes dont le sac intérieur a été ouvert ne sont pas repris.</li><li>Les échantillons ne sont pas repris.</li></ul>
<p>Rien de cela ne limite vos droits en cas de défaut. Le droit de rétractation du consommateur figure au <a href="#contrat-de-vente-a-distance">contrat de vente à distance</a>.</p>
<h2>Comment retourner</h2>
<ol><li>Écrivez par la page <a href="/fr/contact">contact</a>\u00a0: numéros de commande et de lot, quantité, motif.</li><li>Après accord, vous recevez une étiquette et l’adresse de retour (entrepôt de Çorlu).</li><li>La marchandise est comptée et examinée à l’arrivée.</li></ol>
<h2>Remboursement</h2>
<p>La somme revient par le même moyen sous 14 jours au plus\u00a0: sur la carte via le prestataire, sur l’IBAN d’origine d’un virement, ou, après paiement à la livraison, sur l’IBAN que vous indiquez. Un code promo redevient utilisable si sa commande est annulée avant préparation.</p>`,
    },
    ar: {
      title: "التسليم والإرجاع",
      slug: "al-taslim-wal-irja",
      summary: "أجرة النقل واستلام البضاعة والضرر عند الوصول وما يمكن إرجاعه ورد المبالغ.",
      body: `<p>كيف يصل طلبك، وماذا تفعل إن وصل متضررًا، وما الذي نسترده: كل ذلك في هذه الصفحة.</p>
<h2>التسليم</h2>
<ul><li>تُحمَّل بضاعة المخزون عادة خلال يومي عمل من الدفع، والتاريخ في تأكيد الطلب، ويصلك رقم التتبع بالبريد.</li><li>النقل 85 ليرة للكرتون و<bdi dir="ltr">1,450</bdi> ليرة للمنصة الكاملة مع إضافة الضريبة، ومجاني متى بلغت البضاعة <bdi dir="ltr">50,000</bdi> ليرة. وباليورو 9 و120 و<bdi dir="ltr">4,000</bdi>، وبالدولار 10 و130 و<bdi dir="ltr">4,500</bdi>.</li><li>تُسلَّم المنصات عند باب الشاحنة، والرافعة أو العربة اليدوية على المستلم. ومنصات اليورو تُستبدل.</li><li>إن لم يوجد أحد عاد الناقل مرة واحدة، وما بعدها على حساب المستلم.</li></ul>
<h2>الاستلام والضرر</h2>
<p>افحص التغليف والكراتين والأختام بحضور السائق. ودوّن الكراتين المسحوقة أو المبتلة أو المفتوحة وصوّرها واكتب إلينا خلال يومين. ولك رفض المنصة شديدة الضرر. ومتى ثبت الضرر أعدنا إرسال البضاعة أو رددنا ثمنها إن فضّلت ذلك، والنقل والفحص على حسابنا.</p>
<h2>ما نسترده وما لا نسترده</h2>
<ul><li>الكراتين الكاملة بألوان المخزون غير المفتوحة وعليها ملصقاتها خلال 14 يومًا من التسليم، ونقل الإرجاع على المشتري التاجر.</li><li>لا يُسترد ما أُنتج بلونك أو طباعتك أو على قالبك أو بأنبوب مقصوص.</li><li>لأسباب صحية لا تُسترد القوارير والبرطمانات والأغطية والمضخات التي فُتح كيسها الداخلي.</li><li>لا تُسترد العينات.</li></ul>
<p>ولا يحد ذلك من حقوقك عند العيب. وحق المستهلك في العدول مبيّن في <a href="#aqd-al-bay-an-bud">عقد البيع عن بُعد</a>.</p>
<h2>كيفية الإرجاع</h2>
<ol><li>اكتب من صفحة <a href="/ar/contact">الاتصال</a> رقمي الطلب والدفعة والكمية والسبب.</li><li>بعد موافقتنا تصلك بطاقة شحن وعنوان الإرجاع (مستودع تشورلو).</li><li>تُعد البضاعة وتُفحص عند وصولها.</li></ol>
<h2>رد المبالغ</h2>
<p>يُرد المبلغ بالطريقة التي وصل بها خلال 14 يومًا على الأكثر: إلى البطاقة عبر مزوّد الدفع، أو إلى الآيبان الذي جاء منه التحويل، أو إلى آيبان تحدده إن كان الدفع عند الاستلام. وتعود القسيمة صالحة إن أُلغي طلبها قبل تجهيزه.</p>`,
    },
    de: {
      title: "Lieferung und Rückgabe",
      slug: "lieferung-und-rueckgabe",
      summary: "Fracht, Wareneingang, Transportschaden, was zurückgenommen wird und Erstattung.",
      body: `<p>Wie Ihre Bestellung reist, was bei Schäden zu tun ist und was wir zurücknehmen, steht auf dieser Seite.</p>
<h2>Lieferung</h2>
<ul><li>Lagerware verladen wir meist binnen zwei Arbeitstagen nach Zahlung; den Termin nennt die Auftragsbestätigung. Die Sendungsnummer kommt per E-Mail.</li><li>Die Fracht beträgt 85 TRY je Karton und 1.450 TRY je volle Palette zuzüglich Mehrwertsteuer und entfällt ab 50.000 TRY Warenwert. In Euro 9, 120 und 4.000; in US-Dollar 10, 130 und 4.500.</li><li>Paletten liefern wir bis Ladekante; Stapler oder Hubwagen stellt der Empfänger. Europaletten werden getauscht.</li><li>Ist niemand da, kommt der Frachtführer noch einmal; weitere Anfahrten gehen zu Lasten des Empfängers.</li></ul>
<h2>Wareneingang und Schäden</h2>
<p>Prüfen Sie Folie, Kartons und Siegel im Beisein des Fahrers. Lassen Sie gedrückte, nasse oder offene Kartons vermerken, fotografieren Sie sie und schreiben Sie uns binnen zwei Tagen. Eine schwer beschädigte Palette dürfen Sie ablehnen. Bestätigt sich der Schaden, liefern wir neu oder erstatten auf Wunsch den Preis. Transport und Prüfung tragen wir.</p>
<h2>Was wir zurücknehmen</h2>
<ul><li>Volle, ungeöffnete Kartons in Lagerfarben mit Etikett binnen 14 Tagen nach Lieferung. Gewerbliche Käufer tragen die Rückfracht.</li><li>Ware in Ihrer Farbe, mit Ihrem Druck, aus Ihrem Werkzeug oder mit abgelängtem Steigrohr nehmen wir nicht zurück.</li><li>Aus hygienischen Gründen nehmen wir Flaschen, Dosen, Verschlüsse und Pumpen mit geöffnetem Innenbeutel nicht zurück.</li><li>Muster nehmen wir nicht zurück.</li></ul>
<p>Ihre Rechte bei Mängeln bleiben davon unberührt. Das Widerrufsrecht der Verbraucher steht im <a href="#fernabsatzvertrag">Fernabsatzvertrag</a>.</p>
<h2>So geben Sie Ware zurück</h2>
<ol><li>Schreiben Sie über <a href="/de/kontakt">Kontakt</a> mit Auftrags- und Chargennummer, Menge und Grund.</li><li>Nach Zustimmung erhalten Sie Etikett und Rücksendeadresse (Lager Çorlu).</li><li>Die Ware wird bei Eingang gezählt und geprüft.</li></ol>
<h2>Erstattung</h2>
<p>Das Geld geht spätestens nach 14 Tagen auf demselben Weg zurück: auf die Karte über den Zahlungsdienst, auf die IBAN der Überweisung oder bei Zahlung bei Lieferung auf eine von Ihnen genannte IBAN. Ein Gutschein ist wieder einlösbar, wenn seine Bestellung vor der Vorbereitung storniert wird.</p>`,
    },
  },
};
