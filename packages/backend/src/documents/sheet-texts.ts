import type { Locale } from "@preforma/domain/locales";

/** Words that every document has. */
export interface CommonWords {
  /** When the record was changed last; `{date}`. */
  made: string;
  /** Above the link that the code leads to. */
  page: string;
  /** What the code is, for those who cannot see it; `{url}`. */
  scan: string;
  /** Facts of a demonstration. */
  example: string;
  /** Where the record says nothing. */
  missing: string;
}

export const commonTexts: Readonly<Record<Locale, CommonWords>> = {
  tr: {
    made: "Güncelleme: {date}",
    page: "Güncel bilgiler ürün sayfasında",
    scan: "Karekod: {url}",
    example: "Örnek veri: Bu bilgiler bir tanıtım şirketine aittir, gerçek bir ürün için beyan değildir.",
    missing: "Bu ürün için belirtilmemiştir.",
  },
  en: {
    made: "Updated {date}",
    page: "Current data on the product page",
    scan: "QR code: {url}",
    example:
      "Sample data: these are the facts of a demonstration company, not statements about a real product.",
    missing: "Not stated for this product.",
  },
  ru: {
    made: "Обновлено {date}",
    page: "Актуальные данные — на странице товара",
    scan: "QR-код: {url}",
    example: "Пример: это данные демонстрационной компании, а не сведения о реальном изделии.",
    missing: "Для этого изделия не указано.",
  },
  fr: {
    made: "Mise à jour : {date}",
    page: "Données à jour sur la page du produit",
    scan: "Code QR : {url}",
    example: "Exemple : données d’une société de démonstration, qui n’engagent aucun produit réel.",
    missing: "Non renseigné pour ce produit.",
  },
  ar: {
    made: "آخر تحديث: {date}",
    page: "أحدث البيانات في صفحة المنتج",
    scan: "رمز استجابة سريعة: {url}",
    example: "بيانات للعرض فقط: تخص شركة افتراضية وليست إقرارًا عن منتج حقيقي.",
    missing: "لم تُذكر لهذا المنتج.",
  },
  de: {
    made: "Stand: {date}",
    page: "Aktuelle Daten auf der Produktseite",
    scan: "QR-Code: {url}",
    example: "Beispieldaten: Angaben einer Demonstrationsfirma, keine Aussage über ein wirkliches Produkt.",
    missing: "Für dieses Produkt nicht angegeben.",
  },
};

/** Words of a data sheet: its groups, and what their rows tell. */
export interface SheetWords {
  general: string;
  size: string;
  packing: string;
  compliance: string;
  material: string;
  volume: string;
  brimful: string;
  neck: string;
  /** Of a container: which closure suits it. Of a closure: what it is. */
  closure: string;
  closureType: string;
  colour: string;
  ral: string;
  height: string;
  width: string;
  depth: string;
  diameter: string;
  weight: string;
  carton: string;
  pallet: string;
  cartonSize: string;
  palletSize: string;
  minimumOrder: string;
  food: string;
  recycling: string;
  recycled: string;
  /** `{name}` of the product, for those who cannot see its picture or drawing. */
  picture: string;
  drawing: string;
  /** Below all tables. */
  note: string;
}

export const sheetTexts: Readonly<Record<Locale, SheetWords>> = {
  tr: {
    general: "Genel",
    size: "Ölçüler",
    packing: "Paketleme",
    compliance: "Uygunluk",
    material: "Malzeme",
    volume: "Nominal hacim",
    brimful: "Silme hacim",
    neck: "Ağız ölçüsü",
    closure: "Önerilen kapak",
    closureType: "Kapak tipi",
    colour: "Renk",
    ral: "En yakın RAL",
    height: "Yükseklik",
    width: "Genişlik",
    depth: "Derinlik",
    diameter: "Çap",
    weight: "Ağırlık",
    carton: "Koli içi adet",
    pallet: "Palet adedi",
    cartonSize: "Koli",
    palletSize: "Yüklü palet",
    minimumOrder: "Minimum sipariş",
    food: "Gıda ile temas",
    recycling: "Geri dönüşüm kodu",
    recycled: "Geri dönüştürülmüş içerik",
    picture: "{name}, ürün görseli",
    drawing: "{name}, ölçülü çizim; ölçüler tabloda da yazılıdır",
    note: "Değerler nominaldir. Toleranslı onay çizimini istek üzerine göndeririz.",
  },
  en: {
    general: "General",
    size: "Dimensions",
    packing: "Packing",
    compliance: "Compliance",
    material: "Material",
    volume: "Nominal volume",
    brimful: "Brimful volume",
    neck: "Neck finish",
    closure: "Suggested closure",
    closureType: "Closure type",
    colour: "Colour",
    ral: "Nearest RAL",
    height: "Height",
    width: "Width",
    depth: "Depth",
    diameter: "Diameter",
    weight: "Weight",
    carton: "Pieces per carton",
    pallet: "Pieces per pallet",
    cartonSize: "Carton",
    palletSize: "Loaded pallet",
    minimumOrder: "Minimum order",
    food: "Food contact",
    recycling: "Recycling code",
    recycled: "Recycled content",
    picture: "{name}, product picture",
    drawing: "{name}, dimensioned drawing; the table gives the dimensions too",
    note: "Nominal values. An approval drawing with tolerances is available on request.",
  },
  ru: {
    general: "Общее",
    size: "Размеры",
    packing: "Упаковка",
    compliance: "Соответствие",
    material: "Материал",
    volume: "Номинальный объём",
    brimful: "Полный объём",
    neck: "Горловина",
    closure: "Рекомендуемая укупорка",
    closureType: "Тип укупорки",
    colour: "Цвет",
    ral: "Ближайший RAL",
    height: "Высота",
    width: "Ширина",
    depth: "Глубина",
    diameter: "Диаметр",
    weight: "Масса",
    carton: "Штук в коробке",
    pallet: "Штук на паллете",
    cartonSize: "Коробка",
    palletSize: "Паллета с грузом",
    minimumOrder: "Минимальный заказ",
    food: "Контакт с пищей",
    recycling: "Код переработки",
    recycled: "Вторичное сырьё",
    picture: "{name}, изображение товара",
    drawing: "{name}, чертёж с размерами; размеры приведены и в таблице",
    note: "Значения номинальные. Чертёж на утверждение с допусками пришлём по запросу.",
  },
  fr: {
    general: "Général",
    size: "Dimensions",
    packing: "Conditionnement",
    compliance: "Conformité",
    material: "Matière",
    volume: "Contenance nominale",
    brimful: "Contenance ras bord",
    neck: "Bague",
    closure: "Bouchage conseillé",
    closureType: "Type de bouchage",
    colour: "Couleur",
    ral: "RAL le plus proche",
    height: "Hauteur",
    width: "Largeur",
    depth: "Profondeur",
    diameter: "Diamètre",
    weight: "Poids",
    carton: "Pièces par carton",
    pallet: "Pièces par palette",
    cartonSize: "Carton",
    palletSize: "Palette chargée",
    minimumOrder: "Commande minimale",
    food: "Contact alimentaire",
    recycling: "Code de recyclage",
    recycled: "Matière recyclée",
    picture: "{name}, image du produit",
    drawing: "{name}, plan coté ; les cotes figurent aussi dans le tableau",
    note: "Valeurs nominales. Plan d’approbation avec tolérances sur demande.",
  },
  ar: {
    general: "عام",
    size: "الأبعاد",
    packing: "التغليف",
    compliance: "المطابقة",
    material: "المادة",
    volume: "السعة الاسمية",
    brimful: "السعة حتى الحافة",
    neck: "مقاس الفوهة",
    closure: "الغطاء المقترح",
    closureType: "نوع الغطاء",
    colour: "اللون",
    ral: "أقرب رقم RAL",
    height: "الارتفاع",
    width: "العرض",
    depth: "العمق",
    diameter: "القطر",
    weight: "الوزن",
    carton: "عدد القطع في الكرتونة",
    pallet: "عدد القطع على المنصة",
    cartonSize: "الكرتونة",
    palletSize: "المنصة المحمّلة",
    minimumOrder: "أقل كمية للطلب",
    food: "ملامسة الأغذية",
    recycling: "رمز إعادة التدوير",
    recycled: "المادة المعاد تدويرها",
    picture: "{name}، صورة المنتج",
    drawing: "{name}، رسم بالأبعاد، والأبعاد مذكورة في الجدول أيضًا",
    note: "القيم اسمية. نرسل رسم اعتماد بالتفاوتات عند الطلب.",
  },
  de: {
    general: "Allgemein",
    size: "Maße",
    packing: "Verpackungseinheiten",
    compliance: "Konformität",
    material: "Werkstoff",
    volume: "Nennvolumen",
    brimful: "Randvollvolumen",
    neck: "Mündung",
    closure: "Empfohlener Verschluss",
    closureType: "Verschlusstyp",
    colour: "Farbe",
    ral: "Nächster RAL-Ton",
    height: "Höhe",
    width: "Breite",
    depth: "Tiefe",
    diameter: "Durchmesser",
    weight: "Gewicht",
    carton: "Stück pro Karton",
    pallet: "Stück pro Palette",
    cartonSize: "Karton",
    palletSize: "Beladene Palette",
    minimumOrder: "Mindestbestellmenge",
    food: "Lebensmittelkontakt",
    recycling: "Recyclingcode",
    recycled: "Rezyklatanteil",
    picture: "{name}, Produktbild",
    drawing: "{name}, bemaßte Zeichnung; die Maße stehen auch in der Tabelle",
    note: "Nennwerte. Eine Freigabezeichnung mit Toleranzen senden wir auf Anfrage.",
  },
};
