import { breadcrumbMessages } from "../breadcrumb/breadcrumb.messages.ts";
import { buttonMessages } from "../button/button.messages.ts";
import { colourChoiceMessages } from "../colour-choice/colour-choice.messages.ts";
import { contactFormMessages } from "../contact-form/contact-form.messages.ts";
import { facetPanelMessages } from "../facet-panel/facet-panel.messages.ts";
import { fieldMessages } from "../field/field.messages.ts";
import { formMessages } from "../form/form.messages.ts";
import { galleryMessages } from "../gallery/gallery.messages.ts";
import { languageMenuMessages } from "../language-menu/language-menu.messages.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { linkMessages } from "../link/link.messages.ts";
import { megaMenuMessages } from "../mega-menu/mega-menu.messages.ts";
import { mobileSidebarMessages } from "../mobile-sidebar/mobile-sidebar.messages.ts";
import { paginationMessages } from "../pagination/pagination.messages.ts";
import { productCardMessages } from "../product-card/product-card.messages.ts";
import { requestFormMessages } from "../request-form/request-form.messages.ts";
import { searchFormMessages } from "../search-form/search-form.messages.ts";
import { siteFooterMessages } from "../site-footer/site-footer.messages.ts";
import { siteHeaderMessages } from "../site-header/site-header.messages.ts";
import { skeletonMessages } from "../skeleton/skeleton.messages.ts";
import { topBarMessages } from "../top-bar/top-bar.messages.ts";
import { userMenuMessages } from "../user-menu/user-menu.messages.ts";
import { variantPickerMessages } from "../variant-picker/variant-picker.messages.ts";

/** Every component's texts. A component that has messages adds its line here, in alphabetical order. */
export const messageTable = {
  breadcrumb: breadcrumbMessages,
  button: buttonMessages,
  "colour-choice": colourChoiceMessages,
  "contact-form": contactFormMessages,
  "facet-panel": facetPanelMessages,
  field: fieldMessages,
  form: formMessages,
  gallery: galleryMessages,
  "language-menu": languageMenuMessages,
  layout: layoutMessages,
  link: linkMessages,
  "mega-menu": megaMenuMessages,
  "mobile-sidebar": mobileSidebarMessages,
  pagination: paginationMessages,
  "product-card": productCardMessages,
  "request-form": requestFormMessages,
  "search-form": searchFormMessages,
  "site-footer": siteFooterMessages,
  "site-header": siteHeaderMessages,
  skeleton: skeletonMessages,
  "top-bar": topBarMessages,
  "user-menu": userMenuMessages,
  "variant-picker": variantPickerMessages,
};

/** The library's texts in one language, by component. */
export type UiMessages = {
  readonly [Component in keyof typeof messageTable]: (typeof messageTable)[Component]["tr"];
};
