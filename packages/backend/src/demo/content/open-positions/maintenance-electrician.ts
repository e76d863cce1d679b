import type { DemoEntry } from "../entry.ts";

export const maintenanceElectrician: DemoEntry<"open-positions"> = {
  key: "maintenance-electrician",
  facts: { department: "maintenance", location: "plant", employment_type: "full_time", closesInDays: 90 },
  publishedDaysAgo: 22,
  texts: {
    tr: {
      title: "Elektrik ve Otomasyon Bakım Teknisyeni",
      summary: "Enjeksiyon ve şişirme hatlarında arıza giderme ve planlı bakım.",
      body: `<p>Enjeksiyon, gererek şişirme ve ekstrüzyon şişirme makinelerinde elektrik ve otomasyon arızalarını giderecek, planlı bakımı yürütecek, robot ve görüntülü kontrol sistemlerinin çalışır kalmasını sağlayacaksınız.</p>`,
      requirements: [
        "Elektrik, elektronik ya da mekatronik alanında ön lisans",
        "PLC, servo sürücü ve pnömatik bilgisi; en az üç yıl saha deneyimi",
        "Elektrik şeması okuyabilmek, iş güvenliği kurallarına uymak",
        "Vardiya ve nöbet düzenine uygunluk",
      ],
    },
    en: {
      title: "Electrical and Automation Maintenance Technician",
      summary: "Fault finding and planned maintenance on injection and blow-moulding lines.",
      body: `<p>You clear electrical and automation faults on injection, stretch blow and extrusion blow machines, carry out planned maintenance, and keep robots and vision inspection running.</p>`,
      requirements: [
        "Associate degree in electrical engineering, electronics or mechatronics",
        "PLCs, servo drives and pneumatics; at least three years in the field",
        "Able to read circuit diagrams and work to safety rules",
        "Available for shifts and on-call duty",
      ],
    },
    ru: {
      title: "Техник по ремонту электрики и автоматики",
      summary: "Устранение неисправностей и плановое обслуживание литьевых и выдувных линий.",
      body: `<p>Вы будете устранять неисправности электрики и автоматики литьевых, выдувных и экструзионно-выдувных машин, вести плановое обслуживание и поддерживать работу роботов и видеоконтроля.</p>`,
      requirements: [
        "Среднее специальное образование: электротехника, электроника или мехатроника",
        "Знание контроллеров, сервоприводов и пневматики; опыт от трёх лет",
        "Чтение электросхем и соблюдение правил безопасности",
        "Готовность к сменам и дежурствам",
      ],
    },
    fr: {
      title: "Technicien(ne) de maintenance électrique et automatismes",
      summary: "Dépannage et maintenance planifiée des lignes d’injection et de soufflage.",
      body: `<p>Vous dépannez la partie électrique et les automatismes des machines d’injection, d’étirage-soufflage et d’extrusion-soufflage, assurez la maintenance planifiée et veillez au bon fonctionnement des robots et du contrôle par vision.</p>`,
      requirements: [
        "Bac+2 en électrotechnique, électronique ou mécatronique",
        "Automates, variateurs et pneumatique\u00a0; trois ans d’expérience au moins",
        "Lecture de schémas électriques, respect des règles de sécurité",
        "Disponibilité pour le travail posté et les astreintes",
      ],
    },
    ar: {
      title: "فني صيانة كهرباء وأتمتة",
      summary: "معالجة الأعطال والصيانة المخططة في خطوط الحقن والنفخ.",
      body: `<p>ستعالج أعطال الكهرباء والأتمتة في آلات الحقن والنفخ مع الشد والنفخ بالبثق، وتنفذ الصيانة المخططة، وتحافظ على عمل الروبوتات وأنظمة الفحص بالكاميرا.</p>`,
      requirements: [
        "دبلوم في الكهرباء أو الإلكترونيات أو الميكاترونكس",
        "معرفة بأنظمة PLC ومحركات السيرفو والنيوماتيك، وخبرة ميدانية لا تقل عن ثلاث سنوات",
        "قراءة المخططات الكهربائية والالتزام بقواعد السلامة",
        "الاستعداد للورديات والمناوبات",
      ],
    },
    de: {
      title: "Instandhalter Elektrik und Automation (m/w/d)",
      summary: "Störungsbehebung und geplante Wartung an Spritzguss- und Blasanlagen.",
      body: `<p>Sie beheben Störungen an Elektrik und Steuerung von Spritzguss-, Streckblas- und Extrusionsblasmaschinen, führen die geplante Wartung durch und halten Roboter und Kameraprüfung am Laufen.</p>`,
      requirements: [
        "Ausbildung in Elektrotechnik, Elektronik oder Mechatronik",
        "SPS, Servoantriebe und Pneumatik; mindestens drei Jahre Praxis",
        "Schaltpläne lesen, sicherheitsbewusst arbeiten",
        "Bereitschaft zu Schicht- und Rufdienst",
      ],
    },
  },
};
