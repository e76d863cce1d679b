import { reference } from "./reference.ts";

/** Makers of agricultural, industrial and car care products. */
export const industryReferences = [
  reference("tarlagen", "Tarlagen", "agriculture", {
    tr: ["Bitki koruma ürünleri", "HDPE bidon, 5–20 l, istiflenebilir"],
    en: ["Crop protection", "HDPE jerrycan, 5 to 20 l, stackable"],
    ru: ["Средства защиты растений", "Канистра из ПНД, 5–20 л, штабелируемая"],
    fr: ["Protection des cultures", "Bidon en PEHD, de 5 à 20 l, empilable"],
    ar: ["منتجات وقاية النبات", "جركن HDPE من 5 إلى 20 لترًا، قابل للتكديس"],
    de: ["Pflanzenschutz", "HDPE-Kanister, 5 bis 20 l, stapelbar"],
  }),
  reference("filizka", "Filizka", "agriculture", {
    tr: ["Sıvı gübre", "HDPE şişe ve bidon, ölçekli şerit"],
    en: ["Liquid fertiliser", "HDPE bottles and jerrycans with a graduated strip"],
    ru: ["Жидкие удобрения", "Бутылки и канистры из ПНД с мерной полосой"],
    fr: ["Engrais liquide", "Flacons et bidons en PEHD, bande graduée"],
    ar: ["الأسمدة السائلة", "قوارير وجراكن HDPE بشريط مدرّج"],
    de: ["Flüssigdünger", "HDPE-Flaschen und -Kanister mit Füllstandsstreifen"],
  }),
  reference("kimtera", "Kimtera", "industry", {
    tr: ["Endüstriyel kimyasallar", "Kapalı HDPE varil ve 30 l bidon"],
    en: ["Industrial chemicals", "Closed-head HDPE drums and 30 l jerrycans"],
    ru: ["Промышленная химия", "Закрытые бочки из ПНД и канистры 30 л"],
    fr: ["Chimie industrielle", "Fûts fermés en PEHD et bidons de 30 l"],
    ar: ["الكيماويات الصناعية", "براميل HDPE مغلقة وجراكن 30 لترًا"],
    de: ["Industriechemikalien", "Geschlossene HDPE-Fässer und 30-l-Kanister"],
  }),
  reference("boyalin", "Boyalin", "industry", {
    tr: ["Su bazlı boya", "Kulplu konik kova, 5–25 l"],
    en: ["Water-based paint", "Conical bucket with handle, 5 to 25 l"],
    ru: ["Водные краски", "Коническое ведро с ручкой, 5–25 л"],
    fr: ["Peinture à l’eau", "Seau conique à anse, de 5 à 25 l"],
    ar: ["دهانات مائية", "دلو مخروطي بمقبض، من 5 إلى 25 لترًا"],
    de: ["Wandfarben auf Wasserbasis", "Konischer Eimer mit Bügel, 5 bis 25 l"],
  }),
  reference("otoparla", "Otoparla", "automotive", {
    tr: ["Oto şampuanı ve cila", "Kare HDPE şişe, flip-top kapak"],
    en: ["Car shampoo and polish", "Square HDPE bottle, flip-top cap"],
    ru: ["Автошампунь и полироль", "Квадратная бутылка из ПНД, крышка флип-топ"],
    fr: ["Shampooing et polish auto", "Flacon carré en PEHD, capsule flip-top"],
    ar: ["شامبو السيارات والملمّع", "قارورة HDPE مربعة، غطاء قلاب"],
    de: ["Autoshampoo und Politur", "Quadratische HDPE-Flasche, Flip-Top-Verschluss"],
  }),
  reference("akslube", "Akslube", "automotive", {
    tr: ["Motor yağı ve antifriz", "Kulplu HDPE bidon, 1–5 l, ölçekli şerit"],
    en: ["Engine oil and antifreeze", "HDPE can with handle, 1 to 5 l, graduated strip"],
    ru: ["Моторное масло и антифриз", "Канистра из ПНД с ручкой, 1–5 л, мерная полоса"],
    fr: ["Huile moteur et antigel", "Bidon à poignée en PEHD, de 1 à 5 l, bande graduée"],
    ar: ["زيت المحركات ومانع التجمد", "جركن HDPE بمقبض من 1 إلى 5 لترات بشريط مدرّج"],
    de: ["Motoröl und Frostschutz", "HDPE-Kanister mit Griff, 1 bis 5 l, Füllstandsstreifen"],
  }),
];
