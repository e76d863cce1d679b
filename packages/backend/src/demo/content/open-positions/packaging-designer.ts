import type { DemoEntry } from "../entry.ts";

export const packagingDesigner: DemoEntry<"open-positions"> = {
  key: "packaging-designer",
  facts: {
    department: "engineering",
    location: "headquarters",
    employment_type: "full_time",
    closesInDays: null,
  },
  publishedDaysAgo: 31,
  texts: {
    tr: {
      title: "Ambalaj Tasarım Mühendisi",
      summary: "Özel şişe ve kapak projelerinde üç boyutlu tasarım ve kalıp öncesi doğrulama.",
      body: `<p>Müşterinin taslağından üretilebilir bir şişeye kadar olan yolu siz çizeceksiniz: hacim, ağız ölçüsü, etiket alanı, kalıp ayrım çizgisi ve ağırlık. Deneme kalıbı ve ilk numune onayına kadar proje sizde kalır.</p>`,
      requirements: [
        "Makine mühendisliği ya da endüstri ürünleri tasarımı",
        "Yüzey modellemede güçlü bir üç boyutlu tasarım programına hâkimiyet",
        "Plastik parça ve kalıp tasarımında en az iki yıl deneyim",
        "Teknik İngilizce",
      ],
    },
    en: {
      title: "Packaging Design Engineer",
      summary: "3D design and pre-tooling validation for custom bottles and closures.",
      body: `<p>You draw the way from a customer’s sketch to a bottle that can be made: volume, neck finish, label panel, parting line and weight. The project stays with you through the pilot mould until the first sample is approved.</p>`,
      requirements: [
        "Degree in mechanical engineering or industrial design",
        "Strong surface modelling in a professional 3D package",
        "At least two years in plastic part or mould design",
        "Technical English",
      ],
    },
    ru: {
      title: "Инженер-конструктор упаковки",
      summary: "Трёхмерное проектирование бутылок и укупорки и проверка до изготовления форм.",
      body: `<p>Вы проводите путь от эскиза заказчика до бутылки, которую можно выпускать: объём, горловина, поле этикетки, линия разъёма, масса. Проект остаётся за вами от пилотной формы до утверждения первого образца.</p>`,
      requirements: [
        "Высшее образование: машиностроение или промышленный дизайн",
        "Уверенное поверхностное моделирование в профессиональной системе проектирования",
        "Не менее двух лет в конструировании пластмассовых деталей или форм",
        "Технический английский",
      ],
    },
    fr: {
      title: "Ingénieur(e) conception emballage",
      summary: "Conception 3D et validation avant outillage de flacons et bouchons sur mesure.",
      body: `<p>De l’esquisse du client au flacon fabricable, vous tracez le chemin\u00a0: volume, bague, zone d’étiquette, plan de joint, poids. Le projet reste entre vos mains, du moule pilote à la validation du premier échantillon.</p>`,
      requirements: [
        "Diplôme d’ingénieur en mécanique ou de design industriel",
        "Très bonne maîtrise de la modélisation surfacique 3D",
        "Deux ans au moins en conception de pièces plastiques ou de moules",
        "Anglais technique",
      ],
    },
    ar: {
      title: "مهندس تصميم عبوات",
      summary: "تصميم ثلاثي الأبعاد للقوارير والأغطية الخاصة والتحقق منها قبل تصنيع القالب.",
      body: `<p>سترسم الطريق من فكرة العميل إلى قارورة قابلة للإنتاج: الحجم ومقاس الفوهة ومساحة الملصق وخط الفصل والوزن. يبقى المشروع بين يديك من القالب التجريبي حتى اعتماد أول عينة.</p>`,
      requirements: [
        "شهادة في الهندسة الميكانيكية أو التصميم الصناعي",
        "إجادة نمذجة الأسطح في برنامج تصميم ثلاثي الأبعاد احترافي",
        "خبرة سنتين على الأقل في تصميم القطع البلاستيكية أو القوالب",
        "لغة إنجليزية تقنية",
      ],
    },
    de: {
      title: "Konstrukteur Verpackungen (m/w/d)",
      summary: "3D-Konstruktion und Absicherung eigener Flaschen und Verschlüsse vor dem Werkzeugbau.",
      body: `<p>Sie zeichnen den Weg von der Kundenskizze zur herstellbaren Flasche: Volumen, Mündung, Etikettenfeld, Trennebene, Gewicht. Das Projekt bleibt bei Ihnen, vom Pilotwerkzeug bis zur Freigabe des ersten Musters.</p>`,
      requirements: [
        "Studium Maschinenbau oder Industriedesign",
        "Sehr gute Flächenmodellierung in einem professionellen 3D-System",
        "Mindestens zwei Jahre Konstruktion von Kunststoffteilen oder Werkzeugen",
        "Technisches Englisch",
      ],
    },
  },
};
