import "@preforma/ui/theme/styles.css";
import "@preforma/ui/brands/bordeaux.css";
import "@preforma/ui/breadcrumb/styles.css";
import "@preforma/ui/button/styles.css";
import "@preforma/ui/dialog/styles.css";
import "@preforma/ui/form/styles.css";
import "@preforma/ui/layout/styles.css";
import "@preforma/ui/number-field/styles.css";
import "@preforma/ui/phone-field/styles.css";
import "@preforma/ui/popover/styles.css";
import "@preforma/ui/product-card/styles.css";
import "@preforma/ui/site-footer/styles.css";
import "@preforma/ui/switch/styles.css";
import "@preforma/ui/text/styles.css";
import { directionOf, isLocale } from "@preforma/domain/locales";
import { messagesFor } from "@preforma/ui/messages";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Provider } from "../../parts/provider.tsx";

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

export function generateStaticParams() {
  return [{ locale: "tr" }, { locale: "ar" }];
}

export const metadata = { title: "Preforma", icons: "data:," };

export default async function Layout({ params, children }: LayoutProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const direction = directionOf(locale);
  return (
    <html lang={locale} dir={direction}>
      <body>
        <Provider locale={locale} direction={direction} messages={messagesFor(locale)}>
          {children}
        </Provider>
      </body>
    </html>
  );
}
