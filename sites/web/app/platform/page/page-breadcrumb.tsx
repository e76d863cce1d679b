import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { useRootData } from "../loading/root-data.ts";
import { PageHead, type HeadData } from "../seo/page-head.tsx";
import { breadcrumbList, StructuredData, type Crumb, type StructuredNode } from "../seo/structured-data.tsx";

interface PageBreadcrumbProps {
  head: HeadData;
  crumbs: readonly Crumb[];
  /** Structured data in addition to the breadcrumb's; `origin` prefixes its paths. */
  nodes?: ((origin: string) => readonly StructuredNode[]) | undefined;
}

/** The breadcrumb of a page, visible and as structured data, with the page's head. */
export function PageBreadcrumb({ head, crumbs, nodes }: PageBreadcrumbProps) {
  const origin = useRootData()?.origin ?? "";
  return (
    <>
      <PageHead head={head} />
      <StructuredData nodes={[breadcrumbList(origin, crumbs), ...(nodes?.(origin) ?? [])]} />
      <Breadcrumb items={crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
    </>
  );
}
