import type { MessageTable } from "../message.ts";

/** Texts of the map frame. */
export const mapFrameMessages: MessageTable<"show" | "notice" | "route" | "open" | "frame"> = {
  tr: {
    show: "Haritayı göster",
    notice: "Haritayı {provider} sağlar; gösterdiğinizde oraya bağlanılır ve IP adresiniz iletilir.",
    route: "Yol tarifi al",
    open: "Haritada aç",
    frame: "Harita: {title}",
  },
  en: {
    show: "Show the map",
    notice: "The map comes from {provider}. Showing it connects you there and passes on your IP address.",
    route: "Get directions",
    open: "Open in maps",
    frame: "Map: {title}",
  },
  ru: {
    show: "Показать карту",
    notice:
      "Карту предоставляет {provider}. При показе браузер соединится с этим сервисом и передаст ваш IP-адрес.",
    route: "Проложить маршрут",
    open: "Открыть карту",
    frame: "Карта: {title}",
  },
  fr: {
    show: "Afficher la carte",
    notice: "La carte est fournie par {provider}. L’afficher vous y connecte et transmet votre adresse IP.",
    route: "Itinéraire",
    open: "Ouvrir la carte",
    frame: "Carte\u00a0: {title}",
  },
  ar: {
    show: "عرض الخريطة",
    notice: "الخريطة مقدَّمة من {provider}، وعند عرضها يتصل متصفحك بها ويُرسَل إليها عنوان IP الخاص بك.",
    route: "الاتجاهات",
    open: "فتح الخريطة",
    frame: "خريطة: {title}",
  },
  de: {
    show: "Karte anzeigen",
    notice:
      "Die Karte liefert {provider}. Beim Anzeigen wird eine Verbindung dorthin hergestellt und Ihre IP-Adresse übertragen.",
    route: "Route planen",
    open: "Karte öffnen",
    frame: "Karte: {title}",
  },
};
