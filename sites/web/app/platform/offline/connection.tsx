import { formattingTag, type Locale } from "@preforma/domain/locales";
import { isSavedPage } from "@preforma/domain/offline";
import { Button, ButtonLink } from "@preforma/ui/button";
import { ConnectionNotice, WaitingList } from "@preforma/ui/connection-notice";
import { TextLink } from "@preforma/ui/link";
import { formatNumber } from "@preforma/ui/messages";
import type { TFunction } from "i18next";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { ensureNamespaces } from "../i18n/browser.ts";
import { usePageLocale, useTranslation } from "../i18n/translations.tsx";
import { offlinePath } from "./offline-path.ts";
import { useWaiting, useWaitingSender } from "./use-waiting.ts";
import type { WaitingForm } from "./waiting-forms.ts";
import { startWorker, cacheSeenPage } from "./worker.browser.ts";
import * as css from "./connection.css.ts";
import { savedAttribute } from "./saved-list.ts";

/** `returned` is online after a loss. */
type State = "online" | "offline" | "returned";

let state: State = navigator.onLine ? "online" : "offline";

// The event decides: during it, `navigator.onLine` of some browsers still has the old value.
addEventListener("online", () => (state = "returned"));
addEventListener("offline", () => (state = "offline"));

function onChange(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** The state of the connection. */
interface Connection {
  online: boolean;
  /** It was lost during the lifetime of this document, and has returned. */
  restored: boolean;
  /** The date of a saved document; null for a fresh one. */
  savedAt: Date | null;
}

/** Subscribes to the connection. Only for parts that are fetched in a browser: a server has none. */
function useConnection(): Connection {
  const now = useSyncExternalStore(onChange, () => state);
  const [savedAt] = useState(() => {
    const at = document.documentElement.getAttribute(savedAttribute);
    return at === null ? null : new Date(at);
  });
  return { online: now !== "offline", restored: now === "returned", savedAt };
}

/** The notices about the connection. Fetched once the page is idle: no first view waits for it. */
export default function Connection() {
  const locale = usePageLocale();
  const { pathname, search } = useLocation();
  const [speaks, setSpeaks] = useState<string | null>(null);

  useEffect(startWorker, []);
  useEffect(() => {
    let gone = false;
    // Its texts must be loaded before they are needed: offline, nothing can be fetched.
    ensureNamespaces(["exchange_features"], locale).then(
      () => {
        if (!gone) setSpeaks(locale);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [locale]);
  useEffect(() => {
    if (speaks === null || !isSavedPage(pathname)) return;
    void cacheSeenPage(new URL(`${pathname}${search}`, location.origin).href);
  }, [speaks, pathname, search]);

  useWaitingSender();

  return speaks === locale && <Notice />;
}

function Notice() {
  const { t, locale } = useTranslation("exchange_features");
  const { online, restored, savedAt } = useConnection();
  const { waiting, told, cancel, dismiss } = useWaiting();
  const { key } = useLocation();
  // A saved document applies to its own page; pages reached within the document are fresh.
  const [first] = useState(key);
  const [dismissed, setDismissed] = useState<boolean | null>(null);
  const when = savedAt !== null && key === first && timeText(savedAt, locale, "long");
  const connection = when
    ? t(online && restored ? "connection.restored" : "connection.kept", { when })
    : online
      ? restored && t("connection.restored")
      : t("connection.lost");
  const isTold = connection !== false && dismissed !== online;
  const refused = told.find(({ state }) => state === "refused");
  const messages = [
    ...told.map((form) => (form.state === "sent" ? t(`forms.sent.${form.kind}`) : refusal(form, t))),
    ...(isTold ? [connection] : []),
    ...(waiting.length > 0
      ? [t("waiting", { count: waiting.length, formatted: formatNumber(waiting.length, locale) })]
      : []),
  ];
  const onDismiss = () => {
    setDismissed(online);
    dismiss();
  };
  return (
    <ConnectionNotice
      label={t("connection.label")}
      online={online}
      messages={[...new Set(messages)]}
      // Waiting forms can be taken back, but their notice cannot be dismissed.
      {...(isTold || told.length > 0 ? { onDismiss } : {})}
    >
      {waiting.length > 0 && (
        <WaitingList
          items={waiting.map(({ key: id, kind, at }) => ({
            id,
            title: t(`forms.kind.${kind}`),
            when: timeText(at, locale),
          }))}
          cancelLabel={t("forms.cancel")}
          onCancel={cancel}
        />
      )}
      <p className={css.actions}>
        {refused && (
          <ButtonLink size="small" href={refused.page}>
            {t("forms.open")}
          </ButtonLink>
        )}
        {isTold && online && (
          <Button size="small" variant="outline" onClick={() => location.reload()}>
            {t("connection.reload")}
          </Button>
        )}
        {!online && <TextLink href={offlinePath(locale)}>{t("readable")}</TextLink>}
      </p>
    </ConnectionNotice>
  );
}

/** The message for a refused form: the reason, and that its values are in the form again, except for a file. */
function refusal({ kind, message, draft, fields }: WaitingForm, t: TFunction): string {
  const hasFile = fields.some(([, value]) => typeof value !== "string");
  return [
    t(`forms.refused.${kind}`),
    message,
    draft !== undefined && t("forms.back"),
    hasFile && t("forms.fileAgain"),
  ]
    .filter(Boolean)
    .join(" ");
}

const timeText = (at: Date | number, locale: Locale, dateStyle: "long" | "medium" = "medium"): string =>
  new Intl.DateTimeFormat(formattingTag(locale), {
    calendar: "gregory",
    dateStyle,
    timeStyle: "short",
  }).format(at);
