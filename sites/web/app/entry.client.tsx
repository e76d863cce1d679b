import { watchHistory } from "@preforma/ui/dialog";
import type { UiMessages } from "@preforma/ui/messages";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { forgetPlain } from "./platform/http/no-script.ts";
import { ensureNamespaces, fetchTranslations } from "./platform/i18n/browser.ts";
import { fetchFrame } from "./platform/loading/frame.browser.ts";
import { queryClient } from "./platform/loading/query-client.browser.ts";
import { TranslationsProvider } from "./platform/i18n/translations.tsx";

forgetPlain();
// Must run before the router, which would otherwise load the page again whenever a dialog closes.
watchHistory();

// The namespaces that the page was rendered with; the preloads beside them have already started these downloads.
const namespaces = document.documentElement.dataset["namespaces"]?.split(" ") ?? [];
const [translator, messages] = await Promise.all([
  ensureNamespaces(namespaces),
  fetchTranslations<UiMessages>("ui"),
  fetchFrame(),
]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TranslationsProvider value={{ translator, messages }}>
          <HydratedRouter />
        </TranslationsProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
});
