import type { MessageTable } from "../message.ts";

/** Texts of the colour swatches. */
export const colourSwatchesMessages: MessageTable<
  | "search"
  | "placeholder"
  | "hint"
  | "pick"
  | "nearest"
  | "nothing"
  | "copy"
  | "copied"
  | "failed"
  | "contrast"
  | "note",
  "found"
> = {
  tr: {
    search: "RAL rengi ara",
    placeholder: "5015, Gök mavisi, #1d6fae",
    hint: "Numara, ad ya da renk kodu yazın; renk koduna en yakın tonlar sıralanır.",
    pick: "Renk seç",
    nearest: "{colour} rengine en yakın tonlar",
    nothing: "“{query}” ile eşleşen renk yok.",
    copy: "RAL {code} kodunu kopyala",
    copied: "RAL {code} kopyalandı",
    failed: "Kopyalanamadı",
    contrast: "Yazı kontrastı {ratio}:1",
    note: "Ekran renkleri yaklaşıktır; onay için RAL kartelasına bakın ya da numune isteyin.",
    found: { other: "{count} renk" },
  },
  en: {
    search: "Search RAL colours",
    placeholder: "5015, Sky blue, #1d6fae",
    hint: "Type a number, a name or a colour code; a code lists the nearest shades.",
    pick: "Pick a colour",
    nearest: "Shades nearest to {colour}",
    nothing: "No colour matches “{query}”.",
    copy: "Copy RAL {code}",
    copied: "RAL {code} copied",
    failed: "Could not copy",
    contrast: "Text contrast {ratio}:1",
    note: "Screen colours are approximate; check a RAL fan or ask for a sample before you approve.",
    found: { one: "{count} colour", other: "{count} colours" },
  },
  ru: {
    search: "Поиск цвета RAL",
    placeholder: "например, 5015, Небесно-синий, #1d6fae",
    hint: "Введите номер, название или код цвета; по коду найдутся ближайшие оттенки.",
    pick: "Выбрать цвет",
    nearest: "Оттенки, ближайшие к {colour}",
    nothing: "По запросу «{query}» цветов нет.",
    copy: "Скопировать RAL {code}",
    copied: "RAL {code}: скопировано",
    failed: "Не удалось скопировать",
    contrast: "Контраст текста {ratio}:1",
    note: "Цвета на экране приблизительны; сверьтесь с веером RAL или запросите образец.",
    found: {
      one: "{count} цвет",
      few: "{count} цвета",
      many: "{count} цветов",
      other: "{count} цвета",
    },
  },
  fr: {
    search: "Rechercher une teinte RAL",
    placeholder: "5015, Bleu ciel, #1d6fae",
    hint: "Saisissez un numéro, un nom ou un code couleur\u00a0; un code classe les teintes les plus proches.",
    pick: "Choisir une couleur",
    nearest: "Teintes les plus proches de {colour}",
    nothing: "Aucune teinte ne correspond à «\u00a0{query}\u00a0».",
    copy: "Copier RAL {code}",
    copied: "RAL {code} copié",
    failed: "Copie impossible",
    contrast: "Contraste du texte {ratio}:1",
    note: "Les couleurs à l’écran sont indicatives\u00a0; consultez un nuancier RAL ou demandez un échantillon.",
    found: { one: "{count} teinte", many: "{count} de teintes", other: "{count} teintes" },
  },
  ar: {
    search: "ابحث عن لون RAL",
    placeholder: "مثل: 5015، أزرق سماوي، #1d6fae",
    hint: "اكتب رقمًا أو اسمًا أو رمز لون؛ ويرتّب رمز اللون أقرب الدرجات إليه.",
    pick: "اختر لونًا",
    nearest: "أقرب الدرجات إلى \u2066{colour}\u2069",
    nothing: "لا يوجد لون يطابق «\u2068{query}\u2069».",
    copy: "نسخ RAL {code}",
    copied: "تم نسخ RAL {code}",
    failed: "تعذّر النسخ",
    contrast: "تباين النص {ratio}:1",
    note: "ألوان الشاشة تقريبية؛ راجع دليل ألوان RAL أو اطلب عيّنة قبل الاعتماد.",
    found: {
      zero: "لا ألوان",
      one: "لون واحد",
      two: "لونان",
      few: "{count} ألوان",
      many: "{count} لونًا",
      other: "{count} لون",
    },
  },
  de: {
    search: "RAL-Farbe suchen",
    placeholder: "5015, Himmelblau, #1d6fae",
    hint: "Nummer, Name oder Farbcode eingeben; zu einem Code erscheinen die nächsten Töne.",
    pick: "Farbe wählen",
    nearest: "Farbtöne, die {colour} am nächsten kommen",
    nothing: "Keine Farbe passt zu „{query}“.",
    copy: "RAL {code} kopieren",
    copied: "RAL {code} kopiert",
    failed: "Kopieren nicht möglich",
    contrast: "Textkontrast {ratio}:1",
    note: "Bildschirmfarben sind Näherungen; bitte am RAL-Fächer prüfen oder ein Muster anfordern.",
    found: { one: "{count} Farbe", other: "{count} Farben" },
  },
};
