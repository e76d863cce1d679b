import type { DemoEntry } from "../entry.ts";

export const colourPlaque: DemoEntry<"campaigns"> = {
  key: "colour-plaque",
  facts: {
    cover: { shape_id: "jar-straight", colour: "pink", closure_colour: "white" },
    startsInDays: -1,
    lastsDays: 60,
    coupon_code: null,
  },
  publishedDaysAgo: 1,
  texts: {
    tr: {
      title: "Kendi renginizde ilk sipariş: plaka ve renk denemesi bizden",
      summary:
        "İlk özel renk siparişinde renk plakası ve kalıpta deneme için ücret almıyoruz; en az iki paletlik siparişte geçerlidir.",
      body: `<p>Kendi renginizde ilk kez üretim yaptıracaksanız, kampanya döneminde renk çalışmasının bedelini biz karşılıyoruz: üç kalınlıkta basamaklı plaka, bir düzeltme turu ve ürünün kalıbında deneme.</p>
<h2>Koşullar</h2>
<ul><li>En az iki palet HDPE ya da PP şişe, kavanoz veya kova siparişi.</li><li>Hedef, RAL ya da Pantone numarası ile birlikte gönderilen fiziksel bir örnektir.</li><li>Bir düzeltme turu dâhildir; sonraki turlar plaka başına ücretlidir.</li><li>Onaylanan rengin toleransı ΔE*ab 1,0’dır; ölçüm raporu teslim edilir.</li><li>Masterbatch bedeli ve makine temizliği ürün fiyatına dâhildir, ayrıca istenmez.</li><li>Deneme sonrası sipariş vermezseniz yalnızca plaka bedeli faturalanır.</li></ul>
<p>PET’te renk preformla belirlendiği için kampanya dışındadır. Stok renklerin yakın karşılıkları <a href="/ral-renkleri">RAL renkleri sayfasında</a>; belki aradığınız ton zaten stoktadır.</p>`,
    },
    en: {
      title: "Your first order in your own colour: plaque and trial are free",
      summary:
        "We make no charge for the colour plaque and the trial in the mould with a first order in a special colour, from two pallets.",
      body: `<p>If you are having something made in your own colour for the first time, we bear the cost of the colour work while the campaign runs: a stepped plaque in three thicknesses, one correction and a trial in the mould of the product.</p>
<h2>Terms</h2>
<ul><li>An order of at least two pallets of bottles, jars or buckets in HDPE or PP.</li><li>The target is a physical specimen, sent with its RAL or Pantone number.</li><li>One correction is included; each further one is charged per plaque.</li><li>The agreed tolerance is ΔE*ab 1.0, and you receive the measurements.</li><li>Masterbatch and purging are part of the unit price and not charged on top.</li><li>If you do not order after the trial, only the plaque is invoiced.</li></ul>
<p>PET takes its colour in the preform and is not included. The <a href="/en/ral-colours">RAL colours page</a> shows what our stock colours come near to; the shade you have in mind may be in stock already.</p>`,
    },
    ru: {
      title: "Первый заказ в вашем цвете: пластина и проба бесплатно",
      summary:
        "При первом заказе особого цвета от двух паллет мы не берём плату за цветовую пластину и пробу в форме.",
      body: `<p>Если вы впервые заказываете изделие в своём цвете, на время акции подбор цвета за наш счёт: ступенчатая пластина трёх толщин, одна корректировка и проба в форме изделия.</p>
<h2>Условия</h2>
<ul><li>Заказ не менее двух паллет флаконов, банок или вёдер из ПНД или ПП.</li><li>Цель — физический образец, присланный вместе с номером RAL или Pantone.</li><li>Одна корректировка включена, следующие оплачиваются за пластину.</li><li>Согласованный допуск — ΔE*ab 1,0; протокол измерений передаём вам.</li><li>Суперконцентрат и промывка машины входят в цену изделия.</li><li>Если после пробы заказа не будет, оплачивается только пластина.</li></ul>
<p>ПЭТ окрашивается в преформе и в акции не участвует. Посмотрите <a href="/ru/tsveta-ral">страницу цветов RAL</a>: возможно, нужный тон уже есть на складе.</p>`,
    },
    fr: {
      title: "Première commande à votre couleur\u00a0: plaquette et essai offerts",
      summary:
        "Pour une première commande en teinte spéciale, dès deux palettes, la plaquette et l’essai au moule ne sont pas facturés.",
      body: `<p>Si vous faites fabriquer pour la première fois à votre couleur, nous prenons à notre charge la mise à la teinte pendant la campagne\u00a0: une plaquette à trois épaisseurs, une correction et un essai dans le moule du produit.</p>
<h2>Conditions</h2>
<ul><li>Une commande d’au moins deux palettes de flacons, pots ou seaux en PEHD ou PP.</li><li>La cible est un échantillon réel, joint à son numéro RAL ou Pantone.</li><li>Une correction est comprise\u00a0; les suivantes sont facturées à la plaquette.</li><li>La tolérance convenue est de ΔE*ab 1,0\u00a0; les mesures vous sont remises.</li><li>Mélange-maître et purge sont inclus dans le prix à la pièce.</li><li>Sans commande après l’essai, seule la plaquette est facturée.</li></ul>
<p>Le PET se colore dans la préforme et n’est pas concerné. La <a href="/fr/couleurs-ral">page des couleurs RAL</a> montre les voisines de nos teintes de stock\u00a0; la vôtre s’y trouve peut-être déjà.</p>`,
    },
    ar: {
      title: "أول طلب بلونكم الخاص: الصفيحة وتجربة اللون علينا",
      summary: "في أول طلب بلون خاص من منصتين فأكثر لا نتقاضى أجرًا عن صفيحة اللون والتجربة في القالب.",
      body: `<p>إن كنتم تطلبون الإنتاج بلونكم الخاص أول مرة فإننا نتحمل خلال الحملة كلفة العمل على اللون: صفيحة مدرّجة بثلاث سماكات وتصحيح واحد وتجربة في قالب المنتج.</p>
<h2>الشروط</h2>
<ul><li>طلب منصتين على الأقل من القوارير أو البرطمانات أو الدلاء من HDPE أو PP.</li><li>الهدف عينة حقيقية تُرسل مع رقم RAL أو Pantone.</li><li>يشمل العرض تصحيحًا واحدًا، وما بعده يُحتسب لكل صفيحة.</li><li>التفاوت المتفق عليه <bdi dir="ltr">ΔE*ab</bdi> بمقدار 1.0، ونسلّمكم القياسات.</li><li>الصبغة وتنظيف الماكينة ضمن سعر القطعة ولا يُطلب عنهما شيء إضافي.</li><li>إن لم يتبع التجربةَ طلبٌ فلا تُفوتر سوى الصفيحة.</li></ul>
<p>يتلوّن PET في البريفورم ولا يشمله العرض. وتعرض <a href="/ar/ral-colours">صفحة ألوان RAL</a> ما يقارب ألوان المخزون، فلعل الدرجة التي تريدونها متوفرة أصلًا.</p>`,
    },
    de: {
      title: "Erster Auftrag in Ihrer Farbe: Plättchen und Versuch kostenlos",
      summary:
        "Beim ersten Auftrag in Sonderfarbe ab zwei Paletten berechnen wir Farbplättchen und Versuch im Werkzeug nicht.",
      body: `<p>Lassen Sie zum ersten Mal in Ihrer eigenen Farbe fertigen, tragen wir während der Aktion die Kosten der Farbabstimmung: ein Stufenplättchen in drei Dicken, eine Korrektur und den Versuch im Werkzeug des Artikels.</p>
<h2>Bedingungen</h2>
<ul><li>Ein Auftrag über mindestens zwei Paletten Flaschen, Dosen oder Eimer aus HDPE oder PP.</li><li>Ziel ist ein greifbares Muster mit RAL- oder Pantone-Nummer.</li><li>Eine Korrektur ist enthalten, jede weitere wird je Plättchen berechnet.</li><li>Vereinbarte Toleranz: ΔE*ab 1,0; die Messwerte erhalten Sie.</li><li>Farbbatch und Spülen sind im Stückpreis enthalten.</li><li>Folgt auf den Versuch kein Auftrag, berechnen wir nur das Plättchen.</li></ul>
<p>PET wird im Preform gefärbt und gehört nicht dazu. Die Seite der <a href="/de/ral-farben">RAL-Farben</a> zeigt, wem unsere Lagerfarben nahekommen; vielleicht liegt Ihr Ton schon bereit.</p>`,
    },
  },
};
