import type { DemoEntry } from "../entry.ts";

export const exportSalesSpecialist: DemoEntry<"open-positions"> = {
  key: "export-sales-specialist",
  facts: { department: "sales", location: "headquarters", employment_type: "full_time", closesInDays: 45 },
  publishedDaysAgo: 4,
  texts: {
    tr: {
      title: "İhracat Satış Uzmanı (Rusça veya Arapça)",
      summary: "Tekliften yüklemeye kadar yurt dışı müşterilerin tek muhatabı.",
      body: `<p>Size verilen ülkelerde teklif hazırlayacak, numune ve sipariş sürecini yürütecek, yükleme planını depo ile kuracak ve ihracat belgelerini takip edeceksiniz. Yılda üç ya da dört fuar ve müşteri ziyareti beklenir.</p>`,
      requirements: [
        "İngilizcenin yanında akıcı Rusça ya da Arapça",
        "İhracat satışında en az üç yıl; ambalaj ya da plastik sektörü tercih sebebi",
        "Incoterms kuralları ve ihracat belgelerine hâkimiyet",
        "Seyahat engeli bulunmamak",
      ],
    },
    en: {
      title: "Export Sales Specialist (Russian or Arabic)",
      summary: "One contact for customers abroad, from quote to loading.",
      body: `<p>For the countries in your care you write quotes, see samples and orders through, plan loadings with the warehouse and follow the export papers. Expect three or four trade fairs and customer visits a year.</p>`,
      requirements: [
        "English and fluent Russian or Arabic",
        "At least three years in export sales, ideally packaging or plastics",
        "Sound knowledge of Incoterms and export documents",
        "Free to travel",
      ],
    },
    ru: {
      title: "Специалист по экспортным продажам (русский или арабский)",
      summary: "Единый контакт для зарубежных клиентов – от предложения до отгрузки.",
      body: `<p>По закреплённым за вами странам вы готовите предложения, ведёте образцы и заказы, согласуете отгрузку со складом и следите за экспортными документами. В год – три-четыре выставки и поездки к клиентам.</p>`,
      requirements: [
        "Английский и свободный русский или арабский язык",
        "Не менее трёх лет в экспортных продажах, желательно в упаковке или пластмассах",
        "Уверенное знание Инкотермс и экспортных документов",
        "Готовность к командировкам",
      ],
    },
    fr: {
      title: "Chargé(e) des ventes export (russe ou arabe)",
      summary: "Interlocuteur unique des clients étrangers, du devis au chargement.",
      body: `<p>Pour les pays qui vous sont confiés, vous rédigez les devis, suivez échantillons et commandes, planifiez les chargements avec l’entrepôt et veillez aux documents d’exportation. Trois ou quatre salons et visites clients par an.</p>`,
      requirements: [
        "Anglais et russe ou arabe courant",
        "Trois ans au moins de vente à l’export, de préférence dans l’emballage ou la plasturgie",
        "Bonne maîtrise des Incoterms et des documents d’exportation",
        "Disponibilité pour les déplacements",
      ],
    },
    ar: {
      title: "أخصائي مبيعات تصدير (الروسية أو العربية)",
      summary: "جهة اتصال واحدة للعملاء في الخارج من عرض السعر حتى التحميل.",
      body: `<p>في الدول المسندة إليك ستعدّ عروض الأسعار وتتابع العينات والطلبات، وتخطط التحميل مع المستودع، وتتابع مستندات التصدير. ننتظر منك حضور ثلاثة أو أربعة معارض وزيارات للعملاء سنويًا.</p>`,
      requirements: [
        "إجادة الإنجليزية مع طلاقة في الروسية أو العربية",
        "خبرة ثلاث سنوات على الأقل في مبيعات التصدير، ويُفضَّل في التغليف أو البلاستيك",
        "معرفة جيدة بشروط الإنكوترمز ومستندات التصدير",
        "الاستعداد للسفر",
      ],
    },
    de: {
      title: "Sachbearbeiter Exportvertrieb (m/w/d), Russisch oder Arabisch",
      summary: "Ein Ansprechpartner für Auslandskunden, vom Angebot bis zur Verladung.",
      body: `<p>Für Ihre Länder schreiben Sie Angebote, begleiten Muster und Aufträge, planen die Verladung mit dem Lager und kümmern sich um die Ausfuhrpapiere. Pro Jahr stehen drei bis vier Messen und Kundenbesuche an.</p>`,
      requirements: [
        "Englisch und fließend Russisch oder Arabisch",
        "Mindestens drei Jahre im Exportvertrieb, gern Verpackung oder Kunststoff",
        "Sicher in Incoterms und Ausfuhrdokumenten",
        "Reisebereitschaft",
      ],
    },
  },
};
