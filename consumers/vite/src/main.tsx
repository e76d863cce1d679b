import "@preforma/ui/theme/styles.css";
import "./brand.css";
import { directionOf, isLocale } from "@preforma/domain/locales";
import { watchHistory } from "@preforma/ui/dialog";
import { UiProvider } from "@preforma/ui/provider";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

// One chunk for each language: a visitor loads the texts of one.
const texts = {
  tr: () => import("@preforma/ui/messages/tr.json"),
  en: () => import("@preforma/ui/messages/en.json"),
  ru: () => import("@preforma/ui/messages/ru.json"),
  fr: () => import("@preforma/ui/messages/fr.json"),
  ar: () => import("@preforma/ui/messages/ar.json"),
  de: () => import("@preforma/ui/messages/de.json"),
};

// An application with a router calls it before the router starts.
watchHistory();

const asked = new URLSearchParams(location.search).get("lang");
const locale = isLocale(asked) ? asked : "tr";
const direction = directionOf(locale);
document.documentElement.lang = locale;
document.documentElement.dir = direction;

const { default: messages } = await texts[locale]();
createRoot(document.getElementById("root") as HTMLElement).render(
  <UiProvider locale={locale} direction={direction} messages={messages}>
    <App />
  </UiProvider>,
);
