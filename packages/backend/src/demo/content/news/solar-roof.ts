import type { DemoEntry } from "../entry.ts";

export const solarRoof: DemoEntry<"news"> = {
  key: "solar-roof",
  facts: { cover: { shape_id: "bottle-handle", colour: "natural", closure_colour: "green" } },
  publishedDaysAgo: 79,
  texts: {
    tr: {
      title: "Çorlu fabrikasının çatısında 1,4 MW güneş santrali",
      summary:
        "Çatı santralimiz yıllık elektriğimizin yaklaşık yüzde 17’sini karşılayacak. Hesabı ve sınırlarını açık yazıyoruz.",
      body: `<p>Çorlu fabrikamızın çatısındaki 1,4 MWp gücündeki güneş santrali şebekeye bağlandı. Beklenen yıllık üretim 1,8 GWh; bu, fabrikanın tükettiği elektriğin yaklaşık yüzde 17’si. Üretilen enerjinin tamamı yerinde kullanılıyor.</p>
<h2>Neden yüzde yüz değil?</h2>
<p>Şişirme kompresörleri ve kurutucular gece de çalışır; çatı yalnızca gündüz üretir. Bu yüzden önce tüketimi azalttık: şişirme havasının bir bölümünü geri kazanıyor, PET kurutucularını giriş nemine göre çalıştırıyoruz.</p>
<h2>Müşteriye yansıması</h2>
<p>Ürün başına elektrik tüketimini grup bazında izliyoruz. Karbon ayak izi hesabı isteyen müşterilerimize, gram başına enerji ile ham madde verisini ve hesabın sınırlarını aynı belgede veriyoruz. Ölçmediğimiz bir değeri, örneğin taşıma sonrasını, bu belgeye yazmıyoruz.</p>`,
    },
    en: {
      title: "1.4 MW of solar power on the roof in Çorlu",
      summary:
        "The roof will supply about 17% of the electricity our plant uses in a year. Here is the sum, and where it ends.",
      body: `<p>The solar plant on the roof of our Çorlu works, 1.4 MWp in size, is connected to the grid. We expect 1.8 GWh a year, about 17% of the electricity the plant uses. All of it is consumed on the spot.</p>
<h2>Why not all of it?</h2>
<p>Blowing compressors and dryers run at night as well; the roof works by day. So we cut consumption first: part of the blowing air is recovered, and PET dryers now follow the moisture of the incoming resin instead of a fixed time.</p>
<h2>What customers get from it</h2>
<p>We follow electricity per product group. Customers who need a carbon footprint receive energy per gram and the resin data in one sheet, with the boundaries of the calculation. What we have not measured, such as transport beyond our gate, is not in it.</p>`,
    },
    ru: {
      title: "На крыше завода в Чорлу — солнечная станция 1,4 МВт",
      summary:
        "Станция покроет около 17\u00a0% годового потребления завода. Показываем расчёт и то, чего он не охватывает.",
      body: `<p>Солнечная станция мощностью 1,4 МВт на крыше завода в Чорлу подключена к сети. Ожидаемая выработка — 1,8 ГВт·ч в год, около 17\u00a0% потребляемой заводом электроэнергии. Вся она расходуется на месте.</p>
<h2>Почему не все сто процентов</h2>
<p>Компрессоры и сушилки работают и ночью, а крыша — только днём. Поэтому сначала мы снизили потребление: часть воздуха выдува возвращается в работу, а сушка ПЭТ идёт по фактической влажности сырья, а не по часам.</p>
<h2>Что это даёт клиентам</h2>
<p>Расход электроэнергии мы ведём по группам изделий. Тем, кому нужен углеродный след, выдаём в одном документе энергию на грамм, данные по сырью и границы расчёта. Того, что мы не измеряли, — например, перевозки за воротами завода — в нём нет.</p>`,
    },
    fr: {
      title: "1,4 MW de solaire sur le toit de l’usine de Çorlu",
      summary:
        "La toiture fournira environ 17\u00a0% de l’électricité annuelle de l’usine. Voici le calcul, et ses limites.",
      body: `<p>La centrale solaire posée sur le toit de notre usine de Çorlu, d’une puissance de 1,4 MWc, est raccordée au réseau. Nous attendons 1,8 GWh par an, soit environ 17\u00a0% de l’électricité consommée. Tout est utilisé sur place.</p>
<h2>Pourquoi pas la totalité\u00a0?</h2>
<p>Les compresseurs et les sécheurs tournent aussi la nuit\u00a0; le toit ne produit que le jour. Nous avons donc d’abord réduit la consommation\u00a0: une partie de l’air de soufflage est récupérée et le séchage du PET suit l’humidité réelle de la résine, non plus une durée fixe.</p>
<h2>Ce qu’en retirent nos clients</h2>
<p>Nous suivons l’électricité par groupe de produits. Pour un bilan carbone, nous remettons sur une même fiche l’énergie par gramme, les données de la résine et le périmètre du calcul. Ce que nous n’avons pas mesuré, comme le transport au-delà de nos portes, n’y figure pas.</p>`,
    },
    ar: {
      title: "محطة شمسية بقدرة 1.4 ميغاواط على سطح مصنع تشورلو",
      summary: "ستغطي المحطة نحو 17% من استهلاك المصنع السنوي من الكهرباء. وهذا هو الحساب وحدوده.",
      body: `<p>رُبطت بالشبكة المحطة الشمسية المقامة على سطح مصنعنا في تشورلو بقدرة 1.4 ميغاواط. ونتوقع منها 1.8 غيغاواط ساعة سنويًا، أي نحو 17% من كهرباء المصنع، تُستهلك كلها في الموقع.</p>
<h2>لماذا ليس الاستهلاك كله؟</h2>
<p>تعمل ضواغط النفخ والمجففات ليلًا أيضًا، بينما لا ينتج السطح إلا نهارًا. لذلك خفّضنا الاستهلاك أولًا: نستعيد جزءًا من هواء النفخ، ونشغّل مجففات PET وفق الرطوبة الفعلية للخامة لا وفق زمن ثابت.</p>
<h2>ما الذي يعنيه ذلك لعملائنا</h2>
<p>نتابع استهلاك الكهرباء لكل مجموعة منتجات. ومن يحتاج إلى حساب البصمة الكربونية نزوّده في ورقة واحدة بالطاقة لكل غرام وبيانات الخامة وحدود الحساب. أما ما لم نقسه، كالنقل خارج بوابة المصنع، فلا نكتبه فيها.</p>`,
    },
    de: {
      title: "1,4 MW Solarstrom auf dem Dach in Çorlu",
      summary:
        "Das Dach deckt künftig rund 17\u00a0% des jährlichen Strombedarfs im Werk. Die Rechnung – und wo sie endet.",
      body: `<p>Die Solaranlage auf dem Dach unseres Werks in Çorlu ist mit 1,4 MWp am Netz. Wir erwarten 1,8 GWh im Jahr, rund 17\u00a0% des Strombedarfs. Verbraucht wird alles vor Ort.</p>
<h2>Warum nicht hundert Prozent?</h2>
<p>Kompressoren und Trockner laufen auch nachts, das Dach liefert nur am Tag. Deshalb haben wir zuerst den Verbrauch gesenkt: Ein Teil der Blasluft wird zurückgewonnen, und PET wird nach der tatsächlichen Feuchte des Granulats getrocknet statt nach fester Zeit.</p>
<h2>Was Kunden davon haben</h2>
<p>Wir verfolgen den Strom je Produktgruppe. Wer einen CO<sub>2</sub>-Fußabdruck braucht, erhält Energie je Gramm, Rohstoffdaten und die Systemgrenzen auf einem Blatt. Was wir nicht gemessen haben, etwa den Transport hinter dem Werkstor, steht nicht darin.</p>`,
    },
  },
};
