import type { FoodContactStatement } from "@preforma/domain/catalogue";
import type { Locale } from "@preforma/domain/locales";

type FoodType = FoodContactStatement["food_types"][number];
type MigrationTest = FoodContactStatement["migration_test"];

/** Words of a declaration of compliance. Numbers of points are those of Annex IV. */
export interface DeclarationWords {
  basis: string;
  issuer: string;
  manufacturer: string;
  product: string;
  date: string;
  confirmation: string;
  confirmationText: string;
  substances: string;
  noSubstances: string;
  substance: string;
  limit: string;
  shownBy: string;
  test: string;
  calculation: string;
  dualUse: string;
  noDualUse: string;
  use: string;
  foods: string;
  foodTypes: Readonly<Record<FoodType, string>>;
  conditions: string;
  /** `{time}` and temperature of the test precede it. */
  migrationTests: Readonly<Record<MigrationTest, string>>;
  days: string;
  hours: string;
  ratio: string;
  barrier: string;
  noBarrier: string;
  hasBarrier: string;
  /** Below all points. */
  note: string;
}

/**
 * Commission Regulation (EU)\u00a0No\u00a010/2011: Annex IV says what a declaration contains, Annex V (chapter 3,
 * table 3) which conditions of use a test covers. Counsel must confirm it in each language before use in trade.
 */
export const declarationTexts: Readonly<Record<Locale, DeclarationWords>> = {
  tr: {
    basis: "(AB) 10/2011 sayılı Komisyon Tüzüğü, Ek IV",
    issuer: "Beyanı düzenleyen",
    manufacturer: "Üretici",
    product: "Ürün",
    date: "Beyan tarihi",
    confirmation: "Uygunluk",
    confirmationText:
      "Ürün, 8. maddedeki kullanım koşullarında (AB) 10/2011 sayılı Tüzüğün ve (AT) 1935/2004 sayılı Tüzüğün ilgili gereklerini karşılar.",
    substances: "Kısıtlaması olan maddeler",
    noSubstances: "Spesifik migrasyon limiti olan madde kullanılmaz.",
    substance: "Madde (Ek I’deki adı)",
    limit: "Limit, mg/kg gıda",
    shownBy: "Dayanak",
    test: "deney",
    calculation: "hesap",
    dualUse: "Çift kullanımlı katkılar",
    noDualUse: "Gıda katkısı veya aroma olarak da kullanılan katkı maddesi yoktur.",
    use: "Kullanım koşulları",
    foods: "Gıda türleri",
    foodTypes: {
      aqueous: "sulu",
      acidic: "asitli",
      alcoholic: "alkollü",
      milk: "süt ürünleri",
      fatty: "yağlı",
      dry: "kuru",
    },
    conditions: "Süre ve sıcaklık",
    migrationTests: {
      OM1: "dondurulmuş ve soğutulmuş gıdalar",
      OM2: "oda sıcaklığında veya altında uzun süreli depolama, kısa süreli sıcak dolum dâhil",
      OM3: "sıcak dolum, ardından uzun süreli depolama olmaksızın",
      OM4: "100 °C’ye kadar kullanım",
      OM5: "121 °C’ye kadar kullanım",
      OM6: "40 °C’nin üzerinde kullanım, yağlı gıdalar hariç",
      OM7: "yağlı gıdalarla 121 °C’nin üzerinde kullanım",
    },
    days: "{count} gün",
    hours: "{count} saat",
    ratio: "En yüksek yüzey/hacim oranı",
    barrier: "Fonksiyonel bariyer",
    noBarrier: "Kullanılmaz.",
    hasBarrier: "Kullanılır; malzeme 13. maddenin 2, 3 ve 4. veya 14. maddenin 2 ve 3. fıkralarına uygundur.",
    note: "Bileşim değişirse beyan yenilenir. Partiye ait belgeler siparişle birlikte verilir.",
  },
  en: {
    basis: "Commission Regulation (EU)\u00a0No\u00a010/2011, Annex IV",
    issuer: "Issued by",
    manufacturer: "Manufacturer",
    product: "Product",
    date: "Date of the declaration",
    confirmation: "Compliance",
    confirmationText:
      "Under the conditions of use in point 8 the product meets the relevant requirements of Regulation (EU)\u00a0No\u00a010/2011 and of Regulation (EC)\u00a0No\u00a01935/2004.",
    substances: "Substances with restrictions",
    noSubstances: "No substance with a specific migration limit is used.",
    substance: "Substance (as in Annex I)",
    limit: "Limit, mg/kg food",
    shownBy: "Shown by",
    test: "test",
    calculation: "calculation",
    dualUse: "Dual-use additives",
    noDualUse: "No additive is used that is also a food additive or flavouring.",
    use: "Conditions of use",
    foods: "Types of food",
    foodTypes: {
      aqueous: "aqueous",
      acidic: "acidic",
      alcoholic: "alcoholic",
      milk: "milk products",
      fatty: "fatty",
      dry: "dry",
    },
    conditions: "Time and temperature",
    migrationTests: {
      OM1: "frozen and refrigerated food",
      OM2: "long-term storage at room temperature or below, brief hot filling included",
      OM3: "hot filling without long-term storage afterwards",
      OM4: "use at up to 100 °C",
      OM5: "use at up to 121 °C",
      OM6: "use above 40 °C, fatty food excepted",
      OM7: "use above 121 °C with fatty food",
    },
    days: "{count} days",
    hours: "{count} h",
    ratio: "Highest ratio of surface to volume",
    barrier: "Functional barrier",
    noBarrier: "None is used.",
    hasBarrier:
      "One is used; the material complies with Article 13(2), (3) and (4) or Article 14(2) and (3).",
    note: "The declaration is renewed when the composition changes. Batch documents are supplied with the order.",
  },
  ru: {
    basis: "Регламент Комиссии (ЕС) №\u00a010/2011, приложение IV",
    issuer: "Декларацию выдал",
    manufacturer: "Изготовитель",
    product: "Изделие",
    date: "Дата декларации",
    confirmation: "Соответствие",
    confirmationText:
      "При условиях применения по пункту 8 изделие отвечает соответствующим требованиям Регламента (ЕС) №\u00a010/2011 и Регламента (ЕС) №\u00a01935/2004.",
    substances: "Вещества с ограничениями",
    noSubstances: "Вещества с пределом специфической миграции не применяются.",
    substance: "Вещество (как в приложении I)",
    limit: "Предел, мг/кг пищи",
    shownBy: "Основание",
    test: "испытание",
    calculation: "расчёт",
    dualUse: "Добавки двойного назначения",
    noDualUse: "Добавки, которые служат и пищевыми добавками или ароматизаторами, не применяются.",
    use: "Условия применения",
    foods: "Виды пищи",
    foodTypes: {
      aqueous: "водная",
      acidic: "кислая",
      alcoholic: "спиртосодержащая",
      milk: "молочная",
      fatty: "жирная",
      dry: "сухая",
    },
    conditions: "Время и температура",
    migrationTests: {
      OM1: "замороженная и охлаждённая пища",
      OM2: "длительное хранение при комнатной температуре и ниже, включая короткий горячий розлив",
      OM3: "горячий розлив без последующего длительного хранения",
      OM4: "применение при температуре до 100 °C",
      OM5: "применение при температуре до 121 °C",
      OM6: "применение при температуре выше 40 °C, кроме жирной пищи",
      OM7: "применение при температуре выше 121 °C с жирной пищей",
    },
    days: "{count} суток",
    hours: "{count} ч",
    ratio: "Наибольшее отношение поверхности к объёму",
    barrier: "Функциональный барьер",
    noBarrier: "Не применяется.",
    hasBarrier: "Применяется; материал соответствует статье 13(2), (3) и (4) или статье 14(2) и (3).",
    note: "При изменении состава декларация обновляется. Документы на партию прилагаются к заказу.",
  },
  fr: {
    basis: "Règlement (UE) nº\u00a010/2011 de la Commission, annexe IV",
    issuer: "Émetteur",
    manufacturer: "Fabricant",
    product: "Produit",
    date: "Date de la déclaration",
    confirmation: "Conformité",
    confirmationText:
      "Dans les conditions d’emploi du point 8, le produit satisfait aux exigences applicables du règlement (UE) nº\u00a010/2011 et du règlement (CE) nº\u00a01935/2004.",
    substances: "Substances soumises à restriction",
    noSubstances: "Aucune substance à limite de migration spécifique n’est employée.",
    substance: "Substance (nom de l’annexe I)",
    limit: "Limite, mg/kg de denrée",
    shownBy: "Établi par",
    test: "essai",
    calculation: "calcul",
    dualUse: "Additifs à double usage",
    noDualUse: "Aucun additif employé n’est aussi un additif alimentaire ou un arôme.",
    use: "Conditions d’emploi",
    foods: "Types de denrées",
    foodTypes: {
      aqueous: "aqueuses",
      acidic: "acides",
      alcoholic: "alcoolisées",
      milk: "produits laitiers",
      fatty: "grasses",
      dry: "sèches",
    },
    conditions: "Durée et température",
    migrationTests: {
      OM1: "denrées surgelées et réfrigérées",
      OM2: "conservation longue à température ambiante ou inférieure, remplissage à chaud bref compris",
      OM3: "remplissage à chaud sans conservation longue ensuite",
      OM4: "emploi jusqu’à 100 °C",
      OM5: "emploi jusqu’à 121 °C",
      OM6: "emploi au-delà de 40 °C, hors denrées grasses",
      OM7: "emploi au-delà de 121 °C avec des denrées grasses",
    },
    days: "{count} jours",
    hours: "{count} h",
    ratio: "Rapport surface/volume le plus élevé",
    barrier: "Barrière fonctionnelle",
    noBarrier: "Aucune.",
    hasBarrier:
      "Présente ; le matériau est conforme à l’article 13, paragraphes 2, 3 et 4, ou à l’article 14, paragraphes 2 et 3.",
    note: "La déclaration est renouvelée si la composition change. Les documents de lot accompagnent la commande.",
  },
  ar: {
    basis: "لائحة المفوضية \u2066(EU)\u00a0No\u00a010/2011\u2069، الملحق الرابع",
    issuer: "الجهة المُصدِرة",
    manufacturer: "الصانع",
    product: "المنتج",
    date: "تاريخ الإقرار",
    confirmation: "المطابقة",
    confirmationText:
      "يستوفي المنتج، في شروط الاستعمال المبيّنة في البند 8، المتطلبات ذات الصلة في اللائحة \u2066(EU)\u00a0No\u00a010/2011\u2069 واللائحة \u2066(EC)\u00a0No\u00a01935/2004\u2069.",
    substances: "مواد عليها قيود",
    noSubstances: "لا تُستعمل أي مادة لها حد هجرة نوعية.",
    substance: "المادة (كما في الملحق الأول)",
    limit: "الحد، \u2066mg/kg\u2069 غذاء",
    shownBy: "الإثبات",
    test: "اختبار",
    calculation: "حساب",
    dualUse: "مضافات مزدوجة الاستعمال",
    noDualUse: "لا يُستعمل مضاف يُعد أيضًا مضافًا غذائيًا أو منكّهًا.",
    use: "شروط الاستعمال",
    foods: "أنواع الأغذية",
    foodTypes: {
      aqueous: "مائية",
      acidic: "حمضية",
      alcoholic: "كحولية",
      milk: "ألبان",
      fatty: "دهنية",
      dry: "جافة",
    },
    conditions: "المدة ودرجة الحرارة",
    migrationTests: {
      OM1: "أغذية مجمدة ومبردة",
      OM2: "تخزين طويل في حرارة الغرفة أو دونها، ويشمل التعبئة الساخنة القصيرة",
      OM3: "تعبئة ساخنة لا يتبعها تخزين طويل",
      OM4: "استعمال حتى \u2066100 °C\u2069",
      OM5: "استعمال حتى \u2066121 °C\u2069",
      OM6: "استعمال فوق \u206640 °C\u2069 باستثناء الأغذية الدهنية",
      OM7: "استعمال فوق \u2066121 °C\u2069 مع أغذية دهنية",
    },
    days: "{count} أيام",
    hours: "{count} h",
    ratio: "أعلى نسبة للسطح إلى الحجم",
    barrier: "حاجز وظيفي",
    noBarrier: "لا يُستعمل.",
    hasBarrier: "يُستعمل، والمادة مطابقة للمادة 13 (الفقرات 2 و3 و4) أو للمادة 14 (الفقرتين 2 و3).",
    note: "يُجدَّد الإقرار إذا تغيّر التركيب. أما مستندات الدفعة فتُرفق بالطلب.",
  },
  de: {
    basis: "Verordnung (EU) Nr.\u00a010/2011 der Kommission, Anhang IV",
    issuer: "Ausgestellt von",
    manufacturer: "Hersteller",
    product: "Produkt",
    date: "Datum der Erklärung",
    confirmation: "Konformität",
    confirmationText:
      "Unter den Verwendungsbedingungen in Punkt 8 erfüllt das Produkt die einschlägigen Anforderungen der Verordnung (EU) Nr.\u00a010/2011 und der Verordnung (EG) Nr.\u00a01935/2004.",
    substances: "Stoffe mit Beschränkungen",
    noSubstances: "Stoffe mit spezifischem Migrationsgrenzwert werden nicht verwendet.",
    substance: "Stoff (wie in Anhang I)",
    limit: "Grenzwert, mg/kg Lebensmittel",
    shownBy: "Nachweis",
    test: "Prüfung",
    calculation: "Berechnung",
    dualUse: "Dual-Use-Additive",
    noDualUse: "Additive, die auch Lebensmittelzusatzstoffe oder Aromen sind, werden nicht verwendet.",
    use: "Verwendungsbedingungen",
    foods: "Lebensmittelarten",
    foodTypes: {
      aqueous: "wässrig",
      acidic: "sauer",
      alcoholic: "alkoholisch",
      milk: "Milcherzeugnisse",
      fatty: "fetthaltig",
      dry: "trocken",
    },
    conditions: "Zeit und Temperatur",
    migrationTests: {
      OM1: "gefrorene und gekühlte Lebensmittel",
      OM2: "lange Lagerung bei Raumtemperatur oder darunter, kurze Heißabfüllung eingeschlossen",
      OM3: "Heißabfüllung ohne anschließende lange Lagerung",
      OM4: "Verwendung bis 100 °C",
      OM5: "Verwendung bis 121 °C",
      OM6: "Verwendung über 40 °C, ausgenommen fetthaltige Lebensmittel",
      OM7: "Verwendung über 121 °C mit fetthaltigen Lebensmitteln",
    },
    days: "{count} Tage",
    hours: "{count} h",
    ratio: "Höchstes Verhältnis von Fläche zu Volumen",
    barrier: "Funktionelle Barriere",
    noBarrier: "Keine.",
    hasBarrier:
      "Vorhanden; das Material erfüllt Artikel 13 Absätze 2, 3 und 4 oder Artikel 14 Absätze 2 und 3.",
    note: "Ändert sich die Zusammensetzung, wird die Erklärung erneuert. Chargendokumente kommen mit der Bestellung.",
  },
};
