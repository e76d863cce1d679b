import type { DemoEntry } from "../entry.ts";

export const fairThreeQuestions: DemoEntry<"news"> = {
  key: "fair-three-questions",
  facts: { cover: { shape_id: "jar-square-clear", colour: "smoke", closure_colour: "black" } },
  publishedDaysAgo: 17,
  texts: {
    tr: {
      title: "Ambalaj fuarında en çok duyduğumuz üç soru",
      summary:
        "İstanbul’daki ambalaj fuarında dört gün boyunca soruları not ettik. En sık gelen üçünü yanıtlarıyla paylaşıyoruz.",
      body: `<p>İstanbul’daki ambalaj fuarında dört gün boyunca standımıza uğrayan herkese teşekkür ederiz. Masaya en çok gelen üç soruyu, burada da işe yarar diye yazıyoruz.</p>
<h2>“Elimdeki kapak bu şişeye uyar mı?”</h2>
<p>Ağız ölçüsünün iki parçası da aynıysa uyar: 28/410 kapak 28/410 ağza. Çapın tutması tek başına yetmez. Emin değilseniz kapağı da yollayın; ölçüp denedikten sonra yazılı dönelim.</p>
<h2>“Kaç adetten özel renk yapıyorsunuz?”</h2>
<p>Belirleyici olan adet değil, makineyi temizlemek için harcanan malzemedir. Küçük bir şişede birkaç koli, büyük bidonda bir palet makul bir başlangıç olur. Ürün kodunu ve rengi yazarsanız hesabı birlikte yaparız.</p>
<h2>“Geri dönüştürülmüş malzeme gıdaya uygun mu?”</h2>
<p>Yalnızca onaylı bir geri dönüşüm sürecinden gelen ve belgesi bulunan rPET için evet diyebiliriz; geri dönüştürülmüş HDPE’yi gıda dışı ürünlerde öneriyoruz. Gıda ile temas eden kendi ürünlerimizde yalnızca orijinal reçine kullanıyoruz.</p>`,
    },
    en: {
      title: "Three questions we heard most at the packaging fair",
      summary:
        "For four days at the packaging fair in Istanbul we kept a tally of what visitors asked. The three most frequent questions, answered.",
      body: `<p>Thank you to everyone who stopped at our stand during the four days of the packaging fair in Istanbul. We kept a tally of the questions; here are the three at the top, since others may be asking them too.</p>
<h2>“Will the cap I have fit this bottle?”</h2>
<p>Yes, if both halves of the neck finish agree: a 28/410 cap on a 28/410 neck. A matching diameter is not enough. If in doubt, send us the cap as well; we measure it, try it and answer in writing.</p>
<h2>“From what quantity do you make my colour?”</h2>
<p>It is less a matter of pieces than of the material used to purge the machine. For a small bottle a few cartons can make sense, for a large jerrycan a pallet. Send the product code and the shade, and we will work it out together.</p>
<h2>“Is recycled material safe for food?”</h2>
<p>We say yes only to rPET from an authorised recycling process, with the papers to prove it. Recycled HDPE we recommend for non-food products. What we declare for food ourselves is made of virgin resin only.</p>`,
    },
    ru: {
      title: "Три вопроса, которые чаще всего звучали на выставке упаковки",
      summary:
        "Четыре дня на выставке упаковки в Стамбуле мы записывали вопросы посетителей. Отвечаем на три самых частых.",
      body: `<p>Благодарим всех, кто зашёл на наш стенд за четыре дня выставки упаковки в Стамбуле. Вопросы мы записывали; вот три самых частых — возможно, они возникали и у вас.</p>
<h2>«Подойдёт ли моя крышка к этой бутылке?»</h2>
<p>Да, если совпадают обе части обозначения: крышка 28/410 на горловину 28/410. Одного диаметра мало. Если сомневаетесь, пришлите и крышку: измерим, примерим и ответим письменно.</p>
<h2>«С какого количества вы делаете свой цвет?»</h2>
<p>Решает не столько тираж, сколько материал, который уходит на промывку машины. Для небольшого флакона разумны уже несколько коробок, для большой канистры — паллета. Пришлите артикул и оттенок, посчитаем вместе.</p>
<h2>«Годится ли вторичное сырьё для пищевых продуктов?»</h2>
<p>«Да» мы говорим только о вторичном ПЭТ, полученном по разрешённому процессу и подтверждённом документами. Вторичный ПНД рекомендуем для непищевых продуктов. Наша собственная тара для пищи — только из первичного сырья.</p>`,
    },
    fr: {
      title: "Les trois questions les plus entendues au salon de l’emballage",
      summary:
        "Quatre jours durant, au salon de l’emballage d’Istanbul, nous avons noté vos questions. Voici les trois plus fréquentes et leurs réponses.",
      body: `<p>Merci à tous ceux qui se sont arrêtés sur notre stand pendant les quatre jours du salon de l’emballage d’Istanbul. Nous avons tenu le compte des questions\u00a0; voici les trois premières, qui sont peut-être aussi les vôtres.</p>
<h2>«\u00a0Mon bouchon va-t-il sur ce flacon\u00a0?\u00a0»</h2>
<p>Oui, si les deux moitiés de la bague concordent\u00a0: un bouchon 28/410 sur une bague 28/410. Le diamètre seul ne suffit pas. Dans le doute, envoyez aussi le bouchon\u00a0: nous le mesurons, l’essayons et répondons par écrit.</p>
<h2>«\u00a0À partir de quelle quantité faites-vous ma couleur\u00a0?\u00a0»</h2>
<p>Ce n’est pas tant le nombre de pièces qui compte que la matière perdue à purger la machine. Pour un petit flacon, quelques cartons se justifient\u00a0; pour un grand bidon, une palette. Envoyez la référence et la teinte, nous ferons le calcul ensemble.</p>
<h2>«\u00a0La matière recyclée convient-elle à l’alimentaire\u00a0?\u00a0»</h2>
<p>Nous ne répondons oui que pour un rPET issu d’un procédé autorisé et documenté. Le PEHD recyclé, nous le conseillons pour le non alimentaire. Nos propres articles déclarés pour l’alimentaire sont en résine vierge uniquement.</p>`,
    },
    ar: {
      title: "أكثر ثلاثة أسئلة سمعناها في معرض التغليف",
      summary:
        "على مدى أربعة أيام في معرض التغليف في إسطنبول دوّنّا أسئلة الزوار، ونجيب هنا عن الثلاثة الأكثر تكرارًا.",
      body: `<p>نشكر كل من زار جناحنا خلال الأيام الأربعة لمعرض التغليف في إسطنبول. دوّنّا الأسئلة كلها، وهذه هي الثلاثة الأكثر تكرارًا، فلعلها تهمكم أيضًا.</p>
<h2>«هل يناسب غطائي هذه القارورة؟»</h2>
<p>نعم إذا تطابق شطرا مقاس الفوهة: غطاء <bdi dir="ltr">28/410</bdi> على فوهة <bdi dir="ltr">28/410</bdi>. تطابق القطر وحده لا يكفي. وعند الشك أرسلوا الغطاء أيضًا، فنقيسه ونجرّبه ونجيبكم كتابةً.</p>
<h2>«ما أقل كمية للإنتاج بلون خاص؟»</h2>
<p>ليست العبرة بعدد القطع بقدر ما هي بالمادة المستهلكة في تنظيف الماكينة. للقارورة الصغيرة تكفي بضعة كراتين، وللجركن الكبير منصة واحدة. أرسلوا رمز المنتج ودرجة اللون لنحسبها معًا.</p>
<h2>«هل تصلح المادة المعاد تدويرها للأغذية؟»</h2>
<p>نقول نعم فقط لمادة <bdi dir="ltr">rPET</bdi> الصادرة عن عملية تدوير مرخّصة ومعها وثائقها. أما HDPE المعاد تدويره فننصح به للمنتجات غير الغذائية. وما نعلن صلاحيته للأغذية من منتجاتنا مصنوع من خامة بكر فقط.</p>`,
    },
    de: {
      title: "Drei Fragen, die wir auf der Verpackungsmesse am häufigsten hörten",
      summary:
        "Vier Tage lang haben wir auf der Verpackungsmesse in Istanbul mitgeschrieben. Die drei häufigsten Fragen – und unsere Antworten.",
      body: `<p>Danke an alle, die in den vier Tagen der Verpackungsmesse in Istanbul an unserem Stand waren. Wir haben mitgeschrieben; hier die drei häufigsten Fragen, denn vielleicht sind es auch Ihre.</p>
<h2>„Passt mein Verschluss auf diese Flasche?“</h2>
<p>Ja, wenn beide Hälften der Mündung übereinstimmen: eine Kappe 28/410 auf eine Mündung 28/410. Der Durchmesser allein genügt nicht. Im Zweifel schicken Sie die Kappe mit; wir messen, probieren und antworten schriftlich.</p>
<h2>„Ab welcher Menge fertigen Sie meine Farbe?“</h2>
<p>Entscheidend ist weniger die Stückzahl als das Material, das zum Spülen der Maschine draufgeht. Bei einer kleinen Flasche lohnen schon einige Kartons, beim großen Kanister eine Palette. Nennen Sie Artikelnummer und Farbton, dann rechnen wir gemeinsam.</p>
<h2>„Ist Rezyklat für Lebensmittel geeignet?“</h2>
<p>Ja sagen wir nur zu rPET aus einem zugelassenen Verfahren, mit den Papieren dazu. Rezykliertes HDPE empfehlen wir für Non-Food. Was wir selbst für Lebensmittel erklären, besteht ausschließlich aus Neuware.</p>`,
    },
  },
};
