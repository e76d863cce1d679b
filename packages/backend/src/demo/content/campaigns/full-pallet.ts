import type { DemoEntry } from "../entry.ts";

export const fullPallet: DemoEntry<"campaigns"> = {
  key: "full-pallet-lotion-bottles",
  facts: {
    cover: { shape_id: "bottle-oval-lotion", colour: "light-blue", closure_colour: "white" },
    startsInDays: -10,
    lastsDays: 75,
    coupon_code: null,
    product_filter: "keyword=losyon oval&neck=28/410",
  },
  publishedDaysAgo: 10,
  texts: {
    tr: {
      title: "Tam palet losyon şişesinde pompa bizden",
      summary: "Stok renk oval losyon şişelerinde tam palet siparişe aynı adette 28/410 pompa eklenir.",
      body: `<p>Kampanya süresince, stok renklerdeki oval losyon şişelerinde tam palet siparişlerde aynı adette uyumlu losyon pompasını ücretsiz gönderiyoruz.</p>
<ul><li>Palet adedi ürün sayfasında yazar.</li><li>Pompa rengi beyaz ya da siyah seçilebilir; hortum şişeye göre kesilir.</li><li>Başka indirimlerle birleştirilemez.</li></ul>`,
    },
    en: {
      title: "Order a full pallet of lotion bottles, the pumps are on us",
      summary:
        "Every full pallet of oval lotion bottles in a stock colour comes with the same number of 28/410 pumps.",
      body: `<p>While the campaign runs, every full pallet of oval lotion bottles in a stock colour ships with the same number of fitting lotion pumps, free of charge.</p>
<ul><li>The product page gives the pallet quantity.</li><li>Pumps in white or black, dip tubes cut to the bottle.</li><li>Cannot be combined with other discounts.</li></ul>`,
    },
    ru: {
      title: "Полная паллета флаконов для лосьона — помпы в подарок",
      summary:
        "К каждой полной паллете овальных флаконов складского цвета прилагается столько же помп-дозаторов 28/410.",
      body: `<p>Пока действует акция, к каждой полной паллете овальных флаконов для лосьона складского цвета мы бесплатно прилагаем столько же подходящих помп-дозаторов.</p>
<ul><li>Количество на паллете указано на странице изделия.</li><li>Помпы белые или чёрные, трубка отрезается под флакон.</li><li>Не суммируется с другими скидками.</li></ul>`,
    },
    fr: {
      title: "Une palette complète de flacons lotion, les pompes offertes",
      summary:
        "Chaque palette complète de flacons ovales en teinte de stock est livrée avec autant de pompes 28/410.",
      body: `<p>Pendant toute la campagne, chaque palette complète de flacons ovales pour lotion en teinte de stock est livrée avec le même nombre de pompes compatibles, sans supplément.</p>
<ul><li>La quantité par palette figure sur la page du produit.</li><li>Pompes blanches ou noires, tube plongeur coupé à la hauteur du flacon.</li><li>Offre non cumulable avec d’autres remises.</li></ul>`,
    },
    ar: {
      title: "اطلب منصة كاملة من قوارير اللوشن والمضخات علينا",
      summary:
        "مع كل منصة كاملة من قوارير اللوشن البيضوية بلون متوفر في المخزون نرسل العدد نفسه من المضخات مجانًا.",
      body: `<p>طوال مدة الحملة نرسل مع كل منصة كاملة من قوارير اللوشن البيضوية بالألوان المتوفرة في المخزون العدد نفسه من المضخات المناسبة مجانًا.</p>
<ul><li>عدد القطع في المنصة مذكور في صفحة المنتج.</li><li>المضخات بالأبيض أو الأسود، والأنبوب مقصوص على ارتفاع القارورة.</li><li>لا يُجمع العرض مع خصومات أخرى.</li></ul>`,
    },
    de: {
      title: "Ganze Palette Lotionflaschen – die Pumpen gibt es dazu",
      summary:
        "Zu jeder ganzen Palette ovaler Lotionflaschen in Lagerfarbe liefern wir ebenso viele Pumpen 28/410.",
      body: `<p>Während der Aktion liefern wir zu jeder ganzen Palette ovaler Lotionflaschen in Lagerfarbe die gleiche Anzahl passender Lotionpumpen ohne Aufpreis.</p>
<ul><li>Die Palettenmenge steht auf der Artikelseite.</li><li>Pumpen in Weiß oder Schwarz, Steigrohr auf die Flasche abgelängt.</li><li>Nicht mit anderen Rabatten kombinierbar.</li></ul>`,
    },
  },
};
