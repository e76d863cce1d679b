import { Card } from "@preforma/ui/card";
import { Container, Stack } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import type { ReactNode } from "react";
import { PageHead } from "../../platform/seo/page-head.tsx";
import type { AccountPage } from "./account-page.ts";
import * as css from "./account.css.ts";

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
