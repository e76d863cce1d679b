import type { DemoEntry } from "../entry.ts";

export const webCatalogue: DemoEntry<"announcements"> = {
  key: "web-catalogue",
  facts: { cover: { shape_id: "bottle-oval-clear", colour: "clear-blue", closure_colour: "white" } },
  publishedDaysAgo: 59,
  texts: {
    tr: {
      title: "Basılı katalog yerine web kataloğu",
      summary:
        "Basılı kataloğu ve PDF listelerini yenilemiyoruz. Güncel ölçü, stok rengi, koli adedi ve çizim yalnızca web kataloğundadır.",
      body: `<p>Basılı kataloğun yeni baskısı yapılmayacak. Bir şişenin gramajı ya da koli adedi değiştiğinde kâğıt eskiyor, yanlış ölçüye göre koli ve etiket sipariş ediliyordu. Web kataloğunda ise değişiklik aynı gün görünür.</p>
<ul><li>Ürün kodları değişmedi; eski siparişinizdeki kodu arama kutusuna yazmanız yeterli.</li><li>Hacim, ağız ölçüsü, malzeme ve renge göre <a href="/urun">süzebilir</a>, ürünleri <a href="/karsilastir">yan yana karşılaştırabilirsiniz</a>.</li><li>Yakın RAL karşılıkları için <a href="/ral-renkleri">RAL renkleri sayfası</a> var.</li><li>Teknik çizimler üyelik istemeden açılır.</li></ul>
<p>Toplantı için kâğıda gerek duyarsanız ürün sayfasını yazdırın; görsel, ölçüler ve çizim aynı sayfadadır.</p>`,
    },
    en: {
      title: "The web catalogue replaces the printed one",
      summary:
        "There will be no new edition of the printed catalogue or the PDF lists. Current dimensions, colours and drawings are on the site.",
      body: `<p>The printed catalogue will not be issued again. Whenever the weight of a bottle or the count of a carton changed, paper fell behind and somebody ordered labels to a dimension that no longer existed. On the site a change shows the same day.</p>
<ul><li>Product codes have not changed; type the code from an old order into the search box.</li><li><a href="/en/products">Filter</a> by volume, neck finish, material and colour, and <a href="/en/compare">compare products side by side</a>.</li><li>Nearest RAL shades have <a href="/en/ral-colours">a page of their own</a>.</li><li>Technical drawings open without an account.</li></ul>
<p>If you want paper for a meeting, print the product page; it carries the picture, the data and the drawing.</p>`,
    },
    ru: {
      title: "Печатный каталог заменён веб-каталогом",
      summary:
        "Печатный каталог и PDF-прайсы больше не выходят. Актуальные размеры, складские цвета и чертежи — только на сайте.",
      body: `<p>Новых изданий печатного каталога не будет. Когда менялась масса бутылки или количество в коробке, бумага отставала, и кто-нибудь заказывал этикетку по размеру, которого уже нет. На сайте изменение видно в тот же день.</p>
<ul><li>Артикулы прежние: наберите код из старого заказа в строке поиска.</li><li>Изделия можно <a href="/ru/produkty">отобрать</a> по объёму, горловине, материалу и цвету и <a href="/ru/sravnit">сравнить</a> между собой.</li><li>Ближайшие оттенки собраны на <a href="/ru/tsveta-ral">странице цветов RAL</a>.</li><li>Чертежи открываются без регистрации.</li></ul>
<p>Если нужна бумага для совещания, распечатайте страницу изделия: на ней снимок, данные и чертёж.</p>`,
    },
    fr: {
      title: "Le catalogue en ligne remplace le catalogue imprimé",
      summary:
        "Le catalogue imprimé et les listes PDF ne seront plus réédités. Cotes, teintes en stock et plans à jour sont sur le site.",
      body: `<p>Le catalogue imprimé ne sera plus réédité. Dès que changeait le poids d’un flacon ou le nombre par carton, le papier prenait du retard, et quelqu’un commandait des étiquettes à une cote disparue. En ligne, le changement se voit le jour même.</p>
<ul><li>Les références restent les mêmes\u00a0; saisissez dans la recherche celle d’une ancienne commande.</li><li><a href="/fr/produits">Filtrez</a> par contenance, bague, matière et couleur, puis <a href="/fr/comparer">comparez les produits</a>.</li><li>Les teintes RAL les plus proches ont <a href="/fr/couleurs-ral">leur page</a>.</li><li>Les plans s’ouvrent sans compte.</li></ul>
<p>S’il vous faut du papier pour une réunion, imprimez la page du produit\u00a0: elle réunit l’image, les données et le plan.</p>`,
    },
    ar: {
      title: "كتالوج الموقع يحلّ محل الكتالوج المطبوع",
      summary:
        "لن تصدر طبعة جديدة من الكتالوج المطبوع ولا قوائم PDF؛ فالأبعاد وألوان المخزون والرسومات المحدّثة على الموقع.",
      body: `<p>لن يُطبع الكتالوج مجددًا. فكلما تغيّر وزن قارورة أو عدد القطع في الكرتون تأخر الورق عن الواقع، فيطلب أحدهم ملصقات على مقاس لم يعد موجودًا. أما على الموقع فيظهر التغيير في اليوم نفسه.</p>
<ul><li>رموز المنتجات لم تتغير؛ اكتبوا الرمز من طلب قديم في خانة البحث.</li><li><a href="/ar/products">صفّوا المنتجات</a> حسب السعة والفوهة والمادة واللون، ثم <a href="/ar/compare">قارنوا بينها</a>.</li><li>لدرجات RAL الأقرب <a href="/ar/ral-colours">صفحة خاصة</a>.</li><li>تُفتح الرسومات الفنية دون تسجيل.</li></ul>
<p>إن احتجتم إلى نسخة ورقية لاجتماع فاطبعوا صفحة المنتج؛ ففيها الصورة والبيانات والرسم.</p>`,
    },
    de: {
      title: "Der Webkatalog ersetzt den gedruckten Katalog",
      summary:
        "Gedruckter Katalog und PDF-Listen erscheinen nicht mehr neu. Aktuelle Maße, Lagerfarben und Zeichnungen stehen auf der Website.",
      body: `<p>Der gedruckte Katalog wird nicht neu aufgelegt. Änderte sich das Gewicht einer Flasche oder die Stückzahl im Karton, hinkte das Papier hinterher, und jemand bestellte Etiketten nach einem Maß, das es nicht mehr gab. Im Webkatalog ist eine Änderung am selben Tag zu sehen.</p>
<ul><li>Die Artikelnummern sind geblieben; geben Sie die Nummer einer alten Bestellung in die Suche ein.</li><li><a href="/de/produkte">Filtern</a> Sie nach Volumen, Mündung, Werkstoff und Farbe und <a href="/de/vergleichen">vergleichen Sie Artikel</a>.</li><li>Die nächstliegenden RAL-Töne haben <a href="/de/ral-farben">eine eigene Seite</a>.</li><li>Zeichnungen öffnen sich ohne Konto.</li></ul>
<p>Wer für eine Besprechung Papier braucht, druckt die Artikelseite aus; sie enthält Bild, Daten und Zeichnung.</p>`,
    },
  },
};
