import type { MessageTable } from "../message.ts";

/** Texts of the product search. `results` is said when an answer comes, `all` leads to the whole list. */
export const productSearchMessages: MessageTable<
  | "suggestions"
  | "recent"
  | "clearRecent"
  | "removeRecent"
  | "loading"
  | "failed"
  | "retry"
  | "none"
  | "meant"
  | "categories",
  "results" | "all"
> = {
  tr: {
    suggestions: "Ürün önerileri",
    recent: "Son aramalar",
    clearRecent: "Tümünü sil",
    removeRecent: "Son aramalardan sil: {text}",
    loading: "Aranıyor…",
    failed: "Öneriler şu anda gösterilemiyor. Yine de arama yapabilirsiniz.",
    retry: "Yeniden dene",
    none: "“{text}” için ürün bulunamadı.",
    meant: "Bunu mu demek istediniz: {text}",
    categories: "Kategorilerde arayın",
    results: { other: "{count} ürün bulundu" },
    all: { other: "Tüm sonuçlar: {count} ürün" },
  },
  en: {
    suggestions: "Suggested products",
    recent: "Recent searches",
    clearRecent: "Delete all",
    removeRecent: "Delete from recent searches: {text}",
    loading: "Searching…",
    failed: "Suggestions are not available right now. You can still search.",
    retry: "Try again",
    none: "No products found for “{text}”.",
    meant: "Did you mean: {text}",
    categories: "Look in the categories",
    results: { one: "{count} product found", other: "{count} products found" },
    all: { one: "Show {count} result", other: "Show all {count} results" },
  },
  ru: {
    suggestions: "Подходящие товары",
    recent: "Недавние запросы",
    clearRecent: "Удалить все",
    removeRecent: "Удалить из недавних запросов: {text}",
    loading: "Идёт поиск…",
    failed: "Подсказки сейчас недоступны, но поиск работает.",
    retry: "Повторить",
    none: "По запросу «{text}» ничего не найдено.",
    meant: "Возможно, вы имели в виду: {text}",
    categories: "Посмотрите в категориях",
    results: {
      one: "Найден {count} товар",
      few: "Найдено {count} товара",
      many: "Найдено {count} товаров",
      other: "Найдено {count} товара",
    },
    all: {
      one: "Показать {count} результат",
      few: "Показать все {count} результата",
      many: "Показать все {count} результатов",
      other: "Показать все {count} результата",
    },
  },
  fr: {
    suggestions: "Produits suggérés",
    recent: "Recherches récentes",
    clearRecent: "Tout supprimer",
    removeRecent: "Supprimer des recherches récentes\u00a0: {text}",
    loading: "Recherche en cours…",
    failed: "Les suggestions sont momentanément indisponibles. Vous pouvez tout de même lancer la recherche.",
    retry: "Réessayer",
    none: "Aucun produit trouvé pour «\u00a0{text}\u00a0».",
    meant: "Vouliez-vous dire\u00a0: {text}",
    categories: "Chercher dans les catégories",
    results: {
      one: "{count} produit trouvé",
      many: "{count} de produits trouvés",
      other: "{count} produits trouvés",
    },
    all: {
      one: "Voir {count} résultat",
      many: "Voir les {count} de résultats",
      other: "Voir les {count} résultats",
    },
  },
  ar: {
    suggestions: "منتجات مقترحة",
    recent: "عمليات البحث الأخيرة",
    clearRecent: "حذف الكل",
    removeRecent: "حذف من عمليات البحث الأخيرة: {text}",
    loading: "جارٍ البحث…",
    failed: "الاقتراحات غير متاحة حاليًا، ولا يزال بإمكانك البحث.",
    retry: "إعادة المحاولة",
    none: "لم يُعثر على منتجات لعبارة «{text}».",
    meant: "هل تقصد: {text}",
    categories: "ابحث في الفئات",
    results: {
      zero: "لم يُعثر على منتجات",
      one: "عُثر على منتج واحد",
      two: "عُثر على منتجين",
      few: "عُثر على {count} منتجات",
      many: "عُثر على {count} منتجًا",
      other: "عُثر على {count} منتج",
    },
    all: {
      zero: "لا توجد نتائج",
      one: "عرض النتيجة الوحيدة",
      two: "عرض النتيجتين",
      few: "عرض جميع النتائج: {count} منتجات",
      many: "عرض جميع النتائج: {count} منتجًا",
      other: "عرض جميع النتائج: {count} منتج",
    },
  },
  de: {
    suggestions: "Produktvorschläge",
    recent: "Letzte Suchen",
    clearRecent: "Alle löschen",
    removeRecent: "Aus den letzten Suchen löschen: {text}",
    loading: "Suche läuft…",
    failed: "Vorschläge sind gerade nicht verfügbar. Sie können trotzdem suchen.",
    retry: "Erneut versuchen",
    none: "Keine Produkte zu „{text}“ gefunden.",
    meant: "Meinten Sie: {text}",
    categories: "In den Kategorien suchen",
    results: { one: "{count} Produkt gefunden", other: "{count} Produkte gefunden" },
    all: { one: "{count} Ergebnis anzeigen", other: "Alle {count} Ergebnisse anzeigen" },
  },
};
