import { loadInBrowser } from "../../platform/loading/on-demand.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import type { PageProps } from "../../platform/loading/page-props.ts";
import type { PageContext } from "../../platform/loading/page-context.ts";
import { loadArticleList } from "./article-list.ts";
import { ArticleListPage } from "./article-list-page.tsx";

const load = (page: PageContext) => loadArticleList("news", page);

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function NewsPage({ loaderData }: PageProps<typeof load>) {
  return <ArticleListPage list={loaderData} />;
}
