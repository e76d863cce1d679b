import { fold } from "@preforma/domain/text";
import { UnreadableFileError } from "./tables/index.ts";

/** What the importer can take from a column. */
export const fieldNames = [
  "code",
  "name",
  "stock",
  "category",
  "material",
  "colour",
  "volume",
  "weight",
  "neck",
  "price",
  "currency",
  "minimumOrder",
  "cartonQuantity",
  "palletQuantity",
] as const;
export type FieldName = (typeof fieldNames)[number];

/** Column titles as enterprise systems and people write them, compared without case, accents and punctuation. */
const titles: Readonly<Record<FieldName, readonly string[]>> = {
  code: [
    "code",
    "itemcode",
    "item no",
    "item number",
    "sku",
    "product code",
    "article",
    "article code",
    "article no",
    "part no",
    "part number",
    "reference",
    "ref",
    "kod",
    "stok kodu",
    "ürün kodu",
    "malzeme kodu",
    "artikelnummer",
    "artikel nr",
    "bestellnummer",
    "référence",
    "code article",
    "артикул",
    "код",
    "код товара",
    "رمز",
    "رمز المنتج",
    "رمز الصنف",
    "كود",
    "كود الصنف",
  ],
  name: [
    "name",
    "itemname",
    "item description",
    "title",
    "product",
    "product name",
    "description",
    "article name",
    "ad",
    "adı",
    "isim",
    "ürün adı",
    "ürün",
    "stok adı",
    "malzeme adı",
    "açıklama",
    "tanım",
    "bezeichnung",
    "artikelbezeichnung",
    "produkt",
    "produktname",
    "nom",
    "désignation",
    "libellé",
    "produit",
    "название",
    "наименование",
    "наименование товара",
    "номенклатура",
    "товар",
    "اسم",
    "الاسم",
    "اسم المنتج",
    "اسم الصنف",
    "الصنف",
    "الوصف",
  ],
  stock: [
    "stock",
    "available stock",
    "availablestock",
    "qty",
    "quantity",
    "on hand",
    "stok",
    "miktar",
    "stok miktarı",
    "bestand",
    "menge",
    "quantité",
    "остаток",
    "количество",
    "المخزون",
    "الكمية",
  ],
  category: [
    "category",
    "group",
    "item group",
    "kategori",
    "grup",
    "ürün grubu",
    "kategorie",
    "warengruppe",
    "catégorie",
    "famille",
    "категория",
    "группа",
    "الفئة",
    "المجموعة",
  ],
  material: [
    "material",
    "resin",
    "malzeme",
    "hammadde",
    "werkstoff",
    "matière",
    "matériau",
    "материал",
    "сырье",
    "المادة",
    "الخامة",
  ],
  colour: ["colour", "color", "renk", "farbe", "couleur", "цвет", "اللون"],
  volume: [
    "volume",
    "capacity",
    "volume ml",
    "ml",
    "hacim",
    "kapasite",
    "hacim ml",
    "volumen",
    "inhalt",
    "fassungsvermögen",
    "contenance",
    "объем",
    "емкость",
    "السعة",
    "الحجم",
  ],
  weight: [
    "weight",
    "weight g",
    "gr",
    "gram",
    "ağırlık",
    "gramaj",
    "gewicht",
    "poids",
    "вес",
    "масса",
    "الوزن",
  ],
  neck: [
    "neck",
    "neck size",
    "neck finish",
    "ağız",
    "ağız ölçüsü",
    "boyun",
    "mündung",
    "gewinde",
    "bague",
    "col",
    "горло",
    "резьба",
    "الفوهة",
    "العنق",
  ],
  price: [
    "price",
    "unit price",
    "fiyat",
    "birim fiyat",
    "preis",
    "stückpreis",
    "prix",
    "prix unitaire",
    "цена",
    "السعر",
  ],
  currency: ["currency", "para birimi", "döviz", "währung", "devise", "monnaie", "валюта", "العملة"],
  minimumOrder: [
    "minimum order",
    "moq",
    "min order",
    "minimum sipariş",
    "min sipariş",
    "mindestmenge",
    "mindestbestellmenge",
    "quantité minimale",
    "минимальный заказ",
    "الحد الأدنى للطلب",
  ],
  cartonQuantity: [
    "carton",
    "carton quantity",
    "pcs per carton",
    "koli",
    "koli adedi",
    "koli içi",
    "karton",
    "kartoninhalt",
    "colisage",
    "par carton",
    "в коробке",
    "الكرتون",
  ],
  palletQuantity: [
    "pallet",
    "pallet quantity",
    "palet",
    "palet adedi",
    "palette",
    "palettenmenge",
    "par palette",
    "на паллете",
    "البالتة",
  ],
};

const plain = (title: string): string => fold(title).replaceAll(/[^\p{L}\p{N}]/gu, "");
const fieldOf = new Map(
  fieldNames.flatMap((field) => titles[field].map((title): [string, FieldName] => [plain(title), field])),
);

/** Which column, counted from 0, holds which field. */
export type ColumnMap = Partial<Record<FieldName, number>>;

/**
 * Finds the columns by their titles. `given` names some of them (`{ name: "Tanım 2" }`) and wins. Throws
 * `UnreadableFileError` when a given column is missing, or code or name cannot be found.
 */
export function mapColumns(
  columns: readonly string[],
  given: Readonly<Partial<Record<FieldName, string>>> = {},
): ColumnMap {
  const map: ColumnMap = {};
  const listed = `The file's columns are: ${columns.map((column) => `"${column}"`).join(", ")}.`;
  for (const [field, title] of Object.entries(given) as [FieldName, string][]) {
    const index = columns.findIndex((column) => plain(column) === plain(title));
    if (index < 0)
      throw new UnreadableFileError(`--map ${field}="${title}": there is no such column. ${listed}`);
    map[field] = index;
  }
  const taken = new Set(Object.values(map));
  columns.forEach((column, index) => {
    const field = fieldOf.get(plain(column));
    if (field && map[field] === undefined && !taken.has(index)) map[field] = index;
  });
  for (const field of ["code", "name"] as const) {
    if (map[field] === undefined)
      throw new UnreadableFileError(
        `No column for the ${field} of the product was found. ${listed} Say which it is: --map ${field}="Column title".`,
      );
  }
  return map;
}
