"use client";

import { withColon } from "@preforma/domain/text";
import { Download, ZoomIn } from "../drawings/index.ts";
import { useState, type MouseEvent } from "react";
import { Badge } from "../badge/index.ts";
import { ButtonLink } from "../button/index.ts";
import { formatDate } from "../dates/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import { Dialog } from "../dialog/index.ts";
import { Icon } from "../icon/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { isModified } from "../layout/is-modified.ts";
import { formatMessage, useLocale, useMessages } from "../provider/index.ts";
import { Sheet } from "./sheet.tsx";
import * as css from "./certificate-viewer.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** A certificate to show. */
export interface Certificate {
  id: string | number;
  /** The cited standard: `ISO 9001:2015`. */
  standard: string;
  /** What it certifies. */
  title: string;
  /** Its scope. */
  summary?: string;
  issuer: string;
  number: string;
  /** Days, `2026-05-14`. */
  issuedOn: string;
  validUntil: string;
  /** Validity at the time of the server's answer. */
  valid: boolean;
  /** A picture of its first page; sizes in pixels. Without it a sheet is drawn from the facts. */
  preview?: { url: string; width: number; height: number } | null;
  /** The document's URL. */
  documentHref: string;
}

export interface CertificateViewerProps extends RootProps<HTMLUListElement> {
  /** The certificates, in order; each opens from its sheet. */
  certificates: readonly Certificate[];
  /** The headings' level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** A change of this value closes the dialog: pass the page's path. */
  closeOn?: string | number;
}

/**
 * Certificates as sheets. A click shows the sheet larger, with its facts and a download; without JavaScript, or with a
 * modifier key, the link opens the document itself. The validity is given in words.
 */
export function CertificateViewer({
  certificates,
  headingLevel = 3,
  closeOn,
  className,
  ...rest
}: CertificateViewerProps) {
  const messages = useMessages("certificate-viewer");
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Certificate | null>(null);
  const Heading = `h${headingLevel}` as const;
  const validity = (certificate: Certificate) =>
    formatMessage(
      certificate.valid ? messages.until : messages.expired,
      { date: formatDate(certificate.validUntil, locale) },
      locale,
    );
  const enlarge = (event: MouseEvent, certificate: Certificate) => {
    if (isModified(event)) return;
    event.preventDefault();
    setChosen(certificate);
    setOpen(true);
  };
  return (
    <>
      <ul role="list" {...rest} className={classList(css.list, className)}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <article className={css.card}>
              <a
                href={certificate.documentHref}
                className={css.open}
                aria-haspopup="dialog"
                onClick={(event) => enlarge(event, certificate)}
              >
                <VisuallyHidden>
                  {formatMessage(messages.enlarge, { title: certificate.standard }, locale)}
                </VisuallyHidden>
                <Sheet certificate={certificate} label="" className={css.sheet} />
                <span className={css.glass}>
                  <Icon icon={ZoomIn} size="small" />
                </span>
              </a>
              <p className={css.standard}>
                <bdi dir="ltr">{certificate.standard}</bdi>
                <Badge tone={certificate.valid ? "success" : "neutral"}>
                  {certificate.valid ? messages.validBadge : messages.expiredBadge}
                </Badge>
              </p>
              <Heading className={css.title}>{certificate.title}</Heading>
              {certificate.summary && <p className={css.text}>{certificate.summary}</p>}
              <p className={css.text}>{validity(certificate)}</p>
              <DocumentLinks certificate={certificate} />
            </article>
          </li>
        ))}
      </ul>
      <Dialog
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next);
          if (reason === "unavailable" && chosen) location.assign(chosen.documentHref);
        }}
        title={chosen?.title ?? ""}
        size="large"
        closeOn={closeOn}
        footer={
          chosen && (
            <>
              <ButtonLink href={chosen.documentHref} variant="outline">
                {messages.view}
              </ButtonLink>
              <ButtonLink href={chosen.documentHref} download>
                <Icon icon={Download} size="small" /> {messages.download}
              </ButtonLink>
            </>
          )
        }
      >
        {chosen && (
          <div className={css.enlarged}>
            <Sheet
              certificate={chosen}
              label={formatMessage(messages.sheet, { title: chosen.standard }, locale)}
              className={css.largeSheet}
            />
            <DescriptionList
              layout="stacked"
              items={[
                { key: "validity", term: messages.validity, value: validity(chosen) },
                { key: "issuer", term: messages.issuer, value: <bdi>{chosen.issuer}</bdi> },
                { key: "number", term: messages.number, value: <bdi dir="ltr">{chosen.number}</bdi> },
                { key: "issued", term: messages.issued, value: formatDate(chosen.issuedOn, locale) },
              ]}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** Links to the document, each with the certificate in its name. */
function DocumentLinks({ certificate: { standard, documentHref } }: { certificate: Certificate }) {
  const messages = useMessages("certificate-viewer");
  const { locale } = useLocale();
  return (
    <p className={css.documents}>
      <a
        href={documentHref}
        className={css.document}
        aria-label={`${withColon(messages.view, locale)} ${standard}`}
      >
        {messages.view}
      </a>
      <a
        href={documentHref}
        download
        className={css.document}
        aria-label={`${withColon(messages.download, locale)} ${standard}`}
      >
        <Icon icon={Download} size="small" />
        {messages.download}
      </a>
    </p>
  );
}
