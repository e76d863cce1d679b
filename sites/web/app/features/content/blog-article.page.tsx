import { loadInBrowser } from "../../platform/loading/on-demand.ts";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import type { PageProps } from "../../platform/loading/page-props.ts";
import type { PageContext } from "../../platform/loading/page-context.ts";
import { loadArticle } from "./article.ts";
import { ArticlePage } from "./article-page.tsx";

const load = (page: PageContext) => loadArticle("blog", page);

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export default function BlogArticlePage({ loaderData }: PageProps<typeof load>) {
  return <ArticlePage page={loaderData} />;
}
