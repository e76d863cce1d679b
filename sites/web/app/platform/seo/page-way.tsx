import { Breadcrumb } from "@preforma/ui/breadcrumb";
import { useRootData } from "../loading/root-data.ts";
import { PageHead, type HeadData } from "./page-head.tsx";
import { breadcrumbList, StructuredData, type Crumb, type StructuredNode } from "./structured-data.tsx";

interface PageWayProps {
  head: HeadData;
  crumbs: readonly Crumb[];
  /** What machines are told beside the way to the page; null where they are told nothing. `origin` precedes its paths. */
  nodes?: ((origin: string) => readonly StructuredNode[]) | null | undefined;
}

/** The way to a page, for visitors and in what machines are told, with the page's head. */
export function PageWay({ head, crumbs, nodes }: PageWayProps) {
  const origin = useRootData()?.origin ?? "";
  return (
    <>
      <PageHead head={head} />
      {nodes !== null && (
        <StructuredData nodes={[breadcrumbList(origin, crumbs), ...(nodes?.(origin) ?? [])]} />
      )}
      <Breadcrumb items={crumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
    </>
  );
}
