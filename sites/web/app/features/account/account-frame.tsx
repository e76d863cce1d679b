import { matchPath, pathTo, type PlainRouteName } from "@preforma/domain/routes";
import { AccountNavigation } from "@preforma/ui/account-navigation";
import { Container, Stack, type StackProps } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { Toaster } from "@preforma/ui/toast";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { signOutFields, takeOverSignOut } from "../../platform/session/sign-out.ts";
import { signOutPath } from "../../platform/http/sign-out-path.ts";
import type { OwnPage } from "../../platform/page/own-page.ts";
import * as css from "./account.css.ts";

/** The pages of the account, in the order of its navigation. */
const names = [
  "account",
  "accountAddresses",
  "accountOrders",
  "accountRequests",
  "favorites",
  "accountSecurity",
  "accountPrivacy",
] as const satisfies readonly PlainRouteName[];

/** Pages that the navigation shows below another one. */
const below: Readonly<Partial<Record<string, (typeof names)[number]>>> = {
  accountAddress: "accountAddresses",
  accountOrder: "accountOrders",
  accountTwoStep: "accountSecurity",
};

interface AccountFrameProps {
  page: OwnPage;
  lead?: string;
  /** Id of the title, for forms that it labels. */
  titleId?: string;
  /** Omitted where the content has its own heading. */
  title?: ReactNode;
  children: ReactNode;
}

/** A page of the account, with its navigation beside it. */
export function AccountFrame({ page, lead, titleId, title = page.title, children }: AccountFrameProps) {
  const { t, locale } = useTranslation("account");
  const { pathname } = useLocation();
  const here = matchPath(pathname)?.name ?? "account";
  const current = below[here] ?? here;
  return (
    <Container className={css.account}>
      <PageHead head={page.head} />
      <AccountNavigation
        items={names.map((name) => ({
          href: pathTo(name, locale),
          title: t(`${name}.title`),
          current: name === current,
        }))}
        signOut={{ action: signOutPath, fields: signOutFields(locale) }}
        onSignOut={(event) => takeOverSignOut(event, locale)}
      />
      <div className={css.content}>
        {title !== null && (
          <Heading level={1} id={titleId}>
            {title}
          </Heading>
        )}
        {lead !== undefined && (
          <Text tone="muted" measure>
            {lead}
          </Text>
        )}
        {children}
      </div>
      <Toaster />
    </Container>
  );
}

interface AccountPartProps extends Pick<StackProps, "align"> {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of such a page, with its heading and introduction. */
export function AccountPart({ id, title, text, align, children }: AccountPartProps) {
  return (
    <section aria-labelledby={id}>
      <Stack align={align}>
        <Heading level={2} size="l" id={id}>
          {title}
        </Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
        {children}
      </Stack>
    </section>
  );
}
