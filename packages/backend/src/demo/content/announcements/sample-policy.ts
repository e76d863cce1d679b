import type { DemoEntry } from "../entry.ts";

export const samplePolicy: DemoEntry<"announcements"> = {
  key: "sample-policy",
  facts: { cover: { shape_id: "jar-low", colour: "pink", closure_colour: "gold" } },
  publishedDaysAgo: 45,
  texts: {
    tr: {
      title: "Numune gönderiminde yeni düzen",
      summary:
        "Stok renklerden ürün başına beş adede kadar numune ücretsizdir, kargo ücreti alıcıya aittir. Her kutuda uyumlu kapak ve ölçü kâğıdı var.",
      body: `<p>Numune taleplerini daha hızlı karşılamak için düzenimizi yeniledik. Kurallar kısa:</p>
<ul><li>Stok renklerde ürün başına beş adede kadar numune ücretsizdir, kargo alıcıya aittir.</li><li>Numune kutusunda uyumlu kapak ya da pompa ve ölçü kâğıdı (ağız, ağırlık, silme hacim) bulunur.</li><li>Saat 12.00’ye kadar gelen talepler izleyen iş günü yola çıkar.</li><li>Dolum hattı denemesi için bir koliye kadar ürün, liste fiyatından verilir.</li><li>Özel renkte numune, renk onayı aşamasında şişe olarak değil önce plaka olarak gönderilir.</li></ul>
<p>Talep için ürün sayfasından teklif isteyin; ürün kodunu, rengi ve dolduracağınız içeriği yazın. İçeriği bilmemiz, uygun olmayan bir kapağı baştan elememizi sağlar.</p>`,
    },
    en: {
      title: "How we send samples now",
      summary:
        "Up to five samples of a product in stock colours are free, carriage forward. Each box holds a fitting closure and a sheet of measurements.",
      body: `<p>To send samples out faster we have set new rules. They are short.</p>
<ul><li>Up to five pieces per product in stock colours are free; the recipient pays the courier.</li><li>The box includes a fitting cap or pump and a sheet with neck, weight and brimful volume.</li><li>Requests in by noon leave on the next working day.</li><li>For a trial on your filling line we supply up to a carton at list price.</li><li>Samples in a special colour are first sent as plaques, and as bottles once the shade is agreed.</li></ul>
<p>Ask through the quote form on the product page with the product code, the colour and what you will fill. Knowing the contents lets us rule out an unsuitable closure at the start.</p>`,
    },
    ru: {
      title: "Новый порядок отправки образцов",
      summary:
        "До пяти образцов изделия складского цвета — бесплатно, доставка за счёт получателя. В посылке — подходящая укупорка и лист замеров.",
      body: `<p>Чтобы образцы уходили быстрее, мы изменили порядок. Правила короткие.</p>
<ul><li>До пяти штук каждого изделия складского цвета — бесплатно; курьера оплачивает получатель.</li><li>В посылке — подходящая крышка или помпа и лист замеров: горловина, масса, полный объём.</li><li>Запросы, полученные до 12:00, отправляем на следующий рабочий день.</li><li>Для пробы на вашей линии отпускаем до одной коробки по цене прайса.</li><li>Особый цвет сначала посылаем пластиной, а после согласования — готовым изделием.</li></ul>
<p>Отправьте запрос со страницы изделия: артикул, цвет и что будете разливать. Зная продукт, мы сразу исключим неподходящую укупорку.</p>`,
    },
    fr: {
      title: "Envoi d’échantillons\u00a0: nouvelles règles",
      summary:
        "Jusqu’à cinq échantillons par produit en teinte de stock sont gratuits, port dû. Chaque colis contient un bouchon compatible et une fiche de mesures.",
      body: `<p>Pour expédier plus vite, nous avons revu nos règles. Elles sont brèves.</p>
<ul><li>Jusqu’à cinq pièces par produit en teinte de stock sont gratuites\u00a0; le port reste à la charge du destinataire.</li><li>Le colis comprend un bouchon ou une pompe compatible et une fiche\u00a0: bague, poids, volume ras bord.</li><li>Les demandes reçues avant midi partent le jour ouvré suivant.</li><li>Pour un essai sur votre ligne, nous fournissons jusqu’à un carton au prix du tarif.</li><li>En teinte spéciale, nous envoyons d’abord une plaquette, puis le flacon une fois la nuance acceptée.</li></ul>
<p>Passez par la demande de devis de la page produit, avec la référence, la couleur et le contenu prévu. Connaître le contenu nous permet d’écarter d’emblée un bouchon inadapté.</p>`,
    },
    ar: {
      title: "نظام جديد لإرسال العينات",
      summary:
        "حتى خمس عينات مجانية لكل منتج بألوان المخزون والشحن على المستلم، ومع كل طرد غطاء ملائم وورقة قياسات.",
      body: `<p>لإرسال العينات بسرعة أكبر اعتمدنا قواعد جديدة ومختصرة:</p>
<ul><li>حتى خمس قطع مجانًا من كل منتج بألوان المخزون، وأجرة الشحن على المستلم.</li><li>يضم الطرد غطاءً أو مضخة ملائمة وورقة قياسات: الفوهة والوزن والسعة حتى الحافة.</li><li>الطلبات الواردة قبل الساعة <bdi dir="ltr">12:00</bdi> تُرسل في يوم العمل التالي.</li><li>للتجربة على خط التعبئة لديكم نوفر حتى كرتون واحد بسعر القائمة.</li><li>عينات اللون الخاص تُرسل أولًا على شكل صفيحة، ثم قارورة بعد الموافقة على الدرجة.</li></ul>
<p>اطلبوا من نموذج عرض السعر في صفحة المنتج مع ذكر الرمز واللون والمادة التي ستعبئونها؛ فمعرفة المحتوى تتيح لنا استبعاد الغطاء غير المناسب منذ البداية.</p>`,
    },
    de: {
      title: "Musterversand neu geregelt",
      summary:
        "Bis zu fünf Muster je Artikel in Lagerfarben sind kostenlos, unfrei versandt. Jedem Paket liegen ein passender Verschluss und ein Messblatt bei.",
      body: `<p>Damit Muster schneller bei Ihnen sind, haben wir den Versand neu geregelt. Die Regeln sind kurz.</p>
<ul><li>Bis zu fünf Stück je Artikel in Lagerfarben sind kostenlos; die Fracht trägt der Empfänger.</li><li>Dabei liegen eine passende Kappe oder Pumpe und ein Messblatt mit Mündung, Gewicht und Randvollvolumen.</li><li>Was bis 12 Uhr angefragt ist, geht am nächsten Arbeitstag hinaus.</li><li>Für einen Versuch auf Ihrer Linie liefern wir bis zu einem Karton zum Listenpreis.</li><li>Sonderfarben kommen zuerst als Farbplättchen, nach der Freigabe als Flasche.</li></ul>
<p>Fragen Sie über die Artikelseite an und nennen Sie Artikelnummer, Farbe und Füllgut. Wer das Füllgut kennt, kann einen ungeeigneten Verschluss von vornherein ausschließen.</p>`,
    },
  },
};
