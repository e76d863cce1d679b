import type { Locale } from "@preforma/domain/locales";

/** Words of the packaging information. */
export interface PackagingWords {
  basis: string;
  materialTitle: string;
  material: string;
  /** The abbreviation and number on the article. */
  code: string;
  weightTitle: string;
  weight: string;
  recycledTitle: string;
  /** `{percent}` with its sign. */
  post_consumer: string;
  post_industrial: string;
  recyclabilityTitle: string;
  /** `{class}`. */
  recyclability: string;
  provisional: string;
  substancesTitle: string;
  substances: string;
  note: string;
}

/**
 * Regulation (EU) 2025/40: Article 5(4) limits four metals, Article 6 sets classes of recyclability, Article 7 shares of
 * recycled plastic. Numbers of materials are those of Decision 97/129/EC.
 */
export const packagingTexts: Readonly<Record<Locale, PackagingWords>> = {
  tr: {
    basis: "Ambalaj ve ambalaj atıkları hakkındaki (AB) 2025/40 sayılı Tüzük (PPWR) için bilgiler",
    materialTitle: "Malzeme",
    material: "Malzeme",
    code: "Tanıtım kodu (97/129/AT)",
    weightTitle: "Ağırlık",
    weight: "Bir adet",
    recycledTitle: "Geri dönüştürülmüş içerik",
    post_consumer: "{percent} tüketici sonrası geri dönüştürülmüş plastik",
    post_industrial: "{percent} üretim firesinden geri dönüştürülmüş plastik",
    recyclabilityTitle: "Geri dönüştürülebilirlik",
    recyclability: "Sınıf {class} (geçici)",
    provisional:
      "Geçici: kendi değerlendirmemizdir. Madde 6(4) kapsamındaki ölçütler uygulanmaya başlayınca yeniden değerlendirilir.",
    substancesTitle: "Kısıtlanan maddeler",
    substances:
      "Kurşun, kadmiyum, cıva ve krom VI derişimlerinin toplamı 100 mg/kg sınırının altındadır (Madde 5(4)).",
    note: "Bilgiler yalnızca bu ürün içindir; kapak, etiket ve içerik ayrıca değerlendirilir.",
  },
  en: {
    basis: "Information for Regulation (EU) 2025/40 on packaging and packaging waste (PPWR)",
    materialTitle: "Material",
    material: "Material",
    code: "Identification code (97/129/EC)",
    weightTitle: "Weight",
    weight: "One piece",
    recycledTitle: "Recycled content",
    post_consumer: "{percent} post-consumer recycled plastic",
    post_industrial: "{percent} post-industrial recycled plastic",
    recyclabilityTitle: "Recyclability",
    recyclability: "Class {class} (provisional)",
    provisional:
      "Provisional: our own assessment. We will assess the product again once the criteria under Article 6(4) apply.",
    substancesTitle: "Restricted substances",
    substances: "Lead, cadmium, mercury and chromium VI together stay below 100 mg/kg (Article 5(4)).",
    note: "The information covers this product alone; closure, label and contents are assessed separately.",
  },
  ru: {
    basis: "Сведения по Регламенту (ЕС) 2025/40 об упаковке и отходах упаковки (PPWR)",
    materialTitle: "Материал",
    material: "Материал",
    code: "Код материала (97/129/EC)",
    weightTitle: "Масса",
    weight: "Одна штука",
    recycledTitle: "Вторичное сырьё",
    post_consumer: "{percent} вторичного пластика из отходов потребления",
    post_industrial: "{percent} вторичного пластика из отходов производства",
    recyclabilityTitle: "Пригодность к переработке",
    recyclability: "Класс {class} (предварительно)",
    provisional:
      "Предварительно: это наша собственная оценка. Мы повторим её, когда начнут действовать критерии по статье 6(4).",
    substancesTitle: "Ограничиваемые вещества",
    substances: "Суммарное содержание свинца, кадмия, ртути и хрома VI ниже 100 мг/кг (статья 5(4)).",
    note: "Сведения относятся только к этому изделию; укупорка, этикетка и содержимое оцениваются отдельно.",
  },
  fr: {
    basis:
      "Informations au titre du règlement (UE) 2025/40 relatif aux emballages et aux déchets d’emballages (PPWR)",
    materialTitle: "Matière",
    material: "Matière",
    code: "Code d’identification (97/129/CE)",
    weightTitle: "Poids",
    weight: "Une pièce",
    recycledTitle: "Matière recyclée",
    post_consumer: "{percent} de plastique recyclé post-consommation",
    post_industrial: "{percent} de plastique recyclé post-industriel",
    recyclabilityTitle: "Recyclabilité",
    recyclability: "Classe {class} (provisoire)",
    provisional:
      "Provisoire : notre propre évaluation. Nous la referons dès que les critères de l’article 6, paragraphe 4, seront applicables.",
    substancesTitle: "Substances soumises à restriction",
    substances:
      "La somme du plomb, du cadmium, du mercure et du chrome VI est inférieure à 100 mg/kg (article 5, paragraphe 4).",
    note: "Ces informations portent sur ce produit seul ; bouchage, étiquette et contenu s’évaluent à part.",
  },
  ar: {
    basis: "معلومات لأغراض اللائحة \u2066(EU) 2025/40\u2069 بشأن التعبئة والتغليف ونفاياتهما (PPWR)",
    materialTitle: "المادة",
    material: "المادة",
    code: "رمز التعريف \u2066(97/129/EC)\u2069",
    weightTitle: "الوزن",
    weight: "القطعة الواحدة",
    recycledTitle: "المادة المعاد تدويرها",
    post_consumer: "{percent} بلاستيك معاد تدويره من مخلفات المستهلكين",
    post_industrial: "{percent} بلاستيك معاد تدويره من مخلفات التصنيع",
    recyclabilityTitle: "قابلية إعادة التدوير",
    recyclability: "الدرجة {class} (مؤقتة)",
    provisional: "مؤقتة: هذا تقييمنا الخاص، وسنعيد التقييم عندما يبدأ العمل بمعايير المادة \u20666(4)\u2069.",
    substancesTitle: "مواد مقيّدة",
    substances:
      "مجموع الرصاص والكادميوم والزئبق والكروم السداسي أقل من \u2066100 mg/kg\u2069 (المادة \u20665(4)\u2069).",
    note: "تخص هذه المعلومات هذا المنتج وحده، أما الغطاء والملصق والمحتوى فتُقيَّم على حدة.",
  },
  de: {
    basis: "Angaben zur Verordnung (EU) 2025/40 über Verpackungen und Verpackungsabfälle (PPWR)",
    materialTitle: "Werkstoff",
    material: "Werkstoff",
    code: "Kennzeichnung (97/129/EG)",
    weightTitle: "Gewicht",
    weight: "Ein Stück",
    recycledTitle: "Rezyklatanteil",
    post_consumer: "{percent} Rezyklat aus Verbraucherabfällen",
    post_industrial: "{percent} Rezyklat aus Produktionsabfällen",
    recyclabilityTitle: "Recyclingfähigkeit",
    recyclability: "Klasse {class} (vorläufig)",
    provisional:
      "Vorläufig: unsere eigene Bewertung. Wir bewerten neu, sobald die Kriterien nach Artikel 6 Absatz 4 gelten.",
    substancesTitle: "Beschränkte Stoffe",
    substances:
      "Blei, Cadmium, Quecksilber und Chrom VI liegen zusammen unter 100 mg/kg (Artikel 5 Absatz 4).",
    note: "Die Angaben gelten nur für dieses Produkt; Verschluss, Etikett und Füllgut werden gesondert bewertet.",
  },
};
