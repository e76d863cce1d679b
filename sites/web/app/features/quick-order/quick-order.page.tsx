import type { Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import {
  maxQuickOrderLines,
  parseQuickOrder,
  resolveQuickOrder,
  formatQuickOrder,
  type QuickOrderEntry,
  type QuickOrderLine,
} from "@preforma/domain/shop";
import { formatNumber } from "@preforma/domain/vocabulary";
import { Alert } from "@preforma/ui/alert";
import { QuoteLines, type QuoteLineData } from "@preforma/ui/cart-lines";
import { Form, FormTextArea, SubmitButton } from "@preforma/ui/form";
import { FormFileUpload } from "@preforma/ui/file-upload";
import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { useEffect, useRef, useState } from "react";
import { redirect } from "react-router";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm, usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { rowImage } from "../shop/index.server.ts";
import { shopPage, shopCss as css } from "../shop/index.ts";
import { maxFileBytes, quickOrderForms } from "./quick-order-forms.server.ts";
import { joinEntries } from "./join-entries.ts";
import { QuickOrderNotes, type QuickOrderNote } from "./quick-order-notes.tsx";

const load = async (visit: Visit) => {
  const page = shopPage("quickOrder", visit);
  const { entries } = parseQuickOrder(visit.url.searchParams.get("lines") ?? "");
  const answer = entries.length === 0 ? null : await resolveQuickOrder(visit.safe, entries, visit.locale);
  const lines = answer?.success ? answer.data.lines : [];
  const joined = joinEntries(entries, lines);
  // The page's lines must be those of its URL: the form that removes one refers to them by index.
  if (joined !== null) throw redirect(quickOrderPath(joined, visit.locale), 303);
  return {
    page,
    written: formatQuickOrder(entries, visit.locale),
    failed: answer?.success === false ? answer.message : null,
    isRead: lines.length > 0,
    lines: lines.flatMap((line, place) => lineOf(line, place, visit)),
    notes: lines.flatMap((line, place) => noteOf(line, place, entries, visit)),
    maxFileBytes,
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(quickOrderForms);

/** Codes and quantities, typed, pasted or from a file; then the lines for the cart. */
export default function QuickOrderPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, written, failed, isRead, lines, notes, maxFileBytes: mostBytes } = loaderData;
  const { t } = useTranslation("shop");
  const read = usePageForm("read");
  const answer = useRef<HTMLDivElement>(null);
  const shown = useRef(written);
  useEffect(() => {
    if (shown.current === written) return;
    shown.current = written;
    // New lines appear above the form, and the pressed button is unmounted.
    answer.current?.focus();
  }, [written]);
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <Heading level={1} id="quick-order">
        {page.title}
      </Heading>
      {failed !== null && <Alert tone="danger">{failed}</Alert>}
      {isRead && (
        <div ref={answer} tabIndex={-1} className={css.column}>
          <QuickOrderNotes notes={notes} />
          {lines.length > 0 ? (
            // Other lines reset the form.
            <Understood key={written} lines={lines} />
          ) : (
            <Text>{t("quickOrder.none")}</Text>
          )}
        </div>
      )}
      <div className={css.column}>
        <Text tone="muted" measure>
          {t("quickOrder.lead")}
        </Text>
        <Form
          key={written}
          {...read}
          // Lines that were read are in the URL.
          draft={written === "" ? "quick-order" : undefined}
          encType="multipart/form-data"
          aria-labelledby="quick-order"
        >
          <FormTextArea
            name="lines"
            label={t("quickOrder.lines")}
            hint={t("quickOrder.linesHint", { example: "\u2066ABC-123 5000\u2069" })}
            required={false}
            rows={8}
            dir="ltr"
            defaultValue={written}
          />
          <FormFileUpload
            name="file"
            label={t("quickOrder.file")}
            hint={t("quickOrder.fileHint", { max: maxQuickOrderLines })}
            optional
            accept=".xlsx,.csv,.txt"
            maxSize={mostBytes}
          />
          <div>
            <SubmitButton variant={lines.length > 0 ? "outline" : "solid"}>
              {t("quickOrder.read")}
            </SubmitButton>
          </div>
        </Form>
      </div>
    </Container>
  );
}

/** The lines for the cart. Once some of them were added, the others stay. */
function Understood({ lines }: { lines: readonly QuoteLineData[] }) {
  const { t } = useTranslation("shop");
  const keep = ["lines"] as const;
  const [justAdded, setAdded] = useState<string>();
  const { props, detail } = usePageFormState("add", {
    keep,
    onAnswer: (answer) => setAdded((before) => [before, answer.detail?.["added"]].filter(Boolean).join(" ")),
  });
  const removing = usePageForm("remove", { keep });
  const added = String(justAdded ?? detail?.["added"] ?? "").split(" ");
  const left = lines.filter(({ product_id }) => !added.includes(String(product_id)));
  return (
    <section className={css.part} aria-labelledby="quick-order-found">
      <Heading level={2} size="l" id="quick-order-found">
        {t("quickOrder.found")}
      </Heading>
      <Form {...props} aria-labelledby="quick-order-found">
        <QuoteLines lines={left} label={t("quickOrder.found")} removeAction={removing.action} />
        <div>
          <SubmitButton size="large" variant="accent">
            {t("quickOrder.add")}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

/** The page that shows these lines. */
const quickOrderPath = (entries: readonly QuickOrderEntry[], locale: Locale): string =>
  `${pathTo("quickOrder", locale)}?${new URLSearchParams({ lines: formatQuickOrder(entries, locale) })}`;

/** A line that can be ordered, in the quantity that is sold. */
function lineOf(
  { product, suggested_quantity }: QuickOrderLine,
  place: number,
  { locale }: Visit,
): QuoteLineData[] {
  if (product === null || product.unit_price_minor === null || suggested_quantity === null) return [];
  const { product_id, code, title, slug, image, minimum_order, carton_quantity } = product;
  return [
    {
      id: place,
      product_id,
      code,
      title,
      href: slug === "" ? null : pathTo("product", locale, { id: product_id, slug }),
      image: rowImage(image),
      quantity: suggested_quantity,
      minimum_order,
      carton_quantity,
    },
  ];
}

/** The messages about a line, with links to correct it. */
function noteOf(
  line: QuickOrderLine,
  place: number,
  entries: readonly QuickOrderEntry[],
  { locale, t }: Visit,
): QuickOrderNote[] {
  const { code, product, message, suggested_codes, suggested_quantity } = line;
  if (message === null) return [];
  const withCode = (other: string): string =>
    quickOrderPath(
      entries.map((entry, at) => (at === place ? { ...entry, code: other } : entry)),
      locale,
    );
  if (product === null)
    return [
      {
        kind: "unknown",
        code,
        text: message,
        links: suggested_codes.map((near) => ({ label: near, href: withCode(near) })),
      },
    ];
  if (product.unit_price_minor === null)
    return [
      {
        kind: "onRequest",
        code,
        text: product.title,
        links: [
          {
            label: t("shop:quickOrder.askQuote"),
            href: `${pathTo("productQuote", locale)}?product=${product.product_id}`,
          },
        ],
      },
    ];
  return [
    {
      kind: "corrected",
      code,
      text: t("shop:quickOrder.correctedTo", {
        code: `\u2066${code}\u2069`,
        message,
        quantity: formatNumber(suggested_quantity ?? 0, locale),
      }),
      links: [],
    },
  ];
}
