import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** An issuer that does not exist: these certificates certify a demonstration. */
const issuer = "Örnek Belgelendirme A.Ş.";

/** Certificates of the company. Numbers are made up. */
export const certificates: readonly DemoEntry<"certificates">[] = [
  {
    key: "iso-9001",
    facts: {
      standard: "ISO 9001:2015",
      holder: companyName,
      issuer,
      number: "QMS-000241",
      issuedDaysAgo: 410,
      validYears: 3,
    },
    texts: {
      tr: {
        title: "Kalite yönetim sistemi",
        summary: "Plastik ambalaj ve kapakların tasarımı, enjeksiyon ve şişirme ile üretimi, satışı.",
      },
      en: {
        title: "Quality management system",
        summary: "Design, injection and blow moulding, and sale of plastic packaging and closures.",
      },
      ru: {
        title: "Система менеджмента качества",
        summary: "Разработка, литьё под давлением, выдув и продажа пластиковой упаковки и укупорки.",
      },
      fr: {
        title: "Système de management de la qualité",
        summary: "Conception, injection, soufflage et vente d’emballages et de bouchons en plastique.",
      },
      ar: {
        title: "نظام إدارة الجودة",
        summary: "تصميم العبوات البلاستيكية والأغطية وإنتاجها بالحقن والنفخ وبيعها.",
      },
      de: {
        title: "Qualitätsmanagementsystem",
        summary:
          "Entwicklung, Spritzguss, Blasformen und Vertrieb von Kunststoffverpackungen und Verschlüssen.",
      },
    },
  },
  {
    key: "iso-14001",
    facts: {
      standard: "ISO 14001:2015",
      holder: companyName,
      issuer,
      number: "EMS-000242",
      issuedDaysAgo: 410,
      validYears: 3,
    },
    texts: {
      tr: {
        title: "Çevre yönetim sistemi",
        summary: "Çorlu fabrikasında üretim: enerji, su, granül kaybı ve atıkların izlenmesi ve azaltılması.",
      },
      en: {
        title: "Environmental management system",
        summary: "Production at the Çorlu plant: energy, water, pellet loss and waste measured and reduced.",
      },
      ru: {
        title: "Система экологического менеджмента",
        summary:
          "Производство на заводе в Чорлу: учёт и сокращение расхода энергии и воды, потерь гранулята и отходов.",
      },
      fr: {
        title: "Système de management environnemental",
        summary:
          "Production à l’usine de Çorlu\u00a0: énergie, eau, pertes de granulés et déchets mesurés et réduits.",
      },
      ar: {
        title: "نظام الإدارة البيئية",
        summary: "الإنتاج في مصنع تشورلو: قياس استهلاك الطاقة والمياه وفاقد الحبيبات والنفايات والحد منها.",
      },
      de: {
        title: "Umweltmanagementsystem",
        summary:
          "Produktion im Werk Çorlu: Energie, Wasser, Granulatverluste und Abfälle werden erfasst und gesenkt.",
      },
    },
  },
  {
    key: "fssc-22000",
    facts: {
      standard: "FSSC 22000 v6",
      holder: companyName,
      issuer,
      number: "FSSC-000243",
      issuedDaysAgo: 260,
      validYears: 3,
    },
    texts: {
      tr: {
        title: "Gıda güvenliği yönetim sistemi",
        summary:
          "ISO 22000:2018 ve ISO/TS 22002-4 temelinde; gıdayla temas eden PET, PP ve HDPE ambalaj ve kapakların üretimi.",
      },
      en: {
        title: "Food safety management system",
        summary:
          "On the basis of ISO 22000:2018 and ISO/TS 22002-4: production of PET, PP and HDPE packaging and closures for contact with food.",
      },
      ru: {
        title: "Система менеджмента безопасности пищевой продукции",
        summary:
          "На основе ISO 22000:2018 и ISO/TS 22002-4: производство упаковки и укупорки из ПЭТ, ПП и ПНД для контакта с пищевыми продуктами.",
      },
      fr: {
        title: "Système de management de la sécurité des denrées",
        summary:
          "Sur la base des normes ISO 22000:2018 et ISO/TS 22002-4\u00a0: production d’emballages et de bouchons en PET, PP et PEHD destinés au contact alimentaire.",
      },
      ar: {
        title: "نظام إدارة سلامة الغذاء",
        summary:
          "على أساس ISO 22000:2018 وISO/TS 22002-4: إنتاج عبوات وأغطية من PET وPP وHDPE الملامسة للأغذية.",
      },
      de: {
        title: "Managementsystem für Lebensmittelsicherheit",
        summary:
          "Auf Grundlage von ISO 22000:2018 und ISO/TS 22002-4: Herstellung von Verpackungen und Verschlüssen aus PET, PP und HDPE für den Lebensmittelkontakt.",
      },
    },
  },
  {
    key: "brcgs-packaging",
    facts: {
      standard: "BRCGS Packaging Materials, Issue 7",
      holder: companyName,
      issuer,
      number: "BRC-000244",
      issuedDaysAgo: 95,
      validYears: 1,
    },
    texts: {
      tr: {
        title: "Ambalaj malzemeleri küresel standardı",
        summary:
          "Gıda, kozmetik ve ev bakımı için plastik şişe, kavanoz ve kapaklar; yüksek hijyen kategorisi.",
      },
      en: {
        title: "Global standard for packaging materials",
        summary:
          "Plastic bottles, jars and closures for food, cosmetics and home care; high hygiene category.",
      },
      ru: {
        title: "Глобальный стандарт упаковочных материалов",
        summary:
          "Пластиковые бутылки, банки и укупорка для продуктов, косметики и бытовой химии; высокая категория гигиены.",
      },
      fr: {
        title: "Norme mondiale pour les matériaux d’emballage",
        summary:
          "Flacons, pots et bouchons en plastique pour l’alimentation, la cosmétique et l’entretien\u00a0; catégorie haute hygiène.",
      },
      ar: {
        title: "المعيار العالمي لمواد التعبئة والتغليف",
        summary:
          "قوارير وعبوات وأغطية بلاستيكية للأغذية ومستحضرات التجميل والعناية المنزلية؛ فئة النظافة العالية.",
      },
      de: {
        title: "Globaler Standard für Verpackungsmaterialien",
        summary:
          "Kunststoffflaschen, Dosen und Verschlüsse für Lebensmittel, Kosmetik und Haushalt; hohe Hygienestufe.",
      },
    },
  },
  {
    key: "iso-45001",
    facts: {
      standard: "ISO 45001:2018",
      holder: companyName,
      issuer,
      number: "OHS-000245",
      issuedDaysAgo: 410,
      validYears: 3,
    },
    texts: {
      tr: {
        title: "İş sağlığı ve güvenliği yönetim sistemi",
        summary: "Merkez ve fabrikadaki tüm çalışanlar, taşeronlar ve ziyaretçiler.",
      },
      en: {
        title: "Occupational health and safety management system",
        summary: "All staff, contractors and visitors at head office and plant.",
      },
      ru: {
        title: "Система менеджмента охраны труда",
        summary: "Все сотрудники, подрядчики и посетители головного офиса и завода.",
      },
      fr: {
        title: "Système de management de la santé et de la sécurité au travail",
        summary: "L’ensemble du personnel, des sous-traitants et des visiteurs du siège et de l’usine.",
      },
      ar: {
        title: "نظام إدارة الصحة والسلامة المهنية",
        summary: "جميع العاملين والمقاولين والزوار في المقر الرئيسي والمصنع.",
      },
      de: {
        title: "Managementsystem für Sicherheit und Gesundheit bei der Arbeit",
        summary: "Alle Beschäftigten, Fremdfirmen und Besucher in Hauptsitz und Werk.",
      },
    },
  },
  {
    key: "grs",
    facts: {
      standard: "Global Recycled Standard 4.0",
      holder: companyName,
      issuer,
      number: "GRS-000246",
      issuedDaysAgo: 150,
      validYears: 1,
    },
    texts: {
      tr: {
        title: "Geri dönüştürülmüş içerik",
        summary:
          "Tüketici sonrası rPET ve rHDPE içeren gıda dışı şişelerde içeriğin kaynaktan ürüne izlenmesi.",
      },
      en: {
        title: "Recycled content",
        summary: "Post-consumer rPET and rHDPE in non-food bottles, traced from source to product.",
      },
      ru: {
        title: "Содержание вторичного сырья",
        summary:
          "Вторичные rPET и rHDPE в бутылках непищевого назначения, прослеживаемые от источника до изделия.",
      },
      fr: {
        title: "Contenu recyclé",
        summary:
          "rPET et rPEHD post-consommation dans les flacons non alimentaires, tracés de la source au produit.",
      },
      ar: {
        title: "المحتوى المعاد تدويره",
        summary: "مواد rPET وrHDPE بعد الاستهلاك في القوارير غير الغذائية، مع تتبعها من المصدر حتى المنتج.",
      },
      de: {
        title: "Rezyklatanteil",
        summary:
          "rPET und rHDPE aus Haushaltssammlungen in Flaschen für Nichtlebensmittel, rückverfolgbar bis zur Quelle.",
      },
    },
  },
];
