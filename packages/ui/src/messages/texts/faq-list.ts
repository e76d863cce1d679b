import type { MessageTable } from "../message.ts";

/** Texts of the list of questions. */
export const faqListMessages: MessageTable<
  "search" | "submit" | "placeholder" | "nothing" | "topics",
  "found"
> = {
  tr: {
    search: "Sorularda ara",
    submit: "Ara",
    placeholder: "Ör. numune, minimum sipariş",
    topics: "Konular",
    nothing: "“{query}” için soru bulunamadı. Başka bir sözcük deneyin ya da bize yazın.",
    found: { other: "{count} soru bulundu" },
  },
  en: {
    search: "Search the questions",
    submit: "Search",
    placeholder: "E.g. samples, minimum order",
    topics: "Topics",
    nothing: "No question matches “{query}”. Try another word, or write to us.",
    found: { one: "{count} question found", other: "{count} questions found" },
  },
  ru: {
    search: "Поиск по вопросам",
    submit: "Найти",
    placeholder: "Например: образцы, минимальный заказ",
    topics: "Темы",
    nothing: "По запросу «{query}» вопросов не нашлось. Попробуйте другое слово или напишите нам.",
    found: {
      one: "Найден {count} вопрос",
      few: "Найдено {count} вопроса",
      many: "Найдено {count} вопросов",
      other: "Найдено {count} вопроса",
    },
  },
  fr: {
    search: "Rechercher dans les questions",
    submit: "Rechercher",
    placeholder: "Ex.\u00a0: échantillons, commande minimale",
    topics: "Thèmes",
    nothing: "Aucune question ne correspond à «\u00a0{query}\u00a0». Essayez un autre mot ou écrivez-nous.",
    found: {
      one: "{count} question trouvée",
      many: "{count} de questions trouvées",
      other: "{count} questions trouvées",
    },
  },
  ar: {
    search: "ابحث في الأسئلة",
    submit: "بحث",
    placeholder: "مثال: العينات، الحد الأدنى للطلب",
    topics: "المواضيع",
    nothing: "لا يوجد سؤال يطابق «{query}». جرّب كلمة أخرى أو راسلنا.",
    found: {
      zero: "لم يُعثر على أي سؤال",
      one: "عُثر على سؤال واحد",
      two: "عُثر على سؤالين",
      few: "عُثر على {count} أسئلة",
      many: "عُثر على {count} سؤالًا",
      other: "عُثر على {count} سؤال",
    },
  },
  de: {
    search: "Fragen durchsuchen",
    submit: "Suchen",
    placeholder: "Z. B. Muster, Mindestmenge",
    topics: "Themen",
    nothing: "Zu „{query}“ gibt es noch keine Frage. Versuchen Sie ein anderes Wort oder schreiben Sie uns.",
    found: { one: "{count} Frage gefunden", other: "{count} Fragen gefunden" },
  },
};
