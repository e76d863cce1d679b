import type { Lead } from "./lead.ts";

/**
 * The sentence with an article's figures. `{h}` height, `{size}` outer dimensions, `{g}` weight, `{b}` brimful
 * volume, `{v}` nominal volume, `{neck}` neck finish, `{tube}` dip tube, each with its unit.
 */
export const measureSentences = {
  necked: {
    tr: [
      "Boş ağırlığı {g}, yüksekliği {h}; {neck} ağzına bu ölçüdeki bütün kapaklarımız uyar.",
      "{neck} ağızlıdır, silme hacmi {b}, ağırlığı {g}.",
      "Dış ölçüleri {size}; ağız standardı {neck}, ağırlığı {g}.",
      "{h} boyunda ve {g} ağırlığında olup {neck} standardındaki kapaklarla kullanılır.",
    ],
    en: [
      "It stands {h} tall, weighs {g} empty, and takes every closure of ours with a {neck} finish.",
      "Neck {neck}, brimful capacity {b}, empty weight {g}.",
      "Outer size {size}, with a {neck} neck and a weight of {g}.",
      "At {h} high and {g}, it works with closures of the {neck} standard.",
    ],
    ru: [
      "Масса пустой тары — {g}, высота — {h}; на горловину {neck} подходят все наши крышки этого стандарта.",
      "Горловина {neck}, полная вместимость {b}, масса {g}.",
      "Габариты {size}, стандарт горловины {neck}, масса {g}.",
      "При высоте {h} и массе {g} сочетается с крышками стандарта {neck}.",
    ],
    fr: [
      "Hauteur {h}, poids à vide {g}\u00a0; la bague {neck} accepte tous nos bouchons de ce standard.",
      "Bague {neck}, contenance à ras bord {b}, poids {g}.",
      "Dimensions hors tout {size}, bague {neck}, poids {g}.",
      "Avec {h} de haut pour {g}, ce modèle reçoit les bouchons au standard {neck}.",
    ],
    ar: [
      "الارتفاع {h} والوزن فارغًا {g}، والفوهة {neck} تقبل جميع أغطيتنا من هذا المقاس.",
      "الفوهة {neck}، والسعة حتى الحافة {b}، والوزن {g}.",
      "الأبعاد الخارجية {size}، ومقاس الفوهة {neck}، والوزن {g}.",
      "بارتفاع {h} ووزن {g} يتوافق هذا الطراز مع أغطية المقاس {neck}.",
    ],
    de: [
      "Höhe {h}, Leergewicht {g}; auf die Mündung {neck} passen alle unsere Verschlüsse dieser Norm.",
      "Mündung {neck}, Randvollvolumen {b}, Gewicht {g}.",
      "Außenmaße {size}, Mündung {neck}, Gewicht {g}.",
      "Mit {h} Höhe und {g} Gewicht passt das Modell zu Verschlüssen der Norm {neck}.",
    ],
  },
  open: {
    tr: [
      "Dış ölçüleri {size}, ağırlığı {g}.",
      "{g} ağırlığındaki gövdenin yüksekliği {h}; silme hacmi {b}.",
      "Ölçüleri {size} olup ağzına kadar {b} alır.",
    ],
    en: [
      "Outer size {size}, weight {g}.",
      "The body weighs {g}, stands {h} high and holds {b} to the brim.",
      "It measures {size} and takes {b} filled to the rim.",
    ],
    ru: [
      "Габариты {size}, масса {g}.",
      "Масса {g}, высота {h}, полная вместимость {b}.",
      "Размеры {size}, до краев вмещает {b}.",
    ],
    fr: [
      "Dimensions hors tout {size}, poids {g}.",
      "Un poids de {g}, une hauteur de {h} et {b} à ras bord.",
      "Dimensions {size} pour une contenance à ras bord de {b}.",
    ],
    ar: [
      "الأبعاد الخارجية {size} والوزن {g}.",
      "الوزن {g} والارتفاع {h} والسعة حتى الحافة {b}.",
      "المقاسات {size} وتبلغ السعة حتى الحافة {b}.",
    ],
    de: [
      "Außenmaße {size}, Gewicht {g}.",
      "Gewicht {g}, Höhe {h}, randvoll {b}.",
      "Maße {size}, randvoll fasst das Modell {b}.",
    ],
  },
  tube: {
    tr: [
      "Dolum ucu açık gelir; boyu {h}, ağırlığı {g}.",
      "{h} boyundaki gövde {g} gelir ve dolumdan sonra ısıyla kapatılır.",
    ],
    en: [
      "Supplied open at the filling end, {h} long, weighing {g}.",
      "The {h} sleeve weighs {g} and is heat-sealed after filling.",
    ],
    ru: [
      "Поставляется с открытым концом под наполнение; длина {h}, масса {g}.",
      "Длина {h}, масса {g}; после наполнения шов запаивается.",
    ],
    fr: [
      "Livré ouvert côté remplissage\u00a0; longueur {h}, poids {g}.",
      "Une jupe de {h} pour {g}, thermoscellée après remplissage.",
    ],
    ar: [
      "يُورَّد مفتوحًا من طرف التعبئة بطول {h} ووزن {g}.",
      "طول الجسم {h} ووزنه {g}، ويُختم حراريًا بعد التعبئة.",
    ],
    de: [
      "Wird am Füllende offen geliefert; Länge {h}, Gewicht {g}.",
      "Länge {h}, Gewicht {g}; nach dem Füllen wird die Tube verschweißt.",
    ],
  },
  preform: {
    tr: [
      "Gramajı {g}, ağız standardı {neck}, boyu {h}.",
      "{neck} ağızlı, {h} boyunda; parti içinde gramaj sapması ±0,2 g’ı geçmez.",
    ],
    en: [
      "Weight {g}, neck finish {neck}, length {h}.",
      "Neck {neck}, {h} long; weight within a batch stays within ±0.2 g.",
    ],
    ru: [
      "Масса {g}, стандарт горловины {neck}, длина {h}.",
      "Горловина {neck}, длина {h}; отклонение массы в партии не более ±0,2 г.",
    ],
    fr: [
      "Poids {g}, bague {neck}, longueur {h}.",
      "Bague {neck}, longueur {h}\u00a0; écart de poids dans un lot limité à ±0,2 g.",
    ],
    ar: [
      "الوزن {g} ومقاس الفوهة {neck} والطول {h}.",
      "فوهة {neck} بطول {h}، ولا يتجاوز تفاوت الوزن في الدفعة ±0.2 غ.",
    ],
    de: [
      "Gewicht {g}, Mündung {neck}, Länge {h}.",
      "Mündung {neck}, Länge {h}; die Gewichtsabweichung je Charge bleibt unter ±0,2 g.",
    ],
  },
  closure: {
    tr: [
      "{neck} ağızlı kaplara uyar; ağırlığı {g}, yüksekliği {h}.",
      "Ağız ölçüsü {neck}, gramajı {g}.",
      "{neck} standardındaki şişe ve kaplar içindir, yüksekliği {h}.",
    ],
    en: [
      "Fits containers with a {neck} neck; weight {g}, height {h}.",
      "Neck finish {neck}, weight {g}.",
      "Made for the {neck} standard, {h} high.",
    ],
    ru: [
      "Для тары с горловиной {neck}; масса {g}, высота {h}.",
      "Стандарт горловины {neck}, масса {g}.",
      "Для стандарта {neck}, высота {h}.",
    ],
    fr: [
      "Convient aux contenants à bague {neck}\u00a0; poids {g}, hauteur {h}.",
      "Bague {neck}, poids {g}.",
      "Pour le standard {neck}, hauteur {h}.",
    ],
    ar: [
      "للعبوات ذات الفوهة {neck}، الوزن {g} والارتفاع {h}.",
      "مقاس الفوهة {neck} والوزن {g}.",
      "لمقاس الفوهة {neck} بارتفاع {h}.",
    ],
    de: [
      "Passt auf Behälter mit Mündung {neck}; Gewicht {g}, Höhe {h}.",
      "Mündung {neck}, Gewicht {g}.",
      "Für die Mündung {neck}, Höhe {h}.",
    ],
  },
  dispenser: {
    tr: [
      "{neck} ağızlı şişelere uyar; hortum boyu {tube}, istenirse kısaltılır.",
      "Ağız {neck}, hortum {tube}, ağırlık {g}.",
    ],
    en: [
      "Fits bottles with a {neck} neck; the {tube} dip tube can be cut shorter on request.",
      "Neck {neck}, dip tube {tube}, weight {g}.",
    ],
    ru: [
      "Для флаконов с горловиной {neck}; трубку {tube} при необходимости подрезаем.",
      "Горловина {neck}, трубка {tube}, масса {g}.",
    ],
    fr: [
      "Pour flacons à bague {neck}\u00a0; le tube plongeur de {tube} peut être raccourci sur demande.",
      "Bague {neck}, tube plongeur {tube}, poids {g}.",
    ],
    ar: [
      "للقوارير ذات الفوهة {neck}، ويمكن تقصير الأنبوب البالغ {tube} عند الطلب.",
      "الفوهة {neck} والأنبوب {tube} والوزن {g}.",
    ],
    de: [
      "Für Flaschen mit Mündung {neck}; das Steigrohr von {tube} wird auf Wunsch gekürzt.",
      "Mündung {neck}, Steigrohr {tube}, Gewicht {g}.",
    ],
  },
} satisfies Record<string, Lead>;

export type MeasureKind = keyof typeof measureSentences;
