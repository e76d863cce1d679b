import { accountFormMessages } from "../account-form/account-form.messages.ts";
import { accountNavigationMessages } from "../account-navigation/account-navigation.messages.ts";
import { addressCardMessages } from "../address-card/address-card.messages.ts";
import { addressChoiceMessages } from "../address-choice/address-choice.messages.ts";
import { addressDialogMessages } from "../address-dialog/address-dialog.messages.ts";
import { addressFormMessages } from "../address-form/address-form.messages.ts";
import { addressListMessages } from "../address-list/address-list.messages.ts";
import { alertMessages } from "../alert/alert.messages.ts";
import { articleMessages } from "../article/article.messages.ts";
import { bankAccountCardMessages } from "../bank-account-card/bank-account-card.messages.ts";
import { breadcrumbMessages } from "../breadcrumb/breadcrumb.messages.ts";
import { buttonMessages } from "../button/button.messages.ts";
import { campaignCardMessages } from "../campaign-card/campaign-card.messages.ts";
import { carouselMessages } from "../carousel/carousel.messages.ts";
import { cartLinesMessages } from "../cart-lines/cart-lines.messages.ts";
import { certificateViewerMessages } from "../certificate-viewer/certificate-viewer.messages.ts";
import { checkoutStepsMessages } from "../checkout-steps/checkout-steps.messages.ts";
import { colourChoiceMessages } from "../colour-choice/colour-choice.messages.ts";
import { colourSwatchesMessages } from "../colour-swatches/colour-swatches.messages.ts";
import { comboboxMessages } from "../combobox/combobox.messages.ts";
import { compareBarMessages } from "../compare-bar/compare-bar.messages.ts";
import { compareTableMessages } from "../compare-table/compare-table.messages.ts";
import { contactFormMessages } from "../contact-form/contact-form.messages.ts";
import { cookieBannerMessages } from "../cookie-banner/cookie-banner.messages.ts";
import { copyButtonMessages } from "../copy-button/copy-button.messages.ts";
import { couponFieldMessages } from "../coupon-field/coupon-field.messages.ts";
import { dialogMessages } from "../dialog/dialog.messages.ts";
import { errorPageMessages } from "../error-page/error-page.messages.ts";
import { facetPanelMessages } from "../facet-panel/facet-panel.messages.ts";
import { faqListMessages } from "../faq-list/faq-list.messages.ts";
import { favouriteButtonMessages } from "../favourite-button/favourite-button.messages.ts";
import { feedbackDialogMessages } from "../feedback-dialog/feedback-dialog.messages.ts";
import { fieldMessages } from "../field/field.messages.ts";
import { fileUploadMessages } from "../file-upload/file-upload.messages.ts";
import { formMessages } from "../form/form.messages.ts";
import { galleryMessages } from "../gallery/gallery.messages.ts";
import { helpDialogMessages } from "../help-dialog/help-dialog.messages.ts";
import { jobApplicationDialogMessages } from "../job-application-dialog/job-application-dialog.messages.ts";
import { languageMenuMessages } from "../language-menu/language-menu.messages.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { legalDocumentMessages } from "../legal-document/legal-document.messages.ts";
import { linkMessages } from "../link/link.messages.ts";
import { maintenancePageMessages } from "../maintenance-page/maintenance-page.messages.ts";
import { mapFrameMessages } from "../map-frame/map-frame.messages.ts";
import { megaMenuMessages } from "../mega-menu/mega-menu.messages.ts";
import { mobileSidebarMessages } from "../mobile-sidebar/mobile-sidebar.messages.ts";
import { newsCardMessages } from "../news-card/news-card.messages.ts";
import { numberFieldMessages } from "../number-field/number-field.messages.ts";
import { orderCardMessages } from "../order-card/order-card.messages.ts";
import { orderDetailsMessages } from "../order-details/order-details.messages.ts";
import { orderSummaryMessages } from "../order-summary/order-summary.messages.ts";
import { outcomesMessages } from "../form/outcomes.messages.ts";
import { paginationMessages } from "../pagination/pagination.messages.ts";
import { passwordFieldMessages } from "../password-field/password-field.messages.ts";
import { passwordFormsMessages } from "../password-forms/password-forms.messages.ts";
import { paymentChoiceMessages } from "../payment-choice/payment-choice.messages.ts";
import { phoneFieldMessages } from "../phone-field/phone-field.messages.ts";
import { positionCardMessages } from "../position-card/position-card.messages.ts";
import { productCardMessages } from "../product-card/product-card.messages.ts";
import { productSearchMessages } from "../product-search/product-search.messages.ts";
import { profileFormMessages } from "../profile-form/profile-form.messages.ts";
import { proseMessages } from "../prose/prose.messages.ts";
import { quantityStepperMessages } from "../quantity-stepper/quantity-stepper.messages.ts";
import { quickContactMessages } from "../quick-contact/quick-contact.messages.ts";
import { quoteDialogMessages } from "../quote-dialog/quote-dialog.messages.ts";
import { rangeSliderMessages } from "../range-slider/range-slider.messages.ts";
import { ratingSummaryMessages } from "../rating-summary/rating-summary.messages.ts";
import { registerFormMessages } from "../register-form/register-form.messages.ts";
import { requestCardMessages } from "../request-card/request-card.messages.ts";
import { requestFormMessages } from "../request-form/request-form.messages.ts";
import { reviewDialogMessages } from "../review-dialog/review-dialog.messages.ts";
import { reviewListMessages } from "../review-list/review-list.messages.ts";
import { searchFormMessages } from "../search-form/search-form.messages.ts";
import { shareMenuMessages } from "../share-menu/share-menu.messages.ts";
import { signInFormMessages } from "../sign-in-form/sign-in-form.messages.ts";
import { siteFooterMessages } from "../site-footer/site-footer.messages.ts";
import { siteHeaderMessages } from "../site-header/site-header.messages.ts";
import { skeletonMessages } from "../skeleton/skeleton.messages.ts";
import { spinnerMessages } from "../spinner/spinner.messages.ts";
import { starRatingFieldMessages } from "../star-rating-field/star-rating-field.messages.ts";
import { starRatingMessages } from "../star-rating/star-rating.messages.ts";
import { stepperMessages } from "../stepper/stepper.messages.ts";
import { tableMessages } from "../table/table.messages.ts";
import { tickerMessages } from "../ticker/ticker.messages.ts";
import { toastMessages } from "../toast/toast.messages.ts";
import { topBarMessages } from "../top-bar/top-bar.messages.ts";
import { userMenuMessages } from "../user-menu/user-menu.messages.ts";
import { variantPickerMessages } from "../variant-picker/variant-picker.messages.ts";
import { verifyNoticeMessages } from "../verify-notice/verify-notice.messages.ts";

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
