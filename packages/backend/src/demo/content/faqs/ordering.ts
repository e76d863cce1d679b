import type { DemoEntry } from "../entry.ts";

/** Questions about carts, quantities, coupons and quotes. */
export const orderingQuestions: readonly DemoEntry<"faqs">[] = [
  {
    key: "how-to-order",
    facts: { topic: "ordering" },
    texts: {
      tr: {
        title: "Siteden nasıl sipariş veririm?",
        body: `<p><a href="/urun">Katalogdan</a> ürünü ve rengini seçip adedini sepete ekleyin. Sepeti üye olmadan da doldurabilirsiniz; siparişi tamamlamak için giriş yapmanız gerekir, sepetiniz hesabınıza taşınır. Teslimat ve fatura adresini, ödeme biçimini seçip satış koşullarını onayladığınızda sipariş numaranız e-postayla gelir. Fiyatı talep üzerine belirlenen ürünler için ürün sayfasındaki “Teklif isteyin” formunu kullanın.</p>`,
        search_terms: "satın alma, sepet, sipariş vermek, alışveriş, online sipariş",
      },
      en: {
        title: "How do I order on this site?",
        body: `<p>Pick a product and its colour in the <a href="/en/products">catalogue</a> and add the quantity to your cart. You can fill the cart without an account; to place the order you sign in, and the cart comes along. Choose delivery and invoice addresses and a way to pay, accept the terms of sale, and your order number arrives by e-mail. For products priced on request, use “Get a quote” on the product page.</p>`,
        search_terms: "buy, purchase, cart, checkout, online order",
      },
      ru: {
        title: "Как оформить заказ на сайте?",
        body: `<p>Выберите в <a href="/ru/produkty">каталоге</a> товар и цвет и добавьте нужное количество в корзину. Наполнить её можно и без регистрации; для оформления потребуется вход, и корзина перейдёт в вашу учётную запись. Укажите адреса доставки и плательщика, способ оплаты, примите условия продажи — номер заказа придёт на почту. Если цена даётся по запросу, воспользуйтесь формой «Запросить цену» на странице товара.</p>`,
        search_terms: "купить, корзина, покупка, заказать онлайн, оформление",
      },
      fr: {
        title: "Comment passer commande sur le site\u00a0?",
        body: `<p>Choisissez le produit et sa couleur dans le <a href="/fr/produits">catalogue</a>, puis ajoutez la quantité au panier. Vous pouvez le remplir sans compte\u00a0; pour valider la commande, connectez-vous, et votre panier vous suit. Indiquez les adresses de livraison et de facturation, le mode de paiement, acceptez les conditions de vente\u00a0: votre numéro de commande arrive par e-mail. Pour les produits à prix sur demande, passez par «\u00a0Demander un devis\u00a0».</p>`,
        search_terms: "acheter, panier, achat, commander en ligne",
      },
      ar: {
        title: "كيف أقدّم طلبًا عبر الموقع؟",
        body: `<p>اختر المنتج ولونه من <a href="/ar/products">الكتالوج</a> وأضف الكمية إلى السلة. يمكنك ملء السلة من دون حساب، ثم تسجّل الدخول لإتمام الطلب فتنتقل السلة إلى حسابك. حدّد عنواني التسليم والفاتورة وطريقة الدفع ووافق على شروط البيع، فيصلك رقم الطلب بالبريد الإلكتروني. أما المنتجات التي يُحدَّد سعرها عند الطلب فاستخدم لها نموذج «اطلب عرض سعر» في صفحة المنتج.</p>`,
        search_terms: "شراء، سلة، طلبية، التسوق، طلب عبر الإنترنت",
      },
      de: {
        title: "Wie bestelle ich auf dieser Website?",
        body: `<p>Wählen Sie im <a href="/de/produkte">Katalog</a> Artikel und Farbe und legen Sie die Menge in den Warenkorb. Füllen können Sie ihn ohne Konto; zum Bestellen melden Sie sich an, der Warenkorb kommt mit. Sie wählen Liefer- und Rechnungsanschrift und die Zahlungsart, stimmen den Verkaufsbedingungen zu und erhalten Ihre Auftragsnummer per E-Mail. Für Artikel mit Preis auf Anfrage nutzen Sie „Angebot anfordern“ auf der Artikelseite.</p>`,
        search_terms: "kaufen, Warenkorb, Kasse, online bestellen, Einkauf",
      },
    },
  },
  {
    key: "minimum-order",
    facts: { topic: "ordering" },
    texts: {
      tr: {
        title: "En az kaç adet sipariş verebilirim?",
        body: `<p>En küçük sipariş adedi her ürün sayfasında yazar; kolili ürünler tam koli, kolisiz ürünler tam palet olarak satılır. Girdiğiniz adet bu kurala uymuyorsa sepet size en yakın alt ve üst adedi önerir, tek dokunuşla düzeltirsiniz. Bir kalemde en çok 10.000.000 adet sipariş verilebilir; daha fazlası için teklif isteyin.</p>`,
        search_terms: "minimum sipariş, moq, alt limit, koli, az adet, perakende",
      },
      en: {
        title: "What is the smallest quantity I can order?",
        body: `<p>Each product page gives its minimum order. Goods in cartons are sold in full cartons, goods without cartons by the full pallet. If the number you enter does not fit, the cart proposes the nearest quantities below and above. A line takes up to 10,000,000 pieces; beyond that, please ask for a quote.</p>`,
        search_terms: "moq, minimum order quantity, carton, small quantity, retail",
      },
      ru: {
        title: "Какова минимальная партия?",
        body: `<p>Минимальное количество указано на странице каждого товара. Товар в коробках продаётся полными коробками, без коробок — полными паллетами. Если введённое число не подходит, корзина предложит ближайшее меньшее и большее. В одной строке — до 10 000 000 штук; на большее количество запросите предложение.</p>`,
        search_terms: "минимальный заказ, moq, коробка, мелкая партия, розница",
      },
      fr: {
        title: "Quelle est la quantité minimale de commande\u00a0?",
        body: `<p>Elle figure sur la page de chaque produit. Les articles en carton se vendent par cartons complets, ceux sans carton par palettes complètes. Si la quantité saisie ne convient pas, le panier vous propose les valeurs les plus proches, inférieure et supérieure. Une ligne accepte jusqu’à 10\u00a0000\u00a0000 de pièces\u00a0; au-delà, demandez un devis.</p>`,
        search_terms: "moq, minimum, carton complet, petite quantité, détail",
      },
      ar: {
        title: "ما أقل كمية يمكنني طلبها؟",
        body: `<p>الحد الأدنى مذكور في صفحة كل منتج. تُباع المنتجات المعبأة في كراتين بالكرتون الكامل، وما لا كرتون له بالمنصة الكاملة. وإذا لم توافق الكمية المدخلة هذه القاعدة اقترحت عليك السلة أقرب كمية أقل وأكثر منها. وأقصى كمية في البند الواحد <bdi dir="ltr">10,000,000</bdi> قطعة، ولما زاد على ذلك اطلب عرض سعر.</p>`,
        search_terms: "الحد الأدنى للطلب، كرتون كامل، كمية صغيرة، تجزئة",
      },
      de: {
        title: "Wie groß ist die Mindestmenge?",
        body: `<p>Sie steht auf jeder Artikelseite. Kartonware verkaufen wir in vollen Kartons, Ware ohne Karton in ganzen Paletten. Passt die eingegebene Zahl nicht, schlägt der Warenkorb die nächstkleinere und die nächstgrößere Menge vor. Eine Position fasst höchstens 10.000.000 Stück; für mehr fordern Sie bitte ein Angebot an.</p>`,
        search_terms: "MOQ, Mindestbestellmenge, Kartonmenge, Kleinmenge, Einzelhandel",
      },
    },
  },
  {
    key: "request-a-quote",
    facts: { topic: "ordering" },
    texts: {
      tr: {
        title: "Birden çok ürün için tek teklif alabilir miyim?",
        body: `<p>Evet. Bir teklif talebine 50 ürüne kadar yazabilirsiniz: her biri için adet ve renk, altına da dolduracağınız içerik, baskı isteği, teslim yeri ve istediğiniz tarih. Talebiniz kaydedilir ve size bir takip numarası verilir. Yazılı teklif, üzerindeki tarihe kadar bizi bağlar; ham madde fiyatı değişse de geçerlidir.</p>`,
        search_terms: "fiyat teklifi, toplu teklif, proforma, fiyat sormak, özel fiyat",
      },
      en: {
        title: "Can I have one quote for several products?",
        body: `<p>Yes. A request takes up to 50 products, each with quantity and colour; below them say what you fill, whether you need printing, where the goods go and by when. The request is stored at once and you get a reference for it. A written quote binds us until the date printed on it, even if resin prices change.</p>`,
        search_terms: "price quotation, bulk quote, pro forma, ask for a price, special price",
      },
      ru: {
        title: "Можно получить одно предложение на несколько товаров?",
        body: `<p>Да. В одном запросе может быть до 50 товаров, у каждого — количество и цвет; ниже напишите, что будете разливать, нужна ли печать, куда и к какому сроку доставить. Запрос сразу сохраняется, вы получаете его номер. Письменное предложение обязывает нас до указанной в нём даты, даже если сырьё подорожает.</p>`,
        search_terms: "коммерческое предложение, прайс, расчёт, счёт-проформа, узнать цену",
      },
      fr: {
        title: "Puis-je obtenir un seul devis pour plusieurs produits\u00a0?",
        body: `<p>Oui. Une demande peut contenir jusqu’à 50 produits, chacun avec sa quantité et sa couleur\u00a0; précisez ensuite le contenu prévu, l’impression souhaitée, le lieu et la date de livraison. La demande est enregistrée aussitôt et reçoit une référence. Un devis écrit nous engage jusqu’à la date qu’il porte, même si le prix des résines évolue.</p>`,
        search_terms: "offre de prix, proforma, tarif, prix spécial, cotation",
      },
      ar: {
        title: "هل يمكنني طلب عرض سعر واحد لعدة منتجات؟",
        body: `<p>نعم. يتسع الطلب الواحد لما يصل إلى 50 منتجًا، لكل منها الكمية واللون، ثم تذكر المادة التي ستعبئها وحاجتك إلى الطباعة ومكان التسليم وموعده. يُحفظ طلبك فورًا ويُعطى رقمًا مرجعيًا. وعرض السعر المكتوب يُلزمنا حتى التاريخ المدوّن فيه وإن تغيّر سعر الخامة.</p>`,
        search_terms: "تسعيرة، فاتورة أولية، سعر الجملة، استفسار عن السعر",
      },
      de: {
        title: "Bekomme ich für mehrere Artikel ein gemeinsames Angebot?",
        body: `<p>Ja. Eine Anfrage fasst bis zu 50 Artikel, jeden mit Menge und Farbe; darunter nennen Sie Füllgut, Druckwunsch, Lieferort und Termin. Die Anfrage wird sofort gespeichert und erhält eine Vorgangsnummer. Ein schriftliches Angebot bindet uns bis zum aufgedruckten Datum, auch wenn sich der Rohstoffpreis ändert.</p>`,
        search_terms: "Preisanfrage, Sammelanfrage, Proforma, Sonderpreis, Offerte",
      },
    },
  },
  {
    key: "cancel-an-order",
    facts: { topic: "ordering" },
    texts: {
      tr: {
        title: "Siparişimi iptal edebilir ya da değiştirebilir miyim?",
        body: `<p>Sipariş “Ödeme bekleniyor” veya “Ödendi” durumundayken <a href="/account/membership-information">hesabınızdaki</a> sipariş sayfasından kendiniz iptal edebilirsiniz; alınmış ödeme aynı yolla geri verilir. Hazırlık başladıktan sonra satış ekibimizi arayın: mal yüklenmemişse yardımcı oluruz. Adet ya da renk değiştirmek için siparişi iptal edip yeniden vermek en hızlı yoldur. Kendi renginizde ya da baskınızla üretilen mal, üretim başladıktan sonra iptal edilemez.</p>`,
        search_terms: "vazgeçmek, sipariş değişikliği, iade, iptal etmek",
      },
      en: {
        title: "Can I cancel or change an order?",
        body: `<p>While the order is “Awaiting payment” or “Paid” you can cancel it yourself on its page in <a href="/en/account/membership-information">your account</a>; money received goes back the way it came. Once it is being prepared, call sales: if the goods are not loaded yet we can help. To change a quantity or a colour, cancelling and ordering again is quickest. Goods in your own colour or with your print cannot be cancelled once production has begun.</p>`,
        search_terms: "cancellation, change of order, withdraw, amend",
      },
      ru: {
        title: "Можно отменить или изменить заказ?",
        body: `<p>Пока заказ в состоянии «Ожидает оплаты» или «Оплачен», вы отменяете его сами на странице заказа в <a href="/ru/account/membership-information">учётной записи</a>; полученные деньги вернутся тем же путём. Когда заказ уже собирается, позвоните в отдел продаж: до погрузки мы ещё можем помочь. Чтобы изменить количество или цвет, проще отменить заказ и оформить новый. Товар в вашем цвете или с вашей печатью после запуска производства отменить нельзя.</p>`,
        search_terms: "отмена заказа, изменить заказ, отказаться, аннулировать",
      },
      fr: {
        title: "Puis-je annuler ou modifier une commande\u00a0?",
        body: `<p>Tant qu’elle est «\u00a0En attente de paiement\u00a0» ou «\u00a0Payée\u00a0», vous l’annulez vous-même depuis <a href="/fr/account/membership-information">votre compte</a>\u00a0; la somme reçue est rendue par le même moyen. Dès la préparation, appelez le service commercial\u00a0: avant chargement, nous pouvons encore aider. Pour changer une quantité ou une couleur, le plus rapide est d’annuler et de recommander. Une fabrication à votre teinte ou avec votre impression ne s’annule plus une fois lancée.</p>`,
        search_terms: "annulation, modification, rétracter, changer de quantité",
      },
      ar: {
        title: "هل يمكنني إلغاء الطلب أو تعديله؟",
        body: `<p>ما دامت حالة الطلب «بانتظار الدفع» أو «مدفوع» يمكنك إلغاؤه بنفسك من صفحته في <a href="/ar/account/membership-information">حسابك</a>، ويُرد المبلغ المستلم بالطريقة نفسها. وبعد بدء التجهيز اتصل بقسم المبيعات، فقبل التحميل نستطيع المساعدة. ولتغيير الكمية أو اللون فالأسرع إلغاء الطلب وتقديمه من جديد. أما البضاعة المنتجة بلونك أو بطباعتك فلا تُلغى بعد بدء الإنتاج.</p>`,
        search_terms: "إلغاء الطلبية، تعديل الطلب، التراجع، تغيير الكمية",
      },
      de: {
        title: "Kann ich eine Bestellung stornieren oder ändern?",
        body: `<p>Solange sie „Zahlung ausstehend“ oder „Bezahlt“ ist, stornieren Sie selbst auf der Auftragsseite in <a href="/de/account/membership-information">Ihrem Konto</a>; Gezahltes geht auf demselben Weg zurück. Ist sie in Vorbereitung, rufen Sie den Verkauf an: Vor der Verladung können wir noch helfen. Für eine andere Menge oder Farbe stornieren Sie am besten und bestellen neu. Ware in Ihrer Farbe oder mit Ihrem Druck lässt sich nach Produktionsbeginn nicht mehr stornieren.</p>`,
        search_terms: "Storno, Widerruf, Auftrag ändern, abbestellen",
      },
    },
  },
  {
    key: "coupon-rules",
    facts: { topic: "ordering" },
    texts: {
      tr: {
        title: "Kupon kodum neden kabul edilmiyor?",
        body: `<p>Her sepette bir kupon kullanılır. Kuponun başlangıç ve bitiş tarihi, sepet para birimi, KDV hariç en düşük tutarı ve kullanım sınırı olabilir; bazıları müşteri başına bir kez geçerlidir. Kod kabul edilmezse sepet nedenini yazar. Büyük-küçük harf ve boşluk fark etmez. Koşulu sonradan sağlarsanız kupon kendiliğinden uygulanır. Geçerli fırsatlar <a href="/kampanyalar">kampanyalar sayfasındadır</a>.</p>`,
        search_terms: "indirim kodu, promosyon, kampanya kodu, hediye çeki",
      },
      en: {
        title: "Why is my coupon not accepted?",
        body: `<p>A cart takes one coupon. A coupon can have a first and a last day, a currency, a least value of goods without VAT and a limit of uses; some count once per customer. If a code does not apply, the cart says why. Capitals and spaces make no difference, and once your cart meets the condition the coupon counts by itself. Current offers are on the <a href="/en/campaigns">campaigns page</a>.</p>`,
        search_terms: "discount code, promo code, voucher, offer",
      },
      ru: {
        title: "Почему не принимается мой купон?",
        body: `<p>В корзине действует один купон. У купона бывают даты начала и окончания, валюта, минимальная стоимость товаров без НДС и число применений; некоторые действуют один раз на клиента. Если код не подошёл, корзина объяснит почему. Регистр и пробелы не важны; как только условие выполнено, скидка применится сама. Действующие предложения — на <a href="/ru/kampanii">странице акций</a>.</p>`,
        search_terms: "промокод, скидка, код акции, ваучер",
      },
      fr: {
        title: "Pourquoi mon code promo n’est-il pas accepté\u00a0?",
        body: `<p>Un panier accepte un seul code. Il peut avoir une date de début et de fin, une devise, un montant minimal hors taxes et un nombre d’utilisations\u00a0; certains ne servent qu’une fois par client. Si le code ne s’applique pas, le panier vous dit pourquoi. Majuscules et espaces sont indifférentes, et la remise s’applique d’elle-même dès que la condition est remplie. Les offres en cours sont sur la <a href="/fr/campagnes">page des campagnes</a>.</p>`,
        search_terms: "coupon, code de réduction, bon, remise",
      },
      ar: {
        title: "لماذا لا تُقبل قسيمتي؟",
        body: `<p>تقبل السلة قسيمة واحدة. وقد يكون للقسيمة تاريخ بداية ونهاية وعملة محددة وحد أدنى لقيمة البضاعة دون الضريبة وعدد مرات استخدام، وبعضها لمرة واحدة لكل عميل. وإن لم تنطبق القسيمة ذكرت السلة السبب. لا فرق بين الحروف الكبيرة والصغيرة ولا أثر للمسافات، ومتى تحقق الشرط طُبّق الخصم تلقائيًا. العروض السارية في <a href="/ar/campaigns">صفحة العروض</a>.</p>`,
        search_terms: "كود خصم، رمز ترويجي، كوبون، عرض",
      },
      de: {
        title: "Warum wird mein Gutscheincode nicht angenommen?",
        body: `<p>Je Warenkorb gilt ein Gutschein. Er kann einen ersten und letzten Tag haben, eine Währung, einen Mindestwarenwert ohne Mehrwertsteuer und eine begrenzte Zahl von Einlösungen; manche gelten einmal je Kunde. Greift ein Code nicht, nennt der Warenkorb den Grund. Großschreibung und Leerzeichen spielen keine Rolle, und sobald die Bedingung erfüllt ist, wird er angerechnet. Laufende Angebote finden Sie unter <a href="/de/kampagnen">Kampagnen</a>.</p>`,
        search_terms: "Rabattcode, Aktionscode, Coupon, Rabatt",
      },
    },
  },
];
