import { isLocale } from "@preforma/domain/locales";
import { hydrateRoot } from "react-dom/client";
import { JourneyPage } from "./page.tsx";

const root = document.querySelector("#root");
const locale = document.documentElement.lang;
if (root !== null && isLocale(locale)) {
  hydrateRoot(root, <JourneyPage locale={locale} />, {
    onRecoverableError: (error) => console.error("hydration", error),
  });
  requestIdleCallback(() => (document.documentElement.dataset.hydrated = ""));
}
