import type { MessageTable } from "../message.ts";

/** Texts of the page that stands for the whole site during maintenance. */
export const maintenancePageMessages: MessageTable<"title" | "text" | "until" | "contact"> = {
  tr: {
    title: "Bakım Çalışması",
    text: "Sitemizi yeniliyoruz; kısa süre sonra kaldığınız yerden devam edebilirsiniz. Siparişleriniz ve hesabınız güvende.",
    until: "Tahmini bitiş: {when}",
    contact: "Bu sırada bize buradan ulaşabilirsiniz",
  },
  en: {
    title: "Maintenance in progress",
    text: "We are working on the site and will be back shortly. Your orders and your account are safe.",
    until: "Expected to end: {when}",
    contact: "You can reach us meanwhile",
  },
  ru: {
    title: "Технические работы",
    text: "Мы обновляем сайт и скоро вернёмся. Ваши заказы и учётная запись в сохранности.",
    until: "Ориентировочное окончание: {when}",
    contact: "А пока с нами можно связаться здесь",
  },
  fr: {
    title: "Maintenance en cours",
    text: "Nous travaillons sur le site et serons bientôt de retour. Vos commandes et votre compte sont en sécurité.",
    until: "Fin prévue\u00a0: {when}",
    contact: "Vous pouvez nous joindre entre-temps",
  },
  ar: {
    title: "أعمال صيانة",
    text: "نعمل على تحديث الموقع وسنعود قريبًا. طلباتك وحسابك في أمان.",
    until: "الانتهاء المتوقع: {when}",
    contact: "يمكنك التواصل معنا في هذه الأثناء",
  },
  de: {
    title: "Wartungsarbeiten",
    text: "Wir arbeiten an der Website und sind bald wieder da. Ihre Bestellungen und Ihr Konto sind sicher.",
    until: "Voraussichtliches Ende: {when}",
    contact: "So erreichen Sie uns in der Zwischenzeit",
  },
};
