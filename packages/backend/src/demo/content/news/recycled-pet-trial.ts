import type { DemoEntry } from "../entry.ts";

export const recycledPetTrial: DemoEntry<"news"> = {
  key: "recycled-pet-trial",
  facts: { cover: { shape_id: "bottle-round-lotion-clear", colour: "smoke", closure_colour: "black" } },
  publishedDaysAgo: 26,
  texts: {
    tr: {
      title: "Yüzde 30 rPET’li losyon şişesi denememizin sonuçları",
      summary:
        "500 ml silindirik losyon şişesini yüzde 30 geri dönüştürülmüş PET ile ürettik. Ölçüm sonuçlarını olduğu gibi paylaşıyoruz.",
      body: `<p>Silindirik PET losyon şişemizi (500 ml, 28/410, 34 g deneme preformu) üç gün boyunca yüzde 30 geri dönüştürülmüş PET ile ürettik. Aynı kalıp, aynı şişirme programı; değişen yalnızca ham madde karışımıydı. Her iki malzemeden 125’er şişe ölçüldü.</p>
<table><caption>500 ml şişe, ortalama değerler</caption><thead><tr><th scope="col">Ölçüm</th><th scope="col">Orijinal PET</th><th scope="col">%30 rPET</th></tr></thead><tbody><tr><th scope="row">İç viskozite, dl/g</th><td>0,80</td><td>0,78</td></tr><tr><th scope="row">Sarılık, b*</th><td>0,9</td><td>2,4</td></tr><tr><th scope="row">Bulanıklık</th><td>%1,3</td><td>%2,0</td></tr><tr><th scope="row">Üst yük dayanımı, N</th><td>214</td><td>209</td></tr></tbody></table>
<p>Dayanım farkı ölçüm belirsizliği içinde kaldı. Fark gözde: yan yana konunca şeffaf şişenin tonu hafifçe sarıya dönüyor. Füme ve amberde ayırt edilmiyor. Bu yüzden içeriği önce bu iki renkte, gıda dışı ürünler için sunuyoruz. Talep ederken geri dönüştürülmüş içerik oranını ve dolduracağınız ürünü yazmanız yeterli.</p>`,
    },
    en: {
      title: "Lotion bottles with 30% rPET: what our trial showed",
      summary:
        "We ran the 500 ml cylindrical lotion bottle with 30% recycled PET and publish the measurements as they came.",
      body: `<p>For three days we ran our cylindrical PET lotion bottle (500 ml, 28/410, a 34 g trial preform) with 30% recycled PET. Same mould, same blowing programme; only the blend was different. We measured 125 bottles of each.</p>
<table><caption>500 ml bottle, mean values</caption><thead><tr><th scope="col">Measured</th><th scope="col">Virgin PET</th><th scope="col">30% rPET</th></tr></thead><tbody><tr><th scope="row">Intrinsic viscosity, dl/g</th><td>0.80</td><td>0.78</td></tr><tr><th scope="row">Yellowness, b*</th><td>0.9</td><td>2.4</td></tr><tr><th scope="row">Haze</th><td>1.3%</td><td>2.0%</td></tr><tr><th scope="row">Top load, N</th><td>214</td><td>209</td></tr></tbody></table>
<p>The difference in strength lies within the uncertainty of the test. What differs is the look: side by side, the clear bottle leans towards yellow. In smoke and amber nobody could tell. So we offer the blend in those two tints first, for non-food products. When you ask for a quote, name the recycled share and what you fill.</p>`,
    },
    ru: {
      title: "Флаконы с 30\u00a0% вторичного ПЭТ: что показало испытание",
      summary:
        "Мы выпустили цилиндрический флакон 500 мл с 30\u00a0% вторичного ПЭТ и публикуем результаты измерений без прикрас.",
      body: `<p>Три дня мы выпускали цилиндрический флакон для лосьона из ПЭТ (500 мл, 28/410, опытная преформа 34 г) с добавкой 30\u00a0% вторичного ПЭТ. Форма и программа выдува остались прежними, менялась только смесь. Измерили по 125 флаконов каждого вида.</p>
<table><caption>Флакон 500 мл, средние значения</caption><thead><tr><th scope="col">Показатель</th><th scope="col">Первичный ПЭТ</th><th scope="col">30\u00a0% вторичного</th></tr></thead><tbody><tr><th scope="row">Характеристическая вязкость, дл/г</th><td>0,80</td><td>0,78</td></tr><tr><th scope="row">Желтизна, b*</th><td>0,9</td><td>2,4</td></tr><tr><th scope="row">Мутность</th><td>1,3\u00a0%</td><td>2,0\u00a0%</td></tr><tr><th scope="row">Осевая нагрузка, Н</th><td>214</td><td>209</td></tr></tbody></table>
<p>Разница в прочности укладывается в погрешность испытания. Отличие видно глазу: рядом с обычным прозрачный флакон слегка желтит. В дымчатом и янтарном разницу не заметил никто. Поэтому сначала предлагаем смесь в этих двух тонах и для непищевых продуктов. В запросе укажите долю вторичного сырья и что будете разливать.</p>`,
    },
    fr: {
      title: "Flacons lotion à 30\u00a0% de rPET\u00a0: les résultats de notre essai",
      summary:
        "Nous avons produit le flacon cylindrique de 500 ml avec 30\u00a0% de PET recyclé et publions les mesures telles quelles.",
      body: `<p>Pendant trois jours, nous avons produit notre flacon cylindrique en PET (500 ml, 28/410, préforme d’essai de 34 g) avec 30\u00a0% de PET recyclé. Même moule, même programme de soufflage\u00a0; seul le mélange changeait. Nous avons mesuré 125 flacons de chaque sorte.</p>
<table><caption>Flacon de 500 ml, valeurs moyennes</caption><thead><tr><th scope="col">Mesure</th><th scope="col">PET vierge</th><th scope="col">30\u00a0% rPET</th></tr></thead><tbody><tr><th scope="row">Viscosité intrinsèque, dl/g</th><td>0,80</td><td>0,78</td></tr><tr><th scope="row">Jaunissement, b*</th><td>0,9</td><td>2,4</td></tr><tr><th scope="row">Trouble</th><td>1,3\u00a0%</td><td>2,0\u00a0%</td></tr><tr><th scope="row">Charge verticale, N</th><td>214</td><td>209</td></tr></tbody></table>
<p>L’écart de résistance tient dans l’incertitude de l’essai. C’est à l’œil que cela se joue\u00a0: côte à côte, le flacon transparent tire légèrement vers le jaune. En fumé et en ambré, personne n’a vu la différence. Nous proposons donc d’abord ces deux teintes, pour le non alimentaire. Dans votre demande, indiquez le taux de recyclé et le contenu prévu.</p>`,
    },
    ar: {
      title: "نتائج تجربة قارورة لوشن بنسبة 30% من PET المعاد تدويره",
      summary:
        "أنتجنا قارورة اللوشن الأسطوانية سعة 500 مل بنسبة 30% من PET المعاد تدويره، وننشر القياسات كما جاءت.",
      body: `<p>على مدى ثلاثة أيام أنتجنا قارورة اللوشن الأسطوانية من PET (500 مل، فوهة <bdi dir="ltr">28/410</bdi>، بريفورم تجريبي 34 غ) بإضافة 30% من PET المعاد تدويره. القالب نفسه وبرنامج النفخ نفسه، ولم يتغير سوى الخليط. وقسنا 125 قارورة من كل نوع.</p>
<table><caption>قارورة 500 مل، القيم المتوسطة</caption><thead><tr><th scope="col">القياس</th><th scope="col">PET بكر</th><th scope="col">30% معاد تدويره</th></tr></thead><tbody><tr><th scope="row">اللزوجة الجوهرية، <bdi dir="ltr">dl/g</bdi></th><td>0.80</td><td>0.78</td></tr><tr><th scope="row">الاصفرار، <bdi dir="ltr">b*</bdi></th><td>0.9</td><td>2.4</td></tr><tr><th scope="row">العكارة</th><td>1.3%</td><td>2.0%</td></tr><tr><th scope="row">تحمّل الحمل العلوي، نيوتن</th><td>214</td><td>209</td></tr></tbody></table>
<p>فرق المتانة يقع ضمن حدود ارتياب الاختبار، أما الفرق المرئي فهو في اللون: تميل القارورة الشفافة قليلًا إلى الصفرة عند المقارنة جنبًا إلى جنب، ولا يُلاحظ ذلك في الدخاني والكهرماني. لذلك نعرض الخليط أولًا بهذين اللونين وللمنتجات غير الغذائية. عند طلب عرض السعر اذكروا النسبة المطلوبة والمادة التي ستعبئونها.</p>`,
    },
    de: {
      title: "Lotionflaschen mit 30\u00a0% rPET: Ergebnisse unseres Versuchs",
      summary:
        "Wir haben die zylindrische 500-ml-Flasche mit 30\u00a0% rezykliertem PET gefahren und veröffentlichen die Messwerte ungeschönt.",
      body: `<p>Drei Tage lang haben wir unsere zylindrische PET-Lotionflasche (500 ml, 28/410, Versuchspreform mit 34 g) mit 30\u00a0% rezykliertem PET produziert. Gleiches Werkzeug, gleiches Blasprogramm, nur die Mischung war anders. Gemessen wurden je 125 Flaschen.</p>
<table><caption>500-ml-Flasche, Mittelwerte</caption><thead><tr><th scope="col">Messgröße</th><th scope="col">PET-Neuware</th><th scope="col">30\u00a0% rPET</th></tr></thead><tbody><tr><th scope="row">Intrinsische Viskosität, dl/g</th><td>0,80</td><td>0,78</td></tr><tr><th scope="row">Gelbstich, b*</th><td>0,9</td><td>2,4</td></tr><tr><th scope="row">Trübung</th><td>1,3\u00a0%</td><td>2,0\u00a0%</td></tr><tr><th scope="row">Stauchdruck, N</th><td>214</td><td>209</td></tr></tbody></table>
<p>Der Unterschied in der Festigkeit liegt innerhalb der Messunsicherheit. Anders ist das Aussehen: Neben der Neuware wirkt die klare Flasche leicht gelblich. In Rauchgrau und Braun fiel es niemandem auf. Deshalb bieten wir die Mischung zuerst in diesen beiden Tönen an, für Non-Food. Nennen Sie in der Anfrage den gewünschten Rezyklatanteil und Ihr Füllgut.</p>`,
    },
  },
};
