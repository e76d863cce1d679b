/** The application's own texts. */
export const words = {
  tr: { title: "Ürünler", contact: "İletişim", call: "Sizi arayalım", thanks: "Bugün arayacağız." },
  en: { title: "Products", contact: "Contact", call: "Have us call you", thanks: "We will call today." },
  ru: { title: "Продукция", contact: "Контакты", call: "Заказать звонок", thanks: "Позвоним сегодня." },
  fr: {
    title: "Produits",
    contact: "Contact",
    call: "Être rappelé",
    thanks: "Nous vous appellerons aujourd’hui.",
  },
  ar: { title: "المنتجات", contact: "اتصل بنا", call: "اطلب اتصالنا بك", thanks: "سنتصل بك اليوم." },
  de: { title: "Produkte", contact: "Kontakt", call: "Rückruf anfordern", thanks: "Wir rufen heute an." },
} as const;
