import { breadcrumbMessages } from "../breadcrumb/breadcrumb.messages.ts";
import { buttonMessages } from "../button/button.messages.ts";
import { fieldMessages } from "../field/field.messages.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { linkMessages } from "../link/link.messages.ts";
import { paginationMessages } from "../pagination/pagination.messages.ts";
import { skeletonMessages } from "../skeleton/skeleton.messages.ts";

/** Every component's texts. A component that has messages adds its line here, in alphabetical order. */
export const messageTable = {
  breadcrumb: breadcrumbMessages,
  button: buttonMessages,
  field: fieldMessages,
  layout: layoutMessages,
  link: linkMessages,
  pagination: paginationMessages,
  skeleton: skeletonMessages,
};

/** The library's texts in one language, by component. */
export type UiMessages = { readonly [Component in keyof typeof messageTable]: (typeof messageTable)[Component]["tr"] };
