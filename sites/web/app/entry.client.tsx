import type { UiMessages } from "@preforma/ui/messages";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchTranslations, startTranslator } from "./i18n/browser.ts";
import { TranslationsProvider } from "./i18n/translations.tsx";

// The page names what it was rendered with; the preloads beside it have started these downloads already.
const namespaces = (document.documentElement.dataset["namespaces"] ?? "common").split(" ");
const [translator, messages] = await Promise.all([
  startTranslator(namespaces),
  fetchTranslations<UiMessages>("ui"),
]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationsProvider value={{ translator, messages }}>
        <HydratedRouter />
      </TranslationsProvider>
    </StrictMode>,
  );
});
