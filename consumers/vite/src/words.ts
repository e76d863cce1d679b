/** The application's own texts. */
export const words = {
  tr: {
    title: "Ürünler",
    contact: "İletişim",
    call: "Sizi arayalım",
    thanks: "Bugün arayacağız.",
    sending: "Stoktaki ürünler iki iş gününde yola çıkar.",
  },
  en: {
    title: "Products",
    contact: "Contact",
    call: "Have us call you",
    thanks: "We will call today.",
    sending: "What is in stock leaves within two working days.",
  },
  ru: {
    title: "Продукция",
    contact: "Контакты",
    call: "Заказать звонок",
    thanks: "Позвоним сегодня.",
    sending: "Товары со склада отправляем за два рабочих дня.",
  },
  fr: {
    title: "Produits",
    contact: "Contact",
    call: "Être rappelé",
    thanks: "Nous vous appellerons aujourd’hui.",
    sending: "Les articles en stock partent sous deux jours ouvrés.",
  },
  ar: {
    title: "المنتجات",
    contact: "اتصل بنا",
    call: "اطلب اتصالنا بك",
    thanks: "سنتصل بك اليوم.",
    sending: "نشحن المنتجات المتوفرة خلال يومي عمل.",
  },
  de: {
    title: "Produkte",
    contact: "Kontakt",
    call: "Rückruf anfordern",
    thanks: "Wir rufen heute an.",
    sending: "Lagerware geht innerhalb von zwei Werktagen hinaus.",
  },
  es: {
    title: "Productos",
    contact: "Contacto",
    call: "Le llamamos",
    thanks: "Le llamaremos hoy.",
    sending: "Lo que está en existencias sale en dos días laborables.",
  },
} as const;
