import { accountFormMessages } from "./texts/account-form.ts";
import { accountNavigationMessages } from "./texts/account-navigation.ts";
import { addressCardMessages } from "./texts/address-card.ts";
import { addressChoiceMessages } from "./texts/address-choice.ts";
import { addressDialogMessages } from "./texts/address-dialog.ts";
import { addressFormMessages } from "./texts/address-form.ts";
import { addressListMessages } from "./texts/address-list.ts";
import { alertMessages } from "./texts/alert.ts";
import { articleMessages } from "./texts/article.ts";
import { bankAccountCardMessages } from "./texts/bank-account-card.ts";
import { breadcrumbMessages } from "./texts/breadcrumb.ts";
import { buttonMessages } from "./texts/button.ts";
import { campaignCardMessages } from "./texts/campaign-card.ts";
import { carouselMessages } from "./texts/carousel.ts";
import { cartLinesMessages } from "./texts/cart-lines.ts";
import { certificateViewerMessages } from "./texts/certificate-viewer.ts";
import { checkoutStepsMessages } from "./texts/checkout-steps.ts";
import { colourChoiceMessages } from "./texts/colour-choice.ts";
import { colourSwatchesMessages } from "./texts/colour-swatches.ts";
import { comboboxMessages } from "./texts/combobox.ts";
import { compareBarMessages } from "./texts/compare-bar.ts";
import { compareTableMessages } from "./texts/compare-table.ts";
import { contactFormMessages } from "./texts/contact-form.ts";
import { cookieBannerMessages } from "./texts/cookie-banner.ts";
import { copyButtonMessages } from "./texts/copy-button.ts";
import { couponFieldMessages } from "./texts/coupon-field.ts";
import { dialogMessages } from "./texts/dialog.ts";
import { errorPageMessages } from "./texts/error-page.ts";
import { facetPanelMessages } from "./texts/facet-panel.ts";
import { faqListMessages } from "./texts/faq-list.ts";
import { favouriteButtonMessages } from "./texts/favourite-button.ts";
import { feedbackDialogMessages } from "./texts/feedback-dialog.ts";
import { fieldMessages } from "./texts/field.ts";
import { fileUploadMessages } from "./texts/file-upload.ts";
import { formMessages } from "./texts/form.ts";
import { galleryMessages } from "./texts/gallery.ts";
import { helpDialogMessages } from "./texts/help-dialog.ts";
import { jobApplicationDialogMessages } from "./texts/job-application-dialog.ts";
import { languageMenuMessages } from "./texts/language-menu.ts";
import { layoutMessages } from "./texts/layout.ts";
import { legalDocumentMessages } from "./texts/legal-document.ts";
import { linkMessages } from "./texts/link.ts";
import { maintenancePageMessages } from "./texts/maintenance-page.ts";
import { mapFrameMessages } from "./texts/map-frame.ts";
import { megaMenuMessages } from "./texts/mega-menu.ts";
import { mobileSidebarMessages } from "./texts/mobile-sidebar.ts";
import { newsCardMessages } from "./texts/news-card.ts";
import { numberFieldMessages } from "./texts/number-field.ts";
import { orderCardMessages } from "./texts/order-card.ts";
import { orderDetailsMessages } from "./texts/order-details.ts";
import { orderSummaryMessages } from "./texts/order-summary.ts";
import { outcomesMessages } from "./texts/outcomes.ts";
import { paginationMessages } from "./texts/pagination.ts";
import { passwordFieldMessages } from "./texts/password-field.ts";
import { passwordFormsMessages } from "./texts/password-forms.ts";
import { paymentChoiceMessages } from "./texts/payment-choice.ts";
import { phoneFieldMessages } from "./texts/phone-field.ts";
import { positionCardMessages } from "./texts/position-card.ts";
import { priceMessages } from "./texts/price.ts";
import { productCardMessages } from "./texts/product-card.ts";
import { productSearchMessages } from "./texts/product-search.ts";
import { profileFormMessages } from "./texts/profile-form.ts";
import { proseMessages } from "./texts/prose.ts";
import { quantityStepperMessages } from "./texts/quantity-stepper.ts";
import { quickContactMessages } from "./texts/quick-contact.ts";
import { quoteDialogMessages } from "./texts/quote-dialog.ts";
import { rangeSliderMessages } from "./texts/range-slider.ts";
import { ratingSummaryMessages } from "./texts/rating-summary.ts";
import { registerFormMessages } from "./texts/register-form.ts";
import { requestCardMessages } from "./texts/request-card.ts";
import { requestFormMessages } from "./texts/request-form.ts";
import { reviewDialogMessages } from "./texts/review-dialog.ts";
import { reviewListMessages } from "./texts/review-list.ts";
import { searchFormMessages } from "./texts/search-form.ts";
import { shareMenuMessages } from "./texts/share-menu.ts";
import { signInFormMessages } from "./texts/sign-in-form.ts";
import { siteFooterMessages } from "./texts/site-footer.ts";
import { siteHeaderMessages } from "./texts/site-header.ts";
import { skeletonMessages } from "./texts/skeleton.ts";
import { spinnerMessages } from "./texts/spinner.ts";
import { starRatingFieldMessages } from "./texts/star-rating-field.ts";
import { starRatingMessages } from "./texts/star-rating.ts";
import { stepperMessages } from "./texts/stepper.ts";
import { tableMessages } from "./texts/table.ts";
import { tickerMessages } from "./texts/ticker.ts";
import { toastMessages } from "./texts/toast.ts";
import { topBarMessages } from "./texts/top-bar.ts";
import { userMenuMessages } from "./texts/user-menu.ts";
import { variantPickerMessages } from "./texts/variant-picker.ts";
import { verifyNoticeMessages } from "./texts/verify-notice.ts";

/** Every component's texts. A component that has messages adds its line here, in alphabetical order. */
export const messageTable = {
  "account-form": accountFormMessages,
  "account-navigation": accountNavigationMessages,
  "address-card": addressCardMessages,
  "address-choice": addressChoiceMessages,
  "address-dialog": addressDialogMessages,
  "address-form": addressFormMessages,
  "address-list": addressListMessages,
  alert: alertMessages,
  article: articleMessages,
  "bank-account-card": bankAccountCardMessages,
  breadcrumb: breadcrumbMessages,
  button: buttonMessages,
  "campaign-card": campaignCardMessages,
  carousel: carouselMessages,
  "cart-lines": cartLinesMessages,
  "certificate-viewer": certificateViewerMessages,
  "checkout-steps": checkoutStepsMessages,
  "colour-choice": colourChoiceMessages,
  "colour-swatches": colourSwatchesMessages,
  combobox: comboboxMessages,
  "compare-bar": compareBarMessages,
  "compare-table": compareTableMessages,
  "contact-form": contactFormMessages,
  "cookie-banner": cookieBannerMessages,
  "copy-button": copyButtonMessages,
  "coupon-field": couponFieldMessages,
  dialog: dialogMessages,
  "error-page": errorPageMessages,
  "facet-panel": facetPanelMessages,
  "faq-list": faqListMessages,
  "favourite-button": favouriteButtonMessages,
  "feedback-dialog": feedbackDialogMessages,
  field: fieldMessages,
  "file-upload": fileUploadMessages,
  form: formMessages,
  gallery: galleryMessages,
  "help-dialog": helpDialogMessages,
  "job-application-dialog": jobApplicationDialogMessages,
  "language-menu": languageMenuMessages,
  layout: layoutMessages,
  "legal-document": legalDocumentMessages,
  link: linkMessages,
  "maintenance-page": maintenancePageMessages,
  "map-frame": mapFrameMessages,
  "mega-menu": megaMenuMessages,
  "mobile-sidebar": mobileSidebarMessages,
  "news-card": newsCardMessages,
  "number-field": numberFieldMessages,
  "order-card": orderCardMessages,
  "order-details": orderDetailsMessages,
  "order-summary": orderSummaryMessages,
  outcomes: outcomesMessages,
  pagination: paginationMessages,
  "password-field": passwordFieldMessages,
  "password-forms": passwordFormsMessages,
  "payment-choice": paymentChoiceMessages,
  "phone-field": phoneFieldMessages,
  "position-card": positionCardMessages,
  price: priceMessages,
  "product-card": productCardMessages,
  "product-search": productSearchMessages,
  "profile-form": profileFormMessages,
  prose: proseMessages,
  "quantity-stepper": quantityStepperMessages,
  "quick-contact": quickContactMessages,
  "quote-dialog": quoteDialogMessages,
  "range-slider": rangeSliderMessages,
  "rating-summary": ratingSummaryMessages,
  "register-form": registerFormMessages,
  "request-card": requestCardMessages,
  "request-form": requestFormMessages,
  "review-dialog": reviewDialogMessages,
  "review-list": reviewListMessages,
  "search-form": searchFormMessages,
  "share-menu": shareMenuMessages,
  "sign-in-form": signInFormMessages,
  "site-footer": siteFooterMessages,
  "site-header": siteHeaderMessages,
  skeleton: skeletonMessages,
  spinner: spinnerMessages,
  "star-rating": starRatingMessages,
  "star-rating-field": starRatingFieldMessages,
  stepper: stepperMessages,
  table: tableMessages,
  ticker: tickerMessages,
  toast: toastMessages,
  "top-bar": topBarMessages,
  "user-menu": userMenuMessages,
  "variant-picker": variantPickerMessages,
  "verify-notice": verifyNoticeMessages,
};

/** The library's texts in one language, by component. */
export type UiMessages = {
  readonly [Component in keyof typeof messageTable]: (typeof messageTable)[Component]["tr"];
};
