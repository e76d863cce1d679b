import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { PageHead, type HeadData } from "../seo/page-head.tsx";
import { breadcrumbList, StructuredData, type StructuredNode } from "../seo/structured-data.tsx";
import { useRootData } from "../loading/root-data.ts";
import type { PlainPage } from "./plain-page.ts";
import * as css from "./page-top.css.ts";

interface PageTopProps {
  page: Pick<PlainPage, "crumbs" | "title" | "lead"> & { head: HeadData };
  /** What the page tells machines besides the way to it; `origin` precedes its paths. */
  nodes?: (origin: string) => readonly StructuredNode[];
}

/** How pages of the company and its content begin: head, structured data, breadcrumb, title, and what it is about. */
export function PageTop({ page, nodes }: PageTopProps) {
  const origin = useRootData()?.origin ?? "";
  return (
    <Container className={css.top}>
      <PageHead head={page.head} />
      <StructuredData nodes={[breadcrumbList(origin, page.crumbs), ...(nodes?.(origin) ?? [])]} />
      <Breadcrumb items={page.crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      <Heading level={1}>{page.title}</Heading>
      <Text size="l" tone="muted" measure>
        {page.lead}
      </Text>
    </Container>
  );
}
