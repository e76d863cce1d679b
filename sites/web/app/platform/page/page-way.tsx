import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { useRootData } from "../loading/root-data.ts";
import { PageHead, type HeadData } from "../seo/page-head.tsx";
import { breadcrumbList, StructuredData, type Crumb, type StructuredNode } from "../seo/structured-data.tsx";

interface PageWayProps {
  head: HeadData;
  crumbs: readonly Crumb[];
  /** What machines are told beside the way to the page; `origin` precedes its paths. */
  nodes?: ((origin: string) => readonly StructuredNode[]) | undefined;
}

/** The way to a page, for visitors and in what machines are told, with the page's head. */
export function PageWay({ head, crumbs, nodes }: PageWayProps) {
  const origin = useRootData()?.origin ?? "";
  return (
    <>
      <PageHead head={head} />
      <StructuredData nodes={[breadcrumbList(origin, crumbs), ...(nodes?.(origin) ?? [])]} />
      <Breadcrumb items={crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
    </>
  );
}
