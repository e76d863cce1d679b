import type { DemoEntry } from "../entry.ts";

export const blowMouldingTechnician: DemoEntry<"open-positions"> = {
  key: "blow-moulding-technician",
  facts: { department: "production", location: "plant", employment_type: "full_time", closesInDays: 75 },
  publishedDaysAgo: 9,
  texts: {
    tr: {
      title: "Şişirme Makinesi Teknisyeni",
      summary: "Ekstrüzyon şişirme hatlarında kalıp değişimi, ayar ve vardiya takibi.",
      body: `<p>HDPE ve PP şişe üreten ekstrüzyon şişirme hatlarımızda kalıp değişimini yapacak, parison ve et kalınlığı ayarlarını tutacak, vardiya boyunca ağırlık ve ölçüleri izleyeceksiniz. Üç vardiya düzeninde, yemek ve servis işverenden.</p>`,
      requirements: [
        "Plastik teknolojisi, makine ya da mekatronik alanında meslek lisesi veya ön lisans",
        "Ekstrüzyon ya da enjeksiyon şişirmede en az iki yıl deneyim",
        "Teknik resim ve ölçü aleti okuyabilmek",
        "Çorlu ve çevresinde ikamet, vardiyalı çalışmaya uygunluk",
      ],
    },
    en: {
      title: "Blow Moulding Technician",
      summary: "Mould changes, set-up and shift control on extrusion blow-moulding lines.",
      body: `<p>You will change moulds on the lines that make our HDPE and PP bottles, hold parison and wall-thickness settings, and follow weights and dimensions through the shift. Three-shift pattern; meals and transport provided.</p>`,
      requirements: [
        "Vocational school or associate degree in plastics, mechanics or mechatronics",
        "At least two years with extrusion or injection blow moulding",
        "Able to read technical drawings and use measuring instruments",
        "Living in or near Çorlu and able to work shifts",
      ],
    },
    ru: {
      title: "Наладчик выдувных машин",
      summary: "Смена форм, наладка и контроль смены на линиях экструзионного выдува.",
      body: `<p>Вы будете менять формы на линиях, где выдуваются бутылки из ПНД и ПП, удерживать настройки заготовки и толщины стенки, следить за массой и размерами в течение смены. Работа в три смены; питание и доставка за счёт компании.</p>`,
      requirements: [
        "Среднее профессиональное образование: переработка пластмасс, механика или мехатроника",
        "Не менее двух лет опыта в экструзионном или инжекционном выдуве",
        "Умение читать чертежи и пользоваться измерительным инструментом",
        "Проживание в Чорлу или поблизости, готовность работать посменно",
      ],
    },
    fr: {
      title: "Technicien(ne) soufflage",
      summary: "Changements de moule, réglages et suivi d’équipe sur lignes d’extrusion-soufflage.",
      body: `<p>Sur les lignes qui produisent nos flacons en PEHD et en PP, vous changez les moules, tenez les réglages de paraison et d’épaisseur de paroi et suivez poids et cotes pendant toute l’équipe. Travail en 3×8\u00a0; repas et transport assurés.</p>`,
      requirements: [
        "Formation professionnelle ou BTS en plasturgie, mécanique ou mécatronique",
        "Deux ans d’expérience au moins en extrusion-soufflage ou injection-soufflage",
        "Lecture de plans et maîtrise des instruments de mesure",
        "Domicile à Çorlu ou aux environs, disponibilité pour le travail posté",
      ],
    },
    ar: {
      title: "فني آلات النفخ",
      summary: "تبديل القوالب والضبط ومتابعة الوردية في خطوط النفخ بالبثق.",
      body: `<p>ستتولى تبديل القوالب في خطوط إنتاج قوارير HDPE وPP، وضبط الباريسون وسماكة الجدار، ومتابعة الأوزان والأبعاد طوال الوردية. العمل بنظام ثلاث ورديات، والوجبات والنقل على حساب الشركة.</p>`,
      requirements: [
        "شهادة مهنية أو دبلوم في تقنية البلاستيك أو الميكانيك أو الميكاترونكس",
        "خبرة لا تقل عن سنتين في النفخ بالبثق أو بالحقن",
        "القدرة على قراءة الرسومات الفنية واستخدام أدوات القياس",
        "الإقامة في تشورلو أو بالقرب منها والاستعداد للعمل بنظام الورديات",
      ],
    },
    de: {
      title: "Einrichter Blasformen (m/w/d)",
      summary: "Werkzeugwechsel, Einrichten und Schichtbetreuung an Extrusionsblasanlagen.",
      body: `<p>Sie wechseln die Werkzeuge an den Anlagen für unsere HDPE- und PP-Flaschen, halten Vorformling und Wandstärke im Soll und verfolgen Gewichte und Maße über die Schicht. Drei-Schicht-Betrieb; Verpflegung und Werksbus stellt der Betrieb.</p>`,
      requirements: [
        "Ausbildung in Kunststofftechnik, Mechanik oder Mechatronik",
        "Mindestens zwei Jahre Erfahrung im Extrusions- oder Spritzblasen",
        "Sicherer Umgang mit Zeichnungen und Messmitteln",
        "Wohnort in oder bei Çorlu, Bereitschaft zur Schichtarbeit",
      ],
    },
  },
};
