import type { DemoEntry } from "../entry.ts";

/** Questions about carriage, dates and export. */
export const deliveryQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "shipping-cost",
    facts: { topic: "delivery" },
    texts: {
      tr: {
        title: "Nakliye ücreti nasıl hesaplanır?",
        body: `<p>Türk lirası siparişlerde koli başına 85 TL, tam palet başına 1.450 TL artı KDV; bir üründen artan koliler hiçbir zaman bir paletten pahalıya gelmez. İndirim sonrası, KDV hariç 50.000 TL ve üzeri siparişlerde nakliye bizdendir. Avro siparişlerde koli 9, palet 120, sınır 4.000 avro; ABD dolarında 10, 130 ve 4.500 dolardır. Tutarı sepet kendiliğinden hesaplar. İhracatta nakliye, teklifteki teslim şekline göredir.</p>`,
        search_terms: "kargo ücreti, ücretsiz kargo, ambar, nakliye, palet taşıma",
      },
      en: {
        title: "How is carriage calculated?",
        body: `<p>For orders in Turkish lira: 85 TRY per carton and 1,450 TRY per full pallet, plus VAT; the loose cartons of one product never cost more than a pallet. Goods worth 50,000 TRY or more after discounts, without VAT, are delivered free. In euros it is 9 per carton, 120 per pallet, free from 4,000; in US dollars 10, 130 and 4,500. The cart works it out for you. For export, carriage follows the delivery term in your quote.</p>`,
        search_terms: "shipping cost, freight, free delivery, pallet transport",
      },
      ru: {
        title: "Как рассчитывается стоимость доставки?",
        body: `<p>Для заказов в турецких лирах: 85 лир за коробку и 1450 лир за полную паллету плюс НДС; отдельные коробки одного товара никогда не дороже паллеты. При стоимости товаров от 50 000 лир после скидок и без НДС доставка бесплатна. В евро — 9 за коробку, 120 за паллету, бесплатно от 4000; в долларах США — 10, 130 и 4500. Корзина считает сама. При экспорте доставка определяется базисом в предложении.</p>`,
        search_terms: "стоимость перевозки, бесплатная доставка, фрахт, паллета",
      },
      fr: {
        title: "Comment le transport est-il calculé\u00a0?",
        body: `<p>Pour une commande en livres turques\u00a0: 85\u00a0TRY par carton et 1\u00a0450\u00a0TRY par palette complète, hors TVA\u00a0; les cartons isolés d’un même produit ne coûtent jamais plus qu’une palette. À partir de 50\u00a0000\u00a0TRY de marchandise, remises déduites et hors TVA, le port est offert. En euros\u00a0: 9 par carton, 120 par palette, franco dès 4\u00a0000\u00a0; en dollars\u00a0: 10, 130 et 4\u00a0500. Le panier fait le calcul. À l’export, le transport suit l’incoterm du devis.</p>`,
        search_terms: "frais de port, franco, livraison gratuite, fret, palette",
      },
      ar: {
        title: "كيف تُحسب أجرة النقل؟",
        body: `<p>للطلبات بالليرة التركية: 85 ليرة لكل كرتون و<bdi dir="ltr">1,450</bdi> ليرة لكل منصة كاملة مع إضافة الضريبة، ولا تزيد كراتين المنتج الواحد المتفرقة على أجرة منصة أبدًا. ومتى بلغت قيمة البضاعة <bdi dir="ltr">50,000</bdi> ليرة بعد الخصم ودون الضريبة كان النقل مجانيًا. وباليورو 9 للكرتون و120 للمنصة ومجانًا من <bdi dir="ltr">4,000</bdi>، وبالدولار 10 و130 و<bdi dir="ltr">4,500</bdi>. تحسبها السلة تلقائيًا، وفي التصدير تتبع أجرة النقل شرط التسليم في العرض.</p>`,
        search_terms: "تكلفة الشحن، شحن مجاني، نقل، منصة",
      },
      de: {
        title: "Wie werden die Versandkosten berechnet?",
        body: `<p>Bei Bestellungen in Lira: 85 TRY je Karton und 1.450 TRY je volle Palette, zuzüglich Mehrwertsteuer; lose Kartons eines Artikels kosten nie mehr als eine Palette. Ab 50.000 TRY Warenwert nach Rabatt und ohne Steuer liefern wir frei. In Euro sind es 9 je Karton, 120 je Palette, frei ab 4.000; in US-Dollar 10, 130 und 4.500. Der Warenkorb rechnet das aus. Beim Export richtet sich die Fracht nach der Lieferklausel im Angebot.</p>`,
        search_terms: "Frachtkosten, frei Haus, Speditionskosten, Palette",
      },
    },
  },
  {
    key: "lead-time",
    facts: { topic: "delivery" },
    texts: {
      tr: {
        title: "Siparişim ne zaman yola çıkar?",
        body: `<p>Stoktaki ürünler, ödeme hesabımıza geçtikten sonra çoğunlukla iki iş gününde yüklenir. Stokta olmayan standart renklerde üretim sırasına göre 2–3 hafta, kendi renginizde plaka onayından sonra 3–4 hafta hesaplayın; kesin tarih sipariş onayında ya da teklifte yazar. Sipariş yola çıktığında takip numarası e-postayla gelir. Bayram öncesi yükleme günlerini <a href="/duyurular">duyurulardan</a> izleyin.</p>`,
        search_terms: "termin, teslim süresi, kaç günde gelir, stok, üretim süresi",
      },
      en: {
        title: "When will my order leave?",
        body: `<p>Goods in stock are usually loaded within two working days of your payment reaching us. Reckon with two to three weeks for standard colours that are not in stock, and three to four after the plaque is approved for your own; the order confirmation or quote names the date. When the goods leave, a tracking number comes by e-mail. Loading days before public holidays are in the <a href="/en/announcements">announcements</a>.</p>`,
        search_terms: "lead time, delivery time, dispatch, stock, production time",
      },
      ru: {
        title: "Когда отправят мой заказ?",
        body: `<p>Товар со склада обычно грузим в течение двух рабочих дней после поступления оплаты. Стандартные цвета, которых нет на складе, — две-три недели, ваш цвет — три-четыре недели после утверждения пластины; точная дата указана в подтверждении или предложении. При отправке номер отслеживания придёт на почту. Дни погрузки перед праздниками — в <a href="/ru/obyavleniya">объявлениях</a>.</p>`,
        search_terms: "срок поставки, сроки, отгрузка, склад, время производства",
      },
      fr: {
        title: "Quand ma commande partira-t-elle\u00a0?",
        body: `<p>Les articles en stock sont en général chargés sous deux jours ouvrés après réception du paiement. Comptez deux à trois semaines pour une teinte standard hors stock, trois à quatre après validation de la plaquette pour la vôtre\u00a0; la confirmation ou le devis donne la date. Au départ, un numéro de suivi arrive par e-mail. Les jours de chargement avant les fêtes sont dans les <a href="/fr/annonces">annonces</a>.</p>`,
        search_terms: "délai, date de livraison, expédition, stock, temps de production",
      },
      ar: {
        title: "متى يُشحن طلبي؟",
        body: `<p>تُحمَّل البضاعة المتوفرة عادة خلال يومي عمل من وصول المبلغ إلينا. واحسب من أسبوعين إلى ثلاثة للألوان القياسية غير المتوفرة، ومن ثلاثة إلى أربعة للونك الخاص بعد اعتماد الصفيحة؛ والتاريخ المحدد في تأكيد الطلب أو في العرض. وعند الشحن يصلك رقم التتبع بالبريد. أيام التحميل قبل العطل في <a href="/ar/announcements">الإعلانات</a>.</p>`,
        search_terms: "مدة التسليم، موعد الشحن، المخزون، مدة الإنتاج",
      },
      de: {
        title: "Wann geht meine Bestellung hinaus?",
        body: `<p>Lagerware verladen wir meist binnen zwei Arbeitstagen nach Zahlungseingang. Für Standardfarben, die nicht vorrätig sind, rechnen Sie mit zwei bis drei Wochen, für Ihre eigene Farbe mit drei bis vier nach der Plättchenfreigabe; den Termin nennt die Auftragsbestätigung oder das Angebot. Beim Versand erhalten Sie die Sendungsnummer per E-Mail. Ladetage vor Feiertagen stehen in den <a href="/de/ankundigungen">Mitteilungen</a>.</p>`,
        search_terms: "Lieferzeit, Termin, Versand, Lager, Produktionszeit",
      },
    },
  },
  {
    key: "collect-from-plant",
    facts: { topic: "delivery" },
    texts: {
      tr: {
        title: "Malı fabrikadan kendim alabilir miyim?",
        body: `<p>Alabilirsiniz. Teklif isterken “fabrikada teslim” yazın; nakliye bedeli eklenmez. Yükleme Çorlu’daki fabrikada, hafta içi 9.00–17.00 arasında randevuyla yapılır; cumartesi yalnızca önceden anlaşılan araçlar yüklenir, ayın son cumartesisi sayım vardır. Aracın plakasını ve sürücünün adını bir gün önce bildirin. Paletler 800 × 1200 mm’dir, araç kapalı ve kuru olmalıdır. Adres <a href="/iletisim">iletişim sayfasında</a>.</p>`,
        search_terms: "elden teslim, depodan alma, yükleme saati, randevu, ex works",
      },
      en: {
        title: "Can I collect the goods from your plant?",
        body: `<p>Yes. Write “ex works” in your quote request and no carriage is added. Loading is at the Çorlu plant by appointment, Monday to Friday from 9:00 to 17:00; on Saturdays only lorries agreed beforehand are loaded, and none on the last Saturday of the month, when stock is counted. Tell us the registration and the driver’s name the day before. Pallets are 800 × 1200 mm, and the lorry must be closed and dry. The address is on the <a href="/en/contact">contact page</a>.</p>`,
        search_terms: "pick up, ex works, collection, loading hours, appointment",
      },
      ru: {
        title: "Можно забрать товар с завода самостоятельно?",
        body: `<p>Можно. В запросе укажите «самовывоз» — доставка не начисляется. Погрузка на заводе в Чорлу по записи, с понедельника по пятницу с 9:00 до 17:00; в субботу — только согласованные заранее машины, в последнюю субботу месяца идёт инвентаризация. Номер машины и имя водителя сообщите накануне. Паллеты 800 × 1200 мм, кузов должен быть закрытым и сухим. Адрес — на странице <a href="/ru/kontakt">контактов</a>.</p>`,
        search_terms: "самовывоз, ex works, погрузка, время, пропуск",
      },
      fr: {
        title: "Puis-je enlever la marchandise à l’usine\u00a0?",
        body: `<p>Oui. Indiquez «\u00a0départ usine\u00a0» dans votre demande de devis, aucun transport n’est ajouté. Le chargement a lieu à l’usine de Çorlu, sur rendez-vous, du lundi au vendredi de 9\u00a0h à 17\u00a0h\u00a0; le samedi, seuls les camions convenus à l’avance, et aucun le dernier samedi du mois, jour d’inventaire. Communiquez l’immatriculation et le nom du chauffeur la veille. Palettes 800 × 1200\u00a0mm, camion fermé et sec. L’adresse est sur la page <a href="/fr/contact">contact</a>.</p>`,
        search_terms: "enlèvement, départ usine, retrait, horaires de chargement",
      },
      ar: {
        title: "هل يمكنني استلام البضاعة من المصنع؟",
        body: `<p>نعم. اكتب «تسليم المصنع» في طلب العرض فلا تُضاف أجرة نقل. التحميل في مصنع تشورلو بموعد مسبق، من الاثنين إلى الجمعة بين <bdi dir="ltr">09:00</bdi> و<bdi dir="ltr">17:00</bdi>، ويوم السبت للشاحنات المتفق عليها فقط، ولا تحميل في آخر سبت من الشهر بسبب الجرد. أبلغنا برقم اللوحة واسم السائق قبل يوم. المنصات <bdi dir="ltr">800 × 1200</bdi> مم، ويجب أن تكون الشاحنة مغلقة وجافة. العنوان في صفحة <a href="/ar/contact">الاتصال</a>.</p>`,
        search_terms: "استلام من المصنع، تحميل، موعد، شاحنة",
      },
      de: {
        title: "Kann ich die Ware im Werk abholen?",
        body: `<p>Ja. Schreiben Sie „ab Werk“ in die Anfrage, dann fällt keine Fracht an. Verladen wird im Werk Çorlu nach Termin, montags bis freitags von 9 bis 17 Uhr; samstags nur nach Absprache und nie am letzten Samstag im Monat, dann ist Inventur. Kennzeichen und Name des Fahrers nennen Sie am Vortag. Die Paletten messen 800 × 1200 mm, der Lkw muss geschlossen und trocken sein. Die Adresse steht unter <a href="/de/kontakt">Kontakt</a>.</p>`,
        search_terms: "Selbstabholung, ab Werk, EXW, Ladezeiten, Abholung",
      },
    },
  },
  {
    key: "export-orders",
    facts: { topic: "delivery" },
    texts: {
      tr: {
        title: "Yurt dışına satış yapıyor musunuz?",
        body: `<p>Evet; sevk ettiğimiz her üç paletten biri ihracattır. Teklifi avro ya da dolar olarak, EXW, FCA, CPT veya DAP teslim şekliyle veririz. Paletler ısıl işlemli ve ISPM 15 damgalıdır. Fatura, çeki listesi, A.TR ya da EUR.1 dolaşım belgesi ve gıda temas beyanı hazırlanır; alıcı ülkede istenen başka belge varsa sipariş öncesinde yazın. İhracat masası: <a href="mailto:export@preforma.example">export@preforma.example</a>.</p>`,
        search_terms: "ihracat, gümrük, incoterms, atr, eur1, konteyner",
      },
      en: {
        title: "Do you sell abroad?",
        body: `<p>Yes; one pallet in three that we ship goes abroad. We quote in euros or dollars on EXW, FCA, CPT or DAP terms. Pallets are heat-treated and stamped to ISPM 15. We prepare invoice, packing list, A.TR or EUR.1 movement certificate and food-contact declaration; if your country asks for anything else, tell us before you order. Export desk: <a href="mailto:export@preforma.example">export@preforma.example</a>.</p>`,
        search_terms: "export, customs, incoterms, certificate of origin, container",
      },
      ru: {
        title: "Продаёте ли вы на экспорт?",
        body: `<p>Да, каждая третья наша паллета уходит за рубеж. Предложение даём в евро или долларах на условиях EXW, FCA, CPT или DAP. Паллеты термообработаны и маркированы по ISPM 15. Готовим инвойс, упаковочный лист, сертификат A.TR или EUR.1 и декларацию о контакте с пищей; если в вашей стране нужны другие документы, напишите до заказа. Отдел экспорта: <a href="mailto:export@preforma.example">export@preforma.example</a>.</p>`,
        search_terms: "экспорт, таможня, инкотермс, сертификат происхождения, контейнер",
      },
      fr: {
        title: "Vendez-vous à l’étranger\u00a0?",
        body: `<p>Oui\u00a0: une palette expédiée sur trois part à l’export. Nous chiffrons en euros ou en dollars, aux conditions EXW, FCA, CPT ou DAP. Les palettes sont traitées thermiquement et marquées NIMP 15. Nous préparons facture, liste de colisage, certificat A.TR ou EUR.1 et déclaration d’alimentarité\u00a0; si votre pays exige autre chose, dites-le avant de commander. Service export\u00a0: <a href="mailto:export@preforma.example">export@preforma.example</a>.</p>`,
        search_terms: "export, douane, incoterms, certificat d’origine, conteneur",
      },
      ar: {
        title: "هل تبيعون خارج تركيا؟",
        body: `<p>نعم، فمنصة من كل ثلاث منصات نشحنها للتصدير. نقدّم العرض باليورو أو الدولار بشروط EXW أو FCA أو CPT أو DAP. المنصات معالجة حراريًا ومختومة وفق <bdi dir="ltr">ISPM 15</bdi>. ونُعدّ الفاتورة وقائمة التعبئة وشهادة <bdi dir="ltr">A.TR</bdi> أو <bdi dir="ltr">EUR.1</bdi> وإقرار ملامسة الغذاء، فإن طلب بلدكم مستندات أخرى فأخبرونا قبل الطلب. قسم التصدير: <a href="mailto:export@preforma.example"><bdi dir="ltr">export@preforma.example</bdi></a>.</p>`,
        search_terms: "تصدير، جمارك، شروط التسليم، شهادة منشأ، حاوية",
      },
      de: {
        title: "Liefern Sie auch ins Ausland?",
        body: `<p>Ja, jede dritte Palette geht in den Export. Wir bieten in Euro oder Dollar an, EXW, FCA, CPT oder DAP. Die Paletten sind hitzebehandelt und nach ISPM 15 gestempelt. Wir erstellen Rechnung, Packliste, Warenverkehrsbescheinigung A.TR oder EUR.1 und Konformitätserklärung; verlangt Ihr Land weitere Papiere, sagen Sie es vor der Bestellung. Exportabteilung: <a href="mailto:export@preforma.example">export@preforma.example</a>.</p>`,
        search_terms: "Export, Zoll, Incoterms, Ursprungszeugnis, Container",
      },
    },
  },
];
