import { sendReview } from "@preforma/domain/reviews";
import { reviewSchema } from "@preforma/domain/reviews/schema";
import { withColon } from "@preforma/domain/text";
import { ButtonLink } from "@preforma/ui/button";
import { ReviewForm } from "@preforma/ui/review-dialog";
import { data } from "react-router";
import { NarrowPage } from "../account/index.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { PrivacyNote } from "../legal/index.ts";
import { askedProduct, formPage, productOf } from "./asked-product.server.ts";
import { senderOf } from "./sender.server.ts";

const load = async (visit: Visit) => {
  const { locale, t } = visit;
  const product = await askedProduct(visit);
  // A product that does not exist has no reviews.
  if (!product) throw data(null, { status: 404 });
  const title = t("product:reviews.write");
  const shown = productOf(product, visit);
  return {
    page: formPage("productReview", product, visit, {
      title,
      fullTitle: `${withColon(title, locale)} ${shown.title}`,
      description: t("product:reviews.description"),
    }),
    id: product.id,
    product: shown.title,
    path: shown.path,
    sender: await senderOf(visit),
  };
};

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction({
  review: {
    schema: reviewSchema,
    sent: "REVIEW_SENT",
    failures: { title: "FAILURE_TITLE", refused: "REVIEW_NOT_SENT" },
    send: ({ values }, { safe, locale }) => sendReview(safe, reviewSchema.parse(values), locale),
  },
});

/** The review form as a separate page: without script, and in a new tab. */
export default function ReviewPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, id, product, path, sender } = loaderData;
  const { t } = useTranslation("product");
  const form = usePageForm("review", { waitsAs: "review", keep: ["product"] });
  return (
    <NarrowPage page={page} lead={t("reviews.lead")}>
      <ReviewForm
        {...form}
        productId={id}
        product={product}
        {...(sender ? { sender } : {})}
        note={<PrivacyNote />}
      />
      <p>
        <ButtonLink href={path} variant="quiet">
          {t("quote.back")}
        </ButtonLink>
      </p>
    </NarrowPage>
  );
}
