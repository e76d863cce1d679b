import type { PlainRouteName } from "@preforma/domain/routes";
import { Card } from "@preforma/ui/card";
import { Container, Stack } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import type { ReactNode } from "react";
import { ownPage, type OwnPage } from "../../platform/page/own-page.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import type { Visit } from "../../platform/loading/visit.server.ts";
import * as css from "./account.css.ts";

/** Head and title of a page of an account. */
export const accountPage = (name: PlainRouteName, visit: Pick<Visit, "locale" | "t">): OwnPage =>
  ownPage(name, "account", visit);

interface NarrowPageProps {
  page: OwnPage;
  /** Id of the title, for forms that it labels. */
  titleId?: string;
  /** Omitted where the content has its own. @default the page's */
  title?: ReactNode;
  lead?: string;
  children: ReactNode;
}

/** A page with a single task: a card in the middle. */
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
