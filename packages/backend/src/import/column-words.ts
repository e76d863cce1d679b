import type { FieldName } from "./column-titles.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/**
 * Single words, folded, by which the title of a column tells its field when it is none of the usual ones:
 * `NECK_DIAM`, `AVL_QTY`, `UNIT_WT`.
 */
export const columnWords: Readonly<Partial<Record<FieldName, ReadonlySet<string>>>> = {
  neck: words("neck agiz agzi boyun mundung gewinde bague thread горло горловина резьба"),
  minimumOrder: words("moq minimum min mindestmenge"),
  cartonQuantity: words("carton ctn koli karton colisage"),
  palletQuantity: words("pallet plt palet palette"),
  currency: words("currency curr doviz wahrung devise валюта"),
  price: words("price rate mrp fiyat fiyati preis prix tarif цена"),
  weight: words("weight wt wgt gramaj agirlik agirligi gewicht poids вес масса"),
  volume: words("volume vol capacity cpty hacim hacmi kapasite inhalt contenance объем емкость"),
  colour: words("colour color colr clr renk rengi farbe couleur цвет"),
  material: words("material resin malzeme hammadde werkstoff matiere материал"),
  category: words(
    "category categ group grp grup grubu family class type tip tipi kategori warengruppe famille группа тип категория",
  ),
  stock: words(
    "qty quantity stock stok onhand avail available avl balance miktar miktari bestand menge quantite остаток количество",
  ),
  name: words(
    "name desc descr description title ad adi isim tanim tanimi aciklama bezeichnung designation libelle nom наименование название particulars",
  ),
};

/** Words for a number that names an article, and for the article itself. */
export const codeWords = words(
  "code cd kod kodu no num number nr id sku ref reference артикул код numara numarasi #",
);
export const codeNouns = words(
  "item product prod article art stock stok urun malzeme material part sku artikel товар mal",
);

/** Titles that hold a name or a code only where no other column does. */
export const lastResorts: Readonly<Record<"name" | "code", ReadonlySet<string>>> = {
  name: words("formula model mould mold kalip item product article urun artikel товар goods details"),
  code: words("code kod no num number nr id sku item ref артикул код"),
};
