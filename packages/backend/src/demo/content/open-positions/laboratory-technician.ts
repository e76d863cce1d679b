import type { DemoEntry } from "../entry.ts";

export const laboratoryTechnician: DemoEntry<"open-positions"> = {
  key: "laboratory-technician",
  facts: { department: "quality", location: "plant", employment_type: "full_time", closesInDays: 60 },
  publishedDaysAgo: 16,
  texts: {
    tr: {
      title: "Kalite Laboratuvarı Teknisyeni",
      summary: "Ölçü, ağırlık, üst yük, düşme ve sızdırmazlık deneyleri.",
      body: `<p>Hattan alınan numunelerde ölçü, ağırlık ve et kalınlığı kontrolü yapacak; üst yük, düşme, tork ve sızdırmazlık deneylerini yürütecek, sonuçları parti numarasıyla kaydedeceksiniz.</p>`,
      requirements: [
        "Kimya, plastik ya da makine alanında ön lisans",
        "Kumpas, mikrometre ve ultrasonik kalınlık ölçer kullanabilmek",
        "Kayıt disiplini; elektronik tablo ve ölçüm yazılımlarına yatkınlık",
        "Gıda ambalajında hijyen kurallarına uyum",
      ],
    },
    en: {
      title: "Quality Laboratory Technician",
      summary: "Dimensions, weight, top-load, drop and leak tests.",
      body: `<p>You check dimensions, weight and wall thickness on samples from the line, run top-load, drop, torque and leak tests, and file every result under its batch number.</p>`,
      requirements: [
        "Associate degree in chemistry, plastics or mechanics",
        "At home with callipers, micrometers and ultrasonic thickness gauges",
        "Disciplined records; comfortable with spreadsheets and measuring software",
        "Respect for the hygiene rules of food packaging",
      ],
    },
    ru: {
      title: "Лаборант контроля качества",
      summary: "Размеры, масса, осевая нагрузка, падение и герметичность.",
      body: `<p>Вы будете проверять размеры, массу и толщину стенки образцов с линии, проводить испытания на осевую нагрузку, падение, момент затяжки и герметичность и вносить результаты под номером партии.</p>`,
      requirements: [
        "Среднее специальное образование: химия, пластмассы или механика",
        "Уверенная работа со штангенциркулем, микрометром и ультразвуковым толщиномером",
        "Аккуратное ведение записей, навык работы с таблицами и измерительными программами",
        "Соблюдение гигиенических правил производства пищевой упаковки",
      ],
    },
    fr: {
      title: "Technicien(ne) de laboratoire qualité",
      summary: "Cotes, poids, charge verticale, chute et étanchéité.",
      body: `<p>Sur les échantillons prélevés en ligne, vous contrôlez cotes, poids et épaisseur de paroi\u00a0; vous menez les essais de charge verticale, de chute, de couple et d’étanchéité et enregistrez chaque résultat sous son numéro de lot.</p>`,
      requirements: [
        "Bac+2 en chimie, plasturgie ou mécanique",
        "Maîtrise du pied à coulisse, du micromètre et de la mesure d’épaisseur par ultrasons",
        "Rigueur dans les enregistrements, aisance avec tableurs et logiciels de mesure",
        "Respect des règles d’hygiène de l’emballage alimentaire",
      ],
    },
    ar: {
      title: "فني مختبر الجودة",
      summary: "فحص الأبعاد والوزن وتحمّل الحمل الرأسي والسقوط والإحكام.",
      body: `<p>ستفحص أبعاد العينات المأخوذة من الخط وأوزانها وسماكة جدرانها، وتجري اختبارات الحمل الرأسي والسقوط وعزم الإغلاق والإحكام، وتسجل كل نتيجة برقم دفعتها.</p>`,
      requirements: [
        "دبلوم في الكيمياء أو البلاستيك أو الميكانيك",
        "إجادة استخدام القدمة والميكرومتر ومقياس السماكة بالموجات فوق الصوتية",
        "الدقة في التسجيل والتعامل مع الجداول وبرامج القياس",
        "الالتزام بقواعد النظافة في عبوات الأغذية",
      ],
    },
    de: {
      title: "Laborant Qualitätssicherung (m/w/d)",
      summary: "Maße, Gewicht, Stauchdruck, Fall und Dichtheit.",
      body: `<p>An Proben aus der Linie prüfen Sie Maße, Gewicht und Wandstärke, führen Stauchdruck-, Fall-, Drehmoment- und Dichtheitsprüfungen durch und legen jedes Ergebnis unter der Chargennummer ab.</p>`,
      requirements: [
        "Ausbildung in Chemie, Kunststofftechnik oder Mechanik",
        "Sicherer Umgang mit Messschieber, Mikrometer und Ultraschall-Wanddickenmessung",
        "Sorgfältige Dokumentation, Erfahrung mit Tabellen und Messsoftware",
        "Beachtung der Hygieneregeln für Lebensmittelverpackungen",
      ],
    },
  },
};
