/** The pages' own texts in their two languages. */
export const words = {
  tr: {
    home: "Ana sayfa",
    title: "Ürünler",
    news: "Kapaklar bu hafta stokta.",
    offer: "Teklif alın",
    phone: "Telefon",
    help: "Yardım",
    cart: "Sepet",
    about: "Hakkımızda",
  },
  ar: {
    home: "الصفحة الرئيسية",
    title: "المنتجات",
    news: "الأغطية متوفرة في المخزون هذا الأسبوع.",
    offer: "اطلب عرض سعر",
    phone: "الهاتف",
    help: "المساعدة",
    cart: "السلة",
    about: "من نحن",
  },
};
