import type { DemoEntry } from "../entry.ts";

export const stretchBlowLine: DemoEntry<"news"> = {
  key: "stretch-blow-line",
  facts: { cover: { shape_id: "bottle-round-water", colour: "clear", closure_colour: "blue" } },
  publishedDaysAgo: 9,
  texts: {
    tr: {
      title: "Çorlu’da yeni gerdirmeli şişirme hattı devreye girdi",
      summary:
        "Sekiz gözlü yeni ISBM hattı 500 ml su şişesinde saatte 14.000 adede çıkıyor ve yüksek basınçlı havanın bir bölümünü geri kazanıyor.",
      body: `<p>Çorlu fabrikamızda sekiz gözlü, doğrusal bir PET gerdirmeli şişirme (ISBM) hattı üretime başladı. Hat 250 ml ile 2 litre arasında, PCO 1881 ağızlı preformlarla çalışıyor; 500 ml’lik bir su şişesinde saatte 14.000 adede ulaşıyor.</p>
<h2>Ne değişti?</h2>
<ul><li><strong>Hava geri kazanımı:</strong> Şişirme 35 bar ile yapılıyor; boşaltılan havanın bir bölümü ön şişirmede yeniden kullanılıyor. Kompresör yükü yaklaşık üçte bir azalıyor.</li><li><strong>Et kalınlığı ölçümü:</strong> Her gözden çıkan şişe kızılötesiyle üç yükseklikte ölçülüyor; sınır dışına çıkan şişe hatta ayrılıyor.</li><li><strong>Kalıp değişimi:</strong> Bağlantılar hızlı kavramalı; bir hacimden ötekine geçiş bir vardiya yerine yaklaşık iki saat sürüyor.</li></ul>
<p>Kısalan değişim süresi asıl farkı küçük partilerde gösteriyor: özel renkte bir üretim için artık hattı bir gün bekletmemiz gerekmiyor.</p>`,
    },
    en: {
      title: "A new stretch-blow line is running in Çorlu",
      summary:
        "The eight-cavity ISBM line makes up to 14,000 half-litre water bottles an hour and reuses part of its high-pressure air.",
      body: `<p>A linear eight-cavity stretch-blow (ISBM) line for PET has gone into production at our Çorlu plant. It covers 250 ml to 2 litres on PCO 1881 preforms and reaches 14,000 bottles an hour on a 500 ml water bottle.</p>
<h2>What has changed</h2>
<ul><li><strong>Air recovery:</strong> Bottles are blown at 35 bar, and part of the air that used to be vented now does the pre-blow. The load on the compressors falls by about a third.</li><li><strong>Wall thickness:</strong> Bottles from every cavity are measured by infrared at three heights; those outside the limits leave the line at once.</li><li><strong>Mould change:</strong> Quick couplings bring a change of size down from a shift to about two hours.</li></ul>
<p>Short runs gain most from the faster change: a batch in your own colour no longer costs the line a day.</p>`,
    },
    ru: {
      title: "В Чорлу запущена новая линия выдува с вытяжкой",
      summary:
        "Восьмигнёздная линия выпускает до 14\u00a0000 бутылок 0,5 л в час и возвращает в работу часть воздуха высокого давления.",
      body: `<p>На заводе в Чорлу начала работу линейная восьмигнёздная линия выдува ПЭТ с вытяжкой (ISBM). Она рассчитана на объёмы от 250 мл до 2 л и преформы с горловиной PCO 1881; на бутылке для воды 0,5 л выпускает до 14\u00a0000 штук в час.</p>
<h2>Что изменилось</h2>
<ul><li><strong>Возврат воздуха.</strong> Выдув идёт при 35 бар; часть воздуха, который раньше сбрасывался, теперь работает на предварительном выдуве. Нагрузка на компрессоры снижается примерно на треть.</li><li><strong>Толщина стенки.</strong> Бутылки из каждого гнезда измеряются инфракрасным датчиком на трёх высотах; вышедшие за допуск сразу отбраковываются.</li><li><strong>Смена форм.</strong> Быстроразъёмные соединения сократили переналадку со смены до двух часов.</li></ul>
<p>Больше всего от этого выигрывают малые партии: ради заказа в вашем цвете линию больше не нужно останавливать на день.</p>`,
    },
    fr: {
      title: "Une nouvelle ligne d’étirage-soufflage tourne à Çorlu",
      summary:
        "La ligne ISBM à huit empreintes produit jusqu’à 14\u00a0000 bouteilles de 50 cl à l’heure et récupère une partie de l’air haute pression.",
      body: `<p>Une ligne linéaire d’étirage-soufflage (ISBM) à huit empreintes est entrée en production dans notre usine de Çorlu. Elle couvre de 250 ml à 2 litres sur des préformes PCO 1881 et atteint 14\u00a0000 bouteilles à l’heure en 50 cl.</p>
<h2>Ce qui change</h2>
<ul><li><strong>Récupération d’air\u00a0:</strong> le soufflage se fait à 35 bars\u00a0; une partie de l’air autrefois rejeté assure désormais le présoufflage. La charge des compresseurs baisse d’environ un tiers.</li><li><strong>Épaisseur de paroi\u00a0:</strong> les bouteilles de chaque empreinte sont mesurées par infrarouge à trois hauteurs\u00a0; celles hors tolérance sont écartées aussitôt.</li><li><strong>Changement de moule\u00a0:</strong> grâce aux raccords rapides, passer d’une contenance à l’autre prend deux heures environ au lieu d’un poste.</li></ul>
<p>Ce sont les petites séries qui y gagnent le plus\u00a0: une fabrication dans votre couleur n’immobilise plus la ligne une journée.</p>`,
    },
    ar: {
      title: "خط نفخ جديد بالشدّ يعمل في تشورلو",
      summary:
        "خط من ثمانية تجاويف ينتج حتى 14,000 قنينة مياه نصف لتر في الساعة ويستعيد جزءًا من الهواء عالي الضغط.",
      body: `<p>بدأ في مصنعنا في تشورلو تشغيل خط طولي من ثمانية تجاويف لنفخ PET بالشدّ (<bdi dir="ltr">ISBM</bdi>). يغطي الخط السعات من 250 مل إلى لترين ببريفورمات <bdi dir="ltr">PCO 1881</bdi>، ويصل إلى 14,000 قنينة في الساعة عند إنتاج قنينة مياه سعة 500 مل.</p>
<h2>ما الذي تغيّر</h2>
<ul><li><strong>استعادة الهواء:</strong> يجري النفخ عند 35 بارًا، ويُستعمل جزء من الهواء الذي كان يُطرد في النفخ الأولي، فينخفض حمل الضواغط نحو الثلث.</li><li><strong>سماكة الجدار:</strong> تُقاس القناني من كل تجويف بالأشعة تحت الحمراء عند ثلاثة ارتفاعات، ويُستبعد فورًا ما يخرج عن الحدود.</li><li><strong>تبديل القوالب:</strong> بفضل الوصلات السريعة يستغرق الانتقال من سعة إلى أخرى نحو ساعتين بدلًا من وردية كاملة.</li></ul>
<p>والكميات الصغيرة هي الأكثر استفادة: لم يعد إنتاج دفعة بلونكم الخاص يوقف الخط يومًا كاملًا.</p>`,
    },
    de: {
      title: "Neue Streckblaslinie in Çorlu in Betrieb",
      summary:
        "Die Achtfachlinie bläst bis zu 14.000 Halbliterflaschen je Stunde und gewinnt einen Teil der Hochdruckluft zurück.",
      body: `<p>In unserem Werk Çorlu produziert jetzt eine lineare PET-Streckblaslinie mit acht Kavitäten. Sie verarbeitet Preforms mit PCO 1881 zu Flaschen von 250 ml bis 2 l und schafft bei der 0,5-l-Wasserflasche 14.000 Stück je Stunde.</p>
<h2>Was sich geändert hat</h2>
<ul><li><strong>Luftrückgewinnung:</strong> Geblasen wird mit 35 bar; ein Teil der früher abgelassenen Luft übernimmt jetzt das Vorblasen. Die Kompressoren werden um rund ein Drittel entlastet.</li><li><strong>Wandstärke:</strong> Flaschen aus jeder Kavität werden per Infrarot in drei Höhen gemessen; was außerhalb der Grenzen liegt, wird sofort ausgeschleust.</li><li><strong>Werkzeugwechsel:</strong> Schnellkupplungen verkürzen den Wechsel der Größe von einer Schicht auf etwa zwei Stunden.</li></ul>
<p>Am meisten haben davon kleine Lose: Eine Charge in Ihrer Farbe kostet die Linie keinen Tag mehr.</p>`,
    },
  },
};
