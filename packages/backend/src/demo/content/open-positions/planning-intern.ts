import type { DemoEntry } from "../entry.ts";

export const planningIntern: DemoEntry<"open-positions"> = {
  key: "planning-intern",
  facts: { department: "logistics", location: "plant", employment_type: "internship", closesInDays: 30 },
  publishedDaysAgo: 2,
  texts: {
    tr: {
      title: "Üretim Planlama ve Sevkiyat Stajyeri",
      summary: "Palet yerleşimi, stok takibi ve yükleme planı üzerinde on iki haftalık staj.",
      body: `<p>On iki hafta boyunca üretim planlama ve depo ekipleriyle çalışacak; palet yerleşimi, stok devir hızı ve yükleme süreleri üzerine kendi projenizi yürüteceksiniz. Staj sonunda sunumunuzu yönetime yaparsınız.</p>`,
      requirements: [
        "Endüstri ya da işletme mühendisliği üçüncü veya dördüncü sınıf öğrencisi olmak",
        "Elektronik tablolarda rahat çalışmak",
        "Haftada en az üç gün fabrikada bulunabilmek",
      ],
    },
    en: {
      title: "Production Planning and Dispatch Intern",
      summary: "Twelve weeks on pallet patterns, stock and loading plans.",
      body: `<p>For twelve weeks you work with the planning and warehouse teams and run a project of your own on pallet patterns, stock turnover or loading times. At the end you present it to the management.</p>`,
      requirements: [
        "Third- or fourth-year student of industrial or management engineering",
        "Comfortable with spreadsheets",
        "Able to be at the plant at least three days a week",
      ],
    },
    ru: {
      title: "Стажёр по планированию производства и отгрузке",
      summary: "Двенадцать недель: укладка паллет, запасы и планы погрузки.",
      body: `<p>Двенадцать недель вы работаете с отделом планирования и складом и ведёте собственный проект: укладка паллет, оборачиваемость запасов или время погрузки. В конце представляете результат руководству.</p>`,
      requirements: [
        "Студент третьего или четвёртого курса: организация производства или менеджмент",
        "Уверенная работа с таблицами",
        "Возможность быть на заводе не менее трёх дней в неделю",
      ],
    },
    fr: {
      title: "Stagiaire planification et expédition",
      summary: "Douze semaines sur les plans de palettisation, les stocks et les chargements.",
      body: `<p>Pendant douze semaines, vous travaillez avec la planification et l’entrepôt et menez votre propre projet\u00a0: plan de palettisation, rotation des stocks ou temps de chargement. Vous le présentez à la direction en fin de stage.</p>`,
      requirements: [
        "Étudiant(e) en troisième ou quatrième année de génie industriel ou de gestion",
        "À l’aise avec les tableurs",
        "Présence à l’usine au moins trois jours par semaine",
      ],
    },
    ar: {
      title: "متدرب في تخطيط الإنتاج والشحن",
      summary: "اثنا عشر أسبوعًا في ترتيب المنصات والمخزون وخطط التحميل.",
      body: `<p>على مدى اثني عشر أسبوعًا ستعمل مع فريقي التخطيط والمستودع وتنفذ مشروعك الخاص حول ترتيب المنصات أو دوران المخزون أو زمن التحميل، وتعرضه على الإدارة في نهاية التدريب.</p>`,
      requirements: [
        "طالب في السنة الثالثة أو الرابعة في الهندسة الصناعية أو هندسة الإدارة",
        "إجادة العمل على الجداول الإلكترونية",
        "إمكانية الحضور إلى المصنع ثلاثة أيام أسبوعيًا على الأقل",
      ],
    },
    de: {
      title: "Praktikant Produktionsplanung und Versand (m/w/d)",
      summary: "Zwölf Wochen rund um Packmuster, Bestand und Verladung.",
      body: `<p>Zwölf Wochen arbeiten Sie mit Planung und Lager und führen ein eigenes Projekt durch: Packmuster, Lagerumschlag oder Verladezeiten. Am Ende stellen Sie es der Geschäftsleitung vor.</p>`,
      requirements: [
        "Drittes oder viertes Studienjahr im Wirtschaftsingenieurwesen oder ähnlichem",
        "Sicher in der Tabellenkalkulation",
        "Mindestens drei Tage pro Woche im Werk",
      ],
    },
  },
};
