import { pathTo, type PlainRouteName } from "@preforma/domain/routes";
import { Card } from "@preforma/ui/card";
import { Container, Stack } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import type { ReactNode } from "react";
import { alternatesOfPage } from "../../platform/seo/alternates.ts";
import { type HeadData, PageHead } from "../../platform/seo/page-head.tsx";
import type { Visit } from "../../platform/loading/visit.server.ts";
import * as css from "./account.css.ts";

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

interface NarrowPageProps {
  page: AccountPage;
  /** Id of the title, for forms that it names. */
  titleId?: string;
  /** Left out where the content brings its own. @default the page's */
  title?: ReactNode;
  lead?: string;
  children: ReactNode;
}

/** A page with one thing to do: a card in the middle. */
export function NarrowPage({ page, titleId, title = page.title, lead, children }: NarrowPageProps) {
  return (
    <Container className={css.narrow}>
      <PageHead head={page.head} />
      <Card padding="large">
        <Stack gap="l">
          {title !== null && (
            <Heading level={1} size="xl" id={titleId}>
              {title}
            </Heading>
          )}
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
          {children}
        </Stack>
      </Card>
    </Container>
  );
}
