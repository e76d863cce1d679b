/** The application's own texts, in the two languages that it has. */
export const words = {
  tr: {
    home: "Ana sayfa",
    title: "Ürünler",
    call: "Sizi arayalım",
    help: "Yardım",
    cart: "Sepet",
    about: "Hakkımızda",
    name: "Adınız",
    pieces: "Adet",
    sample: "Önce numune gönderin",
    double: "İki katını al",
  },
  ar: {
    home: "الصفحة الرئيسية",
    title: "المنتجات",
    call: "اطلب اتصالنا بك",
    help: "المساعدة",
    cart: "السلة",
    about: "من نحن",
    name: "اسمك",
    pieces: "عدد القطع",
    sample: "أرسلوا عيّنة أولًا",
    double: "ضاعف الكمية",
  },
} as const;
