import type { DemoEntry } from "../entry.ts";

export const dimensionedDrawings: DemoEntry<"news"> = {
  key: "dimensioned-drawings",
  facts: { cover: { shape_id: "bottle-round-boston", colour: "amber", closure_colour: "black" } },
  publishedDaysAgo: 12,
  texts: {
    tr: {
      title: "Her ürünün ölçülü çizimi artık katalogda",
      summary:
        "Şişe, kavanoz, bidon ve kapakların teknik çizimleri ürün sayfasından açılıyor; üyelik gerekmiyor.",
      body: `<p>Kataloğumuzdaki her ürünün sayfasında artık ölçülü teknik çizimi var. Yükseklik, çap, ağız ölçüsü, nominal ve silme hacim aynı paftada; ölçüler milimetre, hacimler mililitre.</p>
<p>Etiket ölçüsünü, dolum nozulunu ya da koli gözünü belirlerken numune beklemeniz gerekmez. Çizimler altı dilde hazırlanır ve üründe bir ölçü değiştiğinde kendiliğinden yenilenir.</p>`,
    },
    en: {
      title: "Every product now comes with a dimensioned drawing",
      summary:
        "Drawings of bottles, jars, jerrycans and closures open from the product page, without an account.",
      body: `<p>Every product page in the catalogue now carries a dimensioned drawing. Height, diameter, neck finish, nominal and brimful volume share one sheet, in millimetres and millilitres.</p>
<p>You can settle a label size, a filling nozzle or a carton cell before a sample arrives. The drawings come in six languages and renew themselves whenever a dimension changes.</p>`,
    },
    ru: {
      title: "У каждого изделия в каталоге теперь есть чертёж с размерами",
      summary: "Чертежи бутылок, банок, канистр и укупорки открываются со страницы изделия без регистрации.",
      body: `<p>На странице каждого изделия в каталоге появился чертёж с размерами. Высота, диаметр, горловина, номинальный и полный объём указаны на одном листе — в миллиметрах и миллилитрах.</p>
<p>Размер этикетки, насадку для розлива или ячейку короба можно определить, не дожидаясь образца. Чертежи доступны на шести языках и обновляются сами, когда меняется размер изделия.</p>`,
    },
    fr: {
      title: "Un plan coté accompagne désormais chaque produit",
      summary:
        "Les plans des flacons, pots, bidons et bouchons s’ouvrent depuis la page du produit, sans compte.",
      body: `<p>Chaque page du catalogue comporte désormais un plan coté. Hauteur, diamètre, bague, volume nominal et volume ras bord figurent sur une même feuille, en millimètres et en millilitres.</p>
<p>Vous pouvez arrêter un format d’étiquette, une buse de remplissage ou une alvéole de carton avant de recevoir l’échantillon. Les plans existent en six langues et se mettent à jour dès qu’une cote change.</p>`,
    },
    ar: {
      title: "رسم فني بالأبعاد لكل منتج في الكتالوج",
      summary: "رسومات القوارير والبرطمانات والجراكن والأغطية تُفتح من صفحة المنتج مباشرة ومن دون تسجيل.",
      body: `<p>أصبحت صفحة كل منتج في الكتالوج تتضمن رسمًا فنيًا بالأبعاد: الارتفاع والقطر ومقاس الفوهة والسعة الاسمية والسعة حتى الحافة في ورقة واحدة، بالمليمتر والمليلتر.</p>
<p>يمكنكم تحديد مقاس الملصق أو فوهة التعبئة أو خانة الكرتون قبل وصول العينة. الرسومات متاحة بست لغات وتتحدث تلقائيًا كلما تغيّر أحد الأبعاد.</p>`,
    },
    de: {
      title: "Zu jedem Artikel gibt es jetzt eine bemaßte Zeichnung",
      summary:
        "Zeichnungen von Flaschen, Dosen, Kanistern und Verschlüssen öffnen sich auf der Artikelseite, ohne Konto.",
      body: `<p>Jede Artikelseite im Katalog enthält jetzt eine bemaßte Zeichnung. Höhe, Durchmesser, Mündung, Nenn- und Randvollvolumen stehen auf einem Blatt, in Millimetern und Millilitern.</p>
<p>Etikettenmaß, Füllrohr oder Kartonfach lassen sich damit festlegen, bevor ein Muster eintrifft. Die Zeichnungen liegen in sechs Sprachen vor und erneuern sich, sobald sich ein Maß ändert.</p>`,
    },
  },
};
