import type { DemoEntry } from "../entry.ts";

export const shortNeckPreforms: DemoEntry<"news"> = {
  key: "short-neck-preforms",
  facts: { cover: { shape_id: "preform-pco1881", colour: "clear-blue", closure_colour: "clear-blue" } },
  publishedDaysAgo: 51,
  texts: {
    tr: {
      title: "PCO 1881 preformlarda sekiz gramaj",
      summary:
        "Kısa ağızlı preform serisi suda 16–24 g, gazlı içecekte 26–32 g aralığını kapsıyor. Ağızda şişe başına yaklaşık 1,3 g malzeme azalıyor.",
      body: `<p>PCO 1881 ağızlı preformlarımız sekiz gramaja ulaştı. Kısa ağız, PCO 1810’a göre yaklaşık 4 mm alçaktır ve ağız bölgesinde 1,3 g dolayında PET tasarrufu sağlar. Yılda on milyon şişe dolduran bir hatta bu, 13 ton ham madde eder.</p>
<table><caption>PCO 1881 gramajları</caption><thead><tr><th scope="col">Kullanım</th><th scope="col">Gramaj</th><th scope="col">Renk</th></tr></thead><tbody><tr><th scope="row">Durgun su</th><td>16, 18, 20, 22, 24 g</td><td>şeffaf, şeffaf mavi, şeffaf yeşil</td></tr><tr><th scope="row">Gazlı içecek</th><td>26, 28, 32 g</td><td>şeffaf, şeffaf yeşil, amber</td></tr></tbody></table>
<h2>Geçiş yapacaklar için</h2>
<p>Ağız değişince kapak, şişirme hattındaki tutucu ve dolum hattındaki boyun kıskacı da değişir. PCO 1810 kapak PCO 1881 ağza takılmaz. Bu yüzden PCO 1810 preformlarımız 36–52 g arasında üretimde kalıyor. Parti içinde gramaj sapması ±0,2 g’ı geçmez.</p>`,
    },
    en: {
      title: "PCO 1881 preforms in eight weights",
      summary:
        "The short-neck range covers 16 to 24 g for still water and 26 to 32 g for carbonated drinks, with about 1.3 g less PET in each neck.",
      body: `<p>Our preforms with the PCO 1881 neck now come in eight weights. The short neck is about 4 mm lower than PCO 1810 and takes some 1.3 g less PET. On a line that fills ten million bottles a year, that is 13 tonnes of resin.</p>
<table><caption>PCO 1881 weights</caption><thead><tr><th scope="col">Use</th><th scope="col">Weight</th><th scope="col">Tint</th></tr></thead><tbody><tr><th scope="row">Still water</th><td>16, 18, 20, 22, 24 g</td><td>clear, clear blue, clear green</td></tr><tr><th scope="row">Carbonated drinks</th><td>26, 28, 32 g</td><td>clear, clear green, amber</td></tr></tbody></table>
<h2>Before you change over</h2>
<p>A new neck means new caps, new mandrels on the blower and new neck grippers on the filler. A PCO 1810 cap does not fit a PCO 1881 neck, which is why our PCO 1810 preforms stay in production from 36 to 52 g. Within a batch the weight stays within ±0.2 g.</p>`,
    },
    ru: {
      title: "Преформы PCO 1881: теперь восемь масс",
      summary:
        "Преформы с короткой горловиной выпускаются массой 16–24 г для воды и 26–32 г для газированных напитков; на горловине экономится около 1,3 г ПЭТ.",
      body: `<p>Преформы с горловиной PCO 1881 теперь есть в восьми массах. Короткая горловина примерно на 4 мм ниже PCO 1810 и требует на 1,3 г меньше ПЭТ. Для линии, которая разливает десять миллионов бутылок в год, это 13 тонн сырья.</p>
<table><caption>Массы преформ PCO 1881</caption><thead><tr><th scope="col">Назначение</th><th scope="col">Масса</th><th scope="col">Цвет</th></tr></thead><tbody><tr><th scope="row">Негазированная вода</th><td>16, 18, 20, 22, 24 г</td><td>прозрачный, прозрачно-синий, прозрачно-зелёный</td></tr><tr><th scope="row">Газированные напитки</th><td>26, 28, 32 г</td><td>прозрачный, прозрачно-зелёный, янтарный</td></tr></tbody></table>
<h2>Если вы планируете переход</h2>
<p>С горловиной меняются крышка, оправки выдувной машины и захваты на розливе. Крышка PCO 1810 на горловину PCO 1881 не подходит, поэтому преформы PCO 1810 массой 36–52 г остаются в производстве. Отклонение массы в партии не превышает ±0,2 г.</p>`,
    },
    fr: {
      title: "Préformes PCO 1881\u00a0: huit grammages",
      summary:
        "La gamme à bague courte va de 16 à 24 g pour l’eau plate et de 26 à 32 g pour les boissons gazeuses, avec environ 1,3 g de PET en moins par bague.",
      body: `<p>Nos préformes à bague PCO 1881 existent désormais en huit grammages. La bague courte est plus basse d’environ 4 mm que la PCO 1810 et demande quelque 1,3 g de PET en moins. Pour une ligne de dix millions de bouteilles par an, cela représente 13 tonnes de résine.</p>
<table><caption>Grammages en PCO 1881</caption><thead><tr><th scope="col">Usage</th><th scope="col">Poids</th><th scope="col">Teinte</th></tr></thead><tbody><tr><th scope="row">Eau plate</th><td>16, 18, 20, 22, 24 g</td><td>transparent, bleu translucide, vert translucide</td></tr><tr><th scope="row">Boissons gazeuses</th><td>26, 28, 32 g</td><td>transparent, vert translucide, ambré</td></tr></tbody></table>
<h2>Avant de changer de bague</h2>
<p>Changer de bague, c’est changer de bouchon, de mandrins sur la souffleuse et de pinces de col sur la remplisseuse. Un bouchon PCO 1810 ne va pas sur une bague PCO 1881\u00a0; nos préformes PCO 1810, de 36 à 52 g, restent donc en production. L’écart de poids dans un lot ne dépasse pas ±0,2 g.</p>`,
    },
    ar: {
      title: "بريفورمات PCO 1881 بثمانية أوزان",
      summary:
        "تغطي السلسلة قصيرة الفوهة من 16 إلى 24 غ للمياه ومن 26 إلى 32 غ للمشروبات الغازية، بتوفير نحو 1.3 غ من PET في كل فوهة.",
      body: `<p>أصبحت بريفورماتنا بفوهة <bdi dir="ltr">PCO 1881</bdi> متوفرة بثمانية أوزان. الفوهة القصيرة أخفض من <bdi dir="ltr">PCO 1810</bdi> بنحو 4 مم وتحتاج إلى 1.3 غ أقل من PET. وفي خط يعبئ عشرة ملايين قنينة سنويًا يعادل ذلك 13 طنًا من الخامة.</p>
<table><caption>أوزان <bdi dir="ltr">PCO 1881</bdi></caption><thead><tr><th scope="col">الاستعمال</th><th scope="col">الوزن</th><th scope="col">اللون</th></tr></thead><tbody><tr><th scope="row">المياه الساكنة</th><td>16، 18، 20، 22، 24 غ</td><td>شفاف، أزرق شفاف، أخضر شفاف</td></tr><tr><th scope="row">المشروبات الغازية</th><td>26، 28، 32 غ</td><td>شفاف، أخضر شفاف، كهرماني</td></tr></tbody></table>
<h2>قبل الانتقال إلى الفوهة الجديدة</h2>
<p>تغيير الفوهة يعني تغيير الغطاء وحوامل البريفورم في ماكينة النفخ ومماسك العنق في ماكينة التعبئة. وغطاء <bdi dir="ltr">PCO 1810</bdi> لا يركب على فوهة <bdi dir="ltr">PCO 1881</bdi>، لذلك تبقى بريفورمات <bdi dir="ltr">PCO 1810</bdi> من 36 إلى 52 غ قيد الإنتاج. ولا يتجاوز تفاوت الوزن في الدفعة الواحدة <bdi dir="ltr">±0.2</bdi> غ.</p>`,
    },
    de: {
      title: "Preforms mit PCO 1881 in acht Gewichten",
      summary:
        "Die Serie mit kurzer Mündung reicht von 16 bis 24 g für stilles Wasser und von 26 bis 32 g für Limonaden; je Mündung entfallen rund 1,3 g PET.",
      body: `<p>Unsere Preforms mit der Mündung PCO 1881 gibt es nun in acht Gewichten. Die kurze Mündung ist rund 4 mm niedriger als PCO 1810 und braucht etwa 1,3 g weniger PET. Bei zehn Millionen Flaschen im Jahr sind das 13 Tonnen Material.</p>
<table><caption>Gewichte mit PCO 1881</caption><thead><tr><th scope="col">Verwendung</th><th scope="col">Gewicht</th><th scope="col">Farbton</th></tr></thead><tbody><tr><th scope="row">Stilles Wasser</th><td>16, 18, 20, 22, 24 g</td><td>transparent, blautransparent, grüntransparent</td></tr><tr><th scope="row">Kohlensäurehaltige Getränke</th><td>26, 28, 32 g</td><td>transparent, grüntransparent, braun</td></tr></tbody></table>
<h2>Vor der Umstellung</h2>
<p>Eine andere Mündung bedeutet andere Verschlüsse, andere Dorne an der Blasmaschine und andere Halsgreifer am Füller. Ein Verschluss PCO 1810 passt nicht auf PCO 1881; deshalb bleiben unsere Preforms mit PCO 1810 von 36 bis 52 g im Programm. Innerhalb einer Charge weicht das Gewicht höchstens ±0,2 g ab.</p>`,
    },
  },
};
