import type { DemoEntry } from "../entry.ts";

export const stocktaking: DemoEntry<"announcements"> = {
  key: "stocktaking",
  facts: { cover: null },
  publishedDaysAgo: 5,
  texts: {
    tr: {
      title: "Sayım günü: ayın son cumartesisi sevkiyat yapılmaz",
      summary: "Çorlu depomuz sayım nedeniyle ayın son cumartesi günü kapalıdır.",
      body: `<p>Çorlu depomuzda her ayın son cumartesi günü stok sayımı yapılır. O gün yükleme ve teslim alma yoktur; sipariş ve teklif talepleriniz alınmaya devam eder.</p>
<p>Cumartesi için planlanan yüklemeler bir önceki cuma ya da izleyen pazartesi gününe alınır. Aracınızı yönlendirmeden önce satış hattımızdan randevunuzu teyit etmenizi rica ederiz.</p>`,
    },
    en: {
      title: "Stocktaking: no dispatch on the last Saturday of the month",
      summary: "Our Çorlu warehouse is closed for stocktaking on the last Saturday of every month.",
      body: `<p>Stock is counted at our Çorlu warehouse on the last Saturday of every month. Nothing is loaded or handed over that day; orders and quote requests are taken as usual.</p>
<p>Loadings planned for the Saturday move to the Friday before or the Monday after. Please confirm your slot with sales before sending a lorry.</p>`,
    },
    ru: {
      title: "Инвентаризация: в последнюю субботу месяца отгрузки нет",
      summary: "Склад в Чорлу закрыт на инвентаризацию в последнюю субботу каждого месяца.",
      body: `<p>На складе в Чорлу в последнюю субботу каждого месяца проходит инвентаризация. В этот день товар не отгружается и не выдаётся; заказы и запросы цен принимаются как обычно.</p>
<p>Отгрузки, назначенные на субботу, переносятся на предыдущую пятницу или следующий понедельник. Прежде чем направлять машину, подтвердите время в отделе продаж.</p>`,
    },
    fr: {
      title: "Inventaire\u00a0: pas d’expédition le dernier samedi du mois",
      summary: "Notre entrepôt de Çorlu ferme pour inventaire le dernier samedi de chaque mois.",
      body: `<p>L’entrepôt de Çorlu procède à l’inventaire le dernier samedi de chaque mois. Aucun chargement ni enlèvement n’a lieu ce jour-là\u00a0; commandes et demandes de devis restent ouvertes.</p>
<p>Les chargements prévus le samedi sont avancés au vendredi ou reportés au lundi. Merci de confirmer votre créneau auprès du service commercial avant d’envoyer un camion.</p>`,
    },
    ar: {
      title: "جرد المخزون: لا شحن في آخر سبت من الشهر",
      summary: "يُغلق مستودعنا في تشورلو للجرد في آخر سبت من كل شهر.",
      body: `<p>يجري جرد المخزون في مستودع تشورلو في آخر سبت من كل شهر. لا تحميل ولا تسليم في ذلك اليوم، بينما نستقبل الطلبات وطلبات عروض الأسعار كالمعتاد.</p>
<p>تُنقل عمليات التحميل المقررة يوم السبت إلى الجمعة السابقة أو الإثنين التالي. يُرجى تأكيد الموعد مع قسم المبيعات قبل إرسال الشاحنة.</p>`,
    },
    de: {
      title: "Inventur: am letzten Samstag des Monats kein Versand",
      summary: "Unser Lager in Çorlu bleibt am letzten Samstag jedes Monats wegen Inventur geschlossen.",
      body: `<p>Im Lager Çorlu wird am letzten Samstag jedes Monats der Bestand gezählt. An diesem Tag wird weder verladen noch ausgegeben; Bestellungen und Anfragen nehmen wir wie gewohnt entgegen.</p>
<p>Für den Samstag geplante Verladungen rücken auf den Freitag davor oder den Montag danach. Bitte bestätigen Sie Ihren Termin mit dem Verkauf, bevor Sie einen Lkw schicken.</p>`,
    },
  },
};
