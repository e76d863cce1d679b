import { accountData } from "../account/account-data.ts";
import { addressData } from "../addresses/store.ts";
import { favouriteData } from "../favourites/store.ts";
import { PersonalData } from "../personal-data/index.ts";
import { quoteData } from "../quotes/personal-data.ts";
import { requestData } from "../requests/personal-data.ts";
import { reviewData } from "../reviews/personal-data.ts";
import { shopData } from "../shop/personal-data.ts";
import { stockNoticeData } from "../stock-notices/store.ts";
import { viewData } from "../views/store.ts";

/** All subjects that store personal data. */
export const personalData = new PersonalData([
  ...accountData,
  addressData,
  favouriteData,
  viewData,
  reviewData,
  quoteData,
  requestData,
  ...shopData,
  stockNoticeData,
]);
