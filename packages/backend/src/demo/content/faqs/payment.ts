import type { DemoEntry } from "../entry.ts";

/** Questions about ways to pay, tax and invoices. */
export const paymentQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "ways-to-pay",
    facts: { topic: "payment" },
    texts: {
      tr: {
        title: "Hangi ödeme yöntemlerini kabul ediyorsunuz?",
        body: `<p>Kredi kartı, havale/EFT ve kapıda ödeme. Kart bilgileri lisanslı ödeme kuruluşunun 3D Secure sayfasında girilir; bize hiç ulaşmaz. Havalede açıklamaya sipariş onayındaki referansı yazın, <a href="/banka-hesaplarimiz">hesap numaraları</a> sitededir. Kapıda ödemede tutar teslimatta alınır. Sepet tek para birimiyle çalışır: lira, avro ve dolar fiyatlı ürünleri ayrı siparişlerde verin.</p>`,
        search_terms: "kredi kartı, eft, fast, kapıda ödeme, iban, 3d secure, taksit",
      },
      en: {
        title: "Which ways to pay do you accept?",
        body: `<p>Credit card, bank transfer and cash on delivery. Card details are entered on the 3-D Secure page of a licensed payment provider and never reach us. For a transfer, give the reference from your order confirmation; the <a href="/en/bank-accounts">accounts</a> are on the site. With cash on delivery the amount is collected at your door. A cart holds one currency: please order products priced in lira, euros and dollars separately.</p>`,
        search_terms: "credit card, bank transfer, cash on delivery, iban, 3-d secure",
      },
      ru: {
        title: "Какие способы оплаты вы принимаете?",
        body: `<p>Банковская карта, перевод и оплата при получении. Данные карты вводятся на странице лицензированного платёжного сервиса с 3-D Secure и к нам не попадают. При переводе укажите в назначении код из подтверждения заказа; <a href="/ru/bankovskie-scheta">счета</a> есть на сайте. При оплате при получении деньги берут у вашей двери. Корзина ведётся в одной валюте: товары в лирах, евро и долларах заказывайте отдельно.</p>`,
        search_terms: "карта, перевод, наложенный платёж, iban, 3-d secure",
      },
      fr: {
        title: "Quels moyens de paiement acceptez-vous\u00a0?",
        body: `<p>Carte bancaire, virement et paiement à la livraison. Les données de carte se saisissent sur la page 3-D Secure d’un prestataire de paiement agréé et ne nous parviennent jamais. Pour un virement, rappelez la référence de la confirmation\u00a0; les <a href="/fr/comptes-bancaires">comptes</a> sont sur le site. À la livraison, la somme est encaissée chez vous. Un panier n’a qu’une devise\u00a0: commandez séparément les produits en livres, en euros et en dollars.</p>`,
        search_terms: "carte bancaire, virement, paiement à la livraison, iban, 3-d secure",
      },
      ar: {
        title: "ما طرق الدفع المقبولة؟",
        body: `<p>بطاقة الائتمان والتحويل البنكي والدفع عند الاستلام. تُدخل بيانات البطاقة في صفحة مزوّد دفع مرخّص بحماية <bdi dir="ltr">3-D Secure</bdi> ولا تصل إلينا إطلاقًا. وفي التحويل اكتب المرجع الوارد في تأكيد الطلب، و<a href="/ar/bank-accounts">الحسابات</a> منشورة في الموقع. وعند الدفع عند الاستلام يُحصَّل المبلغ لديك. وللسلة عملة واحدة، فاطلب ما سعره بالليرة واليورو والدولار كلًّا على حدة.</p>`,
        search_terms: "بطاقة ائتمان، حوالة، الدفع نقدًا، آيبان",
      },
      de: {
        title: "Welche Zahlungsarten akzeptieren Sie?",
        body: `<p>Kreditkarte, Überweisung und Zahlung bei Lieferung. Kartendaten geben Sie auf der 3-D-Secure-Seite eines zugelassenen Zahlungsdienstes ein; zu uns gelangen sie nie. Bei Überweisung nennen Sie die Referenz aus der Auftragsbestätigung, die <a href="/de/bankkonten">Konten</a> stehen auf der Website. Bei Zahlung bei Lieferung wird vor Ort kassiert. Ein Warenkorb hat eine Währung: Artikel mit Preisen in Lira, Euro und Dollar bestellen Sie bitte getrennt.</p>`,
        search_terms: "Kreditkarte, Überweisung, Nachnahme, IBAN, 3-D Secure",
      },
    },
  },
  {
    key: "payment-deadline",
    facts: { topic: "payment" },
    texts: {
      tr: {
        title: "Ödemeyi ne kadar sürede yapmalıyım?",
        body: `<p>Kartla siparişte iki saat, havale ve EFT’de yedi gün beklenir; bu sürede ödenmeyen sipariş kendiliğinden iptal olur ve ayrılan stok serbest kalır. Kalan süre sipariş sayfasında yazar, kart ödemesi yarıda kalırsa oradan yeniden deneyebilirsiniz. Ödemeniz iptalden sonra gelirse tutar iade edilir. Kapıda ödemeli siparişler süreye bağlı değildir.</p>`,
        search_terms: "ödeme süresi, sipariş iptal oldu, vade, ödeme bekleniyor",
      },
      en: {
        title: "How long do I have to pay?",
        body: `<p>Two hours by card and seven days by bank transfer; an order not paid by then is cancelled by itself and its stock is free again. The order page shows the time left, and if a card payment breaks off you can try again from there. Should money arrive after the cancellation, it is sent back. Orders paid on delivery have no deadline.</p>`,
        search_terms: "payment deadline, order cancelled, awaiting payment, term",
      },
      ru: {
        title: "Сколько времени даётся на оплату?",
        body: `<p>Два часа при оплате картой и семь дней при переводе; не оплаченный за это время заказ отменяется сам, а товар снова свободен. Остаток времени виден на странице заказа; если оплата картой прервалась, повторите её оттуда. Деньги, пришедшие после отмены, возвращаем. Для заказов с оплатой при получении срока нет.</p>`,
        search_terms: "срок оплаты, заказ отменён, ожидает оплаты",
      },
      fr: {
        title: "De combien de temps disposé-je pour payer\u00a0?",
        body: `<p>Deux heures par carte, sept jours par virement\u00a0; passé ce délai, la commande est annulée d’elle-même et son stock libéré. La page de la commande affiche le temps restant, et un paiement par carte interrompu peut y être repris. Une somme arrivée après l’annulation est restituée. Le paiement à la livraison n’a pas d’échéance.</p>`,
        search_terms: "délai de paiement, commande annulée, échéance, attente",
      },
      ar: {
        title: "ما المهلة المتاحة للدفع؟",
        body: `<p>ساعتان عند الدفع بالبطاقة وسبعة أيام عند التحويل البنكي، وما لم يُدفع خلالها يُلغى تلقائيًا ويُفرَج عن مخزونه. تعرض صفحة الطلب الوقت المتبقي، ومنها تعيد المحاولة إن انقطع الدفع بالبطاقة. وإن وصل المبلغ بعد الإلغاء رددناه. أما طلبات الدفع عند الاستلام فلا مهلة لها.</p>`,
        search_terms: "مهلة الدفع، إلغاء الطلب، بانتظار الدفع",
      },
      de: {
        title: "Wie viel Zeit habe ich zum Bezahlen?",
        body: `<p>Mit Karte zwei Stunden, per Überweisung sieben Tage; eine bis dahin nicht bezahlte Bestellung wird von selbst storniert und ihr Bestand frei. Die Auftragsseite zeigt die verbleibende Zeit, eine abgebrochene Kartenzahlung wiederholen Sie dort. Trifft Geld nach der Stornierung ein, zahlen wir es zurück. Bei Zahlung bei Lieferung gibt es keine Frist.</p>`,
        search_terms: "Zahlungsfrist, Bestellung storniert, Zahlungsziel",
      },
    },
  },
  {
    key: "prices-and-vat",
    facts: { topic: "payment" },
    texts: {
      tr: {
        title: "Fiyatlara KDV dâhil mi?",
        body: `<p>Hayır. Katalog ve sepet satırları birim başına, KDV hariçtir; KDV yüzde 20’dir ve mal ile nakliye üzerinden sepet toplamında bir kez hesaplanır. Ödeyeceğiniz tutar siparişi onaylamadan önce eksiksiz görünür. Katalog fiyatı sipariş anındaki hâliyle geçerlidir, sonradan artırılmaz. İhracat faturalarında KDV uygulanmaz; bunun için teklif üzerinden ilerleyin.</p>`,
        search_terms: "kdv dâhil, vergi, net fiyat, brüt, ihracat kdv",
      },
      en: {
        title: "Do prices include VAT?",
        body: `<p>No. Catalogue and cart lines are per piece, without VAT; VAT is 20 per cent and is worked out once on goods and carriage in the cart’s total. You see all that you will pay before you place the order. The catalogue price holds as shown at that moment and is not raised afterwards. Export invoices carry no Turkish VAT; go through a quote for those.</p>`,
        search_terms: "tax, vat included, net price, gross, export vat",
      },
      ru: {
        title: "Включён ли в цены НДС?",
        body: `<p>Нет. Цены в каталоге и строках корзины — за штуку без НДС; НДС 20% начисляется один раз на товары и доставку в итоге корзины. Полную сумму вы видите до оформления. Цена каталога действует на момент заказа и потом не повышается. Экспортные счета выставляются без турецкого НДС — для них запросите предложение.</p>`,
        search_terms: "налог, с НДС, цена нетто, экспорт без НДС",
      },
      fr: {
        title: "Les prix comprennent-ils la TVA\u00a0?",
        body: `<p>Non. Au catalogue et au panier, les prix sont à la pièce et hors taxes\u00a0; la TVA turque, de 20\u00a0%, est calculée une seule fois sur la marchandise et le transport, au total du panier. Vous voyez tout ce que vous paierez avant de valider. Le prix catalogue vaut au moment de la commande et n’est pas relevé ensuite. Les factures d’export sont sans TVA turque\u00a0: passez par un devis.</p>`,
        search_terms: "hors taxes, ttc, tva, prix net, export",
      },
      ar: {
        title: "هل تشمل الأسعار ضريبة القيمة المضافة؟",
        body: `<p>لا. أسعار الكتالوج وبنود السلة للقطعة الواحدة دون الضريبة، ونسبتها 20% تُحسب مرة واحدة على البضاعة والنقل في مجموع السلة. وترى كامل ما ستدفعه قبل تأكيد الطلب. سعر الكتالوج سارٍ لحظة الطلب ولا يُرفع بعدها. أما فواتير التصدير فلا ضريبة تركية عليها، فاطلب لها عرض سعر.</p>`,
        search_terms: "ضريبة، شامل الضريبة، السعر الصافي، تصدير",
      },
      de: {
        title: "Ist die Mehrwertsteuer in den Preisen enthalten?",
        body: `<p>Nein. Katalog und Warenkorb nennen Stückpreise ohne Mehrwertsteuer; die türkische Steuer von 20 % wird einmal auf Ware und Fracht in der Summe berechnet. Was Sie zahlen, sehen Sie vollständig vor dem Bestellen. Der Katalogpreis gilt im Augenblick der Bestellung und wird danach nicht erhöht. Exportrechnungen enthalten keine türkische Steuer; fordern Sie dafür ein Angebot an.</p>`,
        search_terms: "Steuer, brutto, netto, MwSt, Export",
      },
    },
  },
  {
    key: "invoice",
    facts: { topic: "payment" },
    texts: {
      tr: {
        title: "Faturayı nasıl alırım, şirket bilgilerini nereye yazarım?",
        body: `<p>Fatura e-fatura ya da e-arşiv olarak sevkiyatla birlikte düzenlenir. <a href="/account/membership-information">Hesabınızda</a> kurumsal bir adres ekleyip unvan, VKN ve vergi dairesini yazın; sipariş verirken onu fatura adresi seçin. Teslimat başka bir yere yapılabilir. Sipariş verildikten sonra adres değişmez; yanlışlık varsa mal yüklenmeden satış ekibine bildirin.</p>`,
        search_terms: "e-fatura, e-arşiv, vkn, vergi dairesi, fatura adresi, irsaliye",
      },
      en: {
        title: "How do I get an invoice in my company’s name?",
        body: `<p>The invoice is issued electronically when the goods leave. In <a href="/en/account/membership-information">your account</a> add a company address with name, tax number and tax office, and choose it as invoice address when you order; the goods may go elsewhere. An order keeps the addresses it was placed with, so if something is wrong, tell sales before loading.</p>`,
        search_terms: "e-invoice, tax number, tax office, billing address",
      },
      ru: {
        title: "Как получить счёт на компанию?",
        body: `<p>Электронный счёт оформляется при отгрузке. В <a href="/ru/account/membership-information">учётной записи</a> добавьте корпоративный адрес с названием, налоговым номером и налоговой инспекцией и выберите его плательщиком при заказе; доставить можно по другому адресу. Заказ хранит адреса, с которыми оформлен: об ошибке сообщите в отдел продаж до погрузки.</p>`,
        search_terms: "электронный счёт, налоговый номер, реквизиты, адрес плательщика",
      },
      fr: {
        title: "Comment obtenir une facture au nom de ma société\u00a0?",
        body: `<p>La facture électronique est émise à l’expédition. Dans <a href="/fr/account/membership-information">votre compte</a>, ajoutez une adresse professionnelle avec raison sociale, numéro fiscal et centre des impôts, puis choisissez-la comme adresse de facturation\u00a0; la livraison peut aller ailleurs. Une commande garde les adresses de sa validation\u00a0: signalez toute erreur au service commercial avant chargement.</p>`,
        search_terms: "facture électronique, numéro fiscal, adresse de facturation",
      },
      ar: {
        title: "كيف أحصل على فاتورة باسم شركتي؟",
        body: `<p>تصدر الفاتورة إلكترونيًا عند الشحن. أضف في <a href="/ar/account/membership-information">حسابك</a> عنوانًا لشركة مع الاسم التجاري والرقم الضريبي ودائرة الضرائب، واختره عنوانًا للفاتورة عند الطلب، ويمكن التسليم إلى عنوان آخر. يحتفظ الطلب بالعناوين التي قُدّم بها، فإن كان فيها خطأ فأبلغ المبيعات قبل التحميل.</p>`,
        search_terms: "فاتورة إلكترونية، رقم ضريبي، عنوان الفاتورة",
      },
      de: {
        title: "Wie bekomme ich eine Rechnung auf meine Firma?",
        body: `<p>Die Rechnung wird beim Versand elektronisch ausgestellt. Legen Sie in <a href="/de/account/membership-information">Ihrem Konto</a> eine Firmenadresse mit Firmenname, Steuernummer und Finanzamt an und wählen Sie sie als Rechnungsanschrift; geliefert werden kann anderswohin. Eine Bestellung behält die Anschriften, mit denen sie aufgegeben wurde: Melden Sie Fehler dem Verkauf vor der Verladung.</p>`,
        search_terms: "E-Rechnung, Steuernummer, Finanzamt, Rechnungsadresse",
      },
    },
  },
];
