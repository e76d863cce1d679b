import type { DemoEntry } from "../entry.ts";

export const palletStandard: DemoEntry<"announcements"> = {
  key: "pallet-standard",
  facts: { cover: null },
  publishedDaysAgo: 30,
  texts: {
    tr: {
      title: "Bütün sevkiyatlar 800 × 1200 mm Euro palete geçti",
      summary:
        "Kolili ürünler tek bir düzende, 16 koli ve ısıl işlemli palet üzerinde sevk edilir. Depo gözünüzü bu ölçüye göre planlayabilirsiniz.",
      body: `<p>Kolili ürünlerimiz artık tek palet düzeninde çıkıyor: 800 × 1200 mm Euro palet, katta dört, toplam dört katta 16 koli. Koli 600 × 400 × 400 mm’dir ve 15 kg’ı geçmez; bir kişi kaldırabilir.</p>
<ul><li>Palet yüksekliği, palet dâhil yaklaşık 1,75 m. Kolisiz ürünlerde yük 1,80 m’yi geçmez.</li><li>Paletler ISPM 15’e göre ısıl işlemlidir ve damgalıdır; ihracatta ayrıca işlem gerekmez.</li><li>Boyu 380 mm’yi aşan şişeler aynı tabanlı, daha yüksek kolide ve palette 12 koli olarak gider.</li><li>Preformlar yaklaşık 270 kg’lık palet kasasında sevk edilir.</li></ul>
<p>Euro paletler değişimlidir: teslimde boş palet vermezseniz palet bedeli faturada ayrı gösterilir, iadede düşülür. Farklı bir palet ölçüsü istiyorsanız siparişte belirtin.</p>`,
    },
    en: {
      title: "All shipments now leave on 800 × 1200 mm Euro pallets",
      summary:
        "Goods in cartons travel in one pattern: 16 cartons on a heat-treated Euro pallet. You can plan your racking around it.",
      body: `<p>Everything we pack in cartons now leaves in a single pattern: an 800 × 1200 mm Euro pallet with four cartons to a layer and four layers, 16 in all. A carton measures 600 × 400 × 400 mm and never exceeds 15 kg, so one person can lift it.</p>
<ul><li>Height about 1.75 m with the pallet. Goods without cartons are stacked up to 1.80 m.</li><li>Pallets are heat-treated and stamped to ISPM 15; export needs nothing further.</li><li>Bottles taller than 380 mm go in a higher carton of the same floor, 12 to a pallet.</li><li>Preforms travel in pallet boxes of about 270 kg.</li></ul>
<p>Euro pallets are exchanged. If no empty pallet comes back at delivery, its price is a separate line on the invoice and is credited on return. Should you need another footprint, say so when you order.</p>`,
    },
    ru: {
      title: "Все отгрузки переведены на европаллеты 800 × 1200 мм",
      summary:
        "Товар в коробках уходит по одной схеме: 16 коробок на термообработанной европаллете. По ней удобно планировать стеллажи.",
      body: `<p>Всё, что упаковано в коробки, теперь отгружается по одной схеме: европаллета 800 × 1200 мм, четыре коробки в ряду, четыре ряда, всего 16 коробок. Коробка — 600 × 400 × 400 мм, не тяжелее 15 кг: её поднимает один человек.</p>
<ul><li>Высота вместе с паллетой — около 1,75 м. Товар без коробок укладывается до 1,80 м.</li><li>Паллеты прошли термообработку и маркированы по ISPM 15; для экспорта больше ничего не нужно.</li><li>Бутылки выше 380 мм идут в более высокой коробке с тем же основанием, по 12 на паллете.</li><li>Преформы едут в паллетных боксах примерно по 270 кг.</li></ul>
<p>Европаллеты обменные. Если при доставке пустая паллета не возвращена, её стоимость указывается в счёте отдельной строкой и вычитается при возврате. Нужен другой размер — укажите в заказе.</p>`,
    },
    fr: {
      title: "Toutes les expéditions passent à la palette Europe 800 × 1200 mm",
      summary:
        "Les produits en carton voyagent selon un seul plan\u00a0: 16 cartons sur une palette Europe traitée thermiquement.",
      body: `<p>Tout ce que nous conditionnons en carton part désormais selon un plan unique\u00a0: palette Europe de 800 × 1200 mm, quatre cartons par couche et quatre couches, soit 16 cartons. Le carton mesure 600 × 400 × 400 mm et ne dépasse pas 15 kg\u00a0; une personne suffit pour le porter.</p>
<ul><li>Hauteur d’environ 1,75 m, palette comprise. Sans carton, la charge monte jusqu’à 1,80 m.</li><li>Palettes traitées thermiquement et marquées NIMP 15\u00a0; rien de plus à prévoir à l’export.</li><li>Au-delà de 380 mm de hauteur, les flacons voyagent dans un carton plus haut de même base, 12 par palette.</li><li>Les préformes sont livrées en caisses-palettes d’environ 270 kg.</li></ul>
<p>Les palettes Europe sont échangées. Sans palette vide rendue à la livraison, son prix figure sur une ligne distincte de la facture et est recrédité au retour. Pour un autre format, précisez-le à la commande.</p>`,
    },
    ar: {
      title: "كل الشحنات الآن على منصات أوروبية بمقاس 800 × 1200 مم",
      summary:
        "تُشحن المنتجات المعبأة في كراتين بنظام واحد: 16 كرتونًا على منصة أوروبية معالجة حراريًا، فيسهل تخطيط الرفوف.",
      body: `<p>كل ما نعبئه في كراتين يخرج الآن بنظام واحد: منصة أوروبية بمقاس <bdi dir="ltr">800 × 1200</bdi> مم، أربعة كراتين في الطبقة وأربع طبقات، أي 16 كرتونًا. ومقاس الكرتون <bdi dir="ltr">600 × 400 × 400</bdi> مم ولا يتجاوز وزنه 15 كغ، فيرفعه شخص واحد.</p>
<ul><li>الارتفاع نحو 1.75 م مع المنصة، وتُرصّ البضائع غير المعبأة في كراتين حتى 1.80 م.</li><li>المنصات معالجة حراريًا ومختومة وفق <bdi dir="ltr">ISPM 15</bdi>، فلا يحتاج التصدير إلى معالجة إضافية.</li><li>القوارير التي يزيد طولها على 380 مم تُشحن في كرتون أعلى بالقاعدة نفسها، 12 كرتونًا على المنصة.</li><li>يُشحن البريفورم في صناديق منصات بنحو 270 كغ.</li></ul>
<p>المنصات الأوروبية قابلة للتبادل: إن لم تُسلَّم منصة فارغة عند الاستلام ظهر ثمنها في بند مستقل من الفاتورة ويُخصم عند إعادتها. وإن احتجتم إلى مقاس آخر فاذكروه في الطلب.</p>`,
    },
    de: {
      title: "Alle Lieferungen jetzt auf Europaletten 800 × 1200 mm",
      summary:
        "Kartonware reist nach einem einzigen Packschema: 16 Kartons auf einer wärmebehandelten Europalette. Danach lässt sich das Regal planen.",
      body: `<p>Was in Kartons verpackt ist, verlässt uns jetzt nach einem einzigen Schema: Europalette 800 × 1200 mm, vier Kartons je Lage, vier Lagen, zusammen 16. Der Karton misst 600 × 400 × 400 mm und wiegt höchstens 15 kg, eine Person kann ihn heben.</p>
<ul><li>Höhe rund 1,75 m mit Palette. Ware ohne Karton wird bis 1,80 m gestapelt.</li><li>Die Paletten sind wärmebehandelt und nach ISPM 15 gestempelt; für den Export ist nichts weiter nötig.</li><li>Flaschen über 380 mm kommen in einen höheren Karton mit gleicher Grundfläche, 12 je Palette.</li><li>Preforms reisen in Palettenboxen mit rund 270 kg.</li></ul>
<p>Europaletten werden getauscht. Kommt bei Anlieferung keine leere zurück, steht ihr Preis als eigene Zeile auf der Rechnung und wird bei Rückgabe gutgeschrieben. Ein anderes Format nennen Sie bitte bei der Bestellung.</p>`,
    },
  },
};
