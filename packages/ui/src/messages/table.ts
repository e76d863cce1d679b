import { signInErrorMessage, signInErrorNames, type SignInErrorName } from "@preforma/domain/account";
import { locales, type Locale } from "@preforma/domain/locales";
import { ratingLabels } from "@preforma/domain/reviews";
import type { PluralMessage } from "./message.ts";
import accountFormMessages from "./texts/account-form.json" with { type: "json" };
import accountNavigationMessages from "./texts/account-navigation.json" with { type: "json" };
import addressCardMessages from "./texts/address-card.json" with { type: "json" };
import addressChoiceMessages from "./texts/address-choice.json" with { type: "json" };
import addressDialogMessages from "./texts/address-dialog.json" with { type: "json" };
import addressFormMessages from "./texts/address-form.json" with { type: "json" };
import addressListMessages from "./texts/address-list.json" with { type: "json" };
import alertMessages from "./texts/alert.json" with { type: "json" };
import articleMessages from "./texts/article.json" with { type: "json" };
import bankAccountCardMessages from "./texts/bank-account-card.json" with { type: "json" };
import breadcrumbMessages from "./texts/breadcrumb.json" with { type: "json" };
import buttonMessages from "./texts/button.json" with { type: "json" };
import campaignCardMessages from "./texts/campaign-card.json" with { type: "json" };
import carouselMessages from "./texts/carousel.json" with { type: "json" };
import cartLinesMessages from "./texts/cart-lines.json" with { type: "json" };
import certificateViewerMessages from "./texts/certificate-viewer.json" with { type: "json" };
import checkoutStepsMessages from "./texts/checkout-steps.json" with { type: "json" };
import colourChoiceMessages from "./texts/colour-choice.json" with { type: "json" };
import colourSwatchesMessages from "./texts/colour-swatches.json" with { type: "json" };
import comboboxMessages from "./texts/combobox.json" with { type: "json" };
import compareBarMessages from "./texts/compare-bar.json" with { type: "json" };
import compareTableMessages from "./texts/compare-table.json" with { type: "json" };
import contactFormMessages from "./texts/contact-form.json" with { type: "json" };
import cookieBannerMessages from "./texts/cookie-banner.json" with { type: "json" };
import copyButtonMessages from "./texts/copy-button.json" with { type: "json" };
import couponFieldMessages from "./texts/coupon-field.json" with { type: "json" };
import dialogMessages from "./texts/dialog.json" with { type: "json" };
import errorPageMessages from "./texts/error-page.json" with { type: "json" };
import facetPanelMessages from "./texts/facet-panel.json" with { type: "json" };
import faqListMessages from "./texts/faq-list.json" with { type: "json" };
import favouriteButtonMessages from "./texts/favourite-button.json" with { type: "json" };
import feedbackDialogMessages from "./texts/feedback-dialog.json" with { type: "json" };
import fieldMessages from "./texts/field.json" with { type: "json" };
import fileUploadMessages from "./texts/file-upload.json" with { type: "json" };
import formMessages from "./texts/form.json" with { type: "json" };
import galleryMessages from "./texts/gallery.json" with { type: "json" };
import helpDialogMessages from "./texts/help-dialog.json" with { type: "json" };
import jobApplicationDialogMessages from "./texts/job-application-dialog.json" with { type: "json" };
import languageMenuMessages from "./texts/language-menu.json" with { type: "json" };
import layoutMessages from "./texts/layout.json" with { type: "json" };
import legalDocumentMessages from "./texts/legal-document.json" with { type: "json" };
import linkMessages from "./texts/link.json" with { type: "json" };
import maintenancePageMessages from "./texts/maintenance-page.json" with { type: "json" };
import mapFrameMessages from "./texts/map-frame.json" with { type: "json" };
import megaMenuMessages from "./texts/mega-menu.json" with { type: "json" };
import mobileSidebarMessages from "./texts/mobile-sidebar.json" with { type: "json" };
import newsCardMessages from "./texts/news-card.json" with { type: "json" };
import numberFieldMessages from "./texts/number-field.json" with { type: "json" };
import orderCardMessages from "./texts/order-card.json" with { type: "json" };
import orderDetailsMessages from "./texts/order-details.json" with { type: "json" };
import orderSummaryMessages from "./texts/order-summary.json" with { type: "json" };
import { outcomesMessages } from "./texts/outcomes.ts";
import paginationMessages from "./texts/pagination.json" with { type: "json" };
import passwordFieldMessages from "./texts/password-field.json" with { type: "json" };
import passwordFormsMessages from "./texts/password-forms.json" with { type: "json" };
import paymentChoiceMessages from "./texts/payment-choice.json" with { type: "json" };
import phoneFieldMessages from "./texts/phone-field.json" with { type: "json" };
import positionCardMessages from "./texts/position-card.json" with { type: "json" };
import priceMessages from "./texts/price.json" with { type: "json" };
import productCardMessages from "./texts/product-card.json" with { type: "json" };
import productSearchMessages from "./texts/product-search.json" with { type: "json" };
import profileFormMessages from "./texts/profile-form.json" with { type: "json" };
import proseMessages from "./texts/prose.json" with { type: "json" };
import quantityStepperMessages from "./texts/quantity-stepper.json" with { type: "json" };
import quickContactMessages from "./texts/quick-contact.json" with { type: "json" };
import quoteDialogMessages from "./texts/quote-dialog.json" with { type: "json" };
import rangeSliderMessages from "./texts/range-slider.json" with { type: "json" };
import ratingSummaryMessages from "./texts/rating-summary.json" with { type: "json" };
import registerFormMessages from "./texts/register-form.json" with { type: "json" };
import requestCardMessages from "./texts/request-card.json" with { type: "json" };
import requestFormMessages from "./texts/request-form.json" with { type: "json" };
import reviewDialogMessages from "./texts/review-dialog.json" with { type: "json" };
import reviewListMessages from "./texts/review-list.json" with { type: "json" };
import searchFormMessages from "./texts/search-form.json" with { type: "json" };
import shareMenuMessages from "./texts/share-menu.json" with { type: "json" };
import signInFormMessages from "./texts/sign-in-form.json" with { type: "json" };
import siteFooterMessages from "./texts/site-footer.json" with { type: "json" };
import siteHeaderMessages from "./texts/site-header.json" with { type: "json" };
import skeletonMessages from "./texts/skeleton.json" with { type: "json" };
import spinnerMessages from "./texts/spinner.json" with { type: "json" };
import starRatingFieldMessages from "./texts/star-rating-field.json" with { type: "json" };
import starRatingMessages from "./texts/star-rating.json" with { type: "json" };
import stepperMessages from "./texts/stepper.json" with { type: "json" };
import tableMessages from "./texts/table.json" with { type: "json" };
import tickerMessages from "./texts/ticker.json" with { type: "json" };
import toastMessages from "./texts/toast.json" with { type: "json" };
import topBarMessages from "./texts/top-bar.json" with { type: "json" };
import userMenuMessages from "./texts/user-menu.json" with { type: "json" };
import variantPickerMessages from "./texts/variant-picker.json" with { type: "json" };
import verifyNoticeMessages from "./texts/verify-notice.json" with { type: "json" };

/** A component's texts in one language: plain texts, and texts with one form per plural category. */
type Texts<Turkish> = {
  readonly [Key in keyof Turkish]: Turkish[Key] extends string ? string : PluralMessage;
};

/** A file of texts. A language or a key that lacks, or is plain in one language and plural in another, is a type error. */
function texts<Tables extends { readonly tr: object }>(
  tables: Tables & Readonly<Record<Locale, Texts<Tables["tr"]>>>,
): Readonly<Record<Locale, Texts<Tables["tr"]>>> {
  return tables;
}

/** Texts with sentences of the domain, so that a visitor downloads those in one language too. */
function together<Own, Added>(
  own: Readonly<Record<Locale, Own>>,
  added: (locale: Locale) => Added,
): Readonly<Record<Locale, Own & Added>> {
  return Object.fromEntries(
    locales.map((locale) => [locale, { ...own[locale], ...added(locale) }]),
  ) as Record<Locale, Own & Added>;
}

/** Why a sign-in was refused. */
const refusals = (locale: Locale) =>
  Object.fromEntries(
    signInErrorNames.map((name) => [`error${name}`, signInErrorMessage(name, locale)]),
  ) as Readonly<Record<`error${SignInErrorName}`, string>>;

/** What each rating means. */
const meanings = (locale: Locale) => ({
  rating1: ratingLabels[1][locale],
  rating2: ratingLabels[2][locale],
  rating3: ratingLabels[3][locale],
  rating4: ratingLabels[4][locale],
  rating5: ratingLabels[5][locale],
});

/** Every component's texts. A component that has messages adds its line here, in alphabetical order. */
export const messageTable = {
  "account-form": texts(accountFormMessages),
  "account-navigation": texts(accountNavigationMessages),
  "address-card": texts(addressCardMessages),
  "address-choice": texts(addressChoiceMessages),
  "address-dialog": texts(addressDialogMessages),
  "address-form": texts(addressFormMessages),
  "address-list": texts(addressListMessages),
  alert: texts(alertMessages),
  article: texts(articleMessages),
  "bank-account-card": texts(bankAccountCardMessages),
  breadcrumb: texts(breadcrumbMessages),
  button: texts(buttonMessages),
  "campaign-card": texts(campaignCardMessages),
  carousel: texts(carouselMessages),
  "cart-lines": texts(cartLinesMessages),
  "certificate-viewer": texts(certificateViewerMessages),
  "checkout-steps": texts(checkoutStepsMessages),
  "colour-choice": texts(colourChoiceMessages),
  "colour-swatches": texts(colourSwatchesMessages),
  combobox: texts(comboboxMessages),
  "compare-bar": texts(compareBarMessages),
  "compare-table": texts(compareTableMessages),
  "contact-form": texts(contactFormMessages),
  "cookie-banner": texts(cookieBannerMessages),
  "copy-button": texts(copyButtonMessages),
  "coupon-field": texts(couponFieldMessages),
  dialog: texts(dialogMessages),
  "error-page": texts(errorPageMessages),
  "facet-panel": texts(facetPanelMessages),
  "faq-list": texts(faqListMessages),
  "favourite-button": texts(favouriteButtonMessages),
  "feedback-dialog": texts(feedbackDialogMessages),
  field: texts(fieldMessages),
  "file-upload": texts(fileUploadMessages),
  form: texts(formMessages),
  gallery: texts(galleryMessages),
  "help-dialog": texts(helpDialogMessages),
  "job-application-dialog": texts(jobApplicationDialogMessages),
  "language-menu": texts(languageMenuMessages),
  layout: texts(layoutMessages),
  "legal-document": texts(legalDocumentMessages),
  link: texts(linkMessages),
  "maintenance-page": texts(maintenancePageMessages),
  "map-frame": texts(mapFrameMessages),
  "mega-menu": texts(megaMenuMessages),
  "mobile-sidebar": texts(mobileSidebarMessages),
  "news-card": texts(newsCardMessages),
  "number-field": texts(numberFieldMessages),
  "order-card": texts(orderCardMessages),
  "order-details": texts(orderDetailsMessages),
  "order-summary": texts(orderSummaryMessages),
  outcomes: outcomesMessages,
  pagination: texts(paginationMessages),
  "password-field": texts(passwordFieldMessages),
  "password-forms": texts(passwordFormsMessages),
  "payment-choice": texts(paymentChoiceMessages),
  "phone-field": texts(phoneFieldMessages),
  "position-card": texts(positionCardMessages),
  price: texts(priceMessages),
  "product-card": texts(productCardMessages),
  "product-search": texts(productSearchMessages),
  "profile-form": texts(profileFormMessages),
  prose: texts(proseMessages),
  "quantity-stepper": texts(quantityStepperMessages),
  "quick-contact": texts(quickContactMessages),
  "quote-dialog": texts(quoteDialogMessages),
  "range-slider": texts(rangeSliderMessages),
  "rating-summary": texts(ratingSummaryMessages),
  "register-form": texts(registerFormMessages),
  "request-card": texts(requestCardMessages),
  "request-form": texts(requestFormMessages),
  "review-dialog": texts(reviewDialogMessages),
  "review-list": texts(reviewListMessages),
  "search-form": texts(searchFormMessages),
  "share-menu": texts(shareMenuMessages),
  "sign-in-form": together(texts(signInFormMessages), refusals),
  "site-footer": texts(siteFooterMessages),
  "site-header": texts(siteHeaderMessages),
  skeleton: texts(skeletonMessages),
  spinner: texts(spinnerMessages),
  "star-rating": texts(starRatingMessages),
  "star-rating-field": together(texts(starRatingFieldMessages), meanings),
  stepper: texts(stepperMessages),
  table: texts(tableMessages),
  ticker: texts(tickerMessages),
  toast: texts(toastMessages),
  "top-bar": texts(topBarMessages),
  "user-menu": texts(userMenuMessages),
  "variant-picker": texts(variantPickerMessages),
  "verify-notice": texts(verifyNoticeMessages),
};

/** The library's texts in one language, by component. */
export type UiMessages = {
  readonly [Component in keyof typeof messageTable]: (typeof messageTable)[Component]["tr"];
};
