import type { DemoEntry } from "../entry.ts";

export const readingANeckFinish: DemoEntry<"blog"> = {
  key: "reading-a-neck-finish",
  facts: {
    cover: { shape_id: "bottle-round-lotion-clear", colour: "clear", closure_colour: "white" },
    tags: ["neck-finishes", "closures"],
  },
  publishedDaysAgo: 20,
  texts: {
    tr: {
      title: "28/410 ne demek? Ağız ölçüsünü okumak",
      summary: "İlk sayı çapı, ikincisi diş biçimini söyler. İkisi de tutmadıkça kapak sızdırır.",
      body: `<p>Bir kapağın bir şişeye uyup uymadığını iki sayı söyler. <strong>28/410</strong> yazımında ilk sayı, dişin dış çapının milimetre olarak anma değeridir; ikinci sayı dişin biçimini, tur sayısını ve ağız yüksekliğini belirleyen standarttır.</p>
<h2>Çap aynı, diş farklı</h2>
<p>28/400 ile 28/410 aynı çapta görünür, yan yana konduğunda ayırt etmek zordur. Ancak 410’un ağzı daha yüksektir ve diş bir buçuk tur döner. 28/400 için yapılmış bir kapak 28/410 ağza vidalanır, fakat contası sızdırmazlık yüzeyine yetişmeyebilir.</p>
<h2>Sipariş vermeden önce</h2>
<ul><li>Ürün sayfasındaki çizimde ağız ölçüsüne bakın.</li><li>Pompa ve spreylerde hortum boyunu şişenin iç yüksekliğine göre isteyin.</li><li>Yeni bir eşleşmede tork ve sızdırmazlık denemesi için numune alın.</li></ul>`,
    },
    en: {
      title: "What does 28/410 mean? How to read a neck finish",
      summary:
        "The first figure is the diameter, the second the thread. Unless both match, the cap will leak.",
      body: `<p>Two figures say whether a closure fits a bottle. In <strong>28/410</strong>, the first is the nominal outside diameter of the thread in millimetres; the second is the standard that sets the form of the thread, its number of turns and the height of the neck.</p>
<h2>Same diameter, different thread</h2>
<p>28/400 and 28/410 look alike and are hard to tell apart even side by side. Yet the 410 neck is taller and its thread makes one and a half turns. A cap made for 28/400 will screw onto a 28/410 neck, but its liner may never reach the sealing face.</p>
<h2>Before you order</h2>
<ul><li>Check the neck finish on the drawing of the product page.</li><li>For pumps and sprayers, have the dip tube cut to the inner height of the bottle.</li><li>For a new pairing, take samples and test torque and seal.</li></ul>`,
    },
    ru: {
      title: "Что означает 28/410? Как читать обозначение горловины",
      summary: "Первое число – диаметр, второе – резьба. Если не совпадает хотя бы одно, крышка потечёт.",
      body: `<p>Подойдёт ли крышка к бутылке, говорят два числа. В обозначении <strong>28/410</strong> первое – номинальный наружный диаметр резьбы в миллиметрах, второе – стандарт, который задаёт форму резьбы, число витков и высоту горловины.</p>
<h2>Диаметр тот же, резьба другая</h2>
<p>28/400 и 28/410 выглядят одинаково, и даже рядом их трудно различить. Но горловина 410 выше, а её резьба делает полтора оборота. Крышка под 28/400 накрутится на горловину 28/410, однако прокладка может не достать до уплотняющей поверхности.</p>
<h2>Перед заказом</h2>
<ul><li>Проверьте горловину по чертежу на странице изделия.</li><li>Для дозаторов и распылителей закажите трубку по внутренней высоте бутылки.</li><li>Для новой пары возьмите образцы и проверьте момент затяжки и герметичность.</li></ul>`,
    },
    fr: {
      title: "Que signifie 28/410 ? Lire une bague de goulot",
      summary:
        "Le premier chiffre donne le diamètre, le second le filetage. Si l’un des deux diffère, le bouchon fuit.",
      body: `<p>Deux nombres disent si un bouchon convient à un flacon. Dans <strong>28/410</strong>, le premier est le diamètre extérieur nominal du filet en millimètres ; le second désigne la norme qui fixe la forme du filet, le nombre de tours et la hauteur de la bague.</p>
<h2>Même diamètre, autre filetage</h2>
<p>28/400 et 28/410 se ressemblent au point d’être difficiles à distinguer côte à côte. La bague 410 est pourtant plus haute et son filet fait un tour et demi. Un bouchon prévu pour 28/400 se visse sur une bague 28/410, mais son joint peut ne jamais atteindre la surface d’étanchéité.</p>
<h2>Avant de commander</h2>
<ul><li>Vérifiez la bague sur le plan de la page du produit.</li><li>Pour les pompes et les pulvérisateurs, faites couper le tube plongeur à la hauteur intérieure du flacon.</li><li>Pour une nouvelle association, demandez des échantillons et contrôlez couple et étanchéité.</li></ul>`,
    },
    ar: {
      title: "ماذا يعني 28/410؟ كيف تقرأ مقاس العنق",
      summary: "الرقم الأول هو القطر والثاني هو السن. إن لم يتطابق الاثنان تسرّب الغطاء.",
      body: `<p>رقمان يحددان ما إذا كان الغطاء يناسب القارورة. في <bdi dir="ltr"><strong>28/410</strong></bdi> يدل الأول على القطر الخارجي الاسمي للسن بالمليمتر، ويدل الثاني على المعيار الذي يحدد شكل السن وعدد لفاته وارتفاع العنق.</p>
<h2>القطر نفسه والسن مختلف</h2>
<p>يبدو <bdi dir="ltr">28/400</bdi> و<bdi dir="ltr">28/410</bdi> متشابهين ويصعب التمييز بينهما حتى جنبًا إلى جنب. لكن عنق 410 أعلى وسنّه يدور لفة ونصفًا. الغطاء المصنوع لمقاس <bdi dir="ltr">28/400</bdi> يُثبَّت على عنق <bdi dir="ltr">28/410</bdi>، غير أن حشيته قد لا تصل إلى سطح الإحكام.</p>
<h2>قبل الطلب</h2>
<ul><li>تحقق من مقاس العنق في الرسم الموجود بصفحة المنتج.</li><li>في المضخات والبخاخات اطلب أنبوبًا مقصوصًا على الارتفاع الداخلي للقارورة.</li><li>عند تجربة تركيبة جديدة خذ عينات واختبر عزم الإغلاق والإحكام.</li></ul>`,
    },
    de: {
      title: "Was heißt 28/410? Eine Mündung richtig lesen",
      summary:
        "Die erste Zahl nennt den Durchmesser, die zweite das Gewinde. Stimmt eine nicht, wird der Verschluss undicht.",
      body: `<p>Zwei Zahlen sagen, ob ein Verschluss auf eine Flasche passt. Bei <strong>28/410</strong> steht die erste für den Nenn-Außendurchmesser des Gewindes in Millimetern, die zweite für die Norm, die Gewindeform, Umdrehungen und Mündungshöhe festlegt.</p>
<h2>Gleicher Durchmesser, anderes Gewinde</h2>
<p>28/400 und 28/410 sehen gleich aus und lassen sich selbst nebeneinander kaum unterscheiden. Die 410er-Mündung ist jedoch höher, ihr Gewinde läuft anderthalb Mal um. Eine Kappe für 28/400 lässt sich auf 28/410 schrauben, ihre Dichtung erreicht die Dichtfläche aber womöglich nie.</p>
<h2>Vor der Bestellung</h2>
<ul><li>Prüfen Sie die Mündung in der Zeichnung auf der Artikelseite.</li><li>Lassen Sie bei Pumpen und Sprühern das Steigrohr auf die Innenhöhe der Flasche ablängen.</li><li>Nehmen Sie bei neuen Paarungen Muster und prüfen Sie Drehmoment und Dichtheit.</li></ul>`,
    },
  },
};
