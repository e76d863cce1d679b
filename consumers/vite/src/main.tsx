import "@preforma/ui/theme/styles.css";
import "./brand.css";
import { directionOf } from "@preforma/domain/locales";
import { watchHistory } from "@preforma/ui/dialog";
import { overrideMessages } from "@preforma/ui/messages";
import { UiProvider } from "@preforma/ui/provider";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

// One chunk per language: a visitor loads the texts of one language.
const texts = {
  tr: () => import("@preforma/ui/messages/tr.json").then((file) => file.default),
  // Replaces one of the library's texts.
  en: () =>
    import("@preforma/ui/messages/en.json").then((file) =>
      overrideMessages(file.default, { "search-form": { placeholder: "What are you looking for?" } }),
    ),
  ru: () => import("@preforma/ui/messages/ru.json").then((file) => file.default),
  fr: () => import("@preforma/ui/messages/fr.json").then((file) => file.default),
  ar: () => import("@preforma/ui/messages/ar.json").then((file) => file.default),
  de: () => import("@preforma/ui/messages/de.json").then((file) => file.default),
  es: () => import("./spanish.ts").then((file) => file.spanish),
};

// An application with a router calls it before the router starts.
watchHistory();

const requested = new URLSearchParams(location.search).get("lang") ?? "";
const locale = requested in texts ? (requested as keyof typeof texts) : "tr";
const direction = directionOf(locale);
document.documentElement.lang = locale;
document.documentElement.dir = direction;

const messages = await texts[locale]();
createRoot(document.getElementById("root") as HTMLElement).render(
  <UiProvider locale={locale} direction={direction} messages={messages}>
    <App />
  </UiProvider>,
);
