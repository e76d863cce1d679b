import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { Container } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { PageHead } from "../seo/page-head.tsx";
import { breadcrumbList, StructuredData } from "../seo/structured-data.tsx";
import { useRootData } from "../shell/root-data.ts";
import type { companyPage } from "./company-page.ts";
import * as css from "./company.css.ts";

/** How every page about the company begins. */
export function CompanyHead({ page, lead }: { page: ReturnType<typeof companyPage>; lead: string }) {
  const origin = useRootData()?.origin ?? "";
  return (
    <Container className={css.head}>
      <PageHead head={page.head} />
      <StructuredData nodes={[breadcrumbList(origin, page.crumbs)]} />
      <Breadcrumb items={page.crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      <Heading level={1}>{page.title}</Heading>
      <Text size="l" tone="muted" measure>
        {lead}
      </Text>
    </Container>
  );
}
