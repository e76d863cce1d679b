import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import "../../packages/ui/src/theme/index.ts";

/** Renders content as an application does, until the test is over. Returns the element around it. */
export function draw(content: ReactNode, locale: "ar" | "en" = "en"): HTMLElement {
  const direction = locale === "ar" ? "rtl" : "ltr";
  const container = document.createElement("div");
  container.dir = direction;
  document.body.append(container);
  const root = createRoot(container);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    container.remove();
  });
  flushSync(() =>
    root.render(
      <UiProvider locale={locale} direction={direction} messages={messagesFor(locale)}>
        {content}
      </UiProvider>,
    ),
  );
  return container;
}
