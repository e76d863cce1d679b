import type { MessageTable } from "../message.ts";

/** Texts of the table that compares products. */
export const compareTableMessages: MessageTable<
  | "caption"
  | "order"
  | "property"
  | "different"
  | "count"
  | "onlyDifferences"
  | "allProperties"
  | "noDifferences"
  | "notGiven"
  | "remove"
  | "add"
  | "emptyTitle"
  | "emptyText"
> = {
  tr: {
    caption: "Ürün karşılaştırması",
    order: "Fiyat ve sipariş",
    property: "Özellik",
    different: "Farklı",
    count: "Farklı özellik: {different} / {total}",
    onlyDifferences: "Yalnızca farkları göster",
    allProperties: "Tüm özellikleri göster",
    noDifferences: "Bu ürünler arasında listelenen özelliklerde fark yok.",
    notGiven: "Belirtilmemiş",
    remove: "Karşılaştırmadan çıkar: {title}",
    add: "Ürün ekle",
    emptyTitle: "Karşılaştırılacak ürün yok",
    emptyText: "Ürün sayfalarından en fazla dört ürün ekleyin, özelliklerini yan yana görün.",
  },
  en: {
    caption: "Product comparison",
    order: "Price and order",
    property: "Property",
    different: "Different",
    count: "Properties that differ: {different} of {total}",
    onlyDifferences: "Show differences only",
    allProperties: "Show all properties",
    noDifferences: "These products do not differ in any listed property.",
    notGiven: "Not stated",
    remove: "Remove from comparison: {title}",
    add: "Add a product",
    emptyTitle: "Nothing to compare yet",
    emptyText: "Add up to four products from their pages and see them side by side.",
  },
  ru: {
    caption: "Сравнение товаров",
    order: "Цена и заказ",
    property: "Параметр",
    different: "Различие",
    count: "Различающихся параметров: {different} из {total}",
    onlyDifferences: "Показать только различия",
    allProperties: "Показать все параметры",
    noDifferences: "По указанным параметрам эти товары не различаются.",
    notGiven: "Не указано",
    remove: "Убрать из сравнения: {title}",
    add: "Добавить товар",
    emptyTitle: "Сравнивать пока нечего",
    emptyText: "Добавьте до четырёх товаров с их страниц, и их параметры встанут рядом.",
  },
  fr: {
    caption: "Comparaison de produits",
    order: "Prix et commande",
    property: "Caractéristique",
    different: "Différent",
    count: "Caractéristiques différentes\u00a0: {different} sur {total}",
    onlyDifferences: "Afficher les seules différences",
    allProperties: "Afficher toutes les caractéristiques",
    noDifferences: "Ces produits ne diffèrent par aucune des caractéristiques indiquées.",
    notGiven: "Non précisé",
    remove: "Retirer de la comparaison\u00a0: {title}",
    add: "Ajouter un produit",
    emptyTitle: "Rien à comparer pour l’instant",
    emptyText: "Ajoutez jusqu’à quatre produits depuis leur page pour les voir côte à côte.",
  },
  ar: {
    caption: "مقارنة المنتجات",
    order: "السعر والطلب",
    property: "الخاصية",
    different: "مختلف",
    count: "الخصائص المختلفة: {different} من {total}",
    onlyDifferences: "عرض الاختلافات فقط",
    allProperties: "عرض كل الخصائص",
    noDifferences: "لا تختلف هذه المنتجات في أي من الخصائص المذكورة.",
    notGiven: "غير مذكور",
    remove: "إزالة من المقارنة: {title}",
    add: "إضافة منتج",
    emptyTitle: "لا منتجات للمقارنة بعد",
    emptyText: "أضف حتى أربعة منتجات من صفحاتها لترى خصائصها جنبًا إلى جنب.",
  },
  de: {
    caption: "Produktvergleich",
    order: "Preis und Bestellung",
    property: "Merkmal",
    different: "Verschieden",
    count: "Abweichende Merkmale: {different} von {total}",
    onlyDifferences: "Nur Unterschiede zeigen",
    allProperties: "Alle Merkmale zeigen",
    noDifferences: "Diese Produkte unterscheiden sich in keinem der aufgeführten Merkmale.",
    notGiven: "Keine Angabe",
    remove: "Aus dem Vergleich entfernen: {title}",
    add: "Produkt hinzufügen",
    emptyTitle: "Noch nichts zu vergleichen",
    emptyText: "Fügen Sie auf den Produktseiten bis zu vier Produkte hinzu und sehen Sie sie nebeneinander.",
  },
};
