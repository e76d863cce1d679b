import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import { alternatesOfPage } from "../../platform/seo/alternates.ts";
import type { HeadData } from "../../platform/seo/page-head.tsx";
import type { Visit } from "../../platform/loading/visit.server.ts";

/** The pages of accounts whose texts lie in `account.json` under the same name. */
export type AccountPageName = Extract<
  PlainRouteName,
  | "login"
  | "register"
  | "forgottenPassword"
  | "verifyEmail"
  | "confirmSignIn"
  | "resetPassword"
  | "confirmEmail"
  | "confirmDeletion"
  | "favorites"
  | "account"
  | `account${string}`
>;

/** What every page of an account begins with. No search engine may list any of them. */
export interface AccountPage {
  head: HeadData;
  title: string;
}

/** Head and title of a page of an account. */
export function accountPage(name: AccountPageName, { locale, t }: Pick<Visit, "locale" | "t">): AccountPage {
  const title = t(`account:${name}.title`);
  return {
    title,
    head: {
      title,
      description: t(`account:${name}.description`),
      canonical: pathTo(name, locale),
      alternates: alternatesOfPage(name),
      unlisted: true,
    },
  };
}
