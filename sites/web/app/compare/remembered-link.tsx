import { ButtonLink } from "@preforma/ui/button";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/translations.tsx";
import { comparePath } from "./compare-address.ts";
import { comparison } from "./comparison.ts";

/** The way back to what this browser has been comparing, where there is something. */
export function RememberedLink({ label }: { label: string }) {
  const { locale } = useTranslation();
  const products = useSyncExternalStore(comparison.subscribe, comparison.products, comparison.onServer);
  if (products.length === 0) return null;
  return (
    <p>
      <ButtonLink
        variant="outline"
        href={comparePath(
          products.map(({ id }) => id),
          locale,
        )}
      >
        {label}
      </ButtonLink>
    </p>
  );
}
