import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import type { HeadData } from "../seo/page-head.tsx";
import type { StructuredNode } from "../seo/structured-data.tsx";
import { PageBreadcrumb } from "./page-breadcrumb.tsx";
import type { PlainPage } from "./plain-page.ts";
import * as css from "./page-top.css.ts";

interface PageTopProps {
  page: Pick<PlainPage, "crumbs" | "title" | "lead"> & { head: HeadData };
  /** Structured data in addition to the breadcrumb's; `origin` prefixes its paths. */
  nodes?: ((origin: string) => readonly StructuredNode[]) | undefined;
}

/** The top of pages about the company and of content: head, structured data, breadcrumb, title and introduction. */
export function PageTop({ page, nodes }: PageTopProps) {
  return (
    <Container className={css.top}>
      <PageBreadcrumb head={page.head} crumbs={page.crumbs} nodes={nodes} />
      <Heading level={1}>{page.title}</Heading>
      <Text size="l" tone="muted" measure>
        {page.lead}
      </Text>
    </Container>
  );
}
