import { Alert } from "@preforma/ui/alert";
import { TextLink } from "@preforma/ui/link";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import * as css from "./quick-order.css.ts";

/** The messages about a line of a quick order. */
export interface QuickOrderNote {
  kind: "unknown" | "corrected" | "onRequest";
  /** The code as typed. */
  code: string;
  text: string;
  /** Links that would correct it. */
  links: { label: string; href: string }[];
}

const kinds = ["unknown", "onRequest", "corrected"] as const;
const tones = { unknown: "danger", onRequest: "info", corrected: "warning" } as const;

/** Lines that were not understood, were corrected, or cannot be put in a cart; each with links to correct it. */
export function QuickOrderNotes({ notes }: { notes: readonly QuickOrderNote[] }) {
  const { t } = useTranslation("shop");
  return kinds.map((kind) => {
    const own = notes.filter((note) => note.kind === kind);
    if (own.length === 0) return null;
    return (
      <Alert key={kind} tone={tones[kind]} title={t(`quickOrder.${kind}`)}>
        <ul className={css.notes}>
          {own.map(({ code, text, links }, place) => (
            // The same code may have been typed twice.
            <li key={`${place} ${code}`}>
              {kind !== "corrected" && (
                <>
                  <bdi dir="ltr" className={css.code}>
                    <strong>{code}</strong>
                  </bdi>{" "}
                </>
              )}
              <span>{text}</span>
              {links.length > 0 && kind === "unknown" && <span> {t("quickOrder.meant")}</span>}
              {links.map(({ label, href }) => (
                <span key={href}>
                  {" "}
                  <TextLink href={href}>
                    <bdi className={css.code}>{label}</bdi>
                  </TextLink>
                </span>
              ))}
            </li>
          ))}
        </ul>
      </Alert>
    );
  });
}
